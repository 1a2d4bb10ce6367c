"""Timers of tables: one for each, and the work that starts when it rings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from quintessence.service.tables.clock import Clock, Timer

Work = Coroutine[Any, Any, None]


class Timers:
    """Rings for a table at its time, and knows what is being done since."""

    def __init__(self, clock: Clock, ring: Callable[[str], Work]) -> None:
        self._clock: Final = clock
        self._ring: Final = ring
        """What is done when the timer of a table rings."""
        self._timers: Final[dict[str, Timer]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def set(self, table: str, when: float) -> None:
        """Ring for a table at a moment of the clock."""
        self.stop(table)
        self._timers[table] = self._clock.call_at(when, lambda: self._rings(table))

    def stop(self, table: str) -> None:
        """Do not ring for a table."""
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def stop_all(self) -> list[str]:
        """Ring for nobody any more; the tables that had a timer."""
        tables = list(self._timers)
        for table in tables:
            self.stop(table)
        return tables

    def spawn(self, work: Work) -> None:
        """Start some work in a task of its own, which `settled` waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Wait for what is being done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _rings(self, table: str) -> None:
        self._timers.pop(table, None)
        self.spawn(self._ring(table))
