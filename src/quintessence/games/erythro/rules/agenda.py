"""What the script has yet to do: a queue of small steps, so that players can be asked between any two of them."""

from __future__ import annotations

from typing import Final

from quintessence.core.cells import ONE
from quintessence.games.erythro.data.constants import NONE
from quintessence.games.erythro.rules.position import BY_PHASE, Position

SIZE: Final = 4
"""Bytes a step: what, a number, the cause, the seat behind it."""

ADVANCE: Final = 0
FIRST_LINE: Final = 1
PLACE_MINE: Final = 2
RANDOM_POLLUTION: Final = 3
RAISE: Final = 4
EXTRACT: Final = 5
REVEAL: Final = 6
ASK_CLEAN: Final = 7
DRAW_HAND: Final = 8
WAKE: Final = 9
DESTROYED: Final = 10
TAKE_CARD: Final = 11
LOSE_INFLUENCE: Final = 12
REMOVE_TOKENS: Final = 13
GAIN_INFLUENCE: Final = 14
NEW_ROUND: Final = 15
CAN_HURT: Final = bytes([ADVANCE, FIRST_LINE, PLACE_MINE, RANDOM_POLLUTION, TAKE_CARD, LOSE_INFLUENCE, NEW_ROUND])
"""Before these, players may clean up once more (ER-112); the last ends the round, and with it an unused clean-up."""


def step(what: int, number: int = 0, cause: int = BY_PHASE, seat: int = NONE) -> bytes:
    return b"%b%b%b%b" % (ONE[what], ONE[number], ONE[cause], ONE[seat])


def put_first(position: Position, steps: bytes) -> None:
    position.agenda = steps + position.agenda


def put_last(position: Position, steps: bytes) -> None:
    position.agenda += steps
