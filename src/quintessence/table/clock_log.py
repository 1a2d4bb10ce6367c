"""What a table's log says of the seats' clocks: the newest entry that writes them down, and one for each ended turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from quintessence.core.game import Json, Values
from quintessence.table.entry import TIME_UP, Entry


class Mark(NamedTuple):
    """A turn ended with an action: how many had been played then, and all clocks before and after it."""

    played: int
    before: list[int]
    after: list[int]


class ClockLog:
    """The clocks as they were last written down: a cache of the entries, as the rest of the log."""

    def __init__(self) -> None:
        self.left: list[int] = []
        """Milliseconds of each seat; none before the clocks were started."""
        self.owing: frozenset[int] = frozenset()
        """The seats that owed a decision then."""
        self.overdue: set[int] = set()
        """The seats for which a bot moves, since their time was over."""
        self.line = 0
        self.at = 0.0
        self.marks: Final[list[Mark]] = []

    def add(self, entry: Entry, played: int) -> None:
        """Read an entry that writes the clocks down, or that a seat's time was over."""
        if entry.kind == TIME_UP:
            self.overdue |= set() if entry.seat is None else {entry.seat}
            return
        clocks = (entry.row or [None])[0]
        if not isinstance(clocks, dict):
            return
        self.left, self.owing = _whole(clocks.get("left")), frozenset(_whole(clocks.get("owing")))
        self.overdue, self.line, self.at = set(_whole(clocks.get("overdue"))), entry.line, entry.at
        if before := _whole(clocks.get("before")):
            self.marks.append(Mark(played, before, self.left))

    def mark_at(self, played: int) -> Mark | None:
        """The mark of the action after which `played` actions stood; None where no turn ended with it."""
        return next((mark for mark in reversed(self.marks) if mark.played == played), None)

    def left_after(self, count: int) -> list[int] | None:
        """The clocks after the last turn that ended within the first `count` actions; None: as at the start."""
        return next((mark.after for mark in reversed(self.marks) if mark.played <= count), None)

    def undo(self, index: int) -> None:
        """The action at an index is taken back; those after it stay."""
        others = [mark for mark in self.marks if mark.played != index + 1]
        self.marks[:] = [mark._replace(played=mark.played - (mark.played > index)) for mark in others]

    def take_back(self, count: int) -> None:
        """Forget the marks after the first `count` actions: all later actions are taken back."""
        self.marks[:] = [mark for mark in self.marks if mark.played <= count]


def clocks_row(left: list[int], owing: frozenset[int], overdue: set[int], before: list[int] | None) -> list[Json]:
    """The row of an entry that writes the clocks down; `before` where an action has just ended a turn."""
    clocks: Values = {"left": [*left], "owing": [*sorted(owing)], "overdue": [*sorted(overdue)]}
    return [{**clocks, "before": [*before]}] if before is not None else [clocks]


def _whole(value: Json) -> list[int]:
    """A list of numbers out of a row."""
    return [number for number in value if isinstance(number, int)] if isinstance(value, list) else []
