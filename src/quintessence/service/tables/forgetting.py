"""Forgets tables at which nothing has happened for long, where the owner of the server wants that."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from quintessence.core.game import Refused
from quintessence.service.tables.registry import Tables

_LOG: Final = logging.getLogger("quintessence.server")
_DAY: Final = 24 * 3600.0
_LOOK: Final = 3600.0
"""Seconds between two looks."""
MOST: Final = 100
"""Tables that are forgotten together."""


class Forgetting:
    """Looks once an hour. A table at which someone is stays."""

    def __init__(self, tables: Tables, unfinished_days: float | None, finished_days: float | None) -> None:
        """After so many days without a change; None: never."""
        self._tables: Final = tables
        self._days: Final = {False: unfinished_days, True: finished_days}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now, and from then on."""
        if any(days is not None for days in self._days.values()):
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def forget(self) -> int:
        """Forget what has come of age; how many tables."""
        count = 0
        for is_over, days in self._days.items():
            while days is not None:
                spared = self._tables.watched()
                gone = await self._tables.storage.forget(is_over, time() - days * _DAY, spared, MOST)
                self._tables.drop_all(gone)
                count += len(gone)
                if len(gone) < MOST:
                    break
        return count

    async def _run(self) -> None:
        while True:
            try:
                if count := await self.forget():
                    _LOG.info("%d tables were forgotten", count)
            except Refused as error:
                _LOG.error("old tables cannot be forgotten: %s", error)
            await asyncio.sleep(_LOOK)
