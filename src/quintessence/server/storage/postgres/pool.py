"""The connections to a PostgreSQL database: work is done on one of a few, and done again when the database was gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar, cast

import asyncpg
from asyncpg import Connection, Pool, Record

from quintessence.server.storage.postgres.faults import GONE, patiently
from quintessence.server.storage.postgres.migrations import bring_up_to_date
from quintessence.service.storage.model import DatabaseRefused

_T = TypeVar("_T")
Work: TypeAlias = "Callable[[Connection[Record]], Awaitable[_T]]"
_CONNECTIONS: Final = 4
"""For reads, and for what is written beside the logs."""
_SECONDS: Final = 5.0
"""The longest that a statement may take."""
_CONNECT_SECONDS: Final = 1.0
_MOST_CONNECT_SECONDS: Final = 8.0
"""How long a connection is waited for: one that a database took just before it ended is never answered.

Twice as long each time that it was too short: a database far away, or one under load, is reached in the end.
"""


class PostgresPool:
    """Connects when first asked for something: only then is there a loop."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._opening: Final = asyncio.Lock()
        self._pool: Pool[Record] | None = None
        self._wait = _CONNECT_SECONDS

    async def connect(self) -> Connection[Record]:
        """A connection of one's own."""
        return await self._connect()

    async def connect_planned(self) -> Connection[Record]:
        """One that plans each statement once, whatever its values: planning costs more than what it plans."""
        return await self._connect(server_settings={"plan_cache_mode": "force_generic_plan"})

    async def _connect(self, *_: Any, **more: Any) -> Connection[Record]:
        try:
            connection: Connection[Record] = await asyncpg.connect(
                self._url, command_timeout=_SECONDS, timeout=self._wait, **more
            )
        except TimeoutError:
            self._wait = min(2 * self._wait, _MOST_CONNECT_SECONDS)
            raise
        self._wait = _CONNECT_SECONDS
        return connection

    async def change(self, work: Work[_T]) -> _T:
        """Do some work as one transaction."""

        async def write(connection: Connection[Record]) -> _T:
            async with connection.transaction():
                return await work(connection)

        return await self.do(write)

    async def do(self, work: Work[_T]) -> _T:
        """Do some work on a connection; where the database is gone, once more when it is back."""

        async def attempt() -> _T:
            pool = await self._opened()
            async with pool.acquire() as connection:
                try:
                    return await work(cast("Connection[Record]", connection))
                except GONE:
                    connection.terminate()
                    raise

        return await patiently(attempt)

    async def close(self) -> None:
        """Close every connection."""
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 2)
            except (TimeoutError, *GONE):
                self._pool.terminate()

    async def _opened(self) -> Pool[Record]:
        if self._pool is None:
            async with self._opening:
                if self._pool is None:
                    await _prepare(self._url)
                    self._pool = await asyncpg.create_pool(
                        min_size=0, max_size=_CONNECTIONS, connect=self._connect, reset=_leave
                    )
        return self._pool


async def _leave(connection: Connection[Record]) -> None:
    """Nothing is set on a connection, so nothing has to be reset, which would cost one more question each time."""


async def _prepare(url: str) -> None:
    """Bring a database up to date."""
    connection = await asyncpg.connect(url, timeout=_MOST_CONNECT_SECONDS)
    try:
        await bring_up_to_date(connection)
    finally:
        await connection.close(timeout=_SECONDS)


async def prepare(url: str) -> None:
    """Bring the layout up to date before anything is served; Refused when the database cannot be used."""
    try:
        await _prepare(url)
    except (*GONE, asyncpg.PostgresError, ValueError) as error:
        raise DatabaseRefused("database_unusable", {"file": without_password(url), "detail": str(error)}) from error


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    head, at, tail = url.rpartition("@")
    if not at:
        return url
    scheme, _, user = head.partition("://")
    return f"{scheme}://{user.partition(':')[0]}@{tail}"
