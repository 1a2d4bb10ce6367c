"""Turns at thinking, fair between guests: whoever asks for much waits behind himself, not before the others."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class FairQueue:
    """So many turns at once, given to the guests in rotation.

    Where there are several workers one guest never has them all: another's bot need not wait for a thought to end.
    """

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._share: Final = max(1, workers - 1)
        self._running: Final[Counter[str]] = Counter()
        self._lines: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        """Who waits, by guest; the guest who had a turn last is at the end."""

    @asynccontextmanager
    async def turn(self, guest: str) -> AsyncIterator[None]:
        """Wait for a turn of a guest's."""
        await self._wait(guest)
        try:
            yield
        finally:
            self._give_back(guest)

    def waiting(self, guest: str) -> int:
        """How many thoughts of a guest wait."""
        return len(self._lines.get(guest, ()))

    async def _wait(self, guest: str) -> None:
        line = self._lines.setdefault(guest, deque())
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn came in the very moment in which it was cancelled
                self._give_back(guest)
            raise

    def _give_back(self, guest: str) -> None:
        self._free += 1
        self._running[guest] -= 1
        if self._running[guest] <= 0:
            del self._running[guest]
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the free turns to those who wait, one guest after the other."""
        while self._free and (guest := self._next()) is not None:
            turn = self._lines[guest].popleft()
            if not turn.done():
                self._free -= 1
                self._running[guest] += 1
                turn.set_result(None)
                self._lines.move_to_end(guest)
            if not self._lines[guest]:
                del self._lines[guest]

    def _next(self) -> str | None:
        """The guest whose turn it is: of those who have no thought running or may have one more, the first in line."""
        for guest, line in self._lines.items():
            if line and self._running[guest] < self._share:
                return guest
        return None
