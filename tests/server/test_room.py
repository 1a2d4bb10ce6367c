"""Tables are bounded in number and bytes, those that are over included; copies that are over go first."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from time import time

import pytest

from quintessence.core.game import Refused
from quintessence.server.service import Service
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.service.limits import Limits
from quintessence.service.storage.protocol import Storage
from quintessence.service.storage.sizes import size_of
from quintessence.service.tables.creation import ImportedRecord
from quintessence.table.model import ChatLine, StoredTable, Summary
from tests.server.serving import ME, SCREEN, Person, server
from tests.server.stored import HOST, some_table, with_service, with_storage

OVER = Summary("over", 10, 10, [], False)


def table(id_: str, origin: str = "", host: str = "host", updated: float = 1.0, summary: Summary = OVER) -> StoredTable:
    plain = some_table()
    header = dataclasses.replace(plain.header, id=id_, origin=origin, host=host)
    return dataclasses.replace(plain, header=header, summary=summary, updated=updated)


async def ids(storage: Storage, host: str = "host") -> set[str]:
    return {one.header.id for one in await storage.tables_of(host) if one.header.host == host}


def test_a_guests_copies_that_are_over_go_first_and_its_own_games_never(database: str) -> None:
    async def work(storage: Storage) -> None:
        assert await storage.add_table(table("own")) == []
        await storage.add_table(table("newer", "fork:own", updated=3.0))
        await storage.add_table(table("older", "import", updated=2.0))
        played = table("played", "import", updated=1.0, summary=Summary("playing", 3, 3, [0], False))
        assert await storage.add_table(played) == ["older"]
        with pytest.raises(Refused, match="too_many_games"):
            await storage.add_table(table("more"), spared=["newer"])
        assert await ids(storage) == {"own", "newer", "played"}
        assert await storage.add_table(table("more")) == ["newer"]
        with pytest.raises(Refused, match="too_many_games"):
            await storage.add_table(table("last"))
        assert await ids(storage) == {"own", "played", "more"}
        await storage.add_table(table("theirs", host="another"))

    with_storage(database, work, Limits(stored_tables_per_guest=3))


def test_a_copy_at_which_someone_else_sat_stays(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(table("shared", "fork:x"))
        await storage.hold("shared", 1, "guest", first=True)
        with pytest.raises(Refused, match="too_many_games"):
            await storage.add_table(table("more"))

    with_storage(database, work, Limits(stored_tables_per_guest=1))


def test_bytes_of_a_guest_are_bounded_by_the_lines_of_all_its_logs(database: str) -> None:
    long = Summary("over", 100, 100, [], False)
    most = 2 * 16_100 + size_of(some_table())

    async def work(storage: Storage) -> None:
        await storage.add_table(table("one", "import", summary=long))
        await storage.add_table(table("two", summary=long))
        assert await storage.table_bytes() == 2 * (1000 + 2 + 150 * 100)
        assert await storage.add_table(table("three", summary=long)) == []
        assert await storage.add_table(table("four", summary=long)) == ["one"]
        with pytest.raises(Refused, match="no_room_for_games"):
            await storage.add_table(table("five"))

    with_storage(database, work, Limits(table_bytes_per_guest=most))


def record(lines: int) -> ImportedRecord:
    return ImportedRecord(
        game="earth_water_sun",
        version=1,
        data={},
        variant="",
        seats=2,
        options={},
        seed="room",
        relation="rivals",
        sides=[],
        lines=[[0, "pass"]] * lines,
        to_act=[],
        state_hash="",
        result=None,
    )


def test_all_tables_together_are_bounded_too_and_a_flood_of_imports_ends_itself(database: str, data: Path) -> None:
    async def work(service: Service) -> None:
        creation, storage = service.creation, service.storage
        kept = table("kept", host="innocent", updated=time())
        await storage.add_table(kept)
        made = [await creation.take_in(HOST, record(100)) for _ in range(40)]
        assert await storage.table_bytes() <= 200_000
        left = await ids(storage)
        assert made[-1] in left and made[0] not in left and len(left) < 13
        assert await storage.table("kept") is not None
        with pytest.raises(Refused, match="no_room_for_tables"):
            await creation.take_in(HOST, record(2000))

    with_service(data, database, work, Limits(workers=1, table_bytes_in_all=200_000))


@pytest.mark.own_server
def test_a_fork_of_a_finished_match_counts(data: Path) -> None:
    with server(data, {"stored_tables_per_guest": 2}) as running:
        one = Person(running)
        first, second = (one.new_table(ME, SCREEN)["id"] for _ in range(2))
        for id_ in (first, second):
            one.post(f"tables/{id_}/abandon")
        refused = one.post(f"tables/{first}/fork", {"at": 0, "seats": [ME, SCREEN]}, 429)
        assert (refused["code"], refused["values"]) == ("too_many_games", {"most": 2})
        one.http.put(f"/api/mine/games/{second}", json={"deleted": True})
        assert one.http.delete(f"/api/mine/games/{second}").status_code == 204
        fork = one.post(f"tables/{first}/fork", {"at": 0, "seats": [ME, SCREEN]}, 201)["id"]
        one.post(f"tables/{fork}/abandon")
        assert {found["id"] for found in one.get("tables")} == {first, fork}
        third = one.new_table(ME, SCREEN)["id"]  # the copy goes for it
        assert {found["id"] for found in one.get("tables")} == {first, third}
        one.get(f"tables/{fork}", 404)
        one.close()


def test_the_chat_of_a_table_ends(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(some_table())
        for number in range(3):
            await storage.add_chat("t1", "host", ChatLine("Ada", "hello", float(number)))
        with pytest.raises(Refused, match="chat_full"):
            await storage.add_chat("t1", "host", ChatLine("Ada", "hello", 9.0))
        found = await storage.table("t1")
        assert found is not None and len(found.chat) == 3

    with_storage(database, work, Limits(chat_lines_stored=3))


def test_an_embedded_database_counts_what_it_had_before(data: Path) -> None:
    """The totals of documents are right after a restart."""
    data.mkdir()

    async def keep(storage: Storage) -> None:
        assert isinstance(storage, SqliteStorage)
        await storage.store_document("ada", "label", "a", {"n": 1})
        assert await storage.document_bytes() == len('{"n": 1}')

    for _ in range(2):
        with_storage(str(data / "one.sqlite3"), keep)
