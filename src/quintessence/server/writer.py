"""The one writer: all that came in while the last flush went on is written together and flushed to disk at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

from quintessence.server.storage import StorageFailed, Taken

Work: TypeAlias = Callable[[sqlite3.Connection], None]
_MOST: Final = 512
"""Writes that are flushed together at most."""


class Writer:
    """Group commit: a future is done when its write is on the disk, or with the reason why it is not.

    The statements themselves take microseconds and are run at once; the flush takes as long as the disk does, and
    goes on in a thread while the next writes gather.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection
        self._flusher: Final = ThreadPoolExecutor(1, "quintessence-writer")
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None

    def submit(self, work: Work) -> asyncio.Future[None]:
        """Have some work written; it may be run twice, and must be all in the database."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._run())
        return future

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        while self._flushing is not None:
            await self._flushing
        self._flusher.shutdown()
        self._connection.close()

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                fault = await self._try([work for work, _ in batch])
                if fault is None or len(batch) == 1:
                    for _, future in batch:
                        _settle(future, fault)
                else:  # one of them cannot be: each for itself
                    for work, future in batch:
                        _settle(future, await self._try([work]))
        finally:
            self._flushing = None

    async def _try(self, works: list[Work]) -> Exception | None:
        """Write them all, or nothing and the reason."""
        loop = asyncio.get_running_loop()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work in works:
                work(self._connection)
            await loop.run_in_executor(self._flusher, self._connection.execute, "COMMIT")
        except Exception as error:
            self._roll_back()
            return _told(error)
        return None

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


def _settle(future: asyncio.Future[None], fault: Exception | None) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(None)
    else:
        future.set_exception(fault)
