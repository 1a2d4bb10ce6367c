"""What is read from a database of PostgreSQL: by the server, and by workers, who write nothing."""

from __future__ import annotations

import json
from typing import Final

from asyncpg import Connection, Record

from quintessence.core.game import Values
from quintessence.server.storage.postgres.documents import read_document, read_documents, read_page
from quintessence.server.storage.postgres.pool import PostgresPool
from quintessence.server.storage.postgres.rows import add_people, listed, whole_table
from quintessence.server.storage.rows import COLUMNS
from quintessence.table.model import Guest, StoredTable


class PostgresReading:
    """The reading half of the storage protocol."""

    def __init__(self, pool: PostgresPool) -> None:
        self.pool: Final = pool

    async def guest(self, guest: str) -> Guest | None:
        async def read(connection: Connection[Record]) -> Guest | None:
            row = await connection.fetchrow("SELECT id, name, colour FROM guests WHERE id = $1", guest)
            return None if row is None else Guest(*row)

        return await self.pool.do(read) if is_plain(guest) else None

    async def table(self, table: str) -> StoredTable | None:
        if not is_plain(table):
            return None
        return await self.pool.do(lambda connection: whole_table(connection, table))

    async def outline(self, table: str) -> StoredTable | None:
        if not is_plain(table):
            return None
        outlines = await self._listed(f"SELECT {COLUMNS} FROM tables WHERE id = $1", table)
        return outlines[0] if outlines else None

    async def tables_of(self, guest: str, skipped: int = 0, most: int = 500) -> list[StoredTable]:
        held = 'SELECT "table" FROM holders WHERE guest = $1'
        query = f"SELECT {COLUMNS} FROM tables WHERE host = $1 OR id IN ({held}) ORDER BY updated DESC, id"
        return await self._listed(f"{query} LIMIT $2 OFFSET $3", guest, most, skipped)

    async def _listed(self, query: str, *values: str | int) -> list[StoredTable]:
        """The tables that a query finds, with their people."""

        async def read(connection: Connection[Record]) -> list[StoredTable]:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                tables = [listed(row) for row in await connection.fetch(query, *values)]
                await add_people(connection, [table for table in tables if table.header.seats])
                return tables

        return await self.pool.do(read)

    async def variant(self, game: str, fingerprint: str) -> Values | None:
        query = "SELECT files FROM variants WHERE game = $1 AND fingerprint = $2"
        if not (is_plain(game) and is_plain(fingerprint)):
            return None
        text = await self.pool.do(lambda connection: connection.fetchval(query, game, fingerprint))
        data: Values | None = None if text is None else json.loads(text)
        return data

    async def document(self, owner: str, kind: str, name: str) -> str | None:
        return await self.pool.do(lambda connection: read_document(connection, owner, kind, name))

    async def document_page(self, owner: str, kind: str, after: str, most: int) -> list[tuple[str, str]]:
        return await self.pool.do(lambda connection: read_page(connection, owner, kind, after, most))

    async def documents(self, owner: str, kind: str) -> dict[str, Values]:
        return await self.pool.do(lambda connection: read_documents(connection, owner, kind))


def is_plain(text: str) -> bool:
    """Whether PostgreSQL can hold a text at all: no ids of ours have anything else."""
    return text.isascii() and "\0" not in text
