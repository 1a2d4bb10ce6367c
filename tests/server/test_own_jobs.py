"""What guests have of their own is read by a worker, and an address has only a few such requests worked on at once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import quintessence
from quintessence.core.game import Seat, Values
from quintessence.jobs.async_pool import AsyncPool
from quintessence.server.http.expensive import ExpensiveRequests, is_expensive, takes_turns
from quintessence.server.http.guard import Guard
from quintessence.server.http.network import Network
from quintessence.server.http.rates import GUEST
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.accounts import export
from quintessence.service.limits import Limits
from quintessence.service.packing import plain, unpack
from quintessence.service.problems import Problem
from quintessence.service.workers.user_files import ReadGame
from quintessence.table.model import SeatHold
from quintessence.table.table import Table
from tests.server.stored import HOST, new_table, play_one, with_service


async def over(service: Service) -> Table:
    """A finished game of the host against a bot."""
    seats = [SeatHold("me", None, "a", "b", ["host"]), SeatHold("bot", "level1", "c", "d")]
    table = await service.creation.create(HOST, quintessence.start("earth_water_sun", seed="over"), seats)
    async with service.tables.locked(table.id) as found:
        await service.committer.commit(found, found.resign(Seat(0)))
    return table


def forbid_reading(service: Service) -> None:
    """From now on, whatever is expensive to read fails in the server's own process."""

    async def never(*_: object) -> Any:
        raise AssertionError("the server's own process has read it")

    for name in ("tables_of", "documents", "document_page", "table"):
        setattr(service.storage, name, never)


def test_lists_files_puzzles_and_standings_are_read_by_a_worker(data: Path, database: str) -> None:
    async def work(service: Service) -> None:
        going, ended = await new_table(service), await over(service)
        await service.accounts.table_notes.mark("host", ended.id, "Sunday", None)
        deal = await service.challenges.make("host", "earth_water_sun", {}, [("me", None), ("bot", "level1")])
        await service.challenges.take("host", deal)
        forbid_reading(service)
        await play_one(service, going)  # which is not stored as news: the table in memory knows better
        listed = {one["id"]: one for one in json.loads(plain((await service.own_list("host", ""))[0]))}
        assert listed[going.id]["played"] == 1 and listed[going.id]["status"] == "playing"
        assert (listed[ended.id]["label"], listed[ended.id]["status"]) == ("Sunday", "over")
        pieces = [piece async for piece in service.accounts.export.file("host", True)]
        file = json.loads(plain(b"".join(pieces)))
        assert [game["id"] for game in file["games"]] == [ended.id] and file["games"][0]["label"] == "Sunday"
        assert json.loads(b"".join([piece async for piece in service.accounts.export.file("host", False)])) == {
            **file,
            "exported": pytest.approx(file["exported"], abs=60),
        }
        assert (await service.challenges.standings("host", [deal], None))[0]["count"] == 1
        assert (await service.accounts.achievements.of("host"))["left"] == 0
        job: Values = {"game": None, "today": "2026-01-01"}
        puzzles = json.loads(plain(unpack((await service.own.ask("host", "list_puzzles", job))["text"])))
        assert {one["game"] for one in puzzles["puzzles"]} >= {"earth_water_sun", "ephyran"}

    with_service(data, database, work)


def test_a_long_file_comes_in_small_pieces_and_leaves_out_what_is_too_much(data: Path) -> None:
    async def work(service: Service) -> None:
        summary: Values = {
            "game": "x",
            "seats": [],
            "held": [],
            "sides": [],
            "casual": False,
            "origin": "new",
            "updated": 1.0,
        }
        for number in range(25):
            id_, record = f"g{number:02}", json.dumps("x" * 1000)
            await service.accounts.games.add("ada", ReadGame(id_, {**summary, "id": id_}, record, "", False))
        pieces = [piece async for piece in service.accounts.export.file("ada", False)]
        assert max(piece.count(b'"id":') for piece in pieces) <= export._FEW
        file = json.loads(b"".join(pieces))
        kept = [game for game in file["games"] if game["record"] is not None]
        assert len(file["games"]) == 25 and file["left_out"] == 25 - len(kept) and 4 <= len(kept) <= 9

    with_service(data, "", work, Limits(workers=1, export_bytes=10_000))


def test_a_worker_cannot_write(data: Path) -> None:
    from quintessence.server.storage.opening import open_reading

    async def work(service: Service) -> None:
        await new_table(service)
        reading: Any = open_reading(service.storage.location)
        with pytest.raises(Exception, match="readonly"):
            await reading._read(lambda connection: connection.execute("DELETE FROM tables"))

    with_service(data, "", work)


