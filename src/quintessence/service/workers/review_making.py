"""Makes a review piece by piece, each a job in a guest's turns at the workers; one broken off goes on where it was."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from quintessence.core.game import Values
from quintessence.review.codec import examined_of, judged_of, lesson_of, result_of
from quintessence.review.model import Lesson
from quintessence.review.progress import Progress
from quintessence.service.workers.review_asked import ReviewAsked
from quintessence.service.workers.workers import Workers


class ReviewMaking:
    """One review in the making."""

    def __init__(
        self,
        workers: Workers,
        seconds: float,
        guest: str,
        asked: ReviewAsked,
        progress: Progress,
        tell: Callable[[Progress], Awaitable[None]],
    ) -> None:
        """A piece takes so many seconds of a worker, in a guest's turns; after each it is told how far it is."""
        self._workers: Final = workers
        self._seconds: Final = seconds
        self._guest: Final = guest
        self._asked: Final = asked
        self._progress: Final = progress
        self._tell: Final = tell

    async def make(self) -> Lesson:
        """Judge, examine and conclude; nobody sees the lesson before the caller shows it."""
        asked, progress = self._asked, self._progress
        await self._judge()
        if asked.teaches:
            await self._examine()
        notes = progress.notes()
        job: Values = {name: notes[name] for name in ("points", "parties", "examined")}
        return lesson_of(await self._ask("conclude", {**job, "result": asked.result}))

    async def _judge(self) -> None:
        """Every turn, some at a time: bots that play meanwhile have their turns in between."""
        progress = self._progress
        while len(progress.points) < progress.turns:
            job: Values = {"first": len(progress.points), "viewer": self._asked.viewer, "seconds": self._seconds}
            answer = await self._ask("judge", job)
            points, turns, parties = answer["points"], answer["count"], answer["parties"]
            assert isinstance(points, list) and isinstance(turns, int) and isinstance(parties, list)
            progress.points += [judged_of(point) for point in points]
            progress.turns, progress.parties = turns, [party for party in parties if isinstance(party, int | str)]
            await self._tell(progress)

    async def _examine(self) -> None:
        asked, progress = self._asked, self._progress
        result = None if asked.result is None else result_of(asked.result)
        starts = progress.turns_to_examine(result, asked.seats)
        for start in starts[len(progress.examined) :]:
            progress.examined.append(examined_of(await self._ask("examine", {"number": start})))
            await self._tell(progress)

    async def _ask(self, function: str, job: Values) -> Values:
        return await self._workers.answer(self._guest, f"teaching_jobs:{function}", job, self._asked.match)
