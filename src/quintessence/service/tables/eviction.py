"""Drops tables from memory that are over and have not been used for some time."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from quintessence.service.tables.registry import Tables

_LOOK: Final = 10.0
"""Seconds between two looks."""


class Eviction:
    """Looks for such tables now and then. One that is asked for later is read from its log again."""

    def __init__(self, tables: Tables, seconds: float) -> None:
        """`seconds`: how long a table must not have been used."""
        self._tables: Final = tables
        self._seconds: Final = seconds
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(min(_LOOK, self._seconds))
            self._tables.drop_finished(monotonic() - self._seconds)
