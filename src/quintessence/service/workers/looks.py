"""Steps and moments of a match for whoever looks back at it: from a worker that no bot keeps busy, or from a cache."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from quintessence.core.game import Seat, Values
from quintessence.service.limits import Limits
from quintessence.service.packing import unpack
from quintessence.service.problems import Problem
from quintessence.service.workers.match_job import Snapshot
from quintessence.service.workers.workers import Workers


class Looks:
    """Answers requests to look back, as JSON. All replaying is done by the worker, none in the server's own process."""

    def __init__(self, workers: Workers, limits: Limits) -> None:
        self._workers: Final = workers
        self._most: Final = limits.look_bytes
        self._known: Final[OrderedDict[tuple[object, ...], bytes]] = OrderedDict()
        self._bytes = 0

    async def back(self, guest: str, match: Snapshot, viewer: Seat | None, is_over: bool) -> bytes:
        """All steps of a match."""
        return await self._answer(guest, match, "look_back", {"viewer": viewer, "is_over": is_over})

    async def at(self, guest: str, match: Snapshot, viewer: Seat | None, number: int) -> bytes:
        """A moment of a match."""
        _require(match, number)
        return await self._answer(guest, match, "look_at", {"viewer": viewer, "number": number})

    async def from_outside(self, guest: str, match: Snapshot, number: int) -> bytes:
        """A moment of a match, and the way there, as everyone may see it."""
        _require(match, number)
        return await self._answer(guest, match, "look_from_outside", {"number": number})

    def warm(self) -> None:
        """Have the worker ready: a list is the first thing that whoever comes asks for."""
        self._workers.warm()

    async def close(self) -> None:
        """End the worker."""
        await self._workers.close()

    async def _answer(self, guest: str, match: Snapshot, function: str, more: Values) -> bytes:
        key = (match.key, match.revision, function, *more.values())
        known = self._known.get(key)
        if known is not None:
            self._known.move_to_end(key)
            return known
        answer = await self._workers.answer(guest, f"look_jobs:{function}", more, match)
        text = unpack(answer["text"])
        self._remember(key, text)
        return text

    def _remember(self, key: tuple[object, ...], text: bytes) -> None:
        self._bytes += len(text) - len(self._known.pop(key, b""))
        self._known[key] = text
        while self._bytes > self._most:
            self._bytes -= len(self._known.popitem(last=False)[1])


def _require(match: Snapshot, number: int) -> None:
    count = len(match.history)
    if number > count:
        raise Problem(404, "no_such_moment", {"number": number, "count": count})
