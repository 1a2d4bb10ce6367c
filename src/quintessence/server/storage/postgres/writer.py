"""Writes the lines of the logs: all that came in while the last group was written goes together, as one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from asyncpg import Connection, Record

from quintessence.server.storage.postgres.faults import GONE, UNREACHABLE, patiently, refusal
from quintessence.service.codec import encode
from quintessence.service.storage.model import StorageFailed, Taken

Fields: TypeAlias = tuple[object, ...]
Key: TypeAlias = tuple[str, int]
_MOST: Final = 512
"""Lines in a group at most."""
_LINE: Final = 8
"""Values of a line: its columns, and the people as they were."""
_COLUMNS: Final = '"table", line, kind, seat, "row", note, at'
_TYPES: Final = (
    *("text", "int", "text", "int", "text", "text", "float8", "int"),
    *("text", "int", "int", "text", "bool", "text", "text"),
)
_APPEND: Final = f"""
    WITH given AS MATERIALIZED (
        SELECT * FROM unnest({", ".join(f"${number}::{kind}[]" for number, kind in enumerate(_TYPES, 1))})
        AS given ({_COLUMNS}, people, status, revision, played, to_act, bot_due, state_hash, result)
    ), added AS (
        INSERT INTO entries ({_COLUMNS})
        SELECT given."table", given.line, given.kind, given.seat, given."row", given.note, given.at
        FROM given JOIN tables ON tables.id = given."table" AND tables.people = given.people
        WHERE given.line = 1
            OR EXISTS (SELECT 1 FROM entries WHERE "table" = given."table" AND line = given.line - 1)
            OR EXISTS (SELECT 1 FROM given AS other WHERE other."table" = given."table" AND other.line = given.line - 1)
        ON CONFLICT DO NOTHING RETURNING "table", line
    ), listed AS (
        UPDATE tables SET status = given.status, revision = given.revision, played = given.played,
            to_act = given.to_act, bot_due = given.bot_due, state_hash = given.state_hash, result = given.result,
            updated = given.at
        FROM given JOIN added USING ("table", line) WHERE tables.id = given."table" AND given.status IS NOT NULL
    )
    SELECT "table", line FROM added
"""
"""Adds the lines that come next, where nobody's rights have changed; says which."""
_WRITTEN: Final = f"""
    SELECT {_COLUMNS} FROM entries JOIN unnest($1::text[], $2::int[]) AS asked ("table", line) USING ("table", line)
"""


class Write:
    """A line of a log with its table's new summary, and whoever waits for it."""

    __slots__ = ("done", "key", "values")

    def __init__(self, values: Fields) -> None:
        self.values = values
        self.key: Key = (str(values[0]), int(str(values[1])))
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class PostgresWriter:
    """Group commit: a future is done when its line is durable, or with the reason why it is not."""

    def __init__(self, connect: Callable[[], Awaitable[Connection[Record]]], tell: Callable[[str, str], None]) -> None:
        """`tell` is called with the table of each line that was written, and with the line as JSON."""
        self._connect: Final = connect
        self._tell: Final = tell
        self._connection: Connection[Record] | None = None
        self._waiting: list[Write] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, line: Fields, summary: Fields) -> asyncio.Future[None]:
        """Have a line written: its table, its columns, and the people as they were; `summary` may be Nones."""
        write = Write(line + summary)
        self._waiting.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return write.done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await asyncio.wait([self._task])
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def _run(self) -> None:
        while self._waiting:
            group = self._next_group()
            is_again = False

            async def attempt(group: list[Write] = group) -> set[Key]:
                nonlocal is_again
                was_tried, is_again = is_again, True
                return await self._write(group, was_tried)

            try:
                written = await patiently(attempt)
            except Exception as error:
                await self._refuse(group, error)
            else:
                self._finish(group, written)
        self._task = None

    def _next_group(self) -> list[Write]:
        """The next lines, no two of them the same."""
        group: dict[Key, Write] = {}
        for write in self._waiting[:_MOST]:
            if write.key in group:
                break
            group[write.key] = write
        del self._waiting[: len(group)]
        return list(group.values())

    async def _write(self, group: list[Write], is_again: bool) -> set[Key]:
        """Which lines are written now. After a lost answer, also those that were written before it was lost."""
        connection = await self._open()
        columns = [list(column) for column in zip(*(write.values for write in group), strict=True)]
        try:
            rows = await connection.fetch(_APPEND, *columns)
            written = {(str(row[0]), int(row[1])) for row in rows}
            if is_again and len(written) < len(group):
                known = await connection.fetch(_WRITTEN, columns[0], columns[1])
                own = {write.values[:7] for write in group}
                written |= {(str(row[0]), int(row[1])) for row in known if tuple(row) in own}
        except GONE:
            connection.terminate()
            raise
        return written

    async def _open(self) -> Connection[Record]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    async def _refuse(self, group: list[Write], error: Exception) -> None:
        """A group could not be written: where one of several may be at fault, each is tried for itself."""
        is_gone = isinstance(error, StorageFailed) and error.code == UNREACHABLE
        for write in group:
            if len(group) == 1 or is_gone:
                _fail(write, error)
                continue
            try:
                written = await self._write([write], is_again=True)
            except Exception as fault:
                _fail(write, refusal(fault))
            else:
                self._finish([write], written)

    def _finish(self, group: list[Write], written: set[Key]) -> None:
        for write in group:
            if write.key not in written:
                _fail(write, Taken("line"))
                continue
            if not write.done.done():
                write.done.set_result(None)
            self._tell(write.key[0], encode(write.values[:_LINE]).decode())


def _fail(write: Write, error: Exception) -> None:
    if not write.done.done():
        write.done.set_exception(error)
