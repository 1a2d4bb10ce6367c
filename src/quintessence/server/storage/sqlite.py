"""The embedded storage: one SQLite file, a writer that flushes every commit, and a reader beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Final, TypeVar

from quintessence.core.game import Values
from quintessence.server.storage.documents import (
    IN_ALL,
    REMOVE,
    change_documents,
    claim_document,
    document_text,
    put_document,
)
from quintessence.server.storage.migrations import bring_up_to_date
from quintessence.server.storage.room import HELD, OPEN, drop_copies, make_room
from quintessence.server.storage.rows import (
    ADD_SITTER,
    COLUMNS,
    LINK_REMATCH,
    NO_SUMMARY,
    delete_tables,
    entry_values,
    insert_table,
    listed_tables,
    remove_tables,
    summary_values,
)
from quintessence.server.storage.sqlite_reading import SqliteReading, open_file
from quintessence.server.storage.variants import insert_variant
from quintessence.server.storage.writer import Work, Writer, refusal
from quintessence.service.limits import DEFAULT, Limits
from quintessence.service.storage.model import Claim, DatabaseRefused, Decide, NoRoom, Taken
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Guest, StoredTable, Summary

_T = TypeVar("_T")


class SqliteStorage(SqliteReading):
    """The storage protocol on one file."""

    is_shared: Final = False

    def __init__(self, path: Path, limits: Limits = DEFAULT) -> None:
        """Open the file, which is then its owner's alone; Refused when it cannot be used."""
        try:
            connection = open_file(path)
        except (OSError, sqlite3.Error) as error:
            raise DatabaseRefused("database_unusable", {"file": str(path), "detail": str(error)}) from error
        try:
            bring_up_to_date(connection)
        except sqlite3.Error as error:
            connection.close()
            raise DatabaseRefused("database_unusable", {"file": str(path), "detail": str(error)}) from error
        except BaseException:
            connection.close()
            raise
        self.location: Final = str(path.absolute())
        self._writer: Final = Writer(connection)
        self._reading: Final = open_file(path)
        self._limits: Final = limits
        self._reader: Final = ThreadPoolExecutor(1, "quintessence-reader")

    async def store_guest(self, guest: Guest) -> None:
        values = (guest.id, guest.name, guest.colour)
        await self._do("INSERT OR REPLACE INTO guests (id, name, colour) VALUES (?, ?, ?)", values)

    async def add_table(
        self,
        table: StoredTable,
        data: Values | None = None,
        spared: Sequence[str] = (),
        claim: Claim | None = None,
        rematch_of: str = "",
    ) -> Sequence[str]:
        head, limits = table.header, self._limits
        gone: list[str] = []

        def write(connection: sqlite3.Connection) -> None:
            if claim is not None:
                claim_document(connection, claim, limits)
            if rematch_of and connection.execute(LINK_REMATCH, (head.id, rematch_of)).rowcount == 0:
                raise Taken("rematch")
            if data:
                insert_variant(connection, head.game, head.variant, data, head.host, limits)
            gone[:] = make_room(connection, table, limits, spared)
            insert_table(connection, table)

        await self._writer.add(write)
        return gone

    async def table_bytes(self) -> int:
        return await self._read(lambda connection: int(connection.execute(HELD).fetchone()[1]))

    async def drop_copies(self, bytes_: int, spared: Sequence[str]) -> tuple[Sequence[str], int]:
        dropped: list[tuple[list[str], int]] = []

        def write(connection: sqlite3.Connection) -> None:
            dropped[:] = [drop_copies(connection, bytes_, spared)]

        await self._writer.add(write)
        return dropped[0]

    def append(self, table: str, entry: Entry, summary: Summary | None, people: int = 0) -> Awaitable[None]:
        shown = NO_SUMMARY if summary is None else summary_values(summary)
        return self._writer.add((table, *entry_values(entry), *shown))

    async def hold(self, table: str, seat: int, guest: str, first: bool, people: int | None = None) -> int:
        def write(connection: sqlite3.Connection) -> None:
            others = 'SELECT 1 FROM holders WHERE "table" = ? AND seat = ? AND guest != ?'
            if first and connection.execute(others, (table, seat, guest)).fetchone():
                raise Taken("seat")
            add = 'INSERT OR IGNORE INTO holders ("table", seat, guest, since) VALUES (?, ?, ?, ?)'
            connection.execute(add, (table, seat, guest, time()))
            connection.execute(ADD_SITTER, (table, seat, guest))

        await self._writer.add(write)
        return 0

    async def store_sitter(self, table: str, seat: int, guest: str) -> int:
        await self._do(ADD_SITTER, (table, seat, guest))
        return 0

    async def renew_seat(
        self, table: str, seat: int, invitation: str, key: str, holder: str | None, people: int | None = None
    ) -> int:
        def write(connection: sqlite3.Connection) -> None:
            change = "UPDATE seats SET invitation = ?, \"key\" = ?, standing_answer = ''"
            connection.execute(f'{change} WHERE "table" = ? AND seat = ?', (invitation, key, table, seat))
            send_away = 'DELETE FROM holders WHERE "table" = ? AND seat = ? AND guest != ?'
            connection.execute(send_away, (table, seat, holder or ""))

        await self._writer.add(write)
        return 0

    async def renew_watch(self, table: str, token: str, people: int | None = None) -> int:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET watch = ? WHERE id = ?", (token, table))
            connection.execute('DELETE FROM watchers WHERE "table" = ?', (table,))

        await self._writer.add(write)
        return 0

    async def watch(self, table: str, guest: str, people: int | None = None) -> int:
        await self._do('INSERT OR IGNORE INTO watchers ("table", guest) VALUES (?, ?)', (table, guest))
        return 0

    async def store_standing_answer(
        self, table: str, seat: int, code: str, turn: int, people: int | None = None
    ) -> int:
        change = 'UPDATE seats SET standing_answer = ?, standing_turn = ? WHERE "table" = ? AND seat = ?'
        await self._do(change, (code, turn, table, seat))
        return 0

    async def store_default_answer(self, table: str, seat: int, revision: int, people: int | None = None) -> int:
        return 0  # the window and who has chosen are in memory

    async def add_chat(self, table: str, guest: str, line: ChatLine) -> None:
        most = self._limits.chat_lines_stored

        def write(connection: sqlite3.Connection) -> None:
            if connection.execute('SELECT count(*) FROM chat WHERE "table" = ?', (table,)).fetchone()[0] >= most:
                raise NoRoom("chat_full", {"most": most})
            add = 'INSERT INTO chat ("table", guest, name, text, at) VALUES (?, ?, ?, ?, ?)'
            connection.execute(add, (table, guest, line.name, line.text, line.at))

        await self._writer.add(write)

    async def listed_tables(self, most: int) -> list[StoredTable]:
        def read(connection: sqlite3.Connection) -> list[StoredTable]:
            going = "SELECT * FROM tables WHERE status IN ('waiting', 'playing') ORDER BY updated DESC LIMIT 1000"
            terms = "SELECT note FROM entries WHERE \"table\" = going.id AND kind = 'terms' ORDER BY line DESC LIMIT 1"
            query = f"SELECT {COLUMNS} FROM ({going}) AS going WHERE ({terms}) = 'listed' ORDER BY updated DESC LIMIT ?"
            return listed_tables(connection, connection.execute(query, (most,)).fetchall())

        return await self._read(read)

    async def open_tables(self, guest: str) -> int:
        query = OPEN.format("?")
        return await self._read(lambda connection: int(connection.execute(query, (guest,)).fetchone()[0]))

    async def bots_due(self) -> list[str]:
        query = "SELECT id FROM tables WHERE bot_due ORDER BY updated DESC"
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(query)])

    async def people_due(self, since: float, most: int) -> list[str]:
        going = "SELECT id FROM tables WHERE status = 'playing' AND NOT bot_due AND updated > ?"
        query = f"{going} ORDER BY updated DESC LIMIT ?"
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(query, (since, most))])

    async def store_variant(self, game: str, fingerprint: str, files: Values, guest: str) -> None:
        work: Work = lambda connection: insert_variant(connection, game, fingerprint, files, guest, self._limits)  # noqa: E731
        await self._writer.add(work)

    async def store_document(self, owner: str, kind: str, name: str, body: Values | str) -> None:
        text, limits = document_text(body, self._limits), self._limits
        work: Work = lambda connection: put_document(connection, owner, kind, name, text, limits)  # noqa: E731
        await self._writer.add(work)

    async def change_documents(
        self, owner: str, kind: str, names: Sequence[str] | None, decide: Decide
    ) -> dict[str, Values]:
        known: dict[str, Values] = {}

        def write(connection: sqlite3.Connection) -> None:
            documents = change_documents(connection, owner, kind, names, decide, self._limits)
            known.clear()
            known.update(documents)

        await self._writer.add(write)
        return known

    async def remove_document(self, owner: str, kind: str, name: str) -> None:
        await self._do(REMOVE, (owner, kind, name))

    async def document_bytes(self) -> int:
        return await self._read(lambda connection: int(connection.execute(IN_ALL).fetchone()[0]))

    async def remove_table(self, table: str) -> None:
        await self._writer.add(lambda connection: delete_tables(connection, [table]))

    async def forget(self, is_over: bool, before: float, spared: list[str], most: int) -> list[str]:
        gone: list[str] = []

        def write(connection: sqlite3.Connection) -> None:
            gone[:] = remove_tables(connection, is_over, before, spared, most)

        await self._writer.add(write)
        return gone

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown()
        self._reading.close()

    async def _do(self, statement: str, values: tuple[object, ...]) -> None:
        work: Work = lambda connection: _run(connection, statement, values)  # noqa: E731
        await self._writer.add(work)

    async def _read(self, question: Callable[[sqlite3.Connection], _T]) -> _T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, question, self._reading)
        except sqlite3.Error as error:
            raise refusal(error) from error


def _run(connection: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> None:
    connection.execute(statement, values)
