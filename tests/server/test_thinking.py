"""What workers are sent of a match: all of it once, then what is new; and bots that think while others act."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

import quintessence
from quintessence.core.game import Refused, Seat, Values
from quintessence.jobs import memory
from quintessence.jobs.async_pool import AsyncPool
from quintessence.server.worker_pool import new_workers
from quintessence.service.limits import Limits
from quintessence.service.tables.clock import LoopClock
from quintessence.service.tables.environment import environment_with
from quintessence.service.workers.match_job import match_of, snapshot
from quintessence.service.workers.turn_jobs import promising, turn
from quintessence.table.model import Header, SeatHold, StoredTable, Summary
from quintessence.table.table import Table
from tests.server.serving import ME, Person

People = Callable[[], Person]
LEVEL1 = {"kind": "bot", "level": "level1"}


def a_table() -> Table:
    match = quintessence.start("earth_water_sun", 2, "thinking")
    header = Header("thinking", "earth_water_sun", 1, match.options, 2, "thinking", "c", "g", 1.0)
    seats = [SeatHold("screen", None, "i", "k", ["g"]) for _ in range(2)]
    return Table(
        StoredTable(header, seats, "w", Summary("playing", 0, 0, [], False), 1.0), match, environment_with(LoopClock())
    )


def play(table: Table, count: int = 1) -> None:
    for _ in range(count):
        seat = table.to_act()[0]
        table.play(seat, table.rules().legal(seat)[0].row())


def sent(match: Values | None) -> Any:
    """A match as a worker gets it."""
    return json.loads(json.dumps({"match": match}))


def test_a_worker_is_sent_what_is_new() -> None:
    table = a_table()
    memory.forget(snapshot(table).key)
    play(table, 3)
    whole = snapshot(table)
    assert whole.since(None) is None
    found = match_of(sent(whole.whole()))
    assert found is not None and found.state_hash() == table.rules().state_hash()
    play(table, 2)
    new = snapshot(table).since(3)
    assert new is not None and "start" not in new and new["base"] == 3
    actions = table.rules().record()["actions"]
    assert isinstance(actions, list) and sent(new)["match"]["lines"] == actions[3:]
    later = match_of(sent(new))
    assert later is not None and later.state_hash() == table.rules().state_hash()
    assert match_of(sent(new)) is None  # it has moved on since
    same = match_of(sent(snapshot(table).since(5)))
    assert same is not None and same.state_hash() == table.rules().state_hash()


def test_a_worker_that_does_not_remember_says_so() -> None:
    table = a_table()
    play(table, 3)
    key = snapshot(table).key
    memory.forget(key)
    job = {**sent(snapshot(table).since(2)), "seat": table.to_act()[0], "level": "level1", "seconds": 1}
    assert turn(job) == {"missing": True} and promising(job) == {"missing": True}
    memory.remember(key, (1, table.rules().copy()))
    assert match_of(job) is None


def test_what_was_taken_back_is_sent_whole() -> None:
    table = a_table()
    play(table, 2)
    last = table.log.last_actor()
    assert last is not None
    table.undo(Seat(last)).done()
    play(table)
    assert snapshot(table).since(2) is None and snapshot(table).since(3) is not None
    found = match_of(sent(snapshot(table).whole()))
    assert found is not None and found.state_hash() == table.rules().state_hash()


def test_what_a_bot_thinks_through_leaves_the_remembered_match_alone() -> None:
    table = a_table()
    play(table, 2)
    job = {**sent(snapshot(table).whole()), "seat": table.to_act()[0], "level": "level1", "seconds": 1}
    assert turn(job)["rows"]
    again = match_of(sent(snapshot(table).since(2)))
    assert again is not None and again.state_hash() == table.rules().state_hash()


def test_a_bot_among_allies_finds_what_to_propose_while_a_person_hurries(person: People) -> None:
    one = person()
    table = one.new_table(ME, LEVEL1, game="orchard")
    with one.live(table["id"]) as client:
        client.hear_until(type="whole")
        for _ in range(3):
            for _ in range(2):  # what the bot is thinking about is old before it has thought
                assert client.play(0, client.state["legal"][-1]["row"])["ok"]
            deadline = monotonic() + 60
            while not client.ask(type="let_play", seat=1)["ok"]:
                assert monotonic() < deadline
        assert client.state["view"]["planted"].count(1) == 3
    assert one.get(f"tables/{table['id']}")["notes"] == []


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no such thing")
def test_workers_stand_back_behind_the_loop() -> None:
    """With fewer processors than work, what a worker does must not keep a move waiting."""

    async def run() -> None:
        workers = new_workers(Limits(workers=1))
        try:
            await workers.answer("ada", "record_jobs:check_record", {"text": "{}"})
        except Refused:
            pool = workers._pool
            assert isinstance(pool, AsyncPool)
            (worker,) = [one._started for one in pool._workers]
            assert worker is not None
            behind = os.getpriority(os.PRIO_PROCESS, (await worker).pid)
            assert behind == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 5)
        else:
            raise AssertionError("no record was given")
        finally:
            await workers.close()

    asyncio.run(run())
