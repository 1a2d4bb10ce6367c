"""The database: what is written is read back, one winner for each number, and bounds."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from pathlib import Path

import pytest

from quintessence.core.game import Refused
from quintessence.server.service import Service
from quintessence.server.storage.opening import is_postgresql
from quintessence.service.limits import Limits
from quintessence.service.storage.model import Taken
from quintessence.service.storage.protocol import Storage
from quintessence.table.entry import PLAY, Entry
from quintessence.table.model import Header, StoredTable, Summary
from quintessence.table.refusals import Stale
from tests.server.stored import HOST, new_table, play_one, settings_of, some_table, with_service, with_storage


def test_what_is_written_is_read_back(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.store_guest(HOST)
        await storage.add_table(some_table())
        entry = Entry(1, PLAY, 0, ["grow", "é", 1, None], "bot_failed", 2.0)
        summary = Summary("playing", 1, 1, [1], True, "hash", {"places": [1, 2], "totals": [42, 37], "reason": "é"})
        await storage.append("t1", entry, summary)
        found = await storage.table("t1")
        assert found is not None and found.entries == [entry] and found.names == {"host": HOST}
        assert found.summary == summary and found.updated == 2.0
        assert [(table.header.id, table.summary) for table in await storage.tables_of("host")] == [("t1", summary)]
        assert await storage.people_due(1.0, 10) == []
        assert await storage.bots_due() == ["t1"] and await storage.open_tables("host") == 1
        await storage.append("t1", Entry(2, PLAY, 1, ["stop"], None, 3.0), summary._replace(bot_due=False))
        assert await storage.people_due(1.0, 10) == ["t1"] and await storage.people_due(3.0, 10) == []
        await storage.store_standing_answer("t1", 1, "never", 7)
        held = await storage.table("t1")
        assert held is not None and (held.seats[1].standing_answer, held.seats[1].standing_turn) == ("never", 7)
        await storage.renew_seat("t1", 1, "e", "f", None)  # whoever comes next has chosen nothing
        again = await storage.table("t1")
        assert again is not None and again.seats[1].standing_answer == "" and again.header.answer_seconds == 10
        assert await storage.table("t2") is None and await storage.guest("nobody") is None
        await storage.store_variant("g", "f", {"g": {"n": 1}}, "host")
        assert await storage.variant("g", "f") == {"g": {"n": 1}} and await storage.variant("g", "") is None

    with_storage(database, work)


def test_variants_are_bounded_and_those_without_a_table_go_first(database: str) -> None:
    text = json.dumps({"g": {"n": 10}})

    async def stored(storage: Storage) -> list[int]:
        return [n for n in range(30) if await storage.variant("g", str(n)) is not None]

    async def keep(storage: Storage, n: int, guest: str) -> str:
        try:
            await storage.store_variant("g", str(n), {"g": {"n": n}}, guest)
        except Refused as error:
            return error.code
        return ""

    async def work(storage: Storage) -> None:
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

    with_storage(database, work, Limits(variants_per_guest=3, variant_bytes_in_all=5 * len(text)))


def test_documents_are_kept_by_owner_kind_and_name_and_are_bounded(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.store_document("ada", "label", "t1", {"text": "é « x »"})
        await storage.store_document("ada", "label", "t2", {"n": 2})
        await storage.store_document("ada", "label", "t1", {"n": 1})  # the same name again replaces it
        await storage.store_document("bob", "label", "t1", {"n": 3})
        assert await storage.documents("ada", "label") == {"t1": {"n": 1}, "t2": {"n": 2}}
        assert list(await storage.documents("ada", "label")) == ["t2", "t1"]  # longest unchanged first
        assert await storage.documents("ada", "result") == {}
        with pytest.raises(Refused, match="too_many_documents"):
            await storage.store_document("ada", "result", "t1", {})
        with pytest.raises(Refused, match="document_too_long"):
            await storage.store_document("bob", "label", "t1", {"text": "x" * 100})
        await storage.remove_document("ada", "label", "t1")
        await storage.remove_document("ada", "label", "t1")
        assert await storage.documents("ada", "label") == {"t2": {"n": 2}}
        assert await storage.documents("bob", "label") == {"t1": {"n": 3}}

    with_storage(database, work, Limits(documents_per_owner=2, document_bytes=100))


def test_one_of_many_who_write_the_same_number_wins(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(some_table())
        summary = Summary("playing", 1, 1, [1], False)
        writes = [storage.append("t1", Entry(1, PLAY, 0, [str(k)], None, 1.0), summary) for k in range(20)]
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(answer is None for answer in told) == 1
        assert sum(isinstance(answer, Taken) for answer in told) == 19
        holds = [storage.hold("t1", 1, f"guest{k}", True) for k in range(10)]
        sat = await asyncio.gather(*holds, return_exceptions=True)
        assert sum(not isinstance(answer, Taken) for answer in sat) == 1

    with_storage(database, work)


def test_a_group_of_any_size_is_written_whole_and_in_order(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(some_table())
        entries = [Entry(number, PLAY, number % 2, [str(number)], None, float(number)) for number in range(1, 701)]
        last = Summary("playing", 700, 700, [1], True)
        writes = [storage.append("t1", entry, last if entry.line == 700 else None) for entry in entries]
        await asyncio.gather(storage.store_guest(HOST), *writes)
        found = await storage.table("t1")
        assert found is not None and found.entries == entries and found.summary == last and found.updated == 700.0
        assert await storage.guest("host") == HOST

    with_storage(database, work)


def test_two_servers_on_one_database_cannot_both_move(data: Path, database: str) -> None:
    async def work(one: Service) -> None:
        other = Service(settings_of(data, database))
        table = await new_table(one)
        await other.tables.find(table.id)
        await play_one(one, table)
        if not is_postgresql(database):  # where the other is told nothing
            with pytest.raises(Stale) as refused:
                await play_one(other, table)
            assert refused.value.code == "stale" and refused.value.values == {"revision": 1}
        await play_one(other, table)  # it has looked again
        assert (await other.tables.find(table.id)).revision == 2
        await other.stop()

    with_service(data, database, work)


def test_a_failed_write_leaves_the_others_of_its_batch(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(some_table())
        summary = Summary("playing", 1, 1, [1], False)
        first = Entry(1, PLAY, 0, ["a"], None, 1.0)
        told = await asyncio.gather(
            storage.append("t1", first, summary),
            storage.append("t1", first, summary),
            storage.store_guest(HOST),
            storage.append("t1", Entry(2, PLAY, 0, ["b"], None, 1.0), summary),
            return_exceptions=True,
        )
        assert [type(answer) for answer in told] == [type(None), Taken, type(None), type(None)]
        assert await storage.guest("host") == HOST

    with_storage(database, work)
