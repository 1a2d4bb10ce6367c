"""One person with several seats of allies, and bots that wait for the people beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.serving import BOT, FRIEND, ME, SCREEN, Client, Person

People = Callable[[], Person]
SECRET = {
    "characters": ["air_water", "earth_fire"],
    "pawns": [3, 6],
    "influence": [{"air": 9, "water": 9}, {"earth": 9, "fire": 8}],
    "hands": [["squall", "drizzle", "rainbow", "sea_foam"], ["tremor", "obsidian", "red_clay", "flicker"]],
    "owed": [1, 1],
}
VILLAGE = {"game": "embers", "seed": "partners"}


def planet(one: Person, *seats: dict[str, str], is_dealt: bool = False) -> Any:
    """A table of Erythro with hidden hands: as it is dealt, or where each seat owes one card."""
    options: dict[str, Any] = {"adversary": "mars", "difficulty": "initiation"}
    if not is_dealt:
        options["scenario"] = SECRET
    return one.new_table(*seats, game="erythro", options=options)


def hands(state: Any) -> list[bool]:
    """Of each player, whether the hand is seen."""
    return [isinstance(player["hand"], list) for player in state["view"]["players"]]


def test_who_holds_all_seats_of_allies_alone_looks_through_each_of_them(person: People) -> None:
    one = person()
    table = planet(one, ME, ME)
    assert table["sole_player"] and table["information"] == "private"
    with one.live(table["id"]) as client:
        client.hear_until(type="whole")
        assert (client.state["seat"], hands(client.state)) == (0, [True, False])
        client.say(type="view_as", seat=1)
        client.hear_until(type="whole")
        assert (client.state["seat"], hands(client.state)) == (1, [False, True])
        assert client.play(1, ["play", "obsidian", "gain"])["ok"]
        assert (client.state["seat"], client.state["to_act"]) == (0, [0])  # it turns to the seat that must decide
        assert client.play(0, ["play", "squall", "gain"])["ok"]
        assert client.state["seat"] == 1 and 1 in client.state["to_act"]  # the choice holds while that seat is to act


@pytest.mark.parametrize("seats", [[ME, SCREEN], [ME, FRIEND], [ME, BOT]])
def test_where_other_people_may_play_nobody_is_a_sole_player(person: People, seats: list[dict[str, str]]) -> None:
    assert not planet(person(), *seats, is_dealt=True)["sole_player"]


def test_rivals_and_who_came_by_a_key_alone_are_no_sole_players(person: People) -> None:
    one, two = person(), person()
    assert not one.new_table(ME, ME, game="ephyran")["sole_player"]
    table = planet(one, ME, ME, is_dealt=True)
    assert table["sole_player"]
    keys = [seat["link"].split("=")[1] for seat in table["seats"]]
    assert not two.get(f"tables/{table['id']}?token={keys[1]}")["sole_player"]
    two.post(f"tables/{table['id']}/join", {"token": keys[1]})
    assert not one.get(f"tables/{table['id']}")["sole_player"]  # another sits there too: its cards are covered again


def test_people_on_one_screen_keep_the_seat_through_which_they_look(person: People) -> None:
    """Nothing of the next player's hand is sent before that player is at the screen."""
    one = person()
    table = planet(one, ME, SCREEN)
    with one.live(table["id"], viewer=0) as client:
        client.hear_until(type="whole")
        assert client.play(0, ["play", "squall", "gain"])["ok"]
        assert (client.state["seat"], client.state["to_act"], hands(client.state)) == (0, [1], [True, False])


def proposal(client: Client) -> tuple[int, Any]:
    """What is proposed, once anything is."""
    client.hear_until(type="whole")
    pins = client.table["pins"] or client.hear_until(type="pins")["pins"]
    return pins[0]["seat"], pins[0]["row"]


def test_a_bot_among_allies_proposes_and_waits_for_the_people_who_share_its_turn(person: People) -> None:
    one = person()
    table = one.new_table(ME, BOT, **VILLAGE)
    with one.live(table["id"]) as client:
        assert proposal(client)[0] == 1
        assert one.get(f"tables/{table['id']}")["played"] == 0
        assert client.play(0, ["rest"])["ok"]
        while client.state["played"] < 2:  # nobody else is to act: it plays
            client.hear(60)


def test_people_let_a_bot_play_what_it_proposes(person: People) -> None:
    one, watcher = person(), person()
    table = one.new_table(ME, BOT, **VILLAGE)
    watcher.post(f"tables/{table['id']}/join", {"token": table["watch_link"].split("=")[1]})
    with one.live(table["id"]) as client, watcher.live(table["id"]) as other:
        seat, row = proposal(client)
        assert other.ask(type="let_play", seat=1)["code"] == "only_listeners"
        assert client.ask(type="let_play", seat=0)["code"] == "nothing_proposed"
        assert client.ask(type="let_play", seat=1)["ok"]
        assert one.get(f"tables/{table['id']}/record")["actions"] == [[seat, *row]]
