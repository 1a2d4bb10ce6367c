"""The time as a table sees it: the event loop's, or a test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The time, in seconds from some start, and what is to happen when it has come."""

    def now(self) -> float: ...

    def call_at(self, when: float, work: Callable[[], None]) -> Timer: ...


class LoopClock:
    """The clock of the event loop."""

    def now(self) -> float:
        return monotonic()

    def call_at(self, when: float, work: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - monotonic()), work)
