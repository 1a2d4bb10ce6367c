"""Tells those at a table who has come, gone or looked away: what happens together is told as one."""

from __future__ import annotations

import asyncio
from typing import Final

from quintessence.service.wire.updates import send_presence
from quintessence.table.table import Table


class PresenceTeller:
    """One message a table and pause, however often people come and go."""

    def __init__(self, pause: float) -> None:
        self._pause: Final = pause
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}

    def changed(self, table: Table) -> None:
        """Someone has come, gone or looked away."""
        if table.id not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(self._pause, self._tell, table)

    def close(self) -> None:
        """Tell nothing any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _tell(self, table: Table) -> None:
        del self._timers[table.id]
        send_presence(table)
