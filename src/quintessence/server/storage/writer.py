"""The one writer: all that came in while the last flush went on is written together and flushed to disk at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from quintessence.service.storage.model import StorageFailed, Taken

Work: TypeAlias = Callable[[sqlite3.Connection], None]
Fields: TypeAlias = tuple[object, ...]
"""A line of a log with its table's new summary, or as many times NULL: a row of the view `changes`."""
Write: TypeAlias = "tuple[Work | Fields, asyncio.Future[None]]"
"""Something to be written, and who waits for it."""
BUSY: Final = "storage_busy"
"""The refusal when another program has locked the database."""
_PAUSE: Final = 0.001
"""Seconds after a group before the next one is written, where some wait already: each group has the loop's thread wait
for the interpreter twice, so that a few more lines in it are cheaper than one group more."""
_MOST: Final = 512
"""Writes that are flushed together at most."""
APPEND: Final = 'INSERT INTO entries ("table", line, kind, seat, "row", note, at) VALUES (?, ?, ?, ?, ?, ?, ?)'
_VIEW: Final = """
    CREATE TEMP VIEW changes AS SELECT entries.*, tables.status, tables.revision, tables.played,
        tables.to_act, tables.bot_due, tables.state_hash, tables.result FROM entries JOIN tables ON tables.id = "table";
    CREATE TEMP TRIGGER change INSTEAD OF INSERT ON changes BEGIN
        INSERT INTO entries ("table", line, kind, seat, "row", note, at)
            VALUES (new."table", new.line, new.kind, new.seat, new."row", new.note, new.at);
        UPDATE tables SET status = new.status, revision = new.revision, played = new.played, to_act = new.to_act,
            bot_due = new.bot_due, state_hash = new.state_hash, result = new.result, updated = new.at
            WHERE id = new."table" AND new.status IS NOT NULL;
    END;
"""
"""A view over two tables, so that a group of lines with their tables' summaries is one statement."""
_FIELDS: Final = 14
_AT_ONCE: Final = 64
"""Lines of one statement: each number of lines is a statement of its own, which stays prepared."""
_ROW: Final = f"({', '.join('?' * _FIELDS)})"
_APPEND: Final = [f"INSERT INTO changes VALUES {', '.join([_ROW] * count)}" for count in range(_AT_ONCE + 1)]


class Writer:
    """Group commit: a future is done when its write is on the disk, or with the reason why it is not.

    Groups are written in a thread of their own. Every statement there lets go of the interpreter and has to wait for
    it again, so a group of lines is one statement, which is a transaction of its own.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection
        connection.executescript(_VIEW)
        self._groups: Final[SimpleQueue[tuple[list[Write], asyncio.AbstractEventLoop] | None]] = SimpleQueue()
        self._thread: Final = Thread(target=self._run, name="quintessence-writer", daemon=True)
        self._waiting: list[Write] = []
        self._is_busy = False
        self._is_idle: asyncio.Future[None] | None = None
        self._thread.start()

    def add(self, what: Work | Fields) -> asyncio.Future[None]:
        """Have a line of a log written with its table's summary, or some work done.

        A piece of work may be run twice, and must be all in the database.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((what, done))
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._start_group)  # whatever else is ready now comes along
        return done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._is_busy:
            self._is_idle = asyncio.get_running_loop().create_future()
            await self._is_idle
        self._groups.put(None)
        self._thread.join()
        self._connection.close()

    def _start_group(self) -> None:
        """Hand the next group to the thread."""
        group, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
        self._groups.put((group, asyncio.get_running_loop()))

    def _finish(self, group: list[Write], faults: list[Exception | None] | None) -> None:
        """A group is written: go on with the next, and let whoever waits go on."""
        if faults is not None and _is_busy(faults[0]):  # whoever waits behind them would wait as long
            group, faults = group + self._waiting, faults + [faults[0]] * len(self._waiting)
            self._waiting = []
        if self._waiting:
            asyncio.get_running_loop().call_later(_PAUSE, self._start_group)
        else:
            self._is_busy = False
            if self._is_idle is not None:
                self._is_idle.set_result(None)
        for index, (_, done) in enumerate(group):
            fault = None if faults is None else faults[index]
            if done.cancelled():
                continue
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)

    def _run(self) -> None:
        """The thread: one group after the other."""
        while (given := self._groups.get()) is not None:
            group, loop = given
            fault = self._try(group)
            faults: list[Exception | None] | None = None if fault is None else [fault] * len(group)
            if fault is not None and len(group) > 1 and not _is_busy(fault):  # one of them cannot be: each for itself
                faults = [self._try([write]) for write in group]
            loop.call_soon_threadsafe(self._finish, group, faults)

    def _try(self, group: list[Write]) -> Exception | None:
        """Write them all, or nothing and the reason."""
        execute = self._connection.execute
        fields: list[object] = []
        works: list[Work] = []
        for what, _ in group:
            if isinstance(what, tuple):
                fields += what
            else:
                works.append(what)
        try:
            if not works and len(fields) <= _AT_ONCE * _FIELDS:
                execute(_APPEND[len(fields) // _FIELDS], fields)
                return None
            execute("BEGIN IMMEDIATE")
            for work in works:
                work(self._connection)
            for start in range(0, len(fields), _AT_ONCE * _FIELDS):
                some = fields[start : start + _AT_ONCE * _FIELDS]
                execute(_APPEND[len(some) // _FIELDS], some)
            execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return refusal(error)
        return None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # SQLite itself rolls back after some faults
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                return


def _is_busy(fault: Exception | None) -> bool:
    return isinstance(fault, StorageFailed) and fault.code == BUSY


def refusal(error: Exception) -> Exception:
    """What a fault of the database is to whoever waits for it."""
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(str(error))
    if isinstance(error, sqlite3.OperationalError) and _reason(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StorageFailed(BUSY)
    if isinstance(error, sqlite3.Error):
        return StorageFailed("storage_failed", {"detail": str(error)})
    return error


def _reason(error: sqlite3.Error) -> int:
    """SQLite's own code, without the details in its upper part."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
