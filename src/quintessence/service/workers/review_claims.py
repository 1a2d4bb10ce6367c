"""Which of several processes makes a review: one that lives has the claim, and tells the others how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from quintessence.review.progress import Progress, noted
from quintessence.service.problems import Problem
from quintessence.service.storage.model import StorageFailed
from quintessence.service.storage.protocol import StoredReviewClaims

_LOG: Final = logging.getLogger("quintessence.server")
_PAUSE: Final = 1.0
"""Seconds between two tellings of one review, at least."""


class ClaimLost(Exception):
    """This process was taken for dead, and another one goes on with the review."""


class ReviewClaims:
    """The claims of this process, and those of others."""

    def __init__(self, stored: StoredReviewClaims) -> None:
        self._stored: Final = stored
        self._noted_at: Final[dict[str, float]] = {}
        """When each review of ours was told last."""

    async def look(self, key: str) -> Progress | None:
        """A review that another process makes, or that was made; None where nobody does. Its failure is told once."""
        stored = await self._stored.look(key)
        if stored is None:
            return None
        if stored.failure is not None:
            status, code, values = stored.failure
            raise Problem(status, code, values)
        return Progress() if stored.notes is None else noted(stored.notes)

    async def claim(self, key: str, guest: str, most: int) -> Progress | None:
        """Have a review made here, in a guest's turns, from where it was left; None where another process makes it.

        NoRoom where as many as may be are made for the guest, by all processes together.
        """
        stored = await self._stored.claim(key, guest, most)
        if stored is None:
            return None
        return Progress() if stored.notes is None else noted(stored.notes)

    async def tell(self, key: str, guest: str, progress: Progress) -> bool:
        """Tell the others how far a review of ours is, unless they were told just now; whether they were told."""
        if monotonic() - self._noted_at.get(key, -_PAUSE) < _PAUSE:
            return False
        self._noted_at[key] = monotonic()
        try:
            if not await self._stored.tell(key, guest, progress.notes(), is_made=False):
                del self._noted_at[key]
                raise ClaimLost
        except StorageFailed as error:
            _LOG.warning("other processes do not hear how far a review is: %s", error)
            return False
        return True

    async def finish(self, key: str, guest: str, progress: Progress) -> None:
        """Show a review that is made and kept nowhere else to the others, for a while."""
        await self._certainly(key, lambda: self._stored.tell(key, guest, progress.notes(), is_made=True))

    async def drop(self, key: str) -> None:
        """Give up the claim of a review that is stored with its table."""
        await self._certainly(key, lambda: self._stored.drop(key))

    async def fail(self, key: str, failure: Problem) -> None:
        """Have whoever asks next, at any process, told why."""
        reason = (failure.status, failure.code, failure.values)
        await self._certainly(key, lambda: self._stored.fail(key, reason))

    async def _certainly(self, key: str, work: Callable[[], Awaitable[object]]) -> None:
        """Repeat a write until it succeeds: other processes wait for this review as long as our claim stands."""
        self._noted_at.pop(key, None)
        while True:
            try:
                await work()
                return
            except StorageFailed as error:
                _LOG.error("other processes do not hear that a review is done with: %s", error)
                await asyncio.sleep(_PAUSE)
