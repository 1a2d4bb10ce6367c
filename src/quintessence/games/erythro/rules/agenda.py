"""What is still to be done by itself: a queue of small steps, so that players can be asked between any two of them.

A position holds four bytes a step: what, a number, the cause, the seat behind it. What a step does stands in the
chapter of its rule, as an `AgendaStep`; `script` has the table of them all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from quintessence.core.cells import ONE
from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import NONE
from quintessence.games.erythro.rules.position import BY_PHASE, Position

SIZE: Final = 4
"""Bytes a step."""

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


class AgendaStep(ABC):
    """One kind of step. It holds nothing itself: its cause and its seat are in the position while it is done."""

    def __init__(self, can_hurt: bool = False, unsettles: bool = False) -> None:
        self.can_hurt: Final = can_hurt
        """Before it, players may clean up once more (ER-112)."""
        self.unsettles: Final = unsettles
        """After it, they may want to."""

    @abstractmethod
    def do(self, position: Position, number: int, events: list[Event]) -> None:
        """Do the step; ends are tested afterwards."""


_BY_PHASE: Final = ONE[BY_PHASE] + ONE[NONE]


def step(what: int, number: int = 0, cause: int = BY_PHASE, seat: int = NONE) -> bytes:
    if cause == BY_PHASE and seat == NONE:
        return ONE[what] + ONE[number] + _BY_PHASE
    return b"%b%b%b%b" % (ONE[what], ONE[number], ONE[cause], ONE[seat])


def put_first(position: Position, steps: bytes) -> None:
    position.agenda = steps + position.agenda


def put_last(position: Position, steps: bytes) -> None:
    position.agenda = position.agenda + steps
