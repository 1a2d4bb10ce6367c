"""Opens the storage that an owner has chosen: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.server.storage.sqlite_reading import SqliteReader
from quintessence.service.limits import DEFAULT, Limits
from quintessence.service.storage.model import DatabaseRefused
from quintessence.service.storage.protocol import Reading, Storage

DATABASE: Final = "quintessence.sqlite3"
_SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgresql(database: str) -> bool:
    """Whether a database is named by an address of PostgreSQL's; else by a path."""
    return database.startswith(_SCHEMES)


def open_storage(database: str, data: Path, limits: Limits = DEFAULT) -> Storage:
    """The storage of a server; without a name, a file in its data folder. Refused when it cannot be opened."""
    if not is_postgresql(database):
        return SqliteStorage(Path(database) if database else data / DATABASE, limits)
    try:
        from quintessence.server.storage.postgres.storage import PostgresStorage
    except ImportError as error:
        raise DatabaseRefused("database_driver_missing", {"detail": str(error)}) from error
    return PostgresStorage(database, limits)


def open_reading(location: str) -> Reading:
    """What a storage has at its `location`, for a worker: it reads there, and writes nothing."""
    if not is_postgresql(location):
        return SqliteReader(Path(location))
    from quintessence.server.storage.postgres.pool import PostgresPool
    from quintessence.server.storage.postgres.reading import PostgresReading

    return PostgresReading(PostgresPool(location))


def check_storage(database: str) -> None:
    """Bring a shared database up to date before anything is served; Refused when that cannot be."""
    if is_postgresql(database):
        open_storage(database, Path())  # says so where the driver is missing
        from quintessence.server.storage.postgres.pool import prepare

        asyncio.run(prepare(database))
