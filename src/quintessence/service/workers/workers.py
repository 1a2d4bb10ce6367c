"""Asks workers about matches. Every job goes through here, wherever the workers are."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final, Protocol

from quintessence.core.game import Values
from quintessence.jobs.protocol import Exhausted, Failed, Overran
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.workers.fair_queue import FairQueue
from quintessence.service.workers.match_job import MISSING, Snapshot

_LOG: Final = logging.getLogger("quintessence.server")
_JOBS: Final = "quintessence.service.workers"
_MOST: Final = 1000


class Pool(Protocol):
    """The workers: processes of a server, or workers of a browser."""

    async def run(self, job: Values, seconds: float, key: str = "") -> Values:
        """The answer to a job; raises Overran (Exhausted), Failed, or the Refused that its function raised.

        Jobs with the same key go to the same worker where that is free, since it remembers what they are about.
        """

    def warm(self) -> None:
        """Have a worker ready before there is a job."""

    async def close(self) -> None:
        """End the workers."""


class Workers:
    """The pool of workers, and how much of each match they have been sent."""

    def __init__(self, pool: Pool, limits: Limits) -> None:
        self._pool: Final = pool
        self._queue: Final = FairQueue(limits.workers)
        self._most_waiting: Final = limits.thoughts_waiting
        self._seconds: Final = limits.thinking_seconds
        self._sent: Final[OrderedDict[str, int]] = OrderedDict()
        """The revision of each match that a worker was sent last."""

    async def about(self, guest: str, match: Snapshot, function: str, more: Values, seconds: float) -> Values:
        """A worker's answer about a match, when it is the guest's turn.

        Raises Overran, Failed, or the Refused that its function raised.
        """
        job: Values = {"run": _path(function), **more}
        async with self._queue.turn(guest):
            new = match.since(self._sent.get(match.key))
            answer = MISSING if new is None else await self._pool.run({**job, "match": new}, seconds, match.key)
            if "missing" in answer:
                answer = await self._pool.run({**job, "match": match.whole()}, seconds, match.key)
            self._note(match)
            return answer

    async def answer(self, guest: str, function: str, more: Values, match: Snapshot | None = None) -> Values:
        """Ask a worker something for a guest who waits for it; Problem says why there is no answer."""
        if self._queue.waiting(guest) >= self._most_waiting:
            raise Problem(429, "too_much_thinking")
        try:
            if match is None:
                async with self._queue.turn(guest):
                    return await self._pool.run({"run": _path(function), **more}, self._seconds)
            return await self.about(guest, match, function, more, self._seconds)
        except Exhausted:
            raise Problem(422, "took_too_much") from None
        except Overran:
            raise Problem(503, "took_too_long") from None
        except Failed as error:
            _LOG.error("a worker failed at %s: %s", function, error)
            raise Problem(503, "worker_failed") from None

    def warm(self) -> None:
        """Have a worker ready for the first who asks."""
        self._pool.warm()

    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return self._queue.all_waiting()

    async def close(self) -> None:
        """End the workers."""
        await self._pool.close()

    def _note(self, match: Snapshot) -> None:
        self._sent[match.key] = match.revision
        self._sent.move_to_end(match.key)
        if len(self._sent) > _MOST:
            self._sent.popitem(last=False)


def _path(function: str) -> str:
    """Where a worker finds the function of a job: in this room, unless it is named in full."""
    return function if function.startswith("quintessence.") else f"{_JOBS}.{function}"
