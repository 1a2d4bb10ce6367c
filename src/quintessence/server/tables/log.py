"""A table's log, read line by line: which actions hold, who gave up, whether a draw is on offer, how it ended."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Final

from quintessence.core.game import Json, Values
from quintessence.server.storage.model import ABANDON, ACCEPT, DECLINE, OFFER, PLAY, RESIGN, SEAT, UNDO, Entry

_RECENT: Final = 64
"""Changes of the board that are kept for workers, which are sent what is new."""

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
        self.own_counts: list[int] = [0] * seats
        """How often each seat has acted or taken back: a seat's question changes with it."""
        self.resigned: list[int] = []
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
            self.offer = None
            self._add_note(entry)
        elif entry.kind == UNDO:
            self._count(entry)
            del self.actions[self.last_of(entry.seat)]
        elif entry.kind == SEAT:
            self._add_note(entry)
        elif entry.kind == ABANDON:
            self.ended = {"places": [], "reason": "abandoned"}
        elif entry.seat is not None:
            self._add_word(entry.kind, entry.seat)

    def _add_note(self, entry: Entry) -> None:
        if entry.note is not None:
            self.notes.append({"played": len(self.actions), "code": entry.note, "seat": entry.seat})
            del self.notes[:-_NOTES]

    def _count(self, entry: Entry) -> None:
        self.revision += 1
        self.recent.append((entry.kind, [entry.seat, *(entry.row or ())]))
        if entry.seat is not None:
            self.own_counts[entry.seat] += 1

    def _add_word(self, kind: str, seat: int) -> None:
        if kind == RESIGN:
            self.resigned.append(seat)
            if self.seats + bool(self.sides) == 2:
                places: list[Json] = [2 if other == seat else 1 for other in range(self.seats)]
                self.ended = {"places": places, "reason": "resigned", "seat": seat}
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


@cache
def _acted(seat: int | None) -> Entry:
    """That a seat has acted, and no more: the same for all of its actions, at every table."""
    return Entry(0, PLAY, seat, None, None, 0.0)
