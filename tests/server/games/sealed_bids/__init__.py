from __future__ import annotations

from quintessence.core.game import Game
from quintessence.core.variant import Variant
from tests.core.toys import SealedBids


def make_game(variant: Variant) -> Game:
    return SealedBids()
