"""Reviews: each is made once, with progress for all who wait for it, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from quintessence.core.game import Refused, Values
from quintessence.review.progress import Progress, noted
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.storage.model import StorageFailed
from quintessence.service.storage.protocol import Storage
from quintessence.service.workers.review_asked import KIND, ReviewAsked
from quintessence.service.workers.review_claims import ClaimLost, ReviewClaims
from quintessence.service.workers.review_making import ReviewMaking
from quintessence.service.workers.workers import Workers

_LOG: Final = logging.getLogger("quintessence.server")


class Reviews:
    """Makes reviews, a task for each, and tells those who wait how far it is."""

    def __init__(self, storage: Storage, workers: Workers, limits: Limits, claims: ReviewClaims | None = None) -> None:
        """`claims` say which process makes a review, where there are several."""
        self._storage: Final = storage
        self._workers: Final = workers
        self._limits: Final = limits
        self._claims: Final = claims
        self._tasks: Final[dict[str, tuple[str, asyncio.Task[None]]]] = {}
        """By key: the guest in whose turns it thinks, and the task."""
        self._progress: Final[OrderedDict[str, Progress]] = OrderedDict()
        """What is told of those that are being made here, and of the latest that were."""
        self._failures: Final[OrderedDict[str, Problem]] = OrderedDict()
        """Why the latest have failed, until somebody asks; where there are several processes, they all know."""

    async def state(self, guest: str, asked: ReviewAsked) -> Values:
        """The review: whole where it is kept, as far as it has come where it is being made; else it is begun."""
        progress = self._progress.get(asked.key)
        if progress is None and (stored := await self.stored(asked)) is not None:
            return stored
        progress = self._progress.get(asked.key)  # someone else may have asked meanwhile
        if progress is None and self._claims is not None:
            progress = await self._shared(guest, asked, self._claims)
        elif progress is None:
            progress = self._alone(guest, asked)
        return progress.json()

    async def stored(self, asked: ReviewAsked) -> Values | None:
        """The review that is kept with the table."""
        return (await self._storage.documents(asked.table, KIND)).get(asked.name) if asked.is_over else None

    def _alone(self, guest: str, asked: ReviewAsked) -> Progress:
        """Begin a review in the only process. Where the last try failed, that failure is raised once instead."""
        failure = self._failures.pop(asked.key, None)
        if failure is not None:
            raise failure
        if sum(of == guest for of, _ in self._tasks.values()) >= self._limits.reviews_per_guest:
            raise Problem(429, "too_many_reviews")
        self._require_room()
        return self._begin(guest, asked, Progress())

    async def _shared(self, guest: str, asked: ReviewAsked, claims: ReviewClaims) -> Progress:
        """What another process tells of it; where none makes it, begin it here or go on with what was left."""
        elsewhere = await claims.look(asked.key)
        if elsewhere is not None:
            return elsewhere
        self._require_room()
        claimed = await claims.claim(asked.key, guest, self._limits.reviews_per_guest)
        progress = self._progress.get(asked.key)
        if progress is not None:  # another request to this process was quicker
            return progress
        if claimed is not None:
            return self._begin(guest, asked, claimed)
        return await claims.look(asked.key) or Progress()

    def _require_room(self) -> None:
        if len(self._tasks) >= self._limits.reviews:
            raise Problem(429, "too_many_reviews")

    def _begin(self, guest: str, asked: ReviewAsked, progress: Progress) -> Progress:
        self._progress[asked.key] = progress
        own = progress if self._claims is None else noted(progress.notes())  # everyone is told the same, and so later
        self._tasks[asked.key] = (guest, asyncio.create_task(self._run(guest, asked, own)))
        while len(self._progress) > self._limits.reviews * 2:
            oldest = next(key for key in self._progress if key not in self._tasks)
            del self._progress[oldest]
        return progress

    async def _run(self, guest: str, asked: ReviewAsked, progress: Progress) -> None:
        try:
            await self._make(guest, asked, progress)
        except (ClaimLost, asyncio.CancelledError):
            self._progress.pop(asked.key, None)
        except Exception as error:
            await self._fail(asked.key, error)
        finally:
            self._tasks.pop(asked.key, None)

    async def _make(self, guest: str, asked: ReviewAsked, progress: Progress) -> None:
        claims = self._claims
        if claims is not None and await self.stored(asked) is not None:  # in the moment in which it was claimed
            del self._progress[asked.key]
            await claims.drop(asked.key)
            return

        async def tell(progress: Progress) -> None:
            if claims is not None and await claims.tell(asked.key, guest, progress):
                self._progress[asked.key] = noted(progress.notes())

        lesson = await ReviewMaking(self._workers, self._limits.review_seconds, guest, asked, progress, tell).make()
        whole = replace(progress, lesson=lesson)
        is_stored = asked.is_over and await self._store(asked, whole)  # before it is shown: its puzzles are looked up
        if claims is not None:
            await (claims.drop(asked.key) if is_stored else claims.finish(asked.key, guest, whole))
        self._progress[asked.key] = whole

    async def _store(self, asked: ReviewAsked, progress: Progress) -> bool:
        """Store a review with its table. A failure is only logged: those who wait get the review all the same."""
        try:
            for name in await self._storage.documents(asked.table, KIND):
                if name != asked.name:
                    await self._storage.remove_document(asked.table, KIND, name)
            await self._storage.store_document(asked.table, KIND, asked.name, progress.json())
        except (Refused, StorageFailed) as error:
            _LOG.warning("the review of %s was not stored: %s", asked.table, error)
            return False
        return True

    async def _fail(self, key: str, error: Exception) -> None:
        failure = error if isinstance(error, Problem) else Problem(503, "worker_failed")
        if failure is not error:
            _LOG.error("a review has failed", exc_info=error)
        if self._claims is not None:
            await self._claims.fail(key, failure)
        else:
            self._failures[key] = failure
            while len(self._failures) > self._limits.reviews:
                self._failures.popitem(last=False)
        self._progress.pop(key, None)

    async def close(self) -> None:
        """End what is being made: another process goes on with it once this one has left."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
