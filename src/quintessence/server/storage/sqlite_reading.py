"""What is read from a file of SQLite: by the server, and by workers, who write nothing."""

from __future__ import annotations

import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from quintessence.core.game import Values
from quintessence.server.storage.documents import read_document, read_documents, read_page
from quintessence.server.storage.rows import COLUMNS, listed_tables, whole_table
from quintessence.table.model import Guest, StoredTable

_T = TypeVar("_T")
BUSY_SECONDS: Final = 5.0
"""How long a write waits for another program that has locked the database."""


class SqliteReading(ABC):
    """The reading half of the storage protocol."""

    @abstractmethod
    async def _read(self, question: Callable[[sqlite3.Connection], _T]) -> _T:
        """The answer to a question."""

    async def guest(self, guest: str) -> Guest | None:
        def read(connection: sqlite3.Connection) -> Guest | None:
            row = connection.execute("SELECT id, name, colour FROM guests WHERE id = ?", (guest,)).fetchone()
            return None if row is None else Guest(*row)

        return await self._read(read)

    async def table(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: whole_table(connection, table))

    async def outline(self, table: str) -> StoredTable | None:
        def read(connection: sqlite3.Connection) -> StoredTable | None:
            row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
            return None if row is None else listed_tables(connection, [row])[0]

        return await self._read(read)

    async def tables_of(self, guest: str, skipped: int = 0, most: int = 500) -> list[StoredTable]:
        def read(connection: sqlite3.Connection) -> list[StoredTable]:
            held = 'SELECT "table" FROM holders WHERE guest = ?'
            query = f"SELECT {COLUMNS} FROM tables WHERE host = ? OR id IN ({held}) ORDER BY updated DESC, id"
            rows = connection.execute(f"{query} LIMIT ? OFFSET ?", (guest, guest, most, skipped)).fetchall()
            return listed_tables(connection, rows)

        return await self._read(read)

    async def variant(self, game: str, fingerprint: str) -> Values | None:
        def read(connection: sqlite3.Connection) -> Values | None:
            query = "SELECT files FROM variants WHERE game = ? AND fingerprint = ?"
            row = connection.execute(query, (game, fingerprint)).fetchone()
            data: Values | None = None if row is None else json.loads(row[0])
            return data

        return await self._read(read)

    async def document(self, owner: str, kind: str, name: str) -> str | None:
        return await self._read(lambda connection: read_document(connection, owner, kind, name))

    async def document_page(self, owner: str, kind: str, after: str, most: int) -> list[tuple[str, str]]:
        return await self._read(lambda connection: read_page(connection, owner, kind, after, most))

    async def documents(self, owner: str, kind: str) -> dict[str, Values]:
        return await self._read(lambda connection: read_documents(connection, owner, kind))


class SqliteReader(SqliteReading):
    """A worker's own connection, which cannot write."""

    def __init__(self, path: Path) -> None:
        self._connection: Final = open_file(path)
        self._connection.execute("PRAGMA query_only = ON")

    async def _read(self, question: Callable[[sqlite3.Connection], _T]) -> _T:
        return question(self._connection)


def open_file(path: Path) -> sqlite3.Connection:
    """A connection to a file that is its owner's alone."""
    path.touch(mode=0o600)
    path.chmod(0o600)  # the files beside it, which SQLite makes, get the same
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection
