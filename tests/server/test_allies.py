"""Allies who act in any order: nobody waits for the other, and who comes too late reads why."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import FRIEND, ME, Client, Person, run_all, server

People = Callable[[], Person]


def seated(one: Person, two: Person, **options: object) -> Any:
    """A table of the orchard with both seats taken."""
    table = one.new_table(ME, FRIEND, game="orchard", options=options)
    two.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].split("=")[1]})
    return table


def plant(client: Client, seat: int, beds: list[int], answers: list[Any]) -> None:
    """Plant one bed after the other, as fast as the answers come."""
    answers.extend(client.play(seat, ["plant", bed]) for bed in beds)


@pytest.mark.parametrize("overlap", [0, 60])
def test_two_sockets_plant_two_hundred_trees_at_once(person: People, overlap: int) -> None:
    one, two = person(), person()
    table = seated(one, two)
    beds, chance = list(range(200)), random.Random(7)
    chance.shuffle(beds)
    with one.live(table["id"]) as first, two.live(table["id"]) as second:
        answers: list[list[Any]] = [[], []]
        for client in (first, second):
            client.hear_until(type="whole")
        run_all(
            lambda: plant(first, 0, beds[: 100 + overlap], answers[0]),
            lambda: plant(second, 1, beds[: 99 - overlap : -1], answers[1]),
        )
        for client in (first, second):
            while client.state["outcome"] is None:
                client.hear()
            assert client.state["outcome"]["places"] == [1, 1]
    every = [answer for heard in answers for answer in heard]
    refused = [answer for answer in every if not answer["ok"]]
    assert len(every) - len(refused) == 200 and (overlap > 0) >= bool(refused)
    assert {answer["code"] for answer in refused} <= {"bed_taken", "match_is_over"}  # never stale


def test_who_comes_too_late_reads_why_and_may_go_on(person: People) -> None:
    one, two = person(), person()
    table = seated(one, two)
    with one.live(table["id"]) as first, two.live(table["id"]) as second:
        for client in (first, second):
            client.hear_until(type="whole")
        asked = second.question(1)
        assert first.play(0, ["plant", 5])["ok"]
        late = second.play(1, ["plant", 5], asked)
        assert (late["code"], late["values"]) == ("bed_taken", {"bed": 5, "seat": 0, "rule": "§1", "late": True})
        assert second.play(1, ["plant", 6], asked)["ok"]  # what was asked has changed, what is wanted is still legal
        assert second.play(1, ["plant", 7], asked)["code"] == "stale"  # it has acted itself since: a message sent twice


def test_one_takes_back_what_the_other_has_not_built_on(person: People) -> None:
    one, two = person(), person()
    table = seated(one, two)
    with one.live(table["id"]) as first, two.live(table["id"]) as second:
        for client in (first, second):
            client.hear_until(type="whole")
        assert first.play(0, ["plant", 1])["ok"] and second.play(1, ["plant", 2])["ok"]
        while first.state["revision"] < 2:
            first.hear()
        assert (first.state["undo"], first.state["undo_seat"]) == (True, 0)
        assert first.undo(0)["revision"] == 3
        for client in (first, second):
            client.hear_until(type="whole")
            assert client.state["view"]["planted"][:3] == [-1, -1, 1]
            assert (client.state["revision"], client.state["played"]) == (3, 1)
        assert first.state["undo"] == "nothing_to_undo" and second.state["undo"] is True
        assert first.undo(0)["code"] == "nothing_to_undo"
        assert first.play(0, ["plant", 1])["ok"]
    record = one.get(f"tables/{table['id']}")
    assert record["played"] == 2


@pytest.mark.own_server
def test_after_a_restart_each_seat_is_asked_the_same(data: Path) -> None:
    with server(data) as running:
        one, two = Person(running), Person(running)
        table = seated(one, two, beds=9)
        with one.live(table["id"]) as first, two.live(table["id"]) as second:
            for client in (first, second):
                client.hear_until(type="whole")
            assert first.play(0, ["plant", 1])["ok"] and second.play(1, ["plant", 2])["ok"] and first.undo(0)["ok"]
        before = [person.get(f"tables/{table['id']}")["state"] for person in (one, two)]
        assert before[0]["view"]["planted"][:3] == [-1, -1, 1]
        running.kill()
        running.start()
        assert [person.get(f"tables/{table['id']}")["state"] for person in (one, two)] == before
        one.close()
        two.close()
