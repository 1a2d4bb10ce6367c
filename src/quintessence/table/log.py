"""A table's log, read line by line: which actions hold, who gave up, whether a draw is on offer, how it ended."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Final

from quintessence.core.game import Json, Values
from quintessence.table.clock_log import ClockLog
from quintessence.table.entry import (
    ABANDON,
    ACCEPT,
    ASK_BACK,
    BACK,
    CLOCKS,
    DECLINE,
    GIVE_BACK,
    KEEP,
    OFFER,
    PLAY,
    RESIGN,
    SEAT,
    STAND_IN,
    TAKE_BACK,
    TERMS,
    TIME_UP,
    UNDO,
    Entry,
)

_RECENT: Final = 64
"""Changes of the board that are kept for workers, which are sent what is new."""

LOST_ON_TIME: Final = "lost_on_time"
"""The note of a resignation that a clock has made."""

_NOTES: Final = 200
"""Notes that are kept: whoever has a seat's key could make more and more."""


class Log:
    """What the entries so far amount to, but for the match itself."""

    def __init__(self, seats: int, sides: list[str], entries: Iterable[Entry], has_rows: bool = True) -> None:
        """`has_rows` keeps the rows of the actions; a match that was played along has them itself."""
        self._has_rows: Final = has_rows
        self.seats = seats
        self.sides = sides
        """The sides that nobody sits at, by code."""
        self.length = 0
        self.revision = 0
        """How often the board has changed: actions and undos. It only grows."""
        self.actions: list[Entry] = []
        """The actions that were not taken back."""
        self.recent: deque[tuple[str, list[Json]]] = deque(maxlen=_RECENT)
        """The last changes of the board: the kind of each, and who did what."""
        self.changed_at = 0.0
        """When the board changed last, by the clock on the wall."""
        self.own_counts: list[int] = [0] * seats
        """How often each seat has acted or taken back: a seat's question changes with it."""
        self.resigned: list[int] = []
        self.back_asked: tuple[int, int] | None = None
        """The seat that asks to take back, and how many actions would be left."""
        self.back_given: set[int] = set()
        """The seats that have agreed to that."""
        self.is_casual = False
        """Whether something was taken back that others had seen or answered: it is no match to be measured by."""
        self.stand_ins: dict[int, str] = {}
        """The seats for which a bot plays while their holders are gone, with its level."""
        self.terms: Values = {}
        """What the host has set for the table beside the game."""
        self.clocks: Final = ClockLog()
        """The seats' clocks, as they were last written down."""
        self.offer: int | None = None
        """The seat that offers a draw."""
        self.agreed: set[int] = set()
        self.ended: Values | None = None
        """How it ended, when not by the rules."""
        self.notes: list[Values] = []
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Read one more line."""
        self.length = entry.line
        if entry.kind == PLAY:
            self._count(entry)
            self.actions.append(entry if self._has_rows else _acted(entry.seat))
            self.offer = self.back_asked = None
            if entry.note is not None:
                self._add_note(entry)
        elif entry.kind == TAKE_BACK:
            self._take_back(entry)
        elif entry.kind == UNDO:
            self._count(entry)
            index = self.last_of(entry.seat)
            del self.actions[index]
            self.clocks.undo(index)
        elif entry.kind == CLOCKS:
            self.clocks.add(entry, len(self.actions))
        elif entry.kind == SEAT:
            self._add_note(entry)
        elif entry.kind == TERMS:
            self._add_terms(entry)
        elif entry.kind == ABANDON:
            self.ended = {"places": [], "reason": "abandoned"}
        elif entry.seat is not None:
            self._add_note(entry)
            self._add_word(entry, entry.seat)
            self._add_stand_in(entry, entry.seat)
            self._add_back(entry, entry.seat)
            if entry.kind == TIME_UP:
                self.clocks.add(entry, len(self.actions))

    def _add_note(self, entry: Entry) -> None:
        if entry.note is not None:
            self.notes.append({"played": len(self.actions), "code": entry.note, "seat": entry.seat})
            del self.notes[:-_NOTES]

    def _take_back(self, entry: Entry) -> None:
        count = _whole((entry.row or [0])[0])
        self.revision += 1
        self.recent.append((UNDO, [entry.seat]))  # for workers it is more than further actions
        for seat in range(self.seats):  # what each is asked has another number now
            self.own_counts[seat] += 1
        del self.actions[count:]
        self.clocks.take_back(count)
        self.offer = self.back_asked = None
        self.is_casual = True
        self._add_note(entry)

    def _add_back(self, entry: Entry, seat: int) -> None:
        if entry.kind == ASK_BACK:
            self.back_asked, self.back_given = (seat, _whole((entry.row or [0])[0])), {seat}
        elif entry.kind == GIVE_BACK:
            self.back_given.add(seat)
        elif entry.kind == KEEP:
            self.back_asked = None

    def _add_terms(self, entry: Entry) -> None:
        changed = (entry.row or [{}])[0]
        if isinstance(changed, dict):
            self.terms = {**self.terms, **changed}

    def _add_stand_in(self, entry: Entry, seat: int) -> None:
        if entry.kind == STAND_IN:
            self.stand_ins[seat] = str((entry.row or [""])[0])
        elif entry.kind in (BACK, RESIGN):
            self.stand_ins.pop(seat, None)

    def _count(self, entry: Entry) -> None:
        self.revision += 1
        self.changed_at = entry.at
        self.recent.append((entry.kind, [entry.seat, *(entry.row or ())]))
        if entry.seat is not None:
            self.own_counts[entry.seat] += 1

    def _add_word(self, entry: Entry, seat: int) -> None:
        kind = entry.kind
        if kind == RESIGN:
            self.resigned.append(seat)
            if self.seats + bool(self.sides) == 2:
                places: list[Json] = [2 if other == seat else 1 for other in range(self.seats)]
                reason = "out_of_time" if entry.note == LOST_ON_TIME else "resigned"
                self.ended = {"places": places, "reason": reason, "seat": seat}
                if self.sides:
                    self.ended["sides"] = [{"code": code, "place": 1} for code in self.sides]
        elif kind == OFFER:
            self.offer, self.agreed = seat, {seat}
        elif kind == DECLINE:
            self.offer = None
        elif kind == ACCEPT and self.offer is not None:
            self.agreed.add(seat)
            if len(self.agreed | set(self.resigned)) == self.seats:
                self.ended = {"places": [1] * self.seats, "reason": "draw_agreed"}

    def last_actor(self) -> int | None:
        """Who acted last, of the actions that hold."""
        return self.actions[-1].seat if self.actions else None

    def last_of(self, seat: int | None) -> int:
        """Where a seat's last action is among those that hold; -1 when there is none."""
        for index in range(len(self.actions) - 1, -1, -1):
            if self.actions[index].seat == seat:
                return index
        return -1


def _whole(value: Json) -> int:
    return value if isinstance(value, int) else 0


@cache
def _acted(seat: int | None) -> Entry:
    """An entry that says only which seat acted; to save memory, all actions of that seat at all tables share it."""
    return Entry(0, PLAY, seat, None, None, 0.0)
