"""Tells the other processes which seats have someone online here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from quintessence.core.game import Refused
from quintessence.service.storage.protocol import SharedStorage
from quintessence.table.attendance import seats_here
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")

_MOST: Final = 150
"""Tables that are told together: a notification names them, and may have 8,000 bytes."""


class Presence:
    """The seats with someone online, table by table. All that changed while the last was written goes together."""

    def __init__(self, storage: SharedStorage) -> None:
        self._storage: Final = storage
        self._stored: Final[dict[str, list[int]]] = {}
        self._pending: Final[dict[str, list[int]]] = {}
        self._task: asyncio.Task[None] | None = None

    def tell(self, table: Table) -> None:
        """Someone may have come or gone."""
        seats = seats_here(table)
        if seats != self._pending.get(table.id, self._stored.get(table.id, [])):
            self._pending[table.id] = seats
            if self._task is None:
                self._task = asyncio.create_task(self._write())

    def tell_again(self, tables: Iterable[Table]) -> None:
        """This process was taken for dead: tell everything once more."""
        self._stored.clear()
        for table in tables:
            self.tell(table)

    async def close(self) -> None:
        """Tell nothing any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while self._pending:
                seats = dict(list(self._pending.items())[:_MOST])
                for id_ in seats:
                    del self._pending[id_]
                self._stored.update(seats)
                await self._storage.store_presence(seats)
                for id_ in seats:
                    if not self._stored.get(id_, True):
                        del self._stored[id_]
        except Refused as error:
            _LOG.error("nobody is told who is online: %s", error)
        finally:
            self._task = None
