"""The time as a table sees it: the event loop's, or a test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import Final, Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The time, in seconds from some start, and what is to happen when it has come."""

    def now(self) -> float: ...

    def since(self, wall: float) -> float:
        """A wall-clock time (`time()`) on this clock. A process that works alone takes it for just now."""

    def moment_of(self, wall: float) -> float:
        """A wall-clock time (`time()`) on this clock; the start of the process, where it was before that.

        So no seat loses time while no server was running.
        """

    def call_at(self, when: float, work: Callable[[], None]) -> Timer: ...


class LoopClock:
    """The clock of the event loop."""

    def __init__(self) -> None:
        self._started: Final = monotonic()

    def now(self) -> float:
        return monotonic()

    def since(self, wall: float) -> float:
        return monotonic()  # it was just now, or the server was away meanwhile and nobody could act

    def moment_of(self, wall: float) -> float:
        return max(self._started, monotonic() - max(0.0, time() - wall))

    def call_at(self, when: float, work: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - monotonic()), work)


class SharedClock(LoopClock):
    """The clock of one process among several: it takes wall-clock times of entries that others wrote as they are."""

    def since(self, wall: float) -> float:
        return self.moment_of(wall)
