"""What allies propose to each other through several processes: one text a table, which whoever changes it has read."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from quintessence.core.game import Refused
from quintessence.service.storage.protocol import SharedStorage
from quintessence.service.tables.registry import Tables
from quintessence.table.change import Change
from quintessence.table.proposals import pins_text
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")


class Proposals:
    """Writes the pins of tables. They may be lost with the database's last moments: nothing follows from them."""

    def __init__(self, storage: SharedStorage, tables: Tables) -> None:
        self._storage: Final = storage
        self._tables: Final = tables
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def store(self, table: Table) -> bool:
        """Store the pins as they are here; False where another process has changed them, and one has to look again."""
        before, after = table.stored.pins, pins_text(table)
        if before != after and not await self._storage.store_pins(table.id, before, after):
            return False
        table.pins_stored(after)
        return True

    def saw(self, table: Table, change: Change) -> None:
        """Write it for whoever comes later where pins have fallen by a move of ours; others know that from the move."""
        if not change.has_pins or change.is_followed:
            return
        task = asyncio.create_task(self._settle(table, self._tables.lock_of(table)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what was started."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _settle(self, table: Table, lock: asyncio.Lock) -> None:
        try:
            async with lock:
                await self.store(table)
        except Refused as error:
            _LOG.error("the proposals at table %s cannot be stored: %s", table.id, error)
