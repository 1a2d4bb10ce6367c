"""Looking back, going on elsewhere, and records that come and go."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import quintessence
from quintessence.core import record as records
from quintessence.core.rng import Rng
from quintessence.server.http.app import create_app
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.tables.creation import ImportedRecord
from quintessence.table.model import Guest
from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person, server
from tests.server.stored import with_service

People = Callable[[], Person]


def played(seed: str = "records", steps: int = 400) -> Any:
    """The record of a match at random."""
    match, rng = quintessence.start("earth_water_sun", seed=seed), Rng(5)
    while match.to_act() and steps:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        steps -= 1
    return match.record()


def imported(one: Person, record: Any) -> Any:
    """The table that is made of a record."""
    return one.get(f"tables/{one.post('records', record, 201)['id']}")


def test_a_record_comes_in_and_goes_out_the_same(person: People) -> None:
    one, record = person(), played()
    table = imported(one, record)
    assert table["imported"] and table["played"] == len(record["actions"])
    assert one.get(f"tables/{table['id']}/record") == json.loads(json.dumps(record))


@pytest.mark.own_server
def test_the_list_keeps_the_points_of_a_match_that_was_played_out(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        table = imported(one, played(steps=4000))
        running.kill()  # nothing is in memory then: the list reads what was stored
        running.start()
        (listed,) = one.get("tables")
        one.close()
    assert listed["result"] == {name: table["result"][name] for name in ("places", "totals", "reason")}


def test_a_record_is_read_and_replayed_in_another_process(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither on the loop nor in a thread beside it, which would hold the interpreter for as long."""
    text = json.dumps(played(steps=20))

    def here(*_: object) -> None:
        raise AssertionError("in the server's own process")

    async def run() -> None:
        app = create_app(Settings(data))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http,
        ):
            monkeypatch.setattr(quintessence, "replay", here)
            monkeypatch.setattr(records, "read", here)
            assert (await http.post("/api/records", content=text)).status_code == 201

    asyncio.run(run())


def test_an_import_is_replayed_once_and_listed_before_anyone_has_opened_it(data: Path, database: str) -> None:
    """The worker that checks a record tells all that the list shows; what the log itself says later is the same."""
    for steps in (60, 4000):
        record = played(steps=steps)

        async def work(service: Service, record: Any = record) -> None:
            text = json.dumps(record)
            checked: Any = await service.workers.answer("host", "record_jobs:check_record", {"text": text})
            id_ = await service.creation.take_in(Guest("host", "", "fire"), ImportedRecord(**checked))
            assert service.tables.known(id_) is None  # nobody has replayed it here
            stored = await service.storage.table(id_)
            opened = await service.tables.find(id_)
            assert stored is not None and stored.summary == opened.summary()

        with_service(data, database, work)


def test_a_review_goes_through_every_step(person: People) -> None:
    one, record = person(), played(steps=60)
    table = imported(one, record)
    place = f"tables/{table['id']}"
    review = one.get(f"{place}/review")
    assert (
        review["count"] == 60
        and [[step["seat"], *step["action"]["row"]] for step in review["steps"]] == record["actions"]
    )
    assert one.get(f"{place}/review/60")["view"] == table["state"]["view"]
    match = quintessence.start("earth_water_sun", seed="records")
    assert one.get(f"{place}/review/0")["view"] == match.view(None)
    assert one.get(f"{place}/review/61", 404)["code"] == "no_such_moment"


def test_a_fork_goes_on_from_any_point(person: People) -> None:
    one, record = person(), played(steps=60)
    table = imported(one, record)
    fork = one.post(f"tables/{table['id']}/fork", {"at": 33, "seats": [ME, SCREEN]})
    assert (fork["played"], fork["revision"], fork["status"]) == (33, 33, "playing")
    assert one.play(fork, fork["state"]["seat"], fork["state"]["legal"][0]["row"])["revision"] == 34
    assert one.get(f"tables/{table['id']}")["played"] == 60
    for seats, at, status, code in (
        ([ME], 1, 422, "wrong_seats"),
        ([ME, FRIEND], 1, 422, "seed_known_to_one"),
        ([ME, BOT], 99, 404, "no_such_moment"),
    ):
        assert one.post(f"tables/{table['id']}/fork", {"at": at, "seats": seats}, status)["code"] == code


def spoiled() -> dict[str, Any]:
    record = played(steps=50)
    actions = record["actions"]
    return {
        "illegal_in_record": {**record, "actions": [*actions[:20], [0, "grow", "a1", "sun"], *actions[20:]]},
        "wrong_hash": {**record, "state_hash": "0" * 64},
        "wrong_commitment": {**record, "commitment": "0" * 64},
        "wrong_outcome": {**record, "outcome": {"places": [1, 2]}},
        "other_version": {**record, "version": 999},
        "record_format_unknown": {**record, "format": 99},
        "record_field_missing": {name: value for name, value in record.items() if name != "seed"},
        "record_field_wrong": {**record, "actions": "none"},
        "record_row_wrong": {**record, "actions": [1]},
        "unknown_game": {**record, "game": "nothing"},
        "unknown_option": {**record, "options": {"x": 1}},
        "wrong_seats": {**record, "seats": 5},
        "record_too_long": {**record, "actions": [[0, "a"]] * 12_000},
    }


@pytest.mark.parametrize("code", spoiled())
def test_a_record_that_was_tampered_with_is_refused_by_its_code(person: People, code: str) -> None:
    one = person()
    answer = one.http.post("/api/records", json=spoiled()[code])
    assert answer.status_code in (404, 422) and answer.json()["code"] == code, answer.text
    assert one.get("tables") == []


def test_the_seed_of_a_changed_record_gives_it_away(person: People) -> None:
    record = played(steps=3)
    answer = person().http.post("/api/records", json={**record, "seed": "another"})
    assert answer.json()["code"] == "wrong_commitment"


@pytest.mark.own_server
def test_a_table_whose_rules_are_gone_says_so_and_stays(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        table = imported(one, played())
        place = f"tables/{table['id']}"
        kept = one.get(f"{place}/record")
        running.kill()
        connection = sqlite3.connect(data / "quintessence.sqlite3")
        connection.execute("UPDATE tables SET version = 0")
        connection.commit()
        connection.close()
        running.start()
        now = one.get(place)
        assert now["status"] == "unreadable" and now["state"] is None
        assert one.get("tables")[0]["status"] == "unreadable"
        body = {"seat": 0, "question": 0, "row": ["pass"]}
        assert one.post(f"{place}/play", body, 409)["code"] == "rules_gone"
        assert one.get(f"{place}/review", 409)["code"] == "rules_gone"
        with one.live(table["id"]) as socket:
            assert socket.hear_until(type="whole")["table"]["state"] is None
            assert socket.ask(type="play", **body)["code"] == "rules_gone"
        found = one.get(f"{place}/record")
        assert found["version"] == 0
        assert {name: found[name] for name in ("seed", "actions", "state_hash")} == {
            name: kept[name] for name in ("seed", "actions", "state_hash")
        }
        one.close()
