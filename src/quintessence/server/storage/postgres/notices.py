"""Hears from PostgreSQL which tables other processes have changed. What is lost costs time only: all is in the log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Final

from asyncpg import Connection, Record
from asyncpg.pool import PoolConnectionProxy

from quintessence.server.storage.postgres.faults import GONE
from quintessence.server.storage.postgres.teller import CHANNEL
from quintessence.service.storage.model import ForeignEntry
from quintessence.table.entry import Entry

_PAUSE: Final = 0.2


class Notices:
    """A connection that listens, and is made anew whenever it is lost."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection[Record]]],
        process: str,
        on_table: Callable[[str, ForeignEntry | None], None],
        on_gap: Callable[[], None],
        on_orphans: Callable[[], None],
    ) -> None:
        self._connect: Final = connect
        self._process: Final = process
        self._on_table: Final = on_table
        self._on_gap: Final = on_gap
        self._on_orphans: Final = on_orphans
        self._task: Final = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen(await self._connect())
            except GONE:
                await asyncio.sleep(_PAUSE)

    async def _listen(self, connection: Connection[Record]) -> None:
        """Until the connection is lost."""
        is_lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: is_lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._on_gap()
            await is_lost.wait()
        finally:
            connection.terminate()

    def _heard(self, _: Connection[Record] | PoolConnectionProxy[Record], __: int, ___: str, payload: object) -> None:
        text = str(payload)
        head, *lines = text.split("\n")
        process, *tables = head.split(" ")
        if process == self._process:
            return
        if not tables and not lines:  # a process has left what it kept
            self._on_orphans()
        for table in tables:
            self._on_table(table, None)
        for line in lines:
            table, number, kind, seat, row, note, at, people = json.loads(line)
            entry = Entry(number, kind, seat, None if row is None else json.loads(row), note, at)
            self._on_table(table, ForeignEntry(entry, people))
