"""The worker processes of a server, in which bots think and what guests have is read."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Values
from quintessence.jobs.async_pool import AsyncPool
from quintessence.service.limits import Limits
from quintessence.service.workers.workers import Workers

_JOBS: Final = ("turn", "hint", "review", "teaching", "record", "file", "puzzle", "look")
OWN: Final = "quintessence.server.own_jobs"
"""What reads all that a guest has: it opens the database."""
PRELOAD: Final = [*(f"quintessence.service.workers.{name}_jobs" for name in _JOBS), OWN]
"""What each worker imports before its first job."""
_NICE: Final = 5
"""Workers stand back behind the loop: where there are fewer processors than work, a move is answered first."""


def new_workers(limits: Limits) -> Workers:
    """Workers of its own, as many as the limits say."""
    return Workers(AsyncPool(limits.workers, PRELOAD, memory=limits.worker_bytes, nice=_NICE), limits)


class OwnReading:
    """What guests have of their own, read by workers that open the database themselves."""

    def __init__(self, looking: Workers, workers: Workers, location: str) -> None:
        """`looking` is for lists, which no bot may keep waiting; `location` is where it reads: see `open_reading`."""
        self._looking: Final = looking
        self._workers: Final = workers
        self._location: Final = location

    async def ask(self, guest: str, function: str, more: Values) -> Values:
        """What `own_jobs` reads of what a guest has."""
        job: Values = {**more, "guest": guest, "location": self._location}
        return await self._looking.answer(guest, f"{OWN}:{function}", job)

    async def look_through(self, guest: str, more: Values) -> Values:
        """What a guest has achieved in one of its games."""
        job: Values = {**more, "guest": guest, "location": self._location}
        return await self._workers.answer(guest, f"{OWN}:look_through", job)
