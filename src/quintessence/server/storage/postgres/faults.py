"""What a fault of PostgreSQL means: try again, someone else was first, or nothing can be stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, TypeVar

import asyncpg

from quintessence.core.game import Refused
from quintessence.service.storage.model import StorageFailed, Taken

_T = TypeVar("_T")
PATIENCE: Final = 10.0
"""Seconds for which a lost database is waited for: it may be restarting."""
_PAUSE: Final = 0.1
UNREACHABLE: Final = "storage_unreachable"
"""The refusal when the database did not come back in time."""

GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
)
"""Faults after which the same is tried again, on another connection."""


def refusal(error: Exception) -> Exception:
    """What a fault is to whoever waits."""
    if isinstance(error, GONE):
        return StorageFailed(UNREACHABLE, {"detail": str(error) or type(error).__name__})
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, (Refused, Taken)):
        return error
    return StorageFailed("storage_failed", {"detail": str(error)})


async def patiently(work: Callable[[], Awaitable[_T]]) -> _T:
    """Do some work, again and again while the database is gone; it must be fit to be done twice."""
    end = monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except Exception as error:
            if not isinstance(error, GONE) or monotonic() > end:
                raise refusal(error) from error
        await asyncio.sleep(_PAUSE)