def test_an_address_has_few_dear_requests_at_once_whatever_its_cookies() -> None:
    async def run() -> None:
        turns, at_once, most, done = ExpensiveRequests(Limits()), Counter[str](), Counter[str](), list[str]()

        async def ask(address: str, guest: str) -> None:
            scope = {"method": "GET", "path": "/api/tables", "client": (address, 1), GUEST: guest}
            async with turns.turn(scope):
                at_once[address] += 1
                most[address] = max(most[address], at_once[address])
                for _ in range(5):
                    await asyncio.sleep(0)
                at_once[address] -= 1
                done.append(guest)

        many = [ask("bad", f"cookie {number % 25}") for number in range(100)]
        async with asyncio.TaskGroup() as group:
            for work in [*many, ask("bad", "neighbour"), ask("good", "other")]:
                group.create_task(work)
        assert most == {"bad": Limits().expensive_at_once, "good": 1}
        assert done.index("other") < 6 and done.index("neighbour") <= 30  # behind one of each, not behind all
        assert not turns._lines  # nothing is kept about who asks for nothing

    asyncio.run(run())


def test_a_guest_whose_requests_pile_up_is_refused_and_others_are_not() -> None:
    async def run() -> None:
        turns = ExpensiveRequests(Limits(expensive_at_once=1, expensive_waiting=2))
        scope = {"method": "GET", "path": "/api/puzzles", "client": ("bad", 1), GUEST: "one"}

        async def ask(guest: str) -> None:
            async with turns.turn({**scope, GUEST: guest}):
                await asyncio.sleep(0.01)

        answers = await asyncio.gather(*(ask("one") for _ in range(5)), ask("other"), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 3 + [Problem] * 2 + [type(None)]
        answers = await asyncio.gather(*(ask(f"cookie {number}") for number in range(15)), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] * 11 + [Problem] * 4  # and of the address

    asyncio.run(run())


def test_which_requests_take_turns() -> None:
    expensive = [("GET", "/api/tables"), ("GET", "/api/mine/export"), ("GET", "/api/puzzles"), ("PUT", "/api/me")]
    expensive += [("POST", "/api/tables/x/fork"), ("POST", "/api/games/g/variants"), ("POST", "/api/records")]
    assert all(is_expensive(*one) and takes_turns(*one) for one in expensive)
    looks = [("GET", f"/api/tables/x/{what}") for what in ("review", "review/3", "record", "log/bga", "public/3")]
    assert all(takes_turns(*one) and not is_expensive(*one) for one in looks)
    moves = [
        ("POST", "/api/tables/x/play"),
        ("GET", "/api/tables/x"),
        ("GET", "/api/me"),
        ("POST", "/api/tables/x/hint"),
    ]
    assert not any(takes_turns(*one) for one in moves)


def test_a_server_that_people_start_has_its_worker_ready_before_anybody_asks(data: Path) -> None:
    async def run() -> None:
        service = Service(Settings(data, Limits(workers=1), is_warm=True))
        try:
            service.start()
            looking, workers = service.looks._workers._pool, service.workers._pool
            assert isinstance(looking, AsyncPool) and isinstance(workers, AsyncPool)
            (worker,) = looking._workers
            assert worker.is_started and not workers._workers[0].is_started
        finally:
            await service.stop()

    asyncio.run(run())


def test_who_does_not_read_an_answer_gives_its_turn_to_the_next_of_its_address(data: Path) -> None:
    """A file that is read byte by byte kept one of the three places of its address for ever."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while True:
            await send({"type": "http.response.body", "body": b"x" * 1000, "more_body": True})

    async def run() -> None:
        limits = Limits(reading_seconds=0.1, expensive_at_once=1)
        guard = Guard(app, Settings(data, limits), Network(Settings(data, limits)))
        sent: list[str] = []

        async def never_read(message: Any) -> None:
            sent.append(message["type"])
            if message["type"].endswith("body"):
                await asyncio.Event().wait()

        async def silent() -> Any:
            await asyncio.Event().wait()

        scope: Any = {"type": "http", "method": "GET", "path": "/api/tables", "client": ("bad", 1), GUEST: "one"}
        scope |= {"headers": [(b"host", b"localhost")], "app": SimpleNamespace(state=SimpleNamespace(rates=None))}
        guard._take_rate = lambda scope: None  # type: ignore[method-assign]
        async with asyncio.timeout(20):
            await asyncio.gather(guard(scope, silent, never_read), guard(scope, silent, never_read))
        assert sent == ["http.response.start", "http.response.body"] * 2 and not guard._turns._lines

    asyncio.run(run())
