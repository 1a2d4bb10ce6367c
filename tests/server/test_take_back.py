"""Taking back more than an undo may: against bots freely, against people when they agree; it is a casual game then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quintessence.core.game import Seat
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person
from tests.server.stored import new_table

BLACK = {"colours": "seat-0-black"}


def play(person: Person, table: str, seat: int = 0) -> Any:
    """The first action that a seat has, and the table after it."""
    person.play(shown := person.get(f"tables/{table}"), seat, shown["state"]["legal"][0]["row"])
    return person.get(f"tables/{table}")


def test_against_bots_one_takes_back_freely_and_it_becomes_a_casual_game(person: Callable[[], Person]) -> None:
    one = person()
    table = one.new_table(ME, BOT, options=BLACK)
    assert table["take_back"] == "free" and not table["casual"]
    with one.live(table["id"]) as client:
        client.hear()
        while client.state["to_act"] == [0]:  # to the end of the turn
            rows = [action["row"] for action in client.state["legal"]]
            client.play(0, next((row for row in rows if len(row) == 1), rows[0]))
        while client.state["to_act"] != [0]:  # and the bot's
            client.hear()
        played = one.get(f"tables/{table['id']}")
        assert played["state"]["undo"] == "other_seat_acted"
        back = one.post(f"tables/{table['id']}/take-back", {"seat": 0, "answer": "ask"})
        assert back["casual"] and back["played"] < played["played"] and back["revision"] > played["revision"]
        assert back["state"]["to_act"] == [0] and back["notes"][-1]["code"] == "taken_back"
        assert back["state"]["questions"]["0"] != played["state"]["questions"]["0"]
        assert client.hear_until(type="whole")["table"]["played"] == back["played"]
    again = play(one, table["id"])
    assert again["played"] == back["played"] + 1 and again["casual"]


def test_nothing_is_taken_back_before_anything_was_played(person: Callable[[], Person]) -> None:
    one = person()
    table = one.new_table(ME, BOT, options=BLACK)["id"]
    assert one.post(f"tables/{table}/take-back", {"seat": 0, "answer": "ask"}, 409)["code"] == "nothing_to_undo"
    assert one.post(f"tables/{table}/take-back", {"seat": 0, "answer": "agree"}, 409)["code"] == "nobody_asks"


def test_people_are_asked_and_each_may_refuse(person: Callable[[], Person]) -> None:
    host, friend, watcher = person(), person(), person()
    table = host.new_table(ME, FRIEND, options=BLACK)
    id_ = table["id"]
    friend.post(f"tables/{id_}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    watcher.post(f"tables/{id_}/join", {"token": table["watch_link"].partition("join=")[2]})
    assert watcher.get(f"tables/{id_}")["take_back"] is None
    before = play(host, id_)
    asked = host.post(f"tables/{id_}/take-back", {"seat": 0, "answer": "ask"})
    assert asked["take_back"] == "ask" and asked["back_asked"] == 0 and asked["played"] == before["played"]
    assert host.post(f"tables/{id_}/take-back", {"seat": 0, "answer": "ask"}, 409)["code"] == "already_asked"
    assert host.post(f"tables/{id_}/take-back", {"seat": 0, "answer": "agree"}, 409)["code"] == "nobody_asks"
    assert watcher.post(f"tables/{id_}/take-back", {"seat": 1, "answer": "agree"}, 403)["code"] == "not_your_seat"
    refused = friend.post(f"tables/{id_}/take-back", {"seat": 1, "answer": "refuse"})
    assert refused["back_asked"] is None and not refused["casual"] and refused["played"] == 1

    host.post(f"tables/{id_}/take-back", {"seat": 0, "answer": "ask"})
    agreed = friend.post(f"tables/{id_}/take-back", {"seat": 1, "answer": "agree"})
    assert agreed["back_asked"] is None and agreed["casual"] and agreed["played"] == 0


def test_an_action_answers_whoever_asks_to_take_back(person: Callable[[], Person]) -> None:
    host, friend = person(), person()
    table = host.new_table(ME, FRIEND, options=BLACK)
    friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    play(host, table["id"])
    host.post(f"tables/{table['id']}/take-back", {"seat": 0, "answer": "ask"})
    assert play(host, table["id"])["back_asked"] is None


def test_two_at_one_screen_take_back_freely(person: Callable[[], Person]) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, options=BLACK)["id"]
    play(one, table)
    assert one.post(f"tables/{table}/take-back", {"seat": 0, "answer": "ask"})["played"] == 0


def test_what_was_taken_back_stays_so_after_a_restart(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        settings = Settings(tmp_path / "data", Limits(workers=1), database=database)
        service = Service(settings)
        table = await new_table(service)
        for _ in range(5):
            seat = table.to_act()[0]
            await service.committer.commit(table, table.play(seat, table.rules().legal(seat)[0].row()))
        await service.committer.commit(table, table.take_back(Seat(0), 2))
        facts, question = table.rules().state.facts(), table.current.question(Seat(0))
        await service.stop()
        service = Service(settings)
        again = await service.tables.find(table.id)
        assert again.rules().state.facts() == facts and again.played == 2 and again.log.is_casual
        assert again.revision == 6 and again.current.question(Seat(0)) == question
        await service.stop()

    asyncio.run(work())
