"""The option `scenario`: lays out any situation, once it is seen to be possible."""

from __future__ import annotations

from quintessence.core.game import Json
from quintessence.games.erythro.data.tables import Data
from quintessence.games.erythro.rules.position import Position


def characters_of(scenario: Json, data: Data, seats: int) -> bytes:
    return b""


def lay_out(position: Position, scenario: Json) -> None:
    pass
