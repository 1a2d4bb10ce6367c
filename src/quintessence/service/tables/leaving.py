"""Lets tables leave memory that are over and that nobody wants any more."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from quintessence.service.tables.registry import Tables

_LOOK: Final = 10.0
"""Seconds between two looks."""


class Leaving:
    """Looks now and then. Whoever asks for such a table later has it read from the log."""

    def __init__(self, tables: Tables, seconds: float) -> None:
        """A table goes that was not used for so long."""
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
