"""Questions: another seat's action does not make one's own stale, unless it changes what one is asked."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.serving import FRIEND, ME, SCREEN, Person

People = Callable[[], Person]


def test_rivals_who_act_at_the_same_time_do_not_make_each_other_stale(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND, game="sealed_bids")
    two.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].split("=")[1]})
    with one.live(table["id"]) as first, two.live(table["id"]) as second:
        for client in (first, second):
            client.hear_until(type="whole")
        lay = second.state["legal"][-1]["row"]
        asked = second.question(1)
        assert first.play(0, first.state["legal"][-1]["row"])["ok"]
        second.hear_until(type="update")
        assert second.state["revision"] == 1 and second.question(1) == asked
        assert second.play(1, lay, asked)["ok"]  # on the revision before
        assert second.play(1, second.state["legal"][-1]["row"], asked)["code"] == "stale"


def test_a_rivals_question_that_has_changed_is_stale(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, game="stubborn")
    with one.live(table["id"]) as client:
        client.hear_until(type="whole")
        asked = client.question(1)
        assert client.play(0, ["count", 1])["ok"]
        assert client.question(1) != asked
        assert client.play(1, ["count", 1], asked)["code"] == "stale"
        client.hear_until(type="whole")
        assert client.play(1, ["count", 1])["ok"]


def test_whoever_holds_several_seats_has_the_questions_of_each(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, game="stubborn")
    assert set(table["state"]["questions"]) == {"0", "1"}
    assert all(0 <= question < 2**53 for question in table["state"]["questions"].values())
