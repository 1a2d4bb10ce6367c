"""The database: layouts old and new, one winner for each number, and a disk that is full."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

import quintessence
from quintessence.core.game import Refused, Seat
from quintessence.server.decisions.undo import can_undo
from quintessence.server.http.app import create_app
from quintessence.server.limits import DEFAULT, Limits, Settings
from quintessence.server.main import run
from quintessence.server.problems import Problem
from quintessence.server.service import DATABASE, Service
from quintessence.server.storage import migrations
from quintessence.server.storage.model import (
    PLAY,
    DatabaseRefused,
    Entry,
    Guest,
    Header,
    SeatHold,
    StorageFailed,
    StoredTable,
    Summary,
    Taken,
)
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.server.tables.clock import LoopClock
from quintessence.server.tables.opening import open_table
from quintessence.server.tables.table import Table

HOST = Guest("host", "Host", "fire")


def with_service(data: Path, work: Callable[[Service], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        service = Service(Settings(data, Limits(workers=1)))
        try:
            await work(service)
        finally:
            await service.stop()

    asyncio.run(run())


async def new_table(service: Service) -> Table:
    kinds = enumerate(("me", "screen"))
    seats = [SeatHold(kind, None, f"token{seat}", f"key{seat}", ["host"]) for seat, kind in kinds]
    match = quintessence.start("earth_water_sun", seed="storage")
    return await service.creation.create(HOST, match, seats)


async def play_one(service: Service, table: Table) -> None:
    async with service.tables.locked(table.id) as found:
        seat = found.to_act()[0]
        await service.moves.play(found, seat, found.rules().legal(seat)[0].row())


def some_table() -> StoredTable:
    header = Header("t1", "earth_water_sun", 1, {}, 2, "seed", "c", "host", 1.0)
    seats = [SeatHold("me", None, "a", "b", ["host"]), SeatHold("friend", None, "c", "d")]
    return StoredTable(header, seats, "w", Summary("waiting", 0, 0, [0], False), 1.0)


def test_what_is_written_is_read_back(data: Path) -> None:
    async def work(storage: SqliteStorage) -> None:
        await storage.keep_guest(HOST)
        await storage.add_table(some_table())
        entry = Entry(1, PLAY, 0, ["grow", "é", 1, None], "bot_failed", 2.0)
        summary = Summary("playing", 1, 1, [1], True, "hash", {"places": [1, 2], "totals": [42, 37], "reason": "é"})
        await storage.append("t1", entry, summary)
        found = await storage.table("t1")
        assert found is not None and found.entries == [entry] and found.names == {"host": HOST}
        assert found.summary == summary and found.updated == 2.0
        assert [(table.header.id, table.summary) for table in await storage.tables_of("host")] == [("t1", summary)]
        assert await storage.bots_due() == ["t1"] and await storage.open_tables("host") == 1
        await storage.keep_standing_answer("t1", 1, "never", 7)
        held = await storage.table("t1")
        assert held is not None and (held.seats[1].standing_answer, held.seats[1].standing_turn) == ("never", 7)
        await storage.renew_seat("t1", 1, "e", "f", None)  # whoever comes next has chosen nothing
        again = await storage.table("t1")
        assert again is not None and again.seats[1].standing_answer == "" and again.header.answer_seconds == 10
        assert await storage.table("t2") is None and await storage.guest("nobody") is None
        await storage.keep_variant("g", "f", {"g": {"n": 1}}, "host")
        assert await storage.variant("g", "f") == {"g": {"n": 1}} and await storage.variant("g", "") is None

    with_storage(data, work)


def with_storage(
    data: Path, work: Callable[[SqliteStorage], Coroutine[Any, Any, None]], limits: Limits = DEFAULT
) -> None:
    async def run() -> None:
        data.mkdir(exist_ok=True)
        storage = SqliteStorage(data / DATABASE, limits)
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_variants_are_bounded_and_those_without_a_table_go_first(data: Path) -> None:
    text = json.dumps({"g": {"n": 10}})

    async def stored(storage: SqliteStorage) -> list[int]:
        return [n for n in range(30) if await storage.variant("g", str(n)) is not None]

    async def keep(storage: SqliteStorage, n: int, guest: str) -> str:
        try:
            await storage.keep_variant("g", str(n), {"g": {"n": n}}, guest)
        except Refused as error:
            return error.code
        return ""

    async def work(storage: SqliteStorage) -> None:
        header = Header("t1", "g", 1, {}, 2, "seed", "c", "host", 1.0, variant="10")
        table = StoredTable(header, [], "w", Summary("over", 0, 0, [], False), 1.0)
        await storage.add_table(table, {"g": {"n": 10}})  # of this one there is a table
        for n in (11, 12, 12, 13):  # the same data again are no more
            assert await keep(storage, n, "host") == ""
        assert await stored(storage) == [10, 12, 13]  # three of a guest
        for n in (14, 15, 16):
            assert await keep(storage, n, "two") == ""
        assert await stored(storage) == [10, 13, 14, 15, 16]  # five in all, and the oldest has gone
        for n in (10, 14, 15, 16):
            used = dataclasses.replace(header, id=f"t{n}", variant=str(n), host="two")
            await storage.add_table(dataclasses.replace(table, header=used), {"g": {"n": n}})
        assert await keep(storage, 17, "two") == "too_many_variants"
        assert await keep(storage, 18, "three") == ""
        assert await stored(storage) == [10, 14, 15, 16, 18]
        last = dataclasses.replace(header, id="t18", variant="18", host="three")
        await storage.add_table(dataclasses.replace(table, header=last), {"g": {"n": 18}})
        assert await keep(storage, 19, "three") == "no_room_for_variants"
        late = dataclasses.replace(header, id="t20", variant="20", host="three")
        with pytest.raises(Refused, match="no_room_for_variants"):
            await storage.add_table(dataclasses.replace(table, header=late), {"g": {"n": 20}})
        assert await storage.table("t20") is None  # no table without its data
        assert await stored(storage) == [10, 14, 15, 16, 18]

    with_storage(data, work, Limits(variants_per_guest=3, variant_bytes_in_all=5 * len(text)))


def test_one_of_many_who_write_the_same_number_wins(data: Path) -> None:
    async def work(storage: SqliteStorage) -> None:
        await storage.add_table(some_table())
        summary = Summary("playing", 1, 1, [1], False)
        writes = [storage.append("t1", Entry(1, PLAY, 0, [str(k)], None, 1.0), summary) for k in range(20)]
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(answer is None for answer in told) == 1
        assert sum(isinstance(answer, Taken) for answer in told) == 19
        holds = [storage.hold("t1", 1, f"guest{k}", True) for k in range(10)]
        sat = await asyncio.gather(*holds, return_exceptions=True)
        assert sum(answer is None for answer in sat) == 1

    with_storage(data, work)


def test_a_group_of_any_size_is_written_whole_and_in_order(data: Path) -> None:
    async def work(storage: SqliteStorage) -> None:
        await storage.add_table(some_table())
        entries = [Entry(number, PLAY, number % 2, [str(number)], None, float(number)) for number in range(1, 701)]
        last = Summary("playing", 700, 700, [1], True)
        writes = [storage.append("t1", entry, last if entry.line == 700 else None) for entry in entries]
        await asyncio.gather(storage.keep_guest(HOST), *writes)
        found = await storage.table("t1")
        assert found is not None and found.entries == entries and found.summary == last and found.updated == 700.0
        assert await storage.guest("host") == HOST

    with_storage(data, work)


def test_two_servers_on_one_database_cannot_both_move(data: Path) -> None:
    async def work(one: Service) -> None:
        other = Service(Settings(data, Limits(workers=1)))
        table = await new_table(one)
        await other.tables.find(table.id)
        await play_one(one, table)
        with pytest.raises(Problem) as refused:
            await play_one(other, table)
        assert refused.value.code == "stale" and refused.value.values == {"revision": 1}
        await play_one(other, table)  # it has looked again
        assert (await other.tables.find(table.id)).revision == 2
        await other.stop()

    with_service(data, work)


def test_an_older_database_takes_the_steps_it_lacks(data: Path) -> None:
    data.mkdir()
    connection = sqlite3.connect(data / DATABASE)
    connection.executescript(migrations.STEPS[0])
    connection.execute(f"PRAGMA application_id = {migrations.APPLICATION}")
    connection.execute("PRAGMA user_version = 1")
    match = quintessence.start("earth_water_sun", seed="old")
    seat = match.to_act()[0]
    row = match.legal(seat)[0].row()
    connection.execute(
        "INSERT INTO tables VALUES ('old', 'earth_water_sun', 1, '{}', 2, 'old', ?, 'host', 1.0, '', 'w', "
        "'playing', 1, 1, '0', 0, '', 1.0)",
        (match.seed.commitment(),),
    )
    for number in range(2):
        connection.execute("INSERT INTO places VALUES ('old', ?, 'screen', NULL, 't', 'k')", (number,))
    text = str(row).replace("'", '"')
    connection.execute("INSERT INTO entries VALUES ('old', 1, 'play', ?, ?, NULL, 1.0)", (seat, text))
    connection.commit()
    connection.close()

    async def work(service: Service) -> None:
        table = await service.tables.find("old")
        assert table.played == 1 and table.status() == "playing" and table.stored.chat == []
        assert table.stored.summary.result is None
        await play_one(service, table)
        assert table.played == 2

    with_service(data, work)
    with_service(data, work_again)


async def work_again(service: Service) -> None:
    assert (await service.tables.find("old")).played == 2


def test_a_table_with_rows_of_an_earlier_shape_opens() -> None:
    folder = Path(quintessence.__file__).parent / "games" / "terra_mystica" / "tests" / "recorded"
    records = [json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))]
    record = next(record for record in records if record["format"] == 1)
    match = quintessence.replay(record)
    seats, seed = match.seats, match.seed
    header = Header("t", "terra_mystica", match.game.version, match.options, seats, seed.text, "c", "host", 1.0)
    lines = enumerate(zip(match.history(), record["actions"], strict=True), 1)
    entries = [Entry(line, PLAY, seat, row, None, 1.0) for line, ((seat, _, _), row) in lines]
    assert any(entry.row != action.row() for entry, (_, action, _) in zip(entries, match.history(), strict=True))
    holds = [SeatHold("screen", None, "i", "k", ["host"]) for _ in range(seats)]
    summary = Summary("over", 0, 0, [], False)
    table = open_table(StoredTable(header, holds, "w", summary, 1.0, entries=entries), {}, LoopClock())
    assert table.rules().state_hash() == match.state_hash()


def test_a_newer_or_a_foreign_database_is_refused_clearly(data: Path) -> None:
    data.mkdir()
    connection = sqlite3.connect(data / DATABASE)
    connection.execute(f"PRAGMA application_id = {migrations.APPLICATION}")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(DatabaseRefused) as refused:
        SqliteStorage(data / DATABASE)
    assert refused.value.code == "database_newer" and refused.value.values == {
        "found": 99,
        "known": len(migrations.STEPS),
    }
    with pytest.raises(DatabaseRefused):
        run(port=0, data=data)  # before it serves anything
    other = data / "other.sqlite3"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    with pytest.raises(DatabaseRefused) as foreign:
        SqliteStorage(other)
    assert foreign.value.code == "database_foreign"


def pages(service: Service, most: int) -> None:
    """Let the database grow to so many pages and no further, as a disk would."""
    storage = service.storage
    assert isinstance(storage, SqliteStorage)
    storage._writer._connection.execute(f"PRAGMA max_page_count = {most}")


def test_a_full_disk_loses_nothing(data: Path) -> None:
    async def work(service: Service) -> None:
        table = await new_table(service)
        await play_one(service, table)
        pages(service, 1)  # as many as there are
        played = 1

        async def play_on() -> None:
            nonlocal played
            for _ in range(3000):
                await play_one(service, table)
                played += 1

        with pytest.raises(StorageFailed) as failed:
            await play_on()
        assert failed.value.code == "storage_failed" and "full" in str(failed.value.values["detail"])
        now = await service.tables.find(table.id)
        assert now.played == played  # memory holds what the log holds
        assert now.rules().state_hash() == _replayed(data, now).state_hash()
        pages(service, 1_000_000)
        await play_one(service, table)
        assert (await service.tables.find(table.id)).played == played + 1

    with_service(data, work)


def _replayed(data: Path, table: Table) -> quintessence.Match:
    connection = sqlite3.connect(data / DATABASE)
    rows = connection.execute('SELECT seat, "row" FROM entries WHERE "table" = ? ORDER BY line', (table.id,)).fetchall()
    connection.close()
    match = quintessence.start("earth_water_sun", seed="storage")
    for seat, text in rows:
        match.play(Seat(seat), json.loads(text))
    return match


def test_a_full_disk_is_a_clear_answer(data: Path) -> None:
    async def run() -> None:
        app = create_app(Settings(data))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http,
        ):
            body = {"game": "earth_water_sun", "seats": [{"kind": "me"}, {"kind": "screen"}]}
            table = (await http.post("/api/tables", json=body)).json()
            pages(app.state.service, 1)
            answer = await http.get("/api/me")
            for _ in range(400):
                if not answer.is_success:
                    break
                answer = await http.post("/api/tables", json=body)
            assert answer.status_code == 507 and answer.json()["code"] == "storage_failed"
            assert (await http.get(f"/api/tables/{table['id']}")).json()["state"]["revision"] == 0

    asyncio.run(run())


def test_a_failed_write_leaves_the_others_of_its_batch(data: Path) -> None:
    async def work(storage: SqliteStorage) -> None:
        await storage.add_table(some_table())
        summary = Summary("playing", 1, 1, [1], False)
        first = Entry(1, PLAY, 0, ["a"], None, 1.0)
        told = await asyncio.gather(
            storage.append("t1", first, summary),
            storage.append("t1", first, summary),
            storage.keep_guest(HOST),
            storage.append("t1", Entry(2, PLAY, 0, ["b"], None, 1.0), summary),
            return_exceptions=True,
        )
        assert [type(answer) for answer in told] == [type(None), Taken, type(None), type(None)]
        assert await storage.guest("host") == HOST

    with_storage(data, work)


def test_memory_can_be_dropped_at_any_time(data: Path) -> None:
    async def work(service: Service) -> None:
        table = await new_table(service)
        for _ in range(12):
            await play_one(service, table)
            service.tables.drop(await service.tables.find(table.id))
        found = await service.tables.find(table.id)
        assert found is not table and found.played == 12
        last = found.log.last_actor()
        assert last is not None and await can_undo(found, Seat(last)) is True
        async with found.lock:
            await service.moves.undo(found, Seat(last))
        assert (found.played, found.revision) == (11, 13)

    with_service(data, work)
