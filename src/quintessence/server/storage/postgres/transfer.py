"""PostgreSQL as the source or the target of all that is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
from asyncpg import Connection, Record

from quintessence.server.storage.postgres.pool import prepare, without_password
from quintessence.server.storage.transfer import TABLES, Row
from quintessence.service.storage.model import DatabaseRefused

_ROWS: Final = 1000


@asynccontextmanager
async def postgres_source(url: str) -> AsyncIterator[PostgresSource]:
    """A database, as of one moment."""
    await prepare(url)
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield PostgresSource(connection)
    finally:
        await connection.close()


@asynccontextmanager
async def postgres_target(url: str) -> AsyncIterator[PostgresTarget]:
    """An empty database, which is filled whole or not at all."""
    await prepare(url)
    connection = await asyncpg.connect(url)
    try:
        async with connection.transaction():
            for table in TABLES:
                if await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
                    raise DatabaseRefused("database_not_empty", {"file": without_password(url)})
            yield PostgresTarget(connection)
            await connection.execute(
                'UPDATE tables SET chats = (SELECT count(*) FROM chat WHERE chat."table" = tables.id)'
            )
    finally:
        await connection.close()


class PostgresSource:
    """Reads a database."""

    def __init__(self, connection: Connection[Record]) -> None:
        self._connection: Final = connection

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows of a table, some at a time."""
        order = " ORDER BY id" if table == "chat" else ""
        cursor = await self._connection.cursor(f"SELECT {TABLES[table]} FROM {table}{order}")
        while rows := await cursor.fetch(_ROWS):
            yield [list(row) for row in rows]


class PostgresTarget:
    """Fills a database."""

    def __init__(self, connection: Connection[Record]) -> None:
        self._connection: Final = connection

    async def add(self, table: str, rows: list[Row]) -> None:
        """Take in some rows."""
        names = [name.strip().strip('"') for name in TABLES[table].split(",")]
        truth = names.index("bot_due") if "bot_due" in names else None
        for row in rows:
            if truth is not None:
                row[truth] = bool(row[truth])  # SQLite has numbers for it
        await self._connection.copy_records_to_table(table, records=[tuple(row) for row in rows], columns=names)
