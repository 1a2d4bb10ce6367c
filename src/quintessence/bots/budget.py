"""What a bot may spend: nodes, so that its choices repeat, and seconds, so that nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeAlias, final

from quintessence.core.companions import Meter

Clock: TypeAlias = Callable[[], float]
"""Gives the time in seconds, from whenever it likes; a test brings its own."""

_MOST_UNWATCHED: Final = 16
"""Steps between two looks at the clock, at most: a look costs as much as a small part of a quick node."""
_QUICK: Final = 0.001
"""Looks that follow each other within so many seconds may be made less often."""
_LEAST: Final = 0.02
"""Seconds for a decision whose turn has used up its own."""


@final
class Budget(Meter):
    """What one decision may cost. Its time is looked at after every step, and less often only while steps are quick."""

    def __init__(self, nodes: int | None, seconds: float | None, clock: Clock = perf_counter) -> None:
        super().__init__()
        self._nodes: Final = -1 if nodes is None else nodes
        self._seconds: Final = 0.0 if seconds is None else seconds
        self._is_timed: Final = seconds is not None
        self._clock: Final = clock
        self._began: Final = clock() if seconds is not None else 0.0
        self._looked = self._began
        self._unwatched = 1
        self._left = 1
        """Steps until the next look."""
        self.spent = 0
        """Nodes."""
        self.is_late = False
        """Whether the time is over."""

    def pay(self) -> None:
        """One more node."""
        self.spent += 1
        if self.spent == self._nodes:
            self.is_over = True
        if self._is_timed:
            self.watch()

    def watch(self) -> None:
        """One more step that takes time and is no node."""
        if not self._is_timed:
            return
        self._left -= 1
        if self._left > 0:
            return
        now = self._clock()
        if now - self._began >= self._seconds:
            self.is_late = self.is_over = True
        self._unwatched = min(2 * self._unwatched, _MOST_UNWATCHED) if now - self._looked < _QUICK else 1
        self._left = self._unwatched
        self._looked = now

    def elapsed(self) -> float:
        """Seconds since the decision began; 0 where nobody looks at the clock."""
        return self._clock() - self._began if self._is_timed else 0.0

    def spent_part(self) -> float:
        """How much of it is gone, from 0 to 1."""
        if self.is_over:
            return 1.0
        by_nodes = self.spent / self._nodes if self._nodes > 0 else 0.0
        by_time = self.elapsed() / max(self._seconds, 0.001) if self._is_timed else 0.0
        return max(by_nodes, by_time)


@final
class Allowance:
    """What a bot may spend all through a match: nodes for each decision, seconds for each turn. None: no limit."""

    def __init__(
        self, nodes: int | None = None, seconds: float | None = None, share: float = 1.0, clock: Clock = perf_counter
    ) -> None:
        self._nodes: Final = nodes
        self._seconds: Final = seconds
        self._share: Final = share
        """The part of a turn's remaining seconds that one decision may take."""
        self._clock: Final = clock
        self._turn = -1
        self._left = 0.0
        """Seconds left of the turn."""

    def budget(self, turn: int) -> Budget:
        """What the next decision may cost, in the turn of that number (0: the game does not number its turns)."""
        if self._seconds is None:
            return Budget(self._nodes, None, self._clock)
        if turn != self._turn or turn == 0:
            self._turn = turn
            self._left = self._seconds
        return Budget(self._nodes, max(self._left * self._share, min(_LEAST, self._seconds)), self._clock)

    def charge(self, budget: Budget) -> None:
        """Take the time of a decision that was made from what is left of its turn."""
        self._left -= budget.elapsed()
