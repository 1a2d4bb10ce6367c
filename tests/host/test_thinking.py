"""Who thinks for a host is asked with what is new, is given up when it takes too long, and may forget or die."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from quintessence.host import Host
from quintessence.host.thinking import ThinkerWorker
from quintessence.jobs import memory
from quintessence.service.limits import Limits
from tests.host.browser import ME, MemoryStorage, Page, bot

QUICK = Limits(bot_grace=-0.9, workers=1)
"""A bot of level 1 has a second: here a tenth of it."""


class Thinker:
    """A worker whose tasks are noted; it can be silent or die."""

    def __init__(self) -> None:
        self.tasks: list[dict[str, Any]] = []
        self.stopped: list[str] = []
        self.is_silent = False
        self.is_dead = False
        self.forgets = False
        self.worker = ThinkerWorker()

    async def think(self, task: str) -> str:
        self.tasks.append(json.loads(task))
        is_turn = self.tasks[-1]["run"].endswith("turn_jobs:turn")
        if self.is_dead and is_turn:
            raise RuntimeError("the worker is gone")
        if self.is_silent and is_turn:
            await asyncio.sleep(3600)
        if self.forgets:
            memory.forget(self.tasks[-1]["table"])
        return self.worker.answer(task)

    def stop(self, table: str) -> None:
        self.stopped.append(table)


async def played(thinker: Thinker, limits: Limits, steps: int) -> tuple[Page, dict[str, Any]]:
    page = Page(Host(MemoryStorage(), thinker, limits=limits))
    table = await page.open("connect_four", ME, bot())
    chance = Random(1)
    for _ in range(steps):
        await page.step(table["id"], chance)
        await page.settled()
    return page, await page.get(f"/tables/{table['id']}")


def test_a_worker_is_sent_the_match_once_and_the_actions_since() -> None:
    async def work() -> None:
        thinker = Thinker()
        page, table = await played(thinker, Limits(), 6)
        matches = [task["match"] for task in thinker.tasks]
        assert "start" in matches[0] and all("base" in match for match in matches[1:])
        assert {task["table"] for task in thinker.tasks} == {f"{table['id']}/"}
        assert max(len(match["lines"]) for match in matches[1:]) <= 2
        await page.host.stop()

    asyncio.run(work())


def test_a_worker_that_has_forgotten_is_sent_all_again() -> None:
    async def work() -> None:
        thinker = Thinker()
        thinker.forgets = True
        page, table = await played(thinker, Limits(), 3)
        kinds = ["base" if "base" in task["match"] else "start" for task in thinker.tasks]
        assert kinds == ["start", "base", "start", "base", "start"]
        assert table["played"] == 6 and table["notes"] == []
        await page.host.stop()

    asyncio.run(work())


def test_only_jobs_of_this_package_are_done() -> None:
    assert json.loads(ThinkerWorker().answer('{"run": "os:getcwd"}')) == {"error": "no such job"}


def test_a_bot_that_is_silent_is_stopped_and_one_that_died_replaced_by_the_games_advice() -> None:
    async def work() -> None:
        for fault, note in (("is_silent", "bot_overran"), ("is_dead", "bot_failed")):
            thinker = Thinker()
            setattr(thinker, fault, True)
            page, table = await played(thinker, QUICK, 2)
            assert table["played"] == 4 and note in {one["code"] for one in table["notes"]}
            assert set(thinker.stopped) == {f"{table['id']}/"}
            await page.host.stop()

    asyncio.run(work())
