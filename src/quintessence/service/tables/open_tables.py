"""The tables that everyone on this server may find: those whose hosts have listed them."""

from __future__ import annotations

from time import monotonic
from typing import Final

from quintessence.service.limits import Limits
from quintessence.service.storage.protocol import Storage
from quintessence.table.model import SeatHold, StoredTable


class OpenTables:
    """The list, read from the storage now and then, however many ask for it."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage: Final = storage
        self._limits: Final = limits
        self._found: list[StoredTable] = []
        self._until = 0.0

    async def all(self) -> list[StoredTable]:
        """The tables that are listed and not over, last changed first, without entries."""
        if monotonic() >= self._until:
            self._until = monotonic() + self._limits.open_tables_seconds
            self._found = await self._storage.listed_tables(self._limits.open_tables)
        return self._found

    def forget(self) -> None:
        """The list has changed here."""
        self._until = 0.0


def free_seat(stored: StoredTable) -> SeatHold | None:
    """The first seat that a friend may take."""
    return next((hold for hold in stored.seats if hold.kind == "friend" and not hold.holders), None)
