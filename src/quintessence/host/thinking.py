"""What a worker runs that thinks for a host; and a thinker without workers, for tests and where there are none."""

from __future__ import annotations

import asyncio
import json
from typing import Final

from quintessence.core.game import Values
from quintessence.jobs.answering import answer, encoded

_JOBS: Final = "quintessence.service.workers."


class ThinkerWorker:
    """Answers tasks one after the other. It remembers the matches that it was asked about last."""

    def answer(self, task: str) -> str:
        """The answer to a task, as JSON; whatever goes wrong is an answer too."""
        job: Values = json.loads(task)
        if not str(job.get("run")).startswith(_JOBS):
            return encoded({"error": "no such job"})
        return encoded(answer(job))


class InProcessThinker:
    """Thinks in the host's own process: nothing else happens meanwhile."""

    def __init__(self) -> None:
        self._worker: Final = ThinkerWorker()

    async def think(self, task: str) -> str:
        """The answer to a task; whatever else is ready goes first."""
        await asyncio.sleep(0)
        return self._worker.answer(task)

    def stop(self, table: str) -> None:
        """Nothing to stop: an answer is there when `think` returns."""
