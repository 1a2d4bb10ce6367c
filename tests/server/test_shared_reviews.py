"""Reviews at several processes: one makes it, all tell how far it is, and another goes on when that one is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from quintessence.core.game import Refused, Values
from quintessence.review.codec import examined_json, lesson_json
from quintessence.review.model import CurvePoint, ExaminedTurn, Lesson
from quintessence.server.storage.postgres.storage import PostgresStorage
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.workers import review_claims
from quintessence.service.workers.match_job import Snapshot
from quintessence.service.workers.review_asked import KIND, ReviewAsked
from quintessence.service.workers.review_claims import ReviewClaims
from quintessence.service.workers.reviews import Reviews
from quintessence.service.workers.workers import Workers
from tests.server.stored import some_table

TABLES = ("t1", "t2", "t3", "left", "made")
TURNS = 4
LIMITS = Limits(reviews_per_guest=1)


class Worker:
    """Thinks one piece whenever the test lets it, and notes what it was asked."""

    def __init__(self) -> None:
        self.jobs: list[tuple[str, object]] = []
        self.may = asyncio.Semaphore(0)
        self.failure: Problem | None = None

    async def answer(self, guest: str, function: str, more: Values, match: Snapshot | None = None) -> Values:
        job = function.partition(":")[2]
        self.jobs.append((job, more.get("first")))
        await self.may.acquire()
        if self.failure is not None:
            raise self.failure
        if job == "conclude":
            return lesson_json(lesson_about(more["points"]))
        if job == "examine":
            return examined_json(ExaminedTurn(cast("int", more["number"]), 9, 0, [], [], 0.5, 0.5, None))
        number, viewer = more["first"], more["viewer"]
        assert isinstance(number, int)
        share = 0.5 if viewer is None else 0.6 + number / 100
        point: Values = {"number": number, "seat": number % 2, "shares": [share, 1 - share], "decides": True}
        return {"points": [point], "count": TURNS, "parties": [0, 1]}

    def let(self, pieces: int = 100) -> None:
        for _ in range(pieces):
            self.may.release()


def lesson_about(points: Any) -> Lesson:
    """A lesson with the curve of some judged points, and nothing else."""
    return Lesson([CurvePoint(point["number"], point["shares"]) for point in points], [], [], [], [], [], [], [])


class Process:
    """As much of a server process as makes reviews."""

    def __init__(self, database: str) -> None:
        self.storage = PostgresStorage(database, LIMITS)
        self.worker = Worker()
        claims = ReviewClaims(self.storage.review_claims)
        self.reviews = Reviews(self.storage, cast("Workers", self.worker), LIMITS, claims)

    async def ask(self, asked: ReviewAsked, guest: str = "ada") -> Any:
        return await self.reviews.state(guest, asked)

    async def until(self, asked: ReviewAsked, done: int) -> Any:
        """Ask until so much is done, as whoever waits does; what is told never goes back."""
        last = 0
        async with asyncio.timeout(60):
            while (found := await self.ask(asked))["done"] < done:
                assert found["done"] >= last
                last = found["done"]
                await asyncio.sleep(0.01)
        return found

    async def whole(self, asked: ReviewAsked) -> Any:
        async with asyncio.timeout(60):
            while (found := await self.ask(asked))["lesson"] is None:
                await asyncio.sleep(0.01)
        return found

    async def idle(self) -> None:
        async with asyncio.timeout(60):
            while self.reviews._tasks:
                await asyncio.sleep(0.01)

    async def rows(self, query: str) -> list[tuple[object, ...]]:
        return [tuple(row) for row in await self.storage.pool.do(lambda connection: connection.fetch(query))]


def review(viewer: int | None = None, is_over: bool = True, table: str = "t1") -> ReviewAsked:
    match = Snapshot(table, 7, {}, [], [])
    return ReviewAsked(table, match, 2, viewer, viewer is None, is_over, None)


def run(database: str, work: Callable[[Process, Process], Coroutine[Any, Any, None]]) -> None:
    """Two processes, both alive however slow the machine is, that tell of every piece."""

    async def whole() -> None:
        async with _alive(database) as one, _alive(database) as other:
            for id_ in TABLES:
                await one.storage.add_table(some_table(id_))
            await work(one, other)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review_claims, "_PAUSE", 0.0)
        asyncio.run(whole())


@asynccontextmanager
async def _alive(database: str) -> AsyncIterator[Process]:
    process = Process(database)
    try:
        await process.storage.beat({}, {})
        await process.rows("UPDATE processes SET seen = now() + interval '1 hour'")
        yield process
    finally:
        await process.reviews.close()
        await process.storage.close()


def test_one_process_makes_a_review_and_all_tell_how_far_it_is(postgresql: str) -> None:
    async def work(one: Process, other: Process) -> None:
        asked = review()
        begun = await asyncio.gather(*(process.ask(asked) for process in (one, other) * 3))
        assert {found["done"] for found in begun} == {0}
        (maker, idle) = (one, other) if one.reviews._tasks else (other, one)
        assert not idle.reviews._tasks
        maker.worker.let(2)
        for process in (idle, maker, idle):
            assert (await process.until(asked, 2))["count"] == TURNS
        maker.worker.let()
        made = await idle.whole(asked)
        await maker.idle()
        assert made == await maker.ask(asked) and made["done"] == made["count"]
        assert idle.worker.jobs == [] and [first for job, first in maker.worker.jobs if job == "judge"] == [0, 1, 2, 3]
        assert list(await one.storage.documents("t1", KIND)) == [asked.name]
        assert await one.rows("SELECT * FROM review_claims") == []

    run(postgresql, work)


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_another_process_goes_on_where_one_that_is_gone_has_stopped(postgresql: str, how: str) -> None:
    async def work(one: Process, other: Process) -> None:
        asked = review()
        await one.ask(asked)
        one.worker.let(2)
        await other.until(asked, 2)
        if how == "stopped":
            await one.reviews.close()
            await one.storage.leave()
        else:
            await other.rows(f"DELETE FROM processes WHERE id = '{one.storage.process}'")
        assert (await other.ask(asked, "bob"))["done"] == 2
        other.worker.let()
        made = await other.whole(asked)
        await other.idle()
        assert other.worker.jobs[0] == ("judge", 2)
        one.worker.let()  # one that was only taken for dead
        await one.idle()
        assert await one.ask(asked) == made and len(await one.storage.documents("t1", KIND)) == 1
        assert await one.rows("SELECT * FROM review_claims") == []

    run(postgresql, work)


def test_a_process_that_was_taken_for_dead_stops_when_it_hears_of_it(postgresql: str) -> None:
    async def work(one: Process, other: Process) -> None:
        asked = review()
        await one.ask(asked)
        await other.rows(f"DELETE FROM processes WHERE id = '{one.storage.process}'")
        await other.ask(asked, "bob")
        other.worker.let(2)
        await other.until(asked, 2)
        one.worker.let()
        await one.idle()
        assert one.worker.jobs == [("judge", 0)] and (await one.ask(asked))["done"] == 2

    run(postgresql, work)


def test_a_failure_is_told_once_at_whichever_process_is_asked(postgresql: str) -> None:
    async def work(one: Process, other: Process) -> None:
        asked = review()
        await one.ask(asked)
        one.worker.failure = Problem(503, "took_too_long", {"seconds": 20})
        one.worker.let(1)
        await one.idle()
        with pytest.raises(Problem) as failed:
            await other.ask(asked)
        assert (failed.value.status, failed.value.code) == (503, "took_too_long")
        assert failed.value.values == {"seconds": 20} and await one.rows("SELECT * FROM review_claims") == []
        assert (await other.ask(asked))["done"] == 0 and len(other.worker.jobs) <= 1  # begun anew, there

    run(postgresql, work)


def test_what_one_seat_may_know_never_answers_another(postgresql: str) -> None:
    async def work(one: Process, other: Process) -> None:
        first, second = review(viewer=0, is_over=False), review(viewer=1, is_over=False)
        await one.ask(first)
        one.worker.let(1)
        await other.until(first, 1)
        assert (await other.ask(second, "bob"))["points"] == []  # its own, from the start
        one.worker.let()
        made = await other.whole(first)  # kept with no table, and told all the same
        assert made["points"][-1]["shares"][0] > 0.6 and not await other.storage.documents("t1", KIND)
        assert (await one.ask(second, "bob"))["points"] == [] and other.worker.jobs == [("judge", 0)]
        over = await other.ask(review(is_over=True), "cy")  # nor does it answer once all may be known
        assert over["points"] == []

    run(postgresql, work)


def test_a_guest_has_so_many_reviews_made_at_all_processes_together(postgresql: str) -> None:
    async def work(one: Process, other: Process) -> None:
        await one.ask(review())
        with pytest.raises(Refused, match="too_many_reviews"):
            await other.ask(review(table="t2"))
        assert (await other.ask(review()))["done"] == 0  # to see how far the first is costs nothing
        await other.ask(review(table="t2"), "bob")
        one.worker.let()
        await one.idle()
        assert (await other.ask(review(table="t3")))["done"] == 0

    run(postgresql, work)


def test_what_nobody_asks_for_any_more_is_swept_away_and_the_rest_goes_with_its_table(postgresql: str) -> None:
    async def work(one: Process, other: Process) -> None:
        left, made = review(table="left"), review(viewer=1, is_over=False, table="made")
        await one.ask(left)
        await other.ask(made, "bob")
        other.worker.let()
        await other.whole(made)
        await other.idle()
        await other.rows(f"DELETE FROM processes WHERE id = '{one.storage.process}'")
        await other.rows("UPDATE review_claims SET told = now() - interval '11 minutes'")
        other.worker.may = asyncio.Semaphore(0)  # nothing of the next is made before its table is gone
        await other.ask(review(), "cy")
        assert await one.rows("SELECT guest FROM review_claims") == [("cy",)]
        await one.storage.remove_table("t1")
        assert await one.rows("SELECT guest FROM review_claims") == []
        other.worker.let()
        await other.idle()
        assert [job for job, _ in other.worker.jobs].count("conclude") == 1  # the claim was lost with the table
        assert await one.rows("SELECT guest FROM review_claims") == []

    run(postgresql, work)
