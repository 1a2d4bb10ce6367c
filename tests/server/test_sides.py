"""Sides that nobody sits at: they are named, they win and lose, and a person alone can give up to them."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.serving import ME, SCREEN, Person

People = Callable[[], Person]


def test_a_person_alone_loses_to_a_side(person: People) -> None:
    one = person()
    table = one.new_table(ME, game="race")
    assert (table["sides"], table["relation"], table["status"]) == (["tortoise"], "rivals", "playing")
    with one.live(table["id"]) as client:
        client.hear_until(type="whole")
        for _ in range(3):
            assert client.play(0, ["rest"])["ok"]
        step = next(message for message in client.heard if message["type"] == "update")["events"][-1]
        assert step["explanation"]["side"] == "tortoise" and step["explanation"]["left"] == ["walk"]
    sides = [{"code": "tortoise", "place": 1, "total": 3, "scores": {"steps": 3}}]
    over = one.get(f"tables/{table['id']}")
    assert (over["result"]["places"], over["result"]["sides"]) == ([2], sides)
    (listed,) = one.get("tables")
    assert listed["result"]["sides"] == sides and listed["sides"] == ["tortoise"] and listed["relation"] == "rivals"
    review = one.get(f"tables/{table['id']}/review")["steps"]
    assert review[0]["events"][-1] == step and "explanation" not in review[0]["events"][0]


def test_a_person_alone_can_resign_to_a_side_and_not_agree_with_it(person: People) -> None:
    one = person()
    table = one.new_table(ME, game="race")
    place = f"tables/{table['id']}"
    assert one.post(f"{place}/draw", {"seat": 0, "answer": "offer"}, 409)["code"] == "nobody_to_agree"
    over = one.post(f"{place}/resign", {"seat": 0})
    sides = [{"code": "tortoise", "place": 1}]
    assert over["result"] == {"places": [2], "sides": sides, "reason": "resigned", "seat": 0}
    assert one.get("tables")[0]["result"] == over["result"]


def test_of_two_and_a_side_a_bot_plays_on(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, game="race")
    went_on = one.post(f"tables/{table['id']}/resign", {"seat": 1})
    assert (went_on["status"], went_on["resigned"]) == ("playing", [1])


def test_allies_have_nobody_to_give_up_to_but_the_side(person: People) -> None:
    one = person()
    table = one.new_table(ME, game="embers")
    assert (table["relation"], table["sides"]) == ("allies", ["fire"])
    body = {"seat": 0}
    assert one.post(f"tables/{table['id']}/resign", body, 409)["code"] == "all_play_together"
