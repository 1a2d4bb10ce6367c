"""Carries all that is stored from one database to another, or into a file and back: every row, as of one moment."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import quintessence
from quintessence.core.game import Json, Refused
from quintessence.server.storage.opening import is_postgresql
from quintessence.server.storage.rows import COLUMNS
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.service.storage.model import DatabaseRefused

TABLES: Final[dict[str, str]] = {
    "guests": "id, name, colour",
    "variants": "game, fingerprint, files, guest, added",
    "tables": COLUMNS,
    "seats": '"table", seat, kind, level, invitation, "key", standing_answer, standing_turn',
    "holders": '"table", seat, guest, since',
    "sitters": '"table", seat, guest',
    "watchers": '"table", guest',
    "entries": '"table", line, kind, seat, "row", note, at',
    "chat": '"table", guest, name, text, at',
    "documents": "owner, kind, name, body, updated",
}
"""What is stored, each table after those that it names."""
FORMAT: Final = 1
_ROWS: Final = 1000
"""Rows that are carried together."""

Row = list[Json]


class Source(Protocol):
    """Where rows come from."""

    def rows(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows of a table, some at a time."""


class Target(Protocol):
    """Where rows go to: an empty database, or a file. Nothing of it is there before all of it is."""

    async def add(self, table: str, rows: list[Row]) -> None:
        """Take in some rows."""


async def carry(source: Source, target: Target) -> dict[str, int]:
    """Carry everything; how many rows there were of each table."""
    counts = dict.fromkeys(TABLES, 0)
    for table in TABLES:
        async for rows in source.rows(table):
            await target.add(table, rows)
            counts[table] += len(rows)
    return counts


async def transfer(source: str, target: str) -> dict[str, int]:
    """Carry everything from one database to an empty one; how many rows there were of each table."""
    async with opened_source(source) as rows, opened_target(target) as opened:
        return await carry(rows, opened)


async def backup(database: str, file: Path) -> dict[str, int]:
    """Write everything into a new file, which only its owner can read: it holds the seeds and links of all tables."""
    aside = file.with_name(f"{file.name}.part")
    async with opened_source(database) as rows:
        aside.unlink(missing_ok=True)  # of a backup that was broken off: it may be open to others
        opener = partial(os.open, mode=0o600)
        with open(aside, "xb", opener=opener) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            written = _FileTarget(out)
            counts = await carry(rows, written)
            written.end(counts)
    aside.rename(file)
    return counts


async def restore(file: Path, database: str) -> dict[str, int]:
    """Read everything from a file into an empty database; Refused when the file is broken, and nothing is kept."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            source = _FileSource(lines)
            async with opened_target(database) as target:
                counts = await carry(source, target)
                if {**dict.fromkeys(TABLES, 0), **source.counts} != counts:  # an older file has fewer tables
                    raise Refused("backup_broken", {"file": str(file)})
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise Refused("backup_broken", {"file": str(file), "detail": str(error)}) from error
    return counts


@asynccontextmanager
async def opened_source(database: str) -> AsyncIterator[Source]:
    """A database to be read as of one moment, while it is used."""
    if is_postgresql(database):
        from quintessence.server.storage.postgres.transfer import postgres_source

        async with postgres_source(database) as source:
            yield source
        return
    await _up_to_date(database, must_exist=True)
    connection = sqlite3.connect(database, isolation_level=None)
    try:
        connection.execute("BEGIN")
        yield _SqliteSource(connection)
    finally:
        connection.close()


@asynccontextmanager
async def opened_target(database: str) -> AsyncIterator[Target]:
    """An empty database to be filled; Refused when it is not empty."""
    if is_postgresql(database):
        from quintessence.server.storage.postgres.transfer import postgres_target

        async with postgres_target(database) as target:
            yield target
        return
    await _up_to_date(database, must_exist=False)
    connection = sqlite3.connect(database, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        for table in TABLES:
            if connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                raise DatabaseRefused("database_not_empty", {"file": database})
        yield _SqliteTarget(connection)
        connection.execute("COMMIT")
    finally:
        connection.close()


async def _up_to_date(database: str, must_exist: bool) -> None:
    if must_exist and not Path(database).is_file():
        raise DatabaseRefused("database_unusable", {"file": database, "detail": "no such file"})
    await SqliteStorage(Path(database)).close()  # takes the steps that it lacks


class _SqliteSource:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        order = " ORDER BY id" if table == "chat" else ""
        cursor = self._connection.execute(f"SELECT {TABLES[table]} FROM {table}{order}")
        while rows := cursor.fetchmany(_ROWS):
            yield [list(row) for row in rows]


class _SqliteTarget:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    async def add(self, table: str, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(rows[0]))
        self._connection.executemany(f"INSERT INTO {table} ({TABLES[table]}) VALUES ({marks})", rows)


class _FileTarget:
    """Lines of JSON: what it is, then each row with its table, and the counts at the end."""

    def __init__(self, out: Writing) -> None:
        self._out: Final = out
        self._say({"quintessence": quintessence.__version__, "format": FORMAT})

    async def add(self, table: str, rows: list[Row]) -> None:
        for row in rows:
            self._say([table, *row])

    def end(self, counts: dict[str, int]) -> None:
        """Say how much there was: a file that was cut is then known as such."""
        self._say({"counts": counts})

    def _say(self, value: object) -> None:
        self._out.write(json.dumps(value) + "\n")


class Writing(Protocol):
    """Something to be written into."""

    def write(self, text: str, /) -> int: ...


class _FileSource:
    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Final = iter(lines)
        head = json.loads(next(self._lines, "{}"))
        if head.get("format") != FORMAT:
            raise ValueError(f"format {head.get('format')}")
        self._next: Json = json.loads(next(self._lines))
        self.counts: dict[str, int] = {}

    async def rows(self, table: str) -> AsyncIterator[list[Row]]:
        rows: list[Row] = []
        while isinstance(self._next, list) and self._next[0] == table:
            rows.append(self._next[1:])
            self._next = json.loads(next(self._lines, '{"counts": {}}'))
            if len(rows) == _ROWS:
                yield rows
                rows = []
        if rows:
            yield rows
        if isinstance(self._next, dict):
            counts = self._next["counts"]
            assert isinstance(counts, dict)
            self.counts = {name: int(str(count)) for name, count in counts.items()}
