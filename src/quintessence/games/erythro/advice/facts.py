"""What the planner asks of every card, looked up once for a variant: which ones attack."""

from __future__ import annotations

from typing import Final, final

from quintessence.games.erythro.data.constants import ATTACK, OTHER, POWER, ZONES
from quintessence.games.erythro.data.tables import Data


@final
class CardFacts:
    """By card."""

    def __init__(self, data: Data) -> None:
        self.attacks: Final = bytes(_attacks(data, card) for card in range(data.cards.count))
        """1 for a card with which its own player attacks."""


def _attacks(data: Data, card: int) -> int:
    for line in data.cards.programs[card * len(ZONES) + POWER]:
        if line.effect == ATTACK and line.target != OTHER:
            return 1
    return 0


_KNOWN: Final[dict[Data, CardFacts]] = {}


def facts_of(data: Data) -> CardFacts:
    found = _KNOWN.get(data)
    if found is None:
        found = CardFacts(data)
        _KNOWN[data] = found
    return found
