"""A sum over the whole database, such as the bytes of all tables: read once a minute, own writes added in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

_SECONDS: Final = 60.0


class Tally:
    """A cached sum: reading it for each write would cost too much, and it need not be exact."""

    def __init__(self, read: Callable[[], Awaitable[int]]) -> None:
        self._read: Final = read
        self._sum = 0
        self._until = 0.0

    async def now(self) -> int:
        """The sum as it was read last, with what was added since."""
        if monotonic() >= self._until:
            self._until = monotonic() + _SECONDS
            self._sum = await self._read()
        return self._sum

    def add(self, more: int) -> None:
        """Count what was written here since."""
        self._sum += more
