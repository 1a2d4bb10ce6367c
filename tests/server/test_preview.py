"""What would come of some actions; and answers given ahead where nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.serving import ME, SCREEN, Person

People = Callable[[], Person]
SETTING = ["take halflings", "take swarmlings", "place E2", "place D2", "place E4", "place E6"]
OPTIONS: dict[str, object] = {
    "fire_and_ice": False,
    "mini_expansion": False,
    "shipping_card": False,
    "temple_tile": False,
    "end_tile": "none",
    "round_tiles": ["SCORE3", "SCORE6", "SCORE2", "SCORE4", "SCORE8", "SCORE7"],
    "bonus_cards": ["BON1", "BON3", "BON5", "BON7", "BON8"],
}
BUILD = [["transform", "E5", "plains"], ["build", "E5"]]


def begun(one: Person, *more: str) -> str:
    """A table of Terra Mystica after its set-up."""
    id_ = str(one.new_table(ME, SCREEN, game="terra_mystica", options=OPTIONS)["id"])
    for command in [*SETTING, "card BON7", "card BON8", *more]:
        state = one.get(f"tables/{id_}")["state"]
        seat = state["to_act"][0]
        row = [int(part) if part.isdigit() else part for part in command.split()]
        one.post(f"tables/{id_}/play", {"seat": seat, "question": state["questions"][str(seat)], "row": row}, 200)
    return id_


def test_what_some_rows_would_come_to_is_told_and_not_played(person: People) -> None:
    one = person()
    with one.live(begun(one)) as client:
        client.hear_until(type="whole")
        ways = [BUILD, [["build", "E5"]], [["open"], ["convert", "burn"], ["close"]]]
        built, refused, burned = client.ask(type="preview", seat=0, ways=ways)["previews"]
        assert built["objection"] is None
        assert [event["row"] for event in built["events"]][-2:] == [
            ["offered", 1, 0, 1],
            ["scored", 0, "round_dwelling", 2],
        ]
        assert (built["changed"]["players"][0]["coins"], built["changed"]["players"][0]["workers"]) == (13, 2)
        assert refused["objection"]["code"] == "not_home_terrain" and refused["changed"] == {}
        assert burned["changed"]["players"][0]["power"] == [3, 7, 1]
        assert one.get(f"tables/{client.table['id']}")["played"] == 8


def test_nothing_is_told_where_others_hide_something(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, game="sealed_bids")
    with one.live(table["id"]) as client:
        client.hear_until(type="whole")
        row = client.state["legal"][0]["row"]
        (told,) = client.ask(type="preview", seat=0, ways=[[row]])["previews"]
        assert told == {"objection": None, "events": [], "changed": {}}


def test_whoever_is_not_asked_cannot_try(person: People) -> None:
    one = person()
    with one.live(begun(one)) as client:
        client.hear_until(type="whole")
        assert client.ask(type="preview", seat=1, ways=[BUILD])["code"] == "not_your_turn"


@pytest.mark.parametrize(("code", "tag"), [("always", "accepted"), ("up_to_two", "accepted"), ("never", "declined")])
def test_an_answer_given_ahead_is_played_at_once(person: People, code: str, tag: str) -> None:
    one = person()
    with one.live(begun(one)) as client:
        client.hear_until(type="whole")
        assert client.ask(type="standing_answer", seat=1, code=code)["ok"]
        for row in BUILD:
            assert client.play(0, row)["ok"]
        answered = client.hear_until(type="update", actor=1)
        assert answered["events"][0]["row"][:2] == [tag, 1]
        assert 0 in answered["to_act"]  # the builder's turn goes on meanwhile
