"""The one writer: all that came in while the last flush went on is written together and flushed to disk at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from quintessence.server.storage import StorageFailed, Taken

Work: TypeAlias = Callable[[sqlite3.Connection], None]
Fields: TypeAlias = tuple[object, ...]
_MOST: Final = 512
"""Writes that are flushed together at most."""
_TOGETHER: Final = 100
"""Lines that one statement adds at most: an old SQLite takes 999 values."""
APPEND: Final = 'INSERT INTO entries ("table", number, kind, seat, "row", note, at) VALUES (?, ?, ?, ?, ?, ?, ?)'
_FURTHER: Final = ", (?, ?, ?, ?, ?, ?, ?)"
_SUMMARY: Final = (
    "UPDATE tables SET status = ?, number = ?, played = ?, to_act = ?, bot_due = ?, state_hash = ?, updated = ? "
    "WHERE id = ?"
)


class Write:
    """Something to be written: a line of a log with its table's new summary, or any other work."""

    __slots__ = ("done", "line", "summary", "work")

    def __init__(self, work: Work | None, line: Fields | None, summary: Fields | None) -> None:
        self.work = work
        self.line = line
        self.summary = summary
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Group commit: a future is done when its write is on the disk, or with the reason why it is not.

    Groups are written in a thread of their own. Every statement there lets go of the interpreter and has to wait for
    it again, so a group is as few statements as can be: the lines of all logs are one.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection
        self._groups: Final[SimpleQueue[tuple[list[Write], asyncio.AbstractEventLoop] | None]] = SimpleQueue()
        self._thread: Final = Thread(target=self._run, name="quintessence-writer", daemon=True)
        self._waiting: list[Write] = []
        self._is_busy = False
        self._is_idle: asyncio.Future[None] | None = None
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[None]:
        """Have some work written; it may be run twice, and must be all in the database."""
        return self._submit(Write(work, None, None))

    def append(self, line: Fields, summary: Fields | None) -> asyncio.Future[None]:
        """Have a line of a log written, and its table's new summary where there is one."""
        return self._submit(Write(None, line, summary))

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
            asyncio.get_running_loop().call_soon(self._begin)  # whatever else is ready now comes along
        return write.done

    def _begin(self) -> None:
        """Hand the next group to the thread."""
        group, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
        self._groups.put((group, asyncio.get_running_loop()))

    def _finish(self, group: list[Write], faults: list[Exception | None]) -> None:
        """A group is written: go on with the next, and tell whoever waits."""
        if self._waiting:
            self._begin()
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
        while (order := self._groups.get()) is not None:
            group, loop = order
            fault = self._try(group)
            faults = [fault] * len(group)
            if fault is not None and len(group) > 1:  # one of them cannot be: each for itself
                faults = [self._try([write]) for write in group]
            loop.call_soon_threadsafe(self._finish, group, faults)

    def _try(self, group: list[Write]) -> Exception | None:
        """Write them all, or nothing and the reason."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._execute(group)
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return _told(error)
        return None

    def _execute(self, group: list[Write]) -> None:
        for write in group:
            if write.work is not None:
                write.work(self._connection)
        lines = [write.line for write in group if write.line is not None]
        for start in range(0, len(lines), _TOGETHER):
            some = lines[start : start + _TOGETHER]
            self._connection.execute(APPEND + _FURTHER * (len(some) - 1), [value for line in some for value in line])
        summaries = [write.summary for write in group if write.summary is not None]
        if summaries:
            self._connection.executemany(_SUMMARY, summaries)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # SQLite itself rolls back after some faults
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:
                return


def _told(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Taken(str(error))
    if isinstance(error, sqlite3.Error):
        return StorageFailed("storage_failed", {"detail": str(error)})
    return error
