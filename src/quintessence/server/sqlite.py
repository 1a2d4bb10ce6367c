"""The embedded storage: one SQLite file, a writer that flushes every commit, and a reader beside it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Final, TypeVar

from quintessence.server.migrations import bring_up_to_date
from quintessence.server.said import dumps
from quintessence.server.storage import Entry, Guest, Header, Line, Place, StorageFailed, Stored, Summary, Taken
from quintessence.server.writer import APPEND, Work, Writer

_T = TypeVar("_T")
_COLUMNS: Final = (
    "id, game, version, options, seats, seed, commitment, host, created, origin, watch, "
    "status, number, played, to_act, bot_due, state_hash, result, updated, rematch, answer_seconds, data"
)
_CHAT: Final = 500
"""Lines of chat that are read back at most."""


class SqliteStorage:
    """The storage protocol on one file."""

    def __init__(self, path: Path) -> None:
        connection = _open(path)
        try:
            bring_up_to_date(connection)
        except BaseException:
            connection.close()
            raise
        self._writer: Final = Writer(connection)
        self._reading: Final = _open(path)
        self._reader: Final = ThreadPoolExecutor(1, "quintessence-reader")

    async def guest(self, guest: str) -> Guest | None:
        def read(connection: sqlite3.Connection) -> Guest | None:
            row = connection.execute("SELECT id, name, colour FROM guests WHERE id = ?", (guest,)).fetchone()
            return None if row is None else Guest(*row)

        return await self._read(read)

    async def keep_guest(self, guest: Guest) -> None:
        values = (guest.id, guest.name, guest.colour)
        await self._do("INSERT OR REPLACE INTO guests (id, name, colour) VALUES (?, ?, ?)", values)

    async def add_table(self, table: Stored) -> None:
        def write(connection: sqlite3.Connection) -> None:
            _insert_table(connection, table)

        await self._writer.submit(write)

    async def table(self, table: str) -> Stored | None:
        return await self._read(lambda connection: _whole_table(connection, table))

    def append(self, table: str, entry: Entry, summary: Summary | None) -> Awaitable[None]:
        told = None if summary is None else _summary_values(summary)
        return self._writer.append((table, *entry), told)

    async def hold(self, table: str, seat: int, guest: str, first: bool) -> None:
        def write(connection: sqlite3.Connection) -> None:
            others = 'SELECT 1 FROM holders WHERE "table" = ? AND seat = ? AND guest != ?'
            if first and connection.execute(others, (table, seat, guest)).fetchone():
                raise Taken("seat")
            add = 'INSERT OR IGNORE INTO holders ("table", seat, guest, since) VALUES (?, ?, ?, ?)'
            connection.execute(add, (table, seat, guest, time()))

        await self._writer.submit(write)

    async def renew_seat(self, table: str, seat: int, token: str, key: str, keep: str | None) -> None:
        def write(connection: sqlite3.Connection) -> None:
            where = (table, seat)
            change = 'UPDATE places SET token = ?, "key" = ?, standing = ? WHERE "table" = ? AND seat = ?'
            connection.execute(change, (token, key, "", *where))
            connection.execute(
                'DELETE FROM holders WHERE "table" = ? AND seat = ? AND guest != ?', (*where, keep or "")
            )

        await self._writer.submit(write)

    async def renew_watch(self, table: str, token: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET watch = ? WHERE id = ?", (token, table))
            connection.execute('DELETE FROM watchers WHERE "table" = ?', (table,))

        await self._writer.submit(write)

    async def watch(self, table: str, guest: str) -> None:
        await self._do('INSERT OR IGNORE INTO watchers ("table", guest) VALUES (?, ?)', (table, guest))

    async def keep_standing(self, table: str, seat: int, code: str, turn: int) -> None:
        change = 'UPDATE places SET standing = ?, standing_turn = ? WHERE "table" = ? AND seat = ?'
        await self._do(change, (code, turn, table, seat))

    async def say(self, table: str, guest: str, line: Line) -> None:
        values = (table, guest, line.name, line.text, line.at)
        await self._do('INSERT INTO chat ("table", guest, name, text, at) VALUES (?, ?, ?, ?, ?)', values)

    async def link_rematch(self, table: str, rematch: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            done = connection.execute("UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ''", (rematch, table))
            if done.rowcount == 0:
                raise Taken("rematch")

        await self._writer.submit(write)

    async def tables_of(self, guest: str) -> list[Stored]:
        def read(connection: sqlite3.Connection) -> list[Stored]:
            held = 'SELECT "table" FROM holders WHERE guest = ?'
            query = f"SELECT {_COLUMNS} FROM tables WHERE host = ? OR id IN ({held}) ORDER BY updated DESC LIMIT 500"
            rows = connection.execute(query, (guest, guest)).fetchall()
            return [_peopled(connection, _table(row)) for row in rows]

        return await self._read(read)

    async def open_tables(self, guest: str) -> int:
        query = "SELECT count(*) FROM tables WHERE host = ? AND status != 'over'"
        return await self._read(lambda connection: int(connection.execute(query, (guest,)).fetchone()[0]))

    async def bots_due(self) -> list[str]:
        query = "SELECT id FROM tables WHERE bot_due ORDER BY updated DESC"
        return await self._read(lambda connection: [str(row[0]) for row in connection.execute(query)])

    async def close(self) -> None:
        await self._writer.close()
        self._reader.shutdown()
        self._reading.close()

    async def _do(self, statement: str, values: tuple[object, ...]) -> None:
        work: Work = lambda connection: _run(connection, statement, values)  # noqa: E731
        await self._writer.submit(work)

    async def _read(self, question: Callable[[sqlite3.Connection], _T]) -> _T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, question, self._reading)
        except sqlite3.Error as error:
            raise StorageFailed("storage_failed", {"detail": str(error)}) from error


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _run(connection: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> None:
    connection.execute(statement, values)


def _entry_values(entry: Entry) -> tuple[object, ...]:
    row = None if entry.row is None else dumps(entry.row).decode()
    return entry.number, entry.kind, entry.seat, row, entry.note, entry.at


def _summary_values(summary: Summary) -> tuple[object, ...]:
    return (
        summary.status,
        summary.number,
        summary.played,
        ",".join(str(seat) for seat in summary.to_act),
        summary.bot_due,
        summary.state_hash,
        "" if summary.result is None else dumps(summary.result).decode(),
    )


def _insert_table(connection: sqlite3.Connection, table: Stored) -> None:
    head = table.header
    values = (
        *(head.id, head.game, head.version, json.dumps(head.options), head.seats, head.seed, head.commitment),
        *(head.host, head.created, head.origin, table.watch),
        *_summary_values(table.summary),
        *(table.updated, table.rematch, head.answer_seconds, head.data),
    )
    connection.execute(f"INSERT INTO tables ({_COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)
    for seat, place in enumerate(table.places):
        connection.execute(
            'INSERT INTO places ("table", seat, kind, level, token, "key") VALUES (?, ?, ?, ?, ?, ?)',
            (head.id, seat, place.kind, place.level, place.token, place.key),
        )
        connection.executemany(
            'INSERT INTO holders ("table", seat, guest, since) VALUES (?, ?, ?, ?)',
            [(head.id, seat, guest, head.created) for guest in place.holders],
        )
    connection.executemany(APPEND, [(head.id, *_entry_values(entry)) for entry in table.entries])


def _table(row: tuple[object, ...]) -> Stored:
    (id_, game, version, options, seats, seed, commitment, host, created, origin, watch, *rest) = row
    status, number, played, to_act, bot_due, state_hash, result, updated, rematch, seconds, data = rest
    assert isinstance(version, int) and isinstance(seats, int) and isinstance(created, float)
    assert isinstance(number, int) and isinstance(played, int) and isinstance(updated, float)
    waiting = [int(seat) for seat in str(to_act).split(",") if seat]
    header = Header(
        *(str(id_), str(game), version, json.loads(str(options)), seats, str(seed), str(commitment)),
        *(str(host), created, str(origin), None if seconds is None else int(str(seconds)), str(data)),
    )
    ended = json.loads(str(result)) if result else None
    summary = Summary(str(status), number, played, waiting, bool(bot_due), str(state_hash), ended)
    return Stored(header, [], str(watch), summary, updated, str(rematch))


def _peopled(connection: sqlite3.Connection, table: Stored) -> Stored:
    """The same table, with who sits at it."""
    where = (table.header.id,)
    places = 'SELECT kind, level, token, "key", standing, standing_turn FROM places WHERE "table" = ? ORDER BY seat'
    for kind, level, token, key, standing, turn in connection.execute(places, where):
        table.places.append(Place(kind, level, token, key, [], standing, turn))
    for seat, guest in connection.execute('SELECT seat, guest FROM holders WHERE "table" = ? ORDER BY since', where):
        table.places[seat].holders.append(guest)
    known = 'SELECT id, name, colour FROM guests WHERE id IN (SELECT guest FROM holders WHERE "table" = ?)'
    table.names = {row[0]: Guest(*row) for row in connection.execute(known, where)}
    return table


def _whole_table(connection: sqlite3.Connection, id_: str) -> Stored | None:
    connection.execute("BEGIN")  # one moment for all that is read
    try:
        row = connection.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (id_,)).fetchone()
        if row is None:
            return None
        table = _peopled(connection, _table(row))
        entries = 'SELECT number, kind, seat, "row", note, at FROM entries WHERE "table" = ? ORDER BY number'
        for number, kind, seat, text, note, at in connection.execute(entries, (id_,)):
            table.entries.append(Entry(number, kind, seat, None if text is None else json.loads(text), note, at))
        lines = 'SELECT name, text, at FROM chat WHERE "table" = ? ORDER BY id DESC LIMIT ?'
        table.chat = [Line(*line) for line in connection.execute(lines, (id_, _CHAT))][::-1]
        table.watchers = {row[0] for row in connection.execute('SELECT guest FROM watchers WHERE "table" = ?', (id_,))}
        return table
    finally:
        connection.execute("COMMIT")
