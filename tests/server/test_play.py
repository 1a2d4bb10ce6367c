"""Playing over the socket and by REST: one wins every race, and whatever cannot be is refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import BOT, FRIEND, ME, SCREEN, Client, Person, run_all

People = Callable[[], Person]


def alone(person: Person) -> Client:
    """A person who plays both seats on one screen."""
    table = person.new_table(ME, SCREEN)
    client = person.live(table["id"])
    client.hear_until(type="whole")
    return client


def first(client: Client) -> Any:
    return client.state["legal"][0]["row"]


def told(update: Any) -> set[str]:
    """The parts of the view that an update tells anew, or something inside them."""
    return {*update["changed"], *(path[0] for path, _ in update["patched"])}


def test_a_move_is_answered_and_told(person: People) -> None:
    with alone(person()) as client:
        seat = client.state["to_act"][0]
        row = first(client)
        answer = client.play(seat, row)
        assert answer["ok"] and answer["revision"] == 1
        update = next(message for message in client.heard if message["type"] == "update")
        assert (update["from"], update["revision"], update["actor"], update["kind"]) == (0, 1, seat, "play")
        assert update["events"] and "pieces" in told(update) and "rows" not in told(update)
        with_all = dict(client.state)
        client.say(type="whole")
        client.hear_until(type="whole")
        assert client.state == with_all


def test_a_program_plays_by_rest(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN)
    state = table["state"]
    seat, row = state["seat"], state["legal"][0]["row"]
    assert one.play(table, seat, row) == {"revision": 1, "kept": False}
    problem = one.play(table, seat, row, 409)
    assert problem["code"] == "stale" and problem["values"] == {"revision": 1}


def test_of_two_sockets_that_move_at_once_one_wins(person: People) -> None:
    one = person()
    with alone(one) as first_tab, one.live(first_tab.table["id"]) as second_tab:
        second_tab.hear_until(type="whole")
        for _ in range(10):
            answers = both_move(first_tab, second_tab)
            assert sorted(answer["ok"] for answer in answers) == [False, True]
            assert next(answer for answer in answers if not answer["ok"])["code"] == "stale"
            for tab in (first_tab, second_tab):
                tab.say(type="whole")
                tab.hear_until(type="whole")
            assert first_tab.state == second_tab.state


def both_move(first_tab: Client, second_tab: Client) -> list[Any]:
    """Two sockets that play on the same position at the same time; what they are answered."""
    seat, revision = first_tab.state["to_act"][0], first_tab.state["revision"]
    question = first_tab.question(seat)
    rows = [action["row"] for action in first_tab.state["legal"]]
    answers: list[Any] = []
    run_all(
        lambda: answers.append(first_tab.play(seat, rows[0], question)),
        lambda: answers.append(second_tab.play(seat, rows[-1], question)),
    )
    for tab in (first_tab, second_tab):
        while tab.state["revision"] == revision:
            tab.hear()
    return answers


def test_the_loser_is_shown_the_new_state_unasked(person: People) -> None:
    with alone(person()) as client:
        seat, row = client.state["to_act"][0], first(client)
        question = client.question(seat)
        assert client.play(seat, row)["ok"]
        assert client.play(seat, row, question)["code"] == "stale"
        assert client.hear_until(type="whole")["table"]["state"]["revision"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 8000,
        '{"type": "play"}',
        '{"type": "play", "seat": 0, "question": true, "row": []}',
        '{"type": "play", "seat": "0", "question": 0, "row": []}',
        '{"type": "no such type", "seat": 0}',
        '{"type": "chat", "text": 3}',
        '{"type": "play", "seat": 0, "question": 0, "row": null}',
        '{"type": "play", "seat": 0, "question": 0, "row": {"a": 1}}',
        '{"type": "play", "seat": 0, "question": 0, "row": [[[[]]]]}',
        '{"type": "play", "seat": 0, "question": 0, "row": ["grow", "\\ud800"]}',
        '{"type": "play", "seat": 0, "question": 0, "row": [1e999]}',
        '{"type": "why", "seat": 0, "rows": [NaN, {}]}',
    ],
)
def test_a_malformed_message_is_refused_and_nothing_changes(person: People, text: str) -> None:
    with alone(person()) as client:
        client.socket.send(text)
        answer = client.hear_until(ok=False) if "why" not in text else client.hear_until(type="why")
        assert answer.get("code") or answer["answers"][0]["code"]
        client.socket.send(b"\x00\xff")
        assert client.hear_until(ok=False)["code"] == "malformed_message"
        client.say(type="whole")
        client.hear_until(type="whole")
        assert client.state["revision"] == 0


def test_an_oversized_message_ends_the_connection_and_nothing_else(person: People) -> None:
    one = person()
    with alone(one) as client, one.live(client.table["id"]) as other:
        other.hear_until(type="whole")
        client.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            client.hear_until(type="never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert other.play(other.state["to_act"][0], first(other))["ok"]


def test_out_of_turn_and_foreign_seats_are_refused(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND)
    two.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].split("=")[1]})
    with one.live(table["id"]) as host, two.live(table["id"]) as friend:
        host.hear_until(type="whole")
        friend.hear_until(type="whole")
        seat = host.state["to_act"][0]
        mover, waiter = (host, friend) if seat == 0 else (friend, host)
        row = first(mover)
        assert waiter.state["legal"] == []
        assert waiter.play(seat, row)["code"] == "not_your_seat"
        assert waiter.play(1 - seat, row)["code"] not in ("stale", "not_your_seat")
        assert waiter.play(7, row)["code"] == "not_your_seat"
        assert mover.play(seat, row)["ok"]


def test_a_replayed_message_changes_nothing(person: People) -> None:
    with alone(person()) as client:
        seat = client.state["to_act"][0]
        message = {"type": "play", "seat": seat, "question": client.question(seat), "row": first(client)}
        assert client.ask(**message)["ok"]
        for _ in range(3):
            assert client.ask(**message)["code"] == "stale"
        client.say(type="whole")
        client.hear_until(type="whole")
        assert (client.state["revision"], client.state["played"]) == (1, 1)


def test_taking_back_counts_on_and_leaves_the_log_whole(person: People) -> None:
    one = person()
    with alone(one) as client:
        seat, before = client.state["to_act"][0], client.state["view"].copy()
        asked = client.question(seat)
        assert client.state["undo"] == "nothing_to_undo"
        assert client.play(seat, first(client))["ok"]
        assert (client.state["undo"], client.state["undo_seat"]) == (True, seat)
        assert client.undo(1 - seat)["code"] == "nothing_to_undo"
        assert client.undo(seat, asked)["code"] == "stale"
        client.hear_until(type="whole")
        assert client.undo(seat) | {"ref": 0} == {"type": "answer", "ok": True, "revision": 2, "ref": 0}
        assert (client.state["revision"], client.state["played"], client.state["view"]) == (2, 0, before)
        assert client.undo(seat)["code"] == "nothing_to_undo"
        assert client.play(seat, client.state["legal"][-1]["row"])["revision"] == 3
        record = one.get(f"tables/{client.table['id']}/record")
        assert len(record["actions"]) == 1


def test_why_not_comes_with_its_rule(person: People) -> None:
    with alone(person()) as client:
        seat = client.state["to_act"][0]
        rows = [first(client), ["grow", "no such hex", "water"], ["pass"], 3]
        answers = client.ask(type="why", seat=seat, rows=rows)["answers"]
        assert answers[0] is None and all(answer["code"] for answer in answers[1:])


def test_a_bot_answers_one_update_an_action(person: People) -> None:
    one = person()
    table = one.new_table(ME, BOT, game="stubborn")
    with one.live(table["id"]) as client:
        client.hear_until(type="whole")
        for _ in range(20):
            while client.state["to_act"] != [0]:
                client.hear_until(type="update")
            assert client.play(0, first(client))["ok"]
        client.hear_until(type="table", status="over")
        assert client.table["result"]["reason"] == "all_counted" and client.table["seed"]
        assert client.play(0, ["count", 0])["code"] == "match_is_over"
    updates = [message for message in client.heard if message["type"] == "update"]
    assert [update["played"] for update in updates] == list(range(1, 41))


def test_trails_and_sketches(person: People) -> None:
    one = person()
    sketch = one.post("sketch", {"game": "stubborn", "rows": [["count", 1]], "why": [["count", 1], ["count", 9]]})
    assert sketch["state"]["view"] == {"counted": [1]} and sketch["state"]["seat"] == 1
    assert sketch["answers"][0] is None and sketch["answers"][1]["code"] == "malformed_row"
    assert one.post("sketch", {"game": "stubborn", "rows": [["count", 9]]}, 409)["code"] == "malformed_row"
    assert one.post("sketch", {"game": "nothing"}, 404)["code"] == "unknown_game"
    with alone(one) as client:
        seat = client.state["to_act"][0]
        tag = first(client)[0]
        trails = client.ask(type="trails", seat=seat, tag=tag, start=[tag])["trails"]
        assert [action["row"] for action in client.state["legal"] if action["row"][0] == tag] == [
            trail["rows"][0] for trail in trails if len(trail["rows"]) == 1
        ]
        assert all(isinstance(following, str) for trail in trails for following in trail["next"])
    secret = one.new_table(ME, SCREEN, game="sealed_bids")
    with one.live(secret["id"]) as hidden:
        hidden.hear_until(type="whole")
        assert hidden.ask(type="trails", seat=0, tag="peek", start=[])["trails"] == []  # trying a peek would be peeking
