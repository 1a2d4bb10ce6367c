"""The clocks of a table's seats: how much each had left at a moment, and which have run since. No rule, no storage.

A clock runs while its seat owes a decision. Moments are in seconds of the process's monotonic clock, so a change of the
system's time does not matter here. An elapsed time is never negative: it counts as 0 at least.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from quintessence.table.clock_log import ClockLog
from quintessence.table.time_control import GAME, TURN, TimeControl

_UNCOUNTED: Final = 0
"""The turn of a game that counts none: each time that a seat is asked is one of its own."""


class SeatClocks:
    """Milliseconds left for each seat."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        self.control: Final = control
        self.left: list[int] = [control.full] * seats
        self.owing: frozenset[int] | None = None
        """The seats that owe a decision since the moment below; None where that has to be looked up first."""
        self.overdue: set[int] = set()
        """The seats whose time is over, and for which a bot moves until the turn ends."""
        self.since = 0.0
        self.written_at = 0.0
        """The moment of what the log says last."""
        self.turn = 0
        """The number of the turn, by the rules."""
        self.has_begun = False
        self._written: frozenset[int] | None = None
        """Who owed a decision when the clocks were written down, where they were read."""
        self._turns: dict[int, int] = {}
        """The turn that each seat's clock was last full for."""
        self._gained: Final[dict[int, int]] = {}
        """The last turn for which each seat has gained its increment."""

    def read(self, log: ClockLog, since: float) -> None:
        """Go on from what was written down; `since` is when that was, on this process's clock."""
        if log.left:
            self.left, self.overdue, self.since, self.has_begun = log.left[:], set(log.overdue), since, True
            self._written, self.written_at = log.owing, since

    def begin(self, now: float) -> None:
        """Start: everyone is there."""
        self.since, self.has_begun = now, True

    def running(self) -> frozenset[int]:
        """The seats whose clocks run."""
        return (self.owing or frozenset()) - self.overdue if self.has_begun else frozenset()

    def left_at(self, now: float) -> list[int]:
        """What each clock says at a moment."""
        elapsed, running = max(0, round((now - self.since) * 1000)), self.running()
        return [max(0, left - elapsed) if seat in running else left for seat, left in enumerate(self.left)]

    def settle(self, now: float, owing: frozenset[int], turn: int, actor: int | None) -> list[int] | None:
        """Note who owes a decision now, and in which turn. Returns all clocks as they were before; None: no change.

        A seat that is asked again in the same turn, after another's answer for instance, goes on where it was.
        """
        before, last = self.owing, self.turn
        if before is None or not self.has_begun:
            self._take_up(now, owing, turn)
            return None
        ended = {seat for seat in before if seat == actor and (seat not in owing or turn != last)}
        fresh = {seat for seat in owing if self._is_fresh(seat, owing, turn, actor)}
        if owing == before and not ended and not fresh:
            self.turn = turn
            return None
        lefts = self.left_at(now)
        self.left, self.since, self.owing, self.turn = lefts[:], now, owing, turn
        for seat in ended:
            self._gain(seat, last)
        is_over = turn != last or turn == _UNCOUNTED
        self._renew(fresh | {seat for seat in ended | self.overdue if is_over and seat not in owing}, turn)
        return lefts

    def _take_up(self, now: float, owing: frozenset[int], turn: int) -> None:
        """Go on from what the log says. A turn whose start was not logged, since the server died, starts now."""
        if self._written is not None and owing != self._written:
            self._renew(owing - self._written, turn)
            self.since = now
        self.owing, self.turn, self._written = owing, turn, None
        self._turns.update(dict.fromkeys(owing, turn))

    def _is_fresh(self, seat: int, owing: frozenset[int], turn: int, actor: int | None) -> bool:
        """Whether a seat's turn begins now: it is newly asked, its own action began a turn, or it alone is asked."""
        if seat not in (self.owing or ()):
            return turn == _UNCOUNTED or self._turns.get(seat) != turn
        return turn != self.turn and (seat == actor or owing == {seat})

    def _renew(self, seats: Iterable[int], turn: int) -> None:
        """Begin a turn for some seats: a clock per turn is full again, and no bot moves for them any longer."""
        for seat in seats:
            self.overdue.discard(seat)
            self._turns[seat] = turn
            if self.control.per == TURN:
                self.left[seat] = self.control.full

    def _gain(self, seat: int, turn: int) -> None:
        """Add the increment to a seat's clock, at most once a turn."""
        if self.control.per == GAME and (turn == _UNCOUNTED or self._gained.get(seat) != turn):
            self.left[seat] += self.control.increment * 1000
            self._gained[seat] = turn

    def time_up(self, seat: int, now: float) -> None:
        """A seat is at zero: its clock stands still until its turn ends, in which a bot moves."""
        self.left, self.since = self.left_at(now), now
        self.left[seat] = 0
        self.overdue.add(seat)

    def restore(self, now: float, lefts: Mapping[int, int], owing: frozenset[int], turn: int) -> None:
        """The board went back, and some clocks with it; those of the others go on."""
        self.left, self.since = self.left_at(now), now
        for seat, left in lefts.items():
            self.left[seat] = left
            self._gained.pop(seat, None)
        self.owing, self.turn = owing, turn
        self._turns = dict.fromkeys(owing, turn)
        self.overdue &= owing
