"""The one writer: all that came in while the last flush went on is written together and flushed to disk at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from quintessence.service.codec import encode
from quintessence.service.storage.model import StorageFailed, Taken

Work: TypeAlias = Callable[[sqlite3.Connection], None]
Fields: TypeAlias = tuple[object, ...]
BUSY: Final = "storage_busy"
"""The refusal when another program has locked the database."""
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
_APPEND_ALL: Final = f"""
    INSERT INTO changes SELECT {", ".join(f"json_extract(value, '$[{index}]')" for index in range(_FIELDS))}
    FROM json_each(?)
"""
"""The group is one JSON text: SQLite takes it apart without the interpreter, which is wanted elsewhere."""


class Write:
    """Something to be written: a line of a log with its table's new summary, or any other work."""

    __slots__ = ("done", "line", "work")

    def __init__(self, work: Work | None, line: Fields) -> None:
        self.work = work
        self.line = line
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


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

    def submit(self, work: Work) -> asyncio.Future[None]:
        """Have some work written; it may be run twice, and must be all in the database."""
        return self._submit(Write(work, ()))

    def append(self, line: Fields, summary: Fields | None) -> asyncio.Future[None]:
        """Have a line of a log written, and its table's new summary where there is one."""
        return self._submit(Write(None, line if summary is None else line + summary))

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._is_busy:
            self._is_idle = asyncio.get_running_loop().create_future()
            await self._is_idle
        self._groups.put(None)
        self._thread.join()
        self._connection.close()

    def _submit(self, write: Write) -> asyncio.Future[None]:
        self._waiting.append(write)
        if not self._is_busy:
            self._is_busy = True
            asyncio.get_running_loop().call_soon(self._start_group)  # whatever else is ready now comes along
        return write.done

    def _start_group(self) -> None:
        """Hand the next group to the thread."""
        group, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
        self._groups.put((group, asyncio.get_running_loop()))

    def _finish(self, group: list[Write], faults: list[Exception | None]) -> None:
        """A group is written: go on with the next, and let whoever waits go on."""
        if _is_busy(faults[0]):  # whoever waits behind them would wait as long, one group after the other
            group, faults = group + self._waiting, faults + [faults[0]] * len(self._waiting)
            self._waiting = []
        if self._waiting:
            self._start_group()
        else:
            self._is_busy = False
            if self._is_idle is not None:
                self._is_idle.set_result(None)
        for write, fault in zip(group, faults, strict=True):
            if write.done.cancelled():
                continue
            if fault is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(fault)

    def _run(self) -> None:
        """The thread: one group after the other."""
        while (given := self._groups.get()) is not None:
            group, loop = given
            fault = self._try(group)
            faults = [fault] * len(group)
            if fault is not None and len(group) > 1 and not _is_busy(fault):  # one of them cannot be: each for itself
                faults = [self._try([write]) for write in group]
            loop.call_soon_threadsafe(self._finish, group, faults)

    def _try(self, group: list[Write]) -> Exception | None:
        """Write them all, or nothing and the reason."""
        works = [write.work for write in group if write.work is not None]
        lines = [write.line for write in group if write.work is None]
        try:
            if not works:
                self._append(lines)
            else:
                self._connection.execute("BEGIN IMMEDIATE")
                for work in works:
                    work(self._connection)
                self._append(lines)
                self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return refusal(error)
        return None

    def _append(self, lines: list[Fields]) -> None:
        self._connection.execute(_APPEND_ALL, (encode(lines).decode(),))

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
