"""What an effect is: a stage, where it asks something, that also says whether a line can be done and tries it out."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from quintessence.core.cells import ONE
from quintessence.core.game import Action, Event, Happened
from quintessence.games.erythro.actions import DECLINE
from quintessence.games.erythro.data.constants import ATTACK, NEAR, NONE, OTHER_NEAR, ZONES
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.rules.adversary.ends import check_ends
from quintessence.games.erythro.rules.position import RUNNING, Position
from quintessence.games.erythro.rules.stage import Stage

TILE_BIT: Final = [1 << tile for tile in range(32)]
"""Each tile as a bit, for sets of tiles."""


class Effect(Stage):
    """An effect of the vocabulary. Those that leave nothing to decide are never a stage of a position."""

    @abstractmethod
    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        """Why a player cannot do the line now, as an objection's code; "" when it can be done (ER-01)."""

    @abstractmethod
    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        """Do the line, or ask the player who does it."""

    @abstractmethod
    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        """Copies in which the line was done, one for each way that can matter to later lines."""

    def ask(self, position: Position, doer: int, amount: int) -> None:
        position.stage = self.index
        position.asked = doer
        position.amount = amount

    def add_decline(self, position: Position, choices: list[Action]) -> None:
        """A line that says "may" can be declined."""
        if not position.is_scripted and current_line(position).is_may:
            choices.append(DECLINE)

    def declined(self, position: Position, seat: int, action: Action, events: list[Event]) -> bool:
        """Whether that was the answer; the line is over then."""
        if action is not DECLINE:
            return False
        events.append(Happened("declined", {"seat": seat}))
        end_line(position, events)
        return True

    def reason(self, position: Position, seat: int, action: Action) -> str:
        return "not_now"


class Immediate(Effect):
    """An effect without any choice."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        raise AssertionError(self.name)

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        raise AssertionError(self.name)


def program_of(position: Position) -> list[Line]:
    """The lines of the zone that is played."""
    return position.data.cards.programs[position.card * len(ZONES) + position.zone]


def current_line(position: Position) -> Line:
    return program_of(position)[position.line]


def end_line(position: Position, events: list[Event]) -> None:
    """The line (or the script's question) is done: the course goes on, unless this ended the match."""
    position.stage = RUNNING
    position.asked = NONE
    position.amount = 0
    if position.is_scripted:
        position.is_scripted = False
    else:
        next_line(position)
    check_ends(position, events)


def next_line(position: Position) -> None:
    """Go on to the next line; a reduction served the Attack line that is left behind, used or not (ER-96)."""
    if current_line(position).effect == ATTACK:
        position.reduction = 0
    position.line += 1
    position.named = NONE
    position.steps = 0
    position.has_moved = False


def reach_of(position: Position, doer: int, line: Line) -> i64:
    """The tiles that a line reads, a bit each: see `tiles_in_reach`."""
    bits, pawns = position.setting.layout.reach_bits, position.pawns
    if line.target == NEAR:
        return bits[pawns[doer]]
    if line.target != OTHER_NEAR:
        return TILE_BIT[pawns[doer]]
    found: i64 = 0
    for seat in range(position.setting.seats):
        if seat != doer:
            found |= bits[pawns[seat]]
    return found


def tiles_in_reach(position: Position, doer: int, line: Line) -> bytes:
    """The tiles that a line reads: where its player stands now (ER-116), or around, or around any other (ER-39)."""
    layout = position.setting.layout
    if line.target != OTHER_NEAR:
        tile = position.pawns[doer]
        return layout.reach[tile] if line.target == NEAR else ONE[tile]
    if position.setting.seats == 2:
        return layout.reach[position.pawns[1 - doer]]
    reach, found = reach_of(position, doer, line), b""
    for tile in range(layout.tiles):
        if reach >> tile & 1:
            found = found + ONE[tile]
    return found
