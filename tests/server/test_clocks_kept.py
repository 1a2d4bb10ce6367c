"""No restart, no lack of memory and no other process changes what the clocks say."""

from __future__ import annotations

import asyncio
from pathlib import Path

from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.wire.requests import Play
from quintessence.service.limits import Limits
from quintessence.service.people.callers import Visitor
from quintessence.table.time_control import TimeControl
from tests.server.clocked import A_GAME, A_TURN, DAYS, A, B, at_a_table, left, started
from tests.server.windowed import Ear, Scene, TestClock, finished, staged


def test_clocks_go_on_after_a_restart_and_nobody_pays_for_the_time_between(data: Path) -> None:
    async def run() -> None:
        clock = TestClock()
        service = Service(Settings(data, Limits(workers=1)), clock=clock)
        clock.windows, clock.clocks = service.windows, service.clocks
        table = await at_a_table(DAYS, "me", "friend")(service)
        service.wake(table)
        await clock.pass_by(86400)
        await service.stop()

        later = TestClock()
        later._now = 5.0  # another machine time altogether
        again = Service(Settings(data, Limits(workers=1)), clock=later)
        later.windows, later.clocks = again.windows, again.clocks
        try:
            again.start()  # nobody opens the table
            while not again.tables.is_in_memory(table.id) or not later.waiting():
                await asyncio.sleep(0.01)
            found = await again.tables.find(table.id)
            assert left(found) == [2 * 86400, 3 * 86400]
            await later.pass_by(2 * 86400)
            assert found.log.notes[-1]["code"] == "time_up_bot"
            while found.to_act() == [A]:
                await asyncio.sleep(0.01)
            assert left(found) == [3 * 86400, 3 * 86400]
        finally:
            await again.stop()

    finished(run())


def test_a_server_that_was_killed_loses_no_more_than_what_was_not_written_yet(data: Path) -> None:
    async def run() -> None:
        clock = TestClock()
        service = Service(Settings(data, Limits(workers=1)), clock=clock)
        clock.windows, clock.clocks = service.windows, service.clocks
        table = await at_a_table(TimeControl("turn", 600, 0, "loss", "level1"), "me", "friend")(service)
        Scene(service, clock, table)
        service.wake(table)
        await clock.pass_by(150)
        await service.storage.close()  # nothing more can be written
        again = Service(Settings(data, Limits(workers=1)), clock=TestClock())
        try:
            assert left(await again.tables.find(table.id)) == [480, 600]  # as of the second minute
        finally:
            await again.stop()

    finished(run())


def test_a_table_that_leaves_memory_comes_back_with_the_same_clocks(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        await scene.clock.pass_by(25)
        scene.service.tables.drop(scene.table)
        found = await scene.service.tables.find(scene.table.id)
        assert found is not scene.table and left(found) == [35, 60]

    staged(data, at_a_table(A_TURN, "me", "friend"), work)


def test_of_two_processes_one_keeps_the_clocks_and_the_other_says_the_same(data: Path, postgresql: str) -> None:
    async def run() -> None:
        clock = TestClock()
        one, other = (Service(Settings(data, Limits(workers=1), database=postgresql), clock=clock) for _ in range(2))
        clock.windows, clock.clocks = one.windows, one.clocks
        try:
            one.start()
            other.start()
            table = await at_a_table(A_GAME, "me", "friend")(one)
            scene = Scene(one, clock, table)
            one.wake(table)
            holder, strange = one.lease_holder, other.lease_holder
            assert holder is not None and strange is not None
            await scene.until(lambda: holder.is_held(table.id) and len(clock.waiting()) == 1)
            elsewhere = await other.tables.find(table.id)
            ear = Ear(other, elsewhere, scene.ears[B].caller)
            await clock.pass_by(30)
            assert left(elsewhere) == left(table) == [870, 900]
            while A in elsewhere.to_act():  # played through the process that does not keep the time
                rows = [action.row() for action in elsewhere.rules().legal(A)]
                row = next((row for row in rows if len(row) == 1), rows[0])
                asked = Play(seat=A, question=elsewhere.current.question(A), row=row)
                await other.commands.play(table.id, Visitor("g0"), asked)
                assert (await other.tables.find(table.id)) is elsewhere
            await scene.until(lambda: table.log.length == elsewhere.log.length)
            assert left(elsewhere) == left(table) == [880, 900] and not strange.is_held(table.id)
            await one.stop()  # the other takes over, and nothing is lost
            await scene.until(lambda: strange.is_held(table.id) and len(clock.waiting()) == 1)
            clock.windows, clock.clocks = other.windows, other.clocks
            await clock.pass_by(900)
            assert elsewhere.result() == {"places": [1, 2], "reason": "out_of_time", "seat": 1}
            assert ear.told("table")[-1]["notes"][-1]["code"] == "lost_on_time"
        finally:
            await other.stop()

    finished(run())
