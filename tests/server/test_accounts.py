"""One's own games: named, deleted and brought back, carried to another browser, and what was achieved in them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.storage.opening import open_storage
from quintessence.service.accounts.table_notes import TableNotes
from quintessence.service.limits import Limits
from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person, Running, server
from tests.server.stored import HOST, some_table

pytestmark = pytest.mark.own_server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("data"), {"exports_per_second": 1e6, "achievement_games": 1}) as found:
        yield found


def listed(person: Person, table: str) -> Any:
    return next(one for one in person.get("tables") if one["id"] == table)


def finished(person: Person, *seats: dict[str, str], **more: Any) -> Any:
    """A table that is over: its host has given up."""
    table = person.new_table(*seats, **more)
    held = next(seat["seat"] for seat in table["seats"] if seat["held"])
    person.post(f"tables/{table['id']}/resign", {"seat": held})
    return table["id"]


def put(person: Person, table: str, body: object, status: int = 200) -> Any:
    answer = person.http.put(f"/api/mine/games/{table}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_label_is_ones_own_and_nobody_elses(person: Callable[[], Person]) -> None:
    host, friend = person(), person()
    table = host.new_table(ME, FRIEND)
    friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    assert put(host, table["id"], {"label": "  Sunday\n with Bob "}) == {"label": "Sunday with Bob", "deleted": False}
    assert listed(host, table["id"])["label"] == "Sunday with Bob"
    assert listed(friend, table["id"])["label"] == ""
    assert put(host, table["id"], {"label": ""})["label"] == ""
    assert put(person(), table["id"], {"label": "x"}, 404)["code"] == "unknown_table"
    assert put(host, table["id"], {"label": "x" * 500}, 422)["code"] == "malformed_message"


def test_a_table_says_against_what_it_is_played_and_how_hard_that_was_made(person: Callable[[], Person]) -> None:
    host = person()
    table = host.post("tables", {"game": "erythro", "seats": [ME, BOT], "options": {"difficulty": "hard"}}, 201)["id"]
    assert listed(host, table)["terms"] == {"adversary": "mars", "difficulty": "hard"}
    assert listed(host, host.new_table(ME, BOT)["id"])["terms"] == {}


def test_a_table_says_what_each_seat_plays_and_in_which_round(person: Callable[[], Person]) -> None:
    host = person()
    going = host.new_table(ME, ME, game="erythro", options={})
    about = listed(host, going["id"])["result"]
    assert [*about] == ["traits", "round"] and all(seat["character"] for seat in about["traits"])
    over = finished(host, ME, BOT, game="ephyran", options={})
    about = listed(host, over)["result"]
    assert about["round"] == 1 and about["places"] and all(seat["god"] for seat in about["traits"])


def test_a_deleted_game_is_marked_comes_back_and_is_removed_for_good_only_if_nobody_else_has_it(
    person: Callable[[], Person],
) -> None:
    host, friend = person(), person()
    alone, shared = host.new_table(ME, BOT)["id"], host.new_table(ME, FRIEND)
    friend.post(f"tables/{shared['id']}/join", {"token": shared["seats"][1]["link"].partition("join=")[2]})
    assert host.http.delete(f"/api/mine/games/{alone}").json()["code"] == "not_deleted_yet"
    for table in (alone, shared["id"]):
        assert put(host, table, {"deleted": True})["deleted"]
        assert listed(host, table)["deleted"]
    assert not put(host, alone, {"deleted": False})["deleted"] and not listed(host, alone)["deleted"]
    put(host, alone, {"deleted": True})
    assert host.http.delete(f"/api/mine/games/{shared['id']}").json()["code"] == "others_have_it_too"
    assert not listed(friend, shared["id"])["deleted"]
    assert host.http.delete(f"/api/mine/games/{alone}").status_code == 204
    assert host.get(f"tables/{alone}", 404)["code"] == "unknown_table"
    assert alone not in [one["id"] for one in host.get("tables")]


def test_a_match_with_turns_taken_back_or_forked_is_casual_in_the_list(person: Callable[[], Person]) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, seed="casual")
    seat = table["state"]["to_act"][0]
    one.play(table, seat, table["state"]["legal"][0]["row"])
    one.post(f"tables/{table['id']}/take-back", {"seat": seat, "answer": "ask"})
    one.post(f"tables/{table['id']}/resign", {"seat": seat})
    assert listed(one, table["id"])["casual"]
    plain = finished(one, ME, BOT)
    assert not listed(one, plain)["casual"] and listed(one, plain)["origin"] == "new"
    forked = one.post(f"tables/{plain}/fork", {"at": 0, "seats": [ME, BOT]}, 201)["id"]
    assert listed(one, forked)["casual"] and listed(one, forked)["origin"] == "fork"


def exported(person: Person) -> Any:
    answer = person.http.get("/api/mine/export")
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    return json.loads(answer.text)


def test_all_of_ones_own_goes_to_another_guest_once_and_nothing_of_what_still_goes_on(
    person: Callable[[], Person],
) -> None:
    one, other = person(), person()
    over, going = finished(one, ME, BOT, seed="carried"), one.new_table(ME, BOT, game="ephyran")["id"]
    put(one, over, {"label": "The first"})
    file = exported(one)
    assert (file["format"], file["version"], file["left_out"]) == ("quintessence-data", 1, 0)
    assert [game["id"] for game in file["games"]] == [over] and going not in json.dumps(file)
    game = file["games"][0]
    assert game["label"] == "The first" and game["record"]["seed"] == "carried" and game["held"] == [0]
    assert other.post("mine/games", game) == {"added": True, "record": True}
    assert other.post("mine/games", game) == {"added": False, "record": False}
    brought = listed(other, over)
    assert brought["archived"] and brought["label"] == "The first" and brought["result"]["reason"] == "resigned"
    assert one.post("mine/games", game)["added"] is False
    opened = other.post(f"mine/games/{over}/open")["id"]
    assert other.post(f"mine/games/{over}/open")["id"] == opened != over
    assert other.get(f"tables/{opened}")["imported"]
    assert [one["id"] for one in other.get("tables")] == [over]  # its copy is not listed beside it
    assert exported(other)["games"] == [{**game, "held": [0]}]


def test_the_documents_of_puzzles_are_carried_along_and_what_is_here_stays(person: Callable[[], Person]) -> None:
    one = person()
    body = {"kind": "puzzle", "name": "2026-01-01", "body": {"solved": True}}
    assert one.post("mine/documents", body)["added"]
    assert not one.post("mine/documents", {**body, "body": {"solved": False}})["added"]
    assert exported(one)["documents"] == {"puzzle": {"2026-01-01": {"solved": True}}}
    assert one.post("mine/documents", {**body, "kind": "shelf"}, 422)["code"] == "malformed_message"


def test_a_broken_game_of_a_file_is_refused_with_its_field(person: Callable[[], Person]) -> None:
    one = person()
    game = exported_game(one)
    for field, value in (("held", [7]), ("id", "../x"), ("result", {"places": ["first"]}), ("more", 1)):
        answer = person().post("mine/games", {**game, field: value}, 422)
        assert answer["code"] == "malformed_message" and field in answer["values"]["field"]


def exported_game(person: Person) -> Any:
    finished(person, ME, BOT)
    return exported(person)["games"][0]


def test_what_was_achieved_is_found_in_finished_games_a_few_at_a_time(person: Callable[[], Person]) -> None:
    one = person()
    finished(one, ME, BOT)
    finished(one, ME, SCREEN)  # whoever plays both sides achieves nothing
    table = one.new_table(ME, BOT, seed="roots", options={"colours": "seat-0-black"})
    table = one.get(f"tables/{table['id']}")
    laid = None
    while laid is None:
        rows = [action["row"] for action in table["state"]["legal"]]
        laid = next((row for row in rows if row[0] == "lay"), None)
        row = laid or next((row for row in rows if row[0] == "grow" and row[-1] == "earth"), rows[-1])
        if table["state"]["to_act"] == [0]:
            one.play(table, 0, row)
        table = one.get(f"tables/{table['id']}")
    one.post(f"tables/{table['id']}/resign", {"seat": 0})
    first = one.get("mine/achievements")
    assert first["left"] == 1 and not any(each["table"] for each in first["achievements"])
    second = one.get("mine/achievements")
    done = {each["code"]: each for each in second["achievements"] if each["table"]}
    assert second["left"] == 0 and done["roots"]["table"] == table["id"] and done["roots"]["rule"] == "7.2"
    assert one.get("mine/achievements") == second


def test_exports_come_at_a_rate(data: Path) -> None:
    with server(data, {"export_burst": 1, "exports_per_second": 0.0001}) as running:
        person = Person(running)
        assert person.http.get("/api/mine/export").status_code == 200
        assert person.http.get("/api/mine/export").json()["code"] == "too_fast"
        person.close()


def test_notes_and_removal_hold_in_both_databases(database: str, data: Path) -> None:
    async def work() -> None:
        service = Service(Settings(data, database=database), open_storage(database, data, Limits()))
        try:
            await service.storage.store_guest(HOST)
            await service.storage.add_table(some_table())
            await service.storage.store_document("t1", "review", "r", {"n": 1})
            shelf = TableNotes(service.storage, 10)
            mark = await shelf.mark("host", "t1", "a long label", is_deleted=True)
            assert mark.label == "a long lab" and mark.deleted > 0
            assert await shelf.marks("host") == {"t1": mark}
            assert await shelf.mark("host", "t1", None, is_deleted=True) == mark  # since the same moment
            await shelf.mark("host", "t1", "", is_deleted=False)
            assert await shelf.marks("host") == {}
            await service.storage.remove_table("t1")
            assert await service.storage.table("t1") is None and await service.storage.tables_of("host") == []
            assert await service.storage.documents("t1", "review") == {}
        finally:
            await service.stop()

    asyncio.run(work())
