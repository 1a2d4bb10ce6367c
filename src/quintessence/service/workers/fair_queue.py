"""A queue for the workers that is fair between guests: one guest's many jobs delay that guest, not the others."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
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
        self._lines: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """What waits, by guest."""
        self._served: Final[dict[str, int]] = {}
        """When each guest who thinks or waits had a turn last; 0 for one who had none yet."""
        self._turns = 0

    @asynccontextmanager
    async def turn(self, guest: str) -> AsyncIterator[None]:
        """Wait until a guest may use a worker; the turn is given back at the end of the `async with`."""
        await self._wait(guest)
        try:
            yield
        finally:
            self._give_back(guest)

    def waiting(self, guest: str) -> int:
        """How many thoughts of a guest wait."""
        return len(self._lines.get(guest, ()))

    def all_waiting(self) -> int:
        """How many thoughts wait in all."""
        return sum(len(line) for line in self._lines.values())

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
        self._forget(guest)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the free turns to those who wait, one guest after the other."""
        while self._free and (guest := self._next()) is not None:
            turn = self._lines[guest].popleft()
            if not turn.done():
                self._free -= 1
                self._running[guest] += 1
                self._turns += 1
                self._served[guest] = self._turns
                turn.set_result(None)
            if not self._lines[guest]:
                del self._lines[guest]
            self._forget(guest)

    def _next(self) -> str | None:
        """Who is served next: of the guests who wait and have not their full share, the one served longest ago."""
        may = [guest for guest in self._lines if self._running[guest] < self._share]
        return min(may, key=lambda guest: self._served.get(guest, 0), default=None)

    def _forget(self, guest: str) -> None:
        """Keep nothing about a guest who neither thinks nor waits."""
        if self._running[guest] <= 0:
            del self._running[guest]
            if guest not in self._lines:
                self._served.pop(guest, None)
