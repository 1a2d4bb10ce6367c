"""Reviews in the making: piece by piece in the guests' turns at thinking, with progress, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final

from quintessence.core.game import OPEN, Json, Refused, Values
from quintessence.server.limits import Limits
from quintessence.server.problems import Problem
from quintessence.server.storage.model import StorageFailed
from quintessence.server.storage.protocol import Storage
from quintessence.server.tables.table import Table
from quintessence.server.thinking.curve import curve_of, doubtful, judged
from quintessence.server.thinking.lesson import final_shares
from quintessence.server.thinking.match_job import Snapshot, snapshot
from quintessence.server.thinking.teaching_jobs import EXPERT, JUDGE
from quintessence.server.thinking.thinking import Thinking

_LOG: Final = logging.getLogger("quintessence.server")
KIND: Final = "review"
"""The kind of document that a table's review is."""
FORMAT: Final = 1
"""Raised when a review that is kept would be told differently; old ones are made anew."""


@dataclass(frozen=True)
class ReviewAsked:
    """What a review is about."""

    table: str
    match: Snapshot
    seats: int
    viewer: int | None
    """Through which seat a match with secrets that goes on is judged; None where all may be known."""
    teaches: bool
    """Whether turns may be compared with better ones."""
    is_over: bool
    result: Values | None

    @property
    def key(self) -> str:
        """One review for each state of the match, and for each who may know something else of it."""
        return f"{self.table}/{self.match.revision}/{self.viewer}"

    @property
    def name(self) -> str:
        """The document's name."""
        return f"{FORMAT}/{self.match.revision}"


def review_asked(table: Table, viewer: int | None) -> ReviewAsked:
    """A review of a table as it is now, with the lock held: while secrets hold, as a viewer knows it and no more."""
    is_over = table.is_over()
    is_known = is_over or table.information == OPEN
    seen = None if is_known else viewer
    return ReviewAsked(table.id, snapshot(table), table.seats, seen, is_known, is_over, table.result())


@dataclass
class Progress:
    """A review as far as it has come."""

    count: int = 1
    parties: list[Json] = field(default_factory=list)
    points: list[Any] = field(default_factory=list)
    examined: list[Json] = field(default_factory=list)
    lesson: Values | None = None

    def json(self) -> Values:
        """For whoever waits, and to be kept."""
        lesson = dict(self.lesson) if self.lesson is not None else None
        points = lesson.pop("points") if lesson is not None else self._points()
        done = len(self.points) + len(self.examined)
        return {
            "done": self.count if lesson is not None else done,
            "count": self.count,
            "level": JUDGE,
            "expert": EXPERT,
            "parties": self.parties,
            "points": points,
            "lesson": lesson,
        }

    def _points(self) -> list[Json]:
        if not self.points:
            return []
        points = judged(self.points)
        curve = curve_of(points, self.parties, None)
        return [
            {"number": point.number, "shares": [round(share, 4) for share in shares]}
            for point, shares in zip(points, curve, strict=True)
        ]


