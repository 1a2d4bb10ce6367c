"""Who may know what: practice is one guest's alone, spectators learn no secret, and seats change hands in the open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person, server

People = Callable[[], Person]
SECRETS = "sealed_bids"
"""A game in which each seat has something to hide."""


def token_of(link: str) -> str:
    return link.split("=")[1]


def is_shut(who: Person, place: str, seat: int = 0) -> bool:
    """Whether record, evaluation, hint and fork are all refused to someone."""
    codes = [
        who.get(f"{place}/record", 403)["code"],
        who.get(f"{place}/evaluation", 403)["code"],
        who.post(f"{place}/hint", {"seat": seat}, 403)["code"],
        who.post(f"{place}/fork", {"at": 0, "seats": [ME, SCREEN, SCREEN]}, 403)["code"],
    ]
    return set(codes) <= {"only_when_over", "only_in_practice", "not_your_seat"}


@pytest.mark.own_server
def test_practice_ends_for_good_with_a_second_holder(data: Path) -> None:
    with server(data) as running:
        one, two = Person(running), Person(running)
        table = one.new_table(ME, SCREEN, SCREEN, game=SECRETS)
        place = f"tables/{table['id']}"
        assert table["practice"] and one.get(f"{place}/record")["seed"]
        joined = two.post(f"{place}/join", {"token": token_of(table["seats"][1]["link"])})
        assert not joined["practice"] and not one.get(place)["practice"]
        assert is_shut(one, place) and is_shut(two, place, 1)
        one.post(f"{place}/revoke", {"seat": 1})  # the second is sent away, and has been there all the same
        assert is_shut(one, place)
        running.kill()
        running.start()
        assert is_shut(one, place)
        one.close()
        two.close()


@pytest.mark.parametrize("way", ["socket", "page", "play"])
def test_a_key_alone_ends_practice_too(person: People, way: str) -> None:
    one, two = person(), person()
    table = one.new_table(ME, SCREEN, SCREEN, game=SECRETS)
    place, key = f"tables/{table['id']}", token_of(table["seats"][1]["link"])
    if way == "socket":
        with two.live(table["id"], token=key) as socket:
            assert not socket.hear_until(type="whole")["table"]["practice"]
    elif way == "page":
        assert not two.get(f"{place}?token={key}")["practice"]
    else:
        body = {"seat": 1, "question": 0, "row": ["bid", 1]}
        assert two.post(f"{place}/play?token={key}", body, 409)["code"] == "stale"
    assert is_shut(one, place)
    note = {"played": 0, "code": "seat_changed", "seat": 1}
    assert one.get(place)["notes"] == ([] if way == "play" else [note])


def test_a_key_alone_opens_no_record(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, SCREEN, SCREEN, game=SECRETS)
    place, key = f"tables/{table['id']}", token_of(table["seats"][1]["link"])
    for path in ("record", "evaluation"):
        assert two.get(f"{place}/{path}?token={key}", 403)["code"] == "only_when_over"
    fork = {"at": 0, "seats": [ME, SCREEN, SCREEN]}
    assert two.post(f"{place}/fork?token={key}", fork, 403)["code"] == "only_when_over"
    assert two.post(f"{place}/hint?token={key}", {"seat": 1}, 403)["code"] == "only_in_practice"
    assert one.get(f"{place}/record")["seed"]


def test_spectators_get_nothing_of_a_match_with_secrets(person: People) -> None:
    one, watcher = person(), person()
    table = one.new_table(ME, BOT, BOT, game=SECRETS)
    place = f"tables/{table['id']}"
    seen = watcher.post(f"{place}/join", {"token": token_of(table["watch_link"])})
    assert not seen["practice"] and not seen["state"]["practice"]
    assert is_shut(watcher, place)
    assert one.get(f"{place}/record")["seed"]
    one.post(f"{place}/abandon")
    assert watcher.get(f"{place}/record")["seed"]


def test_spectators_of_an_open_match_may_look_on(person: People) -> None:
    one, watcher = person(), person()
    table = one.new_table(ME, SCREEN)
    place = f"tables/{table['id']}"
    watcher.post(f"{place}/join", {"token": token_of(table["watch_link"])})
    assert table["information"] != "open" or watcher.get(f"{place}/record")["seed"]


def test_a_secret_option_is_refused_where_a_friend_sits(person: People) -> None:
    one, two = person(), person()
    options: dict[str, Any] = {"scenario": {}}
    asked = {"game": "ephyran", "options": options}
    plain = one.http.post("/api/tables", json={**asked, "seats": [ME, FRIEND]})
    assert plain.status_code == 422 and plain.json()["code"] == "option_known_to_one", plain.text
    table = one.post("tables", {**asked, "seats": [ME, SCREEN]}, 201)
    body = {"token": token_of(table["seats"][1]["link"])}
    assert two.post(f"tables/{table['id']}/join", body, 409)["code"] == "option_known_to_one"


def test_nobody_sits_in_a_second_seat_where_something_is_hidden(person: People) -> None:
    one, two, three = person(), person(), person()
    table = one.new_table(ME, FRIEND, FRIEND, game=SECRETS)
    place = f"tables/{table['id']}"
    invitation = {"token": token_of(table["seats"][1]["link"])}
    assert one.post(f"{place}/join", invitation, 403)["code"] == "held_another_seat"
    two.post(f"{place}/join", invitation)
    link = one.post(f"{place}/revoke", {"seat": 1})["link"]
    assert one.post(f"{place}/join", {"token": token_of(link)}, 403)["code"] == "held_another_seat"
    assert one.get(place)["notes"] == [{"played": 0, "code": "seat_revoked", "seat": 1}]
    with one.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        three.post(f"{place}/join", {"token": token_of(link)})
        while len(socket.table["notes"]) < 2:
            socket.hear()
    expected = ["seat_revoked", "seat_changed"]
    assert [note["code"] for note in three.get(place)["notes"]] == expected


def test_whoever_was_sent_away_may_come_back_by_a_new_invitation(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND, FRIEND, game=SECRETS)
    place = f"tables/{table['id']}"
    two.post(f"{place}/join", {"token": token_of(table["seats"][1]["link"])})
    link = one.post(f"{place}/revoke", {"seat": 1})["link"]
    assert two.post(f"{place}/join", {"token": token_of(link)})["seats"][1]["held"]
