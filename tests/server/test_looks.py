"""Looking back at matches costs the server hardly anything, and nobody gets more of it by bringing more cookies."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import ClassVar

import pytest

from quintessence.core.game import Seat
from quintessence.server.service import Service
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.service.limits import Limits
from quintessence.service.packing import plain
from quintessence.service.problems import Problem
from quintessence.service.storage.protocol import Storage
from quintessence.service.tables import review
from quintessence.service.tables.undo_looks import learn_undo
from quintessence.service.workers.match_job import snapshot
from quintessence.table import undo
from quintessence.table.model import StoredTable
from tests.server import deck, windowed
from tests.server.serving import ME, SCREEN, Person, server
from tests.server.stored import new_table, play_one, some_table, with_service, with_storage


def test_a_worker_looks_back_once_and_the_same_is_answered_from_a_cache(data: Path) -> None:
    async def work(service: Service) -> None:
        table = await new_table(service)
        for _ in range(3):
            await play_one(service, table)
        match, own = snapshot(table), table.rules()
        first = await service.looks.back("ada", match, None, False)
        assert json.loads(plain(first)) == json.loads(json.dumps(review.steps(own, None, False)))
        moment = await service.looks.at("ada", match, own.to_act()[0], 2)
        assert json.loads(plain(moment)) == json.loads(json.dumps(review.moment(own, own.to_act()[0], 2)))
        outside = json.loads(plain(await service.looks.from_outside("ada", match, 2)))
        assert outside["view"] == json.loads(json.dumps(review.moment(own, None, 2)["view"]))
        assert [step["number"] for step in outside["steps"]] == [1, 2]
        with pytest.raises(Problem, match="no_such_moment"):
            await service.looks.at("ada", match, None, 4)
        await service.looks.close()  # there is no worker any more
        assert await service.looks.back("bob", match, None, False) == first
        with pytest.raises(Problem, match="worker_failed"):
            await service.looks.at("bob", match, None, 1)

    with_service(data, "", work)


def test_what_is_remembered_of_looks_is_bounded(data: Path) -> None:
    async def work(service: Service) -> None:
        table = await new_table(service)
        await play_one(service, table)
        match = snapshot(table)
        kept = [await service.looks.at("ada", match, None, number) for number in (0, 1)]
        assert len(kept[0]) < 4000 and sum(len(text) for text in service.looks._known.values()) <= 4000

    with_service(data, "", work, Limits(workers=1, look_bytes=4000))


@pytest.mark.own_server
def test_all_guests_of_an_address_share_what_it_may_ask_and_dear_requests_count_more(data: Path) -> None:
    limits = {"address_requests_per_second": 0.001, "address_request_burst": 29, "expensive_cost": 5}
    with server(data, limits) as running:
        people = [Person(running) for _ in range(4)]  # each has asked once
        seen = [one.http.get("/api/me").status_code for one in people for _ in range(3)]
        assert seen == [200] * 12
        people[0].new_table(ME, SCREEN)  # of 13, eight are left
        assert [one.http.get("/api/tables").status_code for one in people] == [200, 429, 429, 429]
        assert [one.http.get("/api/me").status_code for one in people] == [200, 200, 200, 429]
        for one in people:
            one.close()


def test_a_list_asks_the_database_as_often_for_many_tables_as_for_one(data: Path) -> None:
    data.mkdir()

    async def work(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        asked: list[str] = []
        counts, found = [], list[StoredTable]()
        for number in range(20):
            await storage.add_table(some_table(f"t{number}"))
            if number in (0, 19):
                storage._reading.set_trace_callback(asked.append)
                found = await storage.tables_of("host")
                storage._reading.set_trace_callback(None)
                counts.append(len(asked))
                asked.clear()
        assert len(found) == 20 and all(table.seats[0].holders == ["host"] for table in found)
        assert counts[0] == counts[1]

    with_storage(str(data / "lists.sqlite3"), work)


def test_whether_a_seat_may_take_back_is_looked_at_only_for_who_holds_it(data: Path) -> None:
    async def work(service: Service) -> None:
        table = await windowed.new_table(service, [[deck.MAGIC], windowed.REST])
        async with service.tables.locked(table.id) as table:
            await service.committer.commit(table, table.play(windowed.A, windowed.TAKE))
        await learn_undo(table, [1, 2])
        assert table.current.undo == {}  # nobody who holds the seat is here: a bot's would be played on at once
        await learn_undo(table, [0])
        assert list(table.current.undo) == [0]

    with_service(data, "", work)


@pytest.mark.own_server
def test_who_asks_too_often_is_refused_after_a_pause_and_keeps_nobody_else_waiting(data: Path) -> None:
    """A refusal costs the loop almost what an answer does: twenty-five who ask again at once took all of it."""
    limits = {"requests_per_second": 0.001, "request_burst": 1, "refusal_pause": 0.3}
    with server(data, limits) as running:
        hasty, other = Person(running), Person(running)
        began = time.monotonic()
        codes = [hasty.http.get("/api/me").status_code for _ in range(3)]
        assert codes == [429] * 3 or codes == [200, 429, 429]
        assert time.monotonic() - began >= 0.3 * codes.count(429)
        began = time.monotonic()
        asked = [threading.Thread(target=hasty.http.get, args=("/api/me",)) for _ in range(5)]
        for one in asked:
            one.start()
        assert other.http.get("/api/health").status_code == 200
        for one in asked:
            one.join()
        assert time.monotonic() - began < 5 * 0.3 + 5  # they wait side by side
        hasty.close()
        other.close()


class Worlds:
    """What is looked at, world by world, and by whom."""

    taught_after = 1
    seconds = 0.0
    threads: ClassVar[list[str]] = []

    def __init__(self, *_: object) -> None:
        self.is_open, self.has_taught = True, False
        self.threads.clear()

    def look_on(self) -> None:
        time.sleep(self.seconds)
        self.threads.append(threading.current_thread().name)
        self.has_taught = len(self.threads) == self.taught_after
        self.is_open = not self.has_taught and len(self.threads) < 20


@pytest.mark.parametrize(("taught_after", "seconds", "answer"), [(1, 0.0, "something_was_shown"), (0, 0.001, True)])
def test_what_the_first_worlds_show_waits_for_no_thread(
    data: Path, monkeypatch: pytest.MonkeyPatch, taught_after: int, seconds: float, answer: object
) -> None:
    """Half of the looks end at once: behind those that need all worlds, a twentieth of all moves waited."""

    async def work(service: Service) -> None:
        table = await windowed.new_table(service, [[deck.MAGIC], windowed.REST])
        async with service.tables.locked(table.id) as table:
            await service.committer.commit(table, table.play(windowed.A, windowed.TAKE))
        await learn_undo(table, [0])
        assert table.current.undo[Seat(0)] == answer
        here = threading.current_thread().name
        others = [name for name in Worlds.threads if name != here]
        assert Worlds.threads[0] == here  # begun by the loop itself
        assert bool(others) == (taught_after == 0) and all(name.startswith("quintessence-worlds") for name in others)

    monkeypatch.setattr(undo, "Teaching", Worlds)
    monkeypatch.setattr(Worlds, "taught_after", taught_after)
    monkeypatch.setattr(Worlds, "seconds", seconds)
    with_service(data, "", work)