class Reviews:
    """One task for each review that is being made."""

    def __init__(self, storage: Storage, thinking: Thinking, limits: Limits) -> None:
        self._storage: Final = storage
        self._thinking: Final = thinking
        self._limits: Final = limits
        self._tasks: Final[dict[str, tuple[str, asyncio.Task[None]]]] = {}
        """By key: the guest in whose turns it thinks, and the task."""
        self._progress: Final[OrderedDict[str, Progress]] = OrderedDict()
        """Those that are being made, and the latest that were."""

    async def state(self, guest: str, asked: ReviewAsked) -> Values:
        """The review: whole where it is kept, as far as it has come where it is being made; else it is begun."""
        found = self._progress.get(asked.key)
        if found is None and (kept := await self.kept(asked)) is not None:
            return kept
        found = self._progress.get(asked.key)  # someone else may have asked meanwhile
        if found is None:
            found = self._begin(guest, asked)
        elif found.lesson is None:
            self._raise_failure(asked.key)
        return found.json()

    async def kept(self, asked: ReviewAsked) -> Values | None:
        """The review that is kept with the table."""
        return (await self._storage.documents(asked.table, KIND)).get(asked.name) if asked.is_over else None

    def _begin(self, guest: str, asked: ReviewAsked) -> Progress:
        for key in [key for key, (_, task) in self._tasks.items() if task.done()]:
            del self._tasks[key], self._progress[key]  # it failed, and nobody asked why
        own = sum(of == guest for of, _ in self._tasks.values())
        if own >= self._limits.reviews_per_guest or len(self._tasks) >= self._limits.reviews:
            raise Problem(429, "too_many_reviews")
        progress = self._progress[asked.key] = Progress()
        task = asyncio.create_task(self._make(guest, asked, progress))
        self._tasks[asked.key] = (guest, task)
        while len(self._progress) > self._limits.reviews * 2:
            oldest = next(key for key in self._progress if key not in self._tasks)
            del self._progress[oldest]
        return progress

    def _raise_failure(self, key: str) -> None:
        """A review that has failed tells so once; who asks again begins it anew."""
        task = self._tasks[key][1] if key in self._tasks else None
        if task is None or not task.done():
            return
        del self._progress[key], self._tasks[key]
        error = None if task.cancelled() else task.exception()
        raise error if isinstance(error, Problem) else Problem(503, "worker_failed")

    async def _make(self, guest: str, asked: ReviewAsked, progress: Progress) -> None:
        await self._judge(guest, asked, progress)
        if asked.teaches:
            await self._examine(guest, asked, progress)
        told: Values = {
            "points": progress.points,
            "parties": progress.parties,
            "examined": progress.examined,
            "result": asked.result,
        }
        progress.lesson = await self._ask(guest, asked, "conclude", told)
        if asked.is_over:
            await self._keep(asked, progress)
        del self._tasks[asked.key]

    async def _judge(self, guest: str, asked: ReviewAsked, progress: Progress) -> None:
        """Every turn, some at a time: bots that play meanwhile have their turns in between."""
        is_more = True
        while is_more:
            job: Values = {
                "first": len(progress.points),
                "viewer": asked.viewer,
                "seconds": self._limits.review_seconds,
            }
            answer = await self._ask(guest, asked, "judge", job)
            points, count, parties = answer["points"], answer["count"], answer["parties"]
            assert isinstance(points, list) and isinstance(count, int) and isinstance(parties, list)
            progress.points += points
            progress.count, progress.parties = count, parties
            is_more = len(progress.points) < count

    async def _examine(self, guest: str, asked: ReviewAsked, progress: Progress) -> None:
        points = judged(progress.points)
        final = final_shares(asked.result, progress.parties) if asked.result is not None else None
        curve = curve_of(points, progress.parties, final)
        turns = doubtful(points, curve, progress.parties, asked.seats)
        progress.count += len(turns)
        for index in turns:
            progress.examined.append(await self._ask(guest, asked, "examine", {"number": points[index].number}))

    async def _ask(self, guest: str, asked: ReviewAsked, function: str, job: Values) -> Values:
        return await self._thinking.answer(guest, f"teaching_jobs:{function}", job, asked.match)

    async def _keep(self, asked: ReviewAsked, progress: Progress) -> None:
        """With the table; one that cannot be kept is told all the same."""
        try:
            for name in await self._storage.documents(asked.table, KIND):
                await self._storage.remove_document(asked.table, KIND, name)
            await self._storage.keep_document(asked.table, KIND, asked.name, progress.json())
        except (Refused, StorageFailed) as error:
            _LOG.warning("the review of %s was not kept: %s", asked.table, error)

    async def close(self) -> None:
        """End what is being made."""
        for _, task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*(task for _, task in self._tasks.values()), return_exceptions=True)
