from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

import pytest

from quintessence.core.game import IllegalAction, Values
from quintessence.jobs.async_pool import AsyncPool
from quintessence.jobs.protocol import Exhausted, Failed, Overran


def job(name: str, /, **values: str | float) -> Values:
    return {"run": f"errands:{name}", **values}


def with_pool(count: int, story: Callable[[AsyncPool], Awaitable[None]]) -> None:
    async def told() -> None:
        pool = AsyncPool(count, preload=["errands"])
        try:
            await story(pool)
        finally:
            await pool.close()

    asyncio.run(told())


def test_more_jobs_than_processes_wait_in_line_and_are_all_answered() -> None:
    async def story(pool: AsyncPool) -> None:
        answers = await asyncio.gather(*(pool.run(job("echo", text=str(number)), 30) for number in range(8)))
        assert [answer["text"] for answer in answers] == [str(number) for number in range(8)]
        assert len({str(answer["process"]) for answer in answers}) == 2

    with_pool(2, story)


def test_jobs_with_one_key_go_to_the_process_that_remembers() -> None:
    async def story(pool: AsyncPool) -> None:
        await asyncio.gather(*(pool.run(job("nap", seconds=0.1), 30) for _ in range(2)))  # both are started
        first = await pool.run(job("count", name="table 1"), 30, key="table 1")
        for _ in range(3):
            await pool.run(job("count", name="table 2"), 30, key="table 2")
            await pool.run(job("echo", text="no key"), 30)
        again = await pool.run(job("count", name="table 1"), 30, key="table 1")
        assert (first["times"], again["times"]) == (1, 2)
        busy = asyncio.create_task(pool.run(job("nap", seconds=1), 30, key="table 1"))
        await asyncio.sleep(0)
        other = await pool.run(job("count", name="table 1"), 30, key="table 1")
        assert other["times"] == 1, "the other process takes it, as the one that remembers is busy"
        await busy

    with_pool(2, story)


def test_an_overrun_or_dead_process_is_replaced() -> None:
    async def story(pool: AsyncPool) -> None:
        before = await pool.run(job("count", name="x"), 30, key="x")
        with pytest.raises(Overran):
            await pool.run(job("nap", seconds=60), 0.2, key="x")
        with pytest.raises(Failed, match="died"):
            await pool.run(job("die"), 30)
        after = await pool.run(job("count", name="x"), 30, key="x")
        assert after["times"] == 1 and after["process"] != before["process"]

    with_pool(1, story)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system keeps no such bound")
@pytest.mark.parametrize("may_reserve", [False, True])
def test_a_process_that_asks_for_too_much_memory_is_replaced(may_reserve: bool) -> None:
    async def told() -> None:
        pool = AsyncPool(1, preload=["errands"], memory=400 * 1024 * 1024, may_reserve=may_reserve)
        try:
            before = await pool.run(job("swell", megabytes=50), 30)
            with pytest.raises(Exhausted):
                await pool.run(job("swell", megabytes=2000), 30)
            after = await pool.run(job("swell", megabytes=50), 30)
            assert after["process"] != before["process"]
        finally:
            await pool.close()

    asyncio.run(told())


def test_a_refusal_is_raised_as_what_it_is() -> None:
    async def story(pool: AsyncPool) -> None:
        with pytest.raises(IllegalAction, match="too_poor"):
            await pool.run(job("refuse"), 30)
        with pytest.raises(Failed, match="on a stone"):
            await pool.run(job("stumble"), 30)

    with_pool(1, story)


def test_a_cancelled_job_gives_its_process_free_and_a_cancelled_wait_takes_none() -> None:
    async def story(pool: AsyncPool) -> None:
        running = asyncio.create_task(pool.run(job("nap", seconds=60), 120))
        await asyncio.sleep(0.2)
        waiting = [asyncio.create_task(pool.run(job("echo", text=text), 30)) for text in "ab"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        running.cancel()
        answer = await waiting[1]
        assert answer["text"] == "b"
        results = await asyncio.gather(running, waiting[0], return_exceptions=True)
        assert all(isinstance(result, asyncio.CancelledError) for result in results)

    with_pool(1, story)


@pytest.mark.parametrize("is_started", [False, True])
def test_closing_ends_what_starts_runs_and_waits(is_started: bool) -> None:
    async def story(pool: AsyncPool) -> None:
        if is_started:
            await asyncio.gather(*(pool.run(job("nap", seconds=0.1), 30) for _ in range(2)))
        jobs = [asyncio.create_task(pool.run(job("nap", seconds=60), 120)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await pool.close()
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(result, Failed) for result in results)
        with pytest.raises(Failed, match="closed"):
            await pool.run(job("echo", text="late"), 30)

    with_pool(2, story)
