"""The deal of a finished game handed on as a challenge, whose first entry is that game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quintessence.service.challenges.deals import handed_on_id
from quintessence.service.problems import Problem
from quintessence.service.tables.handing_on import require_deal
from quintessence.table.entry import PLAY, STAND_IN, TIME_UP, Entry
from quintessence.table.model import Header, SeatHold, StoredTable, Summary
from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person, server
from tests.server.test_challenges import play_out


def finished(person: Person, *seats: dict[str, str], game: str = "connect_four", **more: object) -> str:
    """A table that was played to its end by whoever asks."""
    id_ = str(person.new_table(*(seats or (ME, BOT)), game=game, **more)["id"])
    play_out(person, id_)
    assert person.get(f"tables/{id_}")["status"] == "over"
    return id_


def listed(person: Person, table: str) -> Any:
    return next(one for one in person.get("tables") if one["id"] == table)


def test_a_friend_plays_the_deal_that_was_handed_on_and_compares(person: Callable[[], Person]) -> None:
    host, friend = person(), person()
    host.http.put("/api/me", json={"name": "Ada", "colour": "water"})
    table = finished(host)
    assert host.get(f"tables/{table}")["may_hand_on"] and listed(host, table)["may_hand_on"]
    made = host.post(f"challenges/of/{table}", None, 201)
    seed = host.get(f"tables/{table}")["seed"]
    assert made["made"] and made["table"] == table and made["status"] == "over" and table not in made["id"]
    assert made["commitment"] == host.get(f"tables/{table}")["commitment"]
    (own,) = made["entries"]
    assert own["own"] and own["before"] and own["result"]["turns"] > 0
    shown = friend.http.get(f"/api/challenges/{made['id']}").text
    assert seed not in shown and table not in shown  # the result, and no way to the game itself
    taken = friend.post(f"challenges/{made['id']}/take", None, 201)
    fresh = friend.get(f"tables/{taken['table']}")
    assert taken["counts"] and fresh["commitment"] == made["commitment"] and fresh["seed"] is None
    assert [seat["kind"] for seat in fresh["seats"]] == ["me", "bot"]
    play_out(friend, taken["table"])
    compared = friend.get(f"challenges/{made['id']}")
    assert friend.get(f"tables/{taken['table']}")["seed"] == seed
    assert {(entry["own"], entry["before"]) for entry in compared["entries"]} == {(True, False), (False, True)}
    again = host.post(f"challenges/{made['id']}/take", None, 201)
    assert not again["counts"]  # the game that was handed on is the one that counts


def test_asking_twice_gives_the_same_challenge_and_keeps_what_was_allowed(person: Callable[[], Person]) -> None:
    one = person()
    table = finished(one)
    made = one.post(f"challenges/of/{table}", None, 201)
    one.post(f"challenges/{made['id']}/watching", {"allow": True})
    again = one.post(f"challenges/of/{table}", None, 201)
    assert again["id"] == made["id"] and again["allows"] and again["count"] == 1
    assert len(one.get("challenges")["mine"]) == 1


def test_a_rematch_is_handed_on_with_the_seat_that_one_had(person: Callable[[], Person]) -> None:
    one, friend = person(), person()
    again = one.post(f"tables/{finished(one)}/rematch", None, 201)
    one.post(f"tables/{again['id']}/resign", {"seat": 1})
    made = one.post(f"challenges/of/{again['id']}", None, 201)
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "me"] and made["entries"][0]["result"]["given_up"]
    taken = friend.post(f"challenges/{made['id']}/take", None, 201)["table"]
    assert [seat["held"] for seat in friend.get(f"tables/{taken}")["seats"]] == [False, True]


def test_a_table_of_a_challenge_offers_that_challenge(person: Callable[[], Person]) -> None:
    one = person()
    made = one.post("challenges", {"game": "connect_four", "seats": [ME, BOT]}, 201)
    table = one.post(f"challenges/{made['id']}/take", None, 201)["table"]
    one.post(f"tables/{table}/resign", {"seat": 0})
    assert not one.get(f"tables/{table}")["may_hand_on"]
    assert one.post(f"challenges/of/{table}", None, 201)["id"] == made["id"]


def test_what_others_could_not_play_alike_is_refused(person: Callable[[], Person]) -> None:
    one, other = person(), person()

    def refused(table: str, by: Person = one, status: int = 409) -> str:
        assert not listed(one, table)["may_hand_on"]
        return str(by.post(f"challenges/of/{table}", None, status)["code"])

    going = one.new_table(ME, BOT, game="connect_four")["id"]
    assert refused(going) == "match_is_not_over"
    for seats in ([ME, SCREEN], [ME, FRIEND]):
        table = one.new_table(*seats, game="connect_four")["id"]
        one.post(f"tables/{table}/abandon")
        assert refused(table) == "deal_not_played_alone"
    fork = one.post(f"tables/{finished(one)}/fork", {"at": 1, "seats": [ME, BOT]}, 201)["id"]
    one.post(f"tables/{fork}/resign", {"seat": 0})
    assert refused(fork) == "deal_goes_on"
    back = one.new_table(ME, BOT, game="connect_four")["id"]
    with one.live(back) as client:
        client.hear_until(type="whole")
        client.play(0, client.state["legal"][0]["row"])
        while 0 not in client.state["to_act"]:
            client.hear()
    one.post(f"tables/{back}/take-back", {"seat": 0, "answer": "ask"})
    one.post(f"tables/{back}/resign", {"seat": 0})
    assert refused(back) == "deal_taken_back"
    imported = one.post("records", one.get(f"tables/{finished(one)}/record"), 201)["id"]
    assert refused(imported) == "deal_not_played_alone"
    alone = finished(one)
    assert other.post(f"challenges/of/{alone}", None, 403)["code"] == "not_at_this_table"
    assert one.post("challenges/of/nothing-like-it", None, 404)["code"] == "unknown_table"


def test_nobody_hands_on_a_game_that_another_sat_at(person: Callable[[], Person]) -> None:
    one, other = person(), person()
    table = one.new_table(ME, BOT, game="connect_four")
    key = table["seats"][0]["link"].partition("join=")[2]
    other.get(f"tables/{table['id']}?token={key}")  # a look by the key alone is enough
    one.post(f"tables/{table['id']}/resign", {"seat": 0})
    assert one.post(f"challenges/of/{table['id']}", None, 409)["code"] == "deal_not_played_alone"


@pytest.mark.own_server
def test_deals_handed_on_count_among_the_challenges_that_one_makes_in_both_databases(database: str, data: Path) -> None:
    with server(data, {"challenges_per_guest": 1}, database) as running:
        one = Person(running)
        first, second = finished(one), finished(one)
        made = one.post(f"challenges/of/{first}", None, 201)
        assert made["entries"][0]["before"]
        assert one.post(f"challenges/of/{second}", None, 429)["code"] == "too_many_challenges"
        assert one.post(f"challenges/of/{first}", None, 201)["id"] == made["id"]
        one.close()


def stored(*entries: Entry) -> StoredTable:
    header = Header("t", "connect_four", 1, {}, 2, "seed", "", "ada", 100.0)
    seats = [SeatHold("me", None, "", "", ["ada"]), SeatHold("bot", "level1", "", "")]
    return StoredTable(
        header, seats, "", Summary("over", 1, 1, [], False), 100.0, "", list(entries), sitters={(0, "ada")}
    )


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry(1, STAND_IN, 0, ["level4"], "stand_in", 101.0), "deal_played_by_bot"),
        (Entry(1, TIME_UP, 0, ["level3"], "time_up_bot", 101.0), "deal_played_by_bot"),
        (Entry(1, PLAY, 0, ["drop", 1], None, 100.0), "deal_goes_on"),
    ],
)
def test_the_log_tells_where_a_bot_played_or_a_match_went_on(entry: Entry, code: str) -> None:
    with pytest.raises(Problem) as refusal:
        require_deal(stored(entry), "ada")
    assert refusal.value.code == code
    require_deal(stored(Entry(1, PLAY, 0, ["drop", 1], None, 101.0)), "ada")


def test_the_link_tells_nothing_of_the_table_and_another_server_has_another() -> None:
    id_ = handed_on_id("table", b"s" * 32)
    assert id_ == handed_on_id("table", b"s" * 32) and len(id_) == 12
    assert len({id_, handed_on_id("other", b"s" * 32), handed_on_id("table", b"t" * 32)}) == 3
