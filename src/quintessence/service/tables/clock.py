"""The time as a table sees it: the event loop's, or a test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, time
from typing import Final, Protocol

from quintessence.table import environment


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(environment.Clock, Protocol):
    """Tells the time, and calls a function at a time."""

    def call_at(self, when: float, work: Callable[[], None]) -> Timer: ...


class LoopClock:
    """The clock of the event loop."""

    def __init__(self) -> None:
        self._started: Final = monotonic()

    now = staticmethod(monotonic)
    wall = staticmethod(time)

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
