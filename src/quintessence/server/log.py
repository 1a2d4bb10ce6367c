"""A table's log, read line by line: which actions stand, who gave up, whether a draw is on offer, how it ended."""

from __future__ import annotations

from collections.abc import Iterable

from quintessence.core.game import Json, Values
from quintessence.server.storage import ABANDON, ACCEPT, DECLINE, OFFER, PLAY, RESIGN, UNDO, Entry


class Log:
    """What the entries so far amount to, but for the match itself."""

    def __init__(self, seats: int, entries: Iterable[Entry]) -> None:
        self.seats = seats
        self.length = 0
        self.number = 0
        """How often the board has changed: actions and undos. It only grows."""
        self.standing: list[Entry] = []
        """The actions that were not taken back."""
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
        self.length = entry.number
        if entry.kind == PLAY:
            self.standing.append(entry)
            self.number += 1
            self.offer = None
            if entry.note is not None:
                self.notes.append({"played": len(self.standing), "code": entry.note, "seat": entry.seat})
        elif entry.kind == UNDO:
            self.standing.pop()
            self.number += 1
        elif entry.kind == ABANDON:
            self.ended = {"places": [], "reason": "abandoned"}
        elif entry.seat is not None:
            self._add_word(entry.kind, entry.seat)

    def _add_word(self, kind: str, seat: int) -> None:
        if kind == RESIGN:
            self.resigned.append(seat)
            if self.seats == 2:
                places: list[Json] = [2 if number == seat else 1 for number in range(self.seats)]
                self.ended = {"places": places, "reason": "resigned", "seat": seat}
        elif kind == OFFER:
            self.offer, self.agreed = seat, {seat}
        elif kind == DECLINE:
            self.offer = None
        elif kind == ACCEPT and self.offer is not None:
            self.agreed.add(seat)
            if len(self.agreed | set(self.resigned)) == self.seats:
                self.ended = {"places": [1] * self.seats, "reason": "draw_agreed"}

    def last_actor(self) -> int | None:
        """Who acted last, of what stands."""
        return self.standing[-1].seat if self.standing else None
