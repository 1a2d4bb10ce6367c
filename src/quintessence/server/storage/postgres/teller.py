"""Tells other processes which lines were written, once they are: what waits goes together, and no move waits for it.

PostgreSQL lets one transaction with a notification commit at a time, and holds the others until that is on the disk. So
moves are written without one. What is told here writes nothing, and is soon over.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from asyncpg import Connection, Record

from quintessence.core.game import Refused
from quintessence.server.storage.postgres.faults import GONE, patiently

CHANNEL: Final = "quintessence"
TELL: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
_LONGEST: Final = 7900
"""Bytes of a notification: PostgreSQL takes 8,000."""
_LOG: Final = logging.getLogger("quintessence.server")


class Teller:
    """A connection of its own, opened when there is something to tell."""

    def __init__(self, connect: Callable[[], Awaitable[Connection[Record]]], process: str) -> None:
        self._connect: Final = connect
        self._process: Final = process
        self._connection: Connection[Record] | None = None
        self._waiting: Final[deque[tuple[str, str]]] = deque()
        self._task: asyncio.Task[None] | None = None

    def tell(self, table: str, line: str) -> None:
        """Tell of a line of a table's log, as JSON."""
        self._waiting.append((table, line))
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Tell what is waiting, then stop."""
        if self._task is not None:
            await asyncio.wait([self._task])
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def _run(self) -> None:
        while self._waiting:
            text = self._next()
            try:
                await patiently(lambda text=text: self._send(text))  # type: ignore[misc]
            except Refused as error:
                _LOG.error("other processes are told late: %s", error)
        self._task = None

    def _next(self) -> str:
        """As much of what waits as one notification holds."""
        parts, length = [self._process], len(self._process)
        while self._waiting:
            table, line = self._waiting[0]
            size = 1 + len(line.encode())
            if size > _LONGEST - len(self._process):  # then they have to read it
                if len(parts) == 1:
                    self._waiting.popleft()
                    return f"{self._process} {table}"
                break
            if length + size > _LONGEST:
                break
            length += size
            parts.append(line)
            self._waiting.popleft()
        return "\n".join(parts)

    async def _send(self, text: str) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        try:
            await self._connection.execute(TELL, text)
        except GONE:
            self._connection.terminate()
            raise
