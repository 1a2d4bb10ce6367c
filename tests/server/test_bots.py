"""Bots at the tables: what goes wrong with one never makes a person wait for ever."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quintessence.games.erythro.advice.explain import CODES
from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person

People = Callable[[], Person]
GREEDY = {"kind": "bot", "level": "level2"}
SEARCHING = {"kind": "bot", "level": "level4"}
"""A bot that evaluates at every decision."""


@pytest.mark.parametrize(
    ("fault", "note"), [("crash", "bot_failed"), ("exit", "bot_failed"), ("overrun", "bot_overran")]
)
def test_a_bot_that_goes_wrong_is_replaced_by_the_most_promising_action(person: People, fault: str, note: str) -> None:
    one = person()
    table = one.new_table(ME, SEARCHING, game="stubborn", options={"fault": fault})
    with one.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        assert socket.play(0, ["count", 1])["ok"]
        while socket.state["to_act"] != [0]:
            socket.hear_until(type="update")
        assert socket.play(0, ["count", 1])["ok"]  # the game goes on
    told = one.get(f"tables/{table['id']}")
    assert told["notes"][0] == {"played": 2, "code": note, "seat": 1}
    assert told["state"]["view"]["counted"][1] == 2  # not chance, and not the first that is legal


def test_a_whole_game_between_bots_and_a_person_is_played(person: People) -> None:
    one = person()
    table = one.new_table(ME, BOT, GREEDY, game="sealed_bids")
    with one.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        while not socket.state["outcome"]:
            if 0 in socket.state["to_act"]:
                assert socket.play(0, socket.state["legal"][-1]["row"])["ok"]  # though all act at once
            else:
                socket.hear()
    record = one.get(f"tables/{table['id']}/record")
    assert len(record["actions"]) >= 9 and record["outcome"]["reason"] == "no_prizes_left"


def test_allies_may_ask_for_a_hint_and_hear_why(person: People) -> None:
    one = person()
    table = one.new_table(ME, FRIEND, game="erythro", options={"hands": "hidden"})
    joined = person().post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("=")[2]})
    assert not joined["practice"]
    hint = one.post(f"tables/{table['id']}/hint", {"seat": 0})
    assert hint["row"] in [action["row"] for action in one.get(f"tables/{table['id']}")["state"]["legal"]]
    assert hint["aim"]["code"] == "advice" and hint["aim"]["values"]["code"] in CODES


def test_hints_and_evaluations_are_for_practice(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN)
    seat = table["state"]["seat"]
    hint = one.post(f"tables/{table['id']}/hint", {"seat": seat})
    assert hint["row"] in [action["row"] for action in table["state"]["legal"]]
    assert -1 <= hint["value"] <= 1 and hint["line"][0]["row"] == hint["row"]
    assert one.post(f"tables/{table['id']}/hint", {"seat": 1 - seat}, 409)["code"] == "not_your_turn"
    one.play(table, seat, hint["row"])
    assert one.get(f"tables/{table['id']}/evaluation")["level"]
    table = one.new_table(ME, FRIEND)
    assert one.post(f"tables/{table['id']}/hint", {"seat": 0}, 403)["code"] == "only_in_practice"
    assert one.get(f"tables/{table['id']}/evaluation", 403)["code"] == "only_when_over"
    assert one.get(f"tables/{table['id']}/record", 403)["code"] == "only_when_over"
    one.post(f"tables/{table['id']}/resign", {"seat": 0})
    assert one.get(f"tables/{table['id']}/evaluation")["level"]
    assert one.get(f"tables/{table['id']}/record")["seed"]


def test_while_a_match_goes_on_an_evaluation_is_for_a_seat_that_one_holds(person: People) -> None:
    one = person()
    table = one.new_table(BOT, ME, game="connect_four")
    path = f"tables/{table['id']}/evaluation"
    assert one.get(path)["level"] and one.get(f"{path}?seat=0", 403)["code"] == "not_your_seat"
