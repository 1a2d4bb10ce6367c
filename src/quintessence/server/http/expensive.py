"""Expensive requests make the server read, replay or send much: of one address only a few are worked on at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.types import Scope

from quintessence.server.http.rates import GUEST
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.workers.fair_queue import FairQueue

_GUESTS: Final = 5
"""An address has as many requests waiting as so many guests may have."""
_LISTS: Final = ("/api/tables", "/api/challenges", "/api/puzzles", "/api/mine/achievements", "/api/mine/export")
_MADE: Final = ("/api/me", "/api/tables", "/api/challenges", "/api/records", "/api/mine/games")
_MAKING: Final = ("/variants", "/fork", "/take", "/open", "/table", "/check", "/runs")
_LOOKS: Final = re.compile(r"^/api/tables/[^/]+/(review|record|log|public)\b")


def is_expensive(method: str, path: str) -> bool:
    """Whether a request counts for several: it reads, replays or sends much."""
    return path in _LISTS if method == "GET" else path in _MADE or path.endswith(_MAKING)


def takes_turns(method: str, path: str) -> bool:
    """Whether a request waits for others of its address: an expensive one, or a look back, which a worker answers."""
    return is_expensive(method, path) or (method == "GET" and _LOOKS.match(path) is not None)


class ExpensiveRequests:
    """Lets expensive requests through, some at a time: each address has a queue, in which its guests take turns.

    One address with many cookies does not get more work done at once than an address with one. So a flood of expensive
    requests from one place does not delay the moves of everyone else.
    """

    def __init__(self, limits: Limits) -> None:
        self._at_once: Final = limits.expensive_at_once
        self._waiting: Final = limits.expensive_waiting
        self._lines: Final[dict[str, FairQueue]] = {}
        self._counts: Final[Counter[str]] = Counter()
        """How many requests of each address are worked on or wait."""

    @asynccontextmanager
    async def turn(self, scope: Scope) -> AsyncIterator[None]:
        """Wait for a turn, where a request has to; Problem where too many wait."""
        if not takes_turns(scope["method"], scope["path"]):
            yield
            return
        address, guest = (scope.get("client") or ("",))[0], scope.get(GUEST) or ""
        line = self._lines.setdefault(address, FairQueue(self._at_once))
        if line.waiting(guest) >= self._waiting or line.all_waiting() >= _GUESTS * self._waiting:
            raise Problem(429, "too_fast")
        self._counts[address] += 1
        try:
            async with line.turn(guest):
                yield
        finally:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address], self._lines[address]
