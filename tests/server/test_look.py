"""People on one screen: a client with several seats says through which it looks, and answers ahead by message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person
from tests.server.windowed import DECLINE, NOTHING, REST, TAKE, scenario

People = Callable[[], Person]


def cards(state: Any, seat: int) -> Any:
    return state["view"]["hands"][seat]["cards"]


def test_games_name_the_answers_that_can_be_given_ahead(person: People) -> None:
    games = {game["slug"]: game for game in person().get("games")}
    assert games["ephyran"]["standing_answers"] == ["ask", "never_this_turn", "always_if_hit"]
    assert games["earth_water_sun"]["standing_answers"] == [] and games["earth_water_sun"]["board"] is None


def test_a_screen_keeps_its_viewer_until_it_says_otherwise(person: People) -> None:
    one = person()
    options = {"scenario": scenario(NOTHING, REST)}
    table = one.new_table(ME, SCREEN, SCREEN, game="ephyran", options=options)
    assert table["information"] == "private"
    with one.live(table["id"]) as screen:
        screen.hear_until(type="whole")
        assert screen.ask(type="view_as", seat=0)["ok"]
        screen.hear_until(type="whole")
        assert screen.play(0, TAKE)["ok"]
        assert (screen.state["seat"], screen.state["to_act"], screen.state["legal"]) == (0, [1], [])
        assert [cards(screen.state, seat) is None for seat in range(3)] == [False, True, True]
        assert screen.state["window"]["default_answer"]["row"] == DECLINE
        assert screen.play(1, DECLINE)["ok"]  # without a view of it
        assert screen.ask(type="view_as", seat=2)["ok"]
        screen.hear_until(type="whole")
        assert [cards(screen.state, seat) is None for seat in range(3)] == [True, True, False]
        assert screen.state["legal"] != []
        assert screen.ask(type="view_as", seat=3)["code"] == "not_your_seat"


def test_a_client_that_comes_back_says_at_once_through_which_seat_it_looks(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, game="ephyran", options={"scenario": scenario(NOTHING)})
    for seat in (0, 1):
        with one.live(f"{table['id']}", viewer=seat) as screen:
            screen.hear_until(type="whole")
            assert screen.state["seat"] == seat and cards(screen.state, 1 - seat) is None


def test_answers_ahead_are_known_to_the_seat_alone(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND, game="ephyran", answer_seconds=20)
    place = f"tables/{table['id']}"
    assert table["answer_seconds"] == 20 and table["standing_answers"] == ["ask", "never_this_turn", "always_if_hit"]
    two.post(f"{place}/join", {"token": table["seats"][1]["link"].split("=")[1]})
    with one.live(table["id"]) as host, two.live(table["id"]) as friend:
        host.hear_until(type="whole")
        friend.hear_until(type="whole")
        assert friend.ask(type="standing_answer", seat=1, code="always_if_hit")["ok"]
        assert next(m for m in friend.heard if m["type"] == "standing_answer")["standing_answer"] == "always_if_hit"
        assert friend.ask(type="standing_answer", seat=1, code="maybe")["code"] == "unknown_standing_answer"
        assert friend.ask(type="standing_answer", seat=0, code="ask")["code"] == "not_your_seat"
        answer = friend.ask(type="standing_answer", seat=1, code="never_this_turn")
        assert (answer["standing_answer"], answer["kept"]) == ("never_this_turn", False)
        assert two.get(place)["state"]["standing_answer"] == "never_this_turn"
        assert one.get(place)["state"]["standing_answer"] == "ask"
        host.ask(type="ping")
        assert not [m for m in host.heard if m["type"] == "standing_answer"]


def test_where_nothing_can_be_answered_ahead_that_is_said(person: People) -> None:
    one = person()
    one.post("tables", {"game": "ephyran", "seats": [ME, FRIEND], "answer_seconds": 7}, 422)
    slow = one.new_table(ME, FRIEND, game="ephyran", answer_seconds=None)
    assert slow["answer_seconds"] is None
    for table, code in (
        (one.new_table(ME, BOT), "no_standing_answers"),
        (one.new_table(ME, SCREEN, game="ephyran"), "standing_answer_needs_time"),
        (slow, "standing_answer_needs_time"),
    ):
        with one.live(table["id"]) as socket:
            socket.hear_until(type="whole")
            assert socket.ask(type="standing_answer", seat=0, code="ask")["code"] == code
