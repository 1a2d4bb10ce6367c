"""Games that were brought along, many and large: listed in pages, read one by one, bounded in bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.game import Refused
from quintessence.server.service import Service
from quintessence.service.accounts.brought_games import all_games, games_page
from quintessence.service.limits import Limits
from quintessence.service.packing import plain
from quintessence.service.storage.protocol import Storage
from quintessence.service.workers.user_files import ReadGame
from tests.server.serving import BOT, ME, Person, Running, server
from tests.server.stored import with_service, with_storage
from tests.server.test_user_files import brought

pytestmark = pytest.mark.own_server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("data"), {"listed_tables": 3, "exports_per_second": 1e6}) as found:
        yield found


def pages(person: Person) -> list[list[Any]]:
    """The ids on each page of a person's own list."""
    found, path = [], "/api/tables"
    while path:
        answer = person.http.get(path)
        found.append([one["id"] for one in answer.json()])
        path = answer.links.get("next", {}).get("url", "")
    return found


def test_the_list_comes_in_pages_tables_first(person: Callable[[], Person]) -> None:
    one = person()
    assert pages(one) == [[]]
    made = [one.new_table(ME, BOT)["id"] for _ in range(4)]
    for number in range(5):
        one.post("mine/games", brought(f"game{number}", label="x" if number == 4 else ""))
    found = pages(one)
    assert [len(page) for page in found] == [3, 4, 2]
    assert sorted(found[0] + found[1][:1]) == sorted(made)
    assert found[1][1:] + found[2] == [f"game{number}" for number in range(5)]
    assert one.get("tables?start=games-game3")[0]["label"] == "x"
    one.get("tables?start=later", 422)


def test_the_export_has_all_of_them_with_their_records(person: Callable[[], Person]) -> None:
    one = person()
    for number in range(5):
        one.post("mine/games", brought(f"game{number}", record={"seed": f"« {number} »"}))
    file = one.get("mine/export")
    assert [(game["id"], game["record"]["seed"]) for game in file["games"]] == [
        (f"game{number}", f"« {number} »") for number in range(5)
    ]


def read_game(id_: str, length: int) -> ReadGame:
    return ReadGame(id_, {"id": id_, "played": 0}, json.dumps({"seed": "x" * length}), "", False)


def test_one_record_is_read_by_its_key(database: str, data: Path) -> None:
    async def work(service: Service) -> None:
        games = service.accounts.games
        for number in range(3):
            assert await games.add("ada", read_game(f"g{number}", 10 + number))

        async def never(*_: object) -> dict[str, Any]:
            raise AssertionError("all were read")

        service.storage.documents = never  # type: ignore[method-assign,assignment]
        assert json.loads(await games.record("ada", "g1") or "") == {"seed": "x" * 11}
        assert await games.record("ada", "g9") is None and await games.record("bob", "g1") is None
        assert await games.has("ada", "g2") and not await games.has("ada", "g3")
        assert [game["id"] for game in await games_page(service.storage, "ada", "g0", 5)] == ["g1", "g2"]
        assert [game["id"] async for game in all_games(service.storage, "ada")] == ["g0", "g1", "g2"]

    with_service(data, database, work)


def test_bytes_are_bounded_for_each_owner(database: str) -> None:
    async def work(storage: Storage) -> None:
        await storage.store_document("ada", "record", "a", {"n": "x" * 400})
        await storage.store_document("ada", "record", "a", {"n": "x" * 500})  # in its place
        for _ in range(2):
            with pytest.raises(Refused, match="no_room_for_documents"):
                await storage.store_document("ada", "record", "b", {"n": "x" * 500})
        assert [name for name, _ in await storage.document_page("ada", "record", "", 9)] == ["a"]
        await storage.store_document("bob", "record", "b", "{}")
        assert await storage.document_bytes() == 511
        await storage.remove_document("ada", "record", "a")
        assert await storage.document_bytes() == 2
        await storage.store_document("ada", "record", "b", {"n": "x" * 500})

    with_storage(database, work, Limits(document_bytes_per_owner=1000))


def test_where_all_together_have_much_games_are_kept_without_their_records(database: str, data: Path) -> None:
    async def work(service: Service) -> None:
        games = service.accounts.games
        assert await games.add("ada", read_game("a", 500))
        assert await games.add("bob", read_game("b", 400))
        assert not await games.add("cy", read_game("c", 400))
        assert await games.has("cy", "c") and await games.record("cy", "c") is None
        listed, following = await service.own_list("cy", "games-")
        assert [one["id"] for one in json.loads(plain(listed))] == ["c"] and following == ""

    with_service(data, database, work, Limits(workers=1, record_bytes_in_all=1000))
