"""Reviews: made piece by piece, kept with the table, in shares that add up; and puzzles made of what they found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, cast

import pytest

from quintessence.core.game import Values
from quintessence.service.storage.protocol import Storage
from quintessence.service.workers.reviews import Reviews
from quintessence.service.workers.workers import Workers
from tests.server.serving import FRIEND, ME, SCREEN, Person, server
from tests.server.test_shared_reviews import LIMITS, Worker, review

People = Callable[[], Person]
RECORDED = Path(__file__).parent.parent.parent / "src" / "quintessence" / "games"
PATIENCE = 600


def taken_in(one: Person, game: str, name: str) -> str:
    """A table made of a recorded game."""
    answer = one.http.post(
        "/api/records", content=(RECORDED / game / "tests" / "recorded" / f"{name}.json").read_bytes()
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def whole(one: Person, table: str) -> Any:
    """The review, once it is whole; what is told meanwhile never goes back."""
    end, done = monotonic() + PATIENCE, 0
    while (found := one.get(f"tables/{table}/evaluation"))["lesson"] is None:
        assert done <= found["done"] <= found["count"] and monotonic() < end
        done = found["done"]
        sleep(0.1)
    assert found["done"] == found["count"]
    return found


@pytest.mark.own_server
def test_a_review_is_made_in_the_background_and_kept_with_the_table(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        table = taken_in(one, "earth_water_sun", "level2-tall-79")
        made = whole(one, table)
        cookies = one.http.cookies
        one.close()
    assert made["parties"] == [0, 1] and made["points"][0]["shares"] == [0.5, 0.5]
    assert all(sum(point["shares"]) == pytest.approx(1, abs=0.001) for point in made["points"])
    assert sorted(made["points"][-1]["shares"]) == [0, 1]
    lesson = made["lesson"]
    assert lesson["decided"][0]["code"] == "won" and len(lesson["decided"]) == 3
    starts = {turn["number"]: turn for turn in lesson["turns"]}
    for point in lesson["turning"]:
        assert point["turn"] in starts and point["turn"] < point["number"]
    for turn in starts.values():
        assert bool(turn["better"]) == (turn["cost"] >= 0.03)
        assert not turn["better"] or turn["worth"] - turn["share"] == pytest.approx(turn["cost"], abs=0.001)
    assert {tally["code"] for tally in lesson["tallies"]} >= {"destroyed", "lost", "lost_trees"}
    with server(data) as running:
        again = Person(running)
        again.http.cookies = cookies
        assert again.get(f"tables/{table}/evaluation") == made  # at once, with its lesson
        again.close()


def test_allies_are_one_party_against_their_adversary(person: People) -> None:
    one = person()
    made = whole(one, taken_in(one, "erythro", "planet_cleaned-2-seats"))
    assert made["parties"] == ["allies", "consortium"]
    assert all(sum(point["shares"]) == pytest.approx(1, abs=0.001) for point in made["points"])


def test_the_automa_has_a_share_though_nobody_sits_there(person: People) -> None:
    one = person()
    made = whole(one, taken_in(one, "terra_mystica", "automa-1-simpletons"))
    assert made["parties"] == [0, "automa"]
    assert set(made["points"][-1]["shares"]) == {0, 1}
    assert 0.02 < made["points"][0]["shares"][0] < 0.98


def test_while_secrets_hold_only_the_curve_of_what_one_knows_is_told(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, SCREEN, SCREEN, game="ephyran", seed="practice")
    made = whole(one, table["id"])
    assert made["parties"] == [0, 1, 2] and made["lesson"]["turns"] == [] and made["lesson"]["decided"] == []
    friends = one.new_table(ME, FRIEND, game="ephyran")
    assert one.get(f"tables/{friends['id']}/evaluation", 403)["code"] == "only_when_over"
    assert two.get(f"tables/{table['id']}/evaluation", 403)["code"] in {"only_when_over", "not_at_this_table"}


@pytest.mark.own_server
def test_who_has_reviews_in_the_making_waits_for_them(data: Path) -> None:
    with server(data, {"reviews_per_guest": 1, "review_seconds": 0.01}) as running:
        one = Person(running)
        first, second = one.new_table(ME, SCREEN), taken_in(one, "earth_water_sun", "random-hexagon-7")
        assert one.get(f"tables/{second}/evaluation")["lesson"] is None
        assert one.get(f"tables/{first['id']}/evaluation", 429)["code"] == "too_many_reviews"
        one.close()


def test_a_turn_with_a_better_one_is_a_puzzle_that_hides_its_answer(person: People) -> None:
    one = person()
    table = taken_in(one, "earth_water_sun", "level2-flat-58")
    lesson = whole(one, table)["lesson"]
    turn = max(lesson["turns"], key=lambda turn: turn["cost"])
    assert turn["better"]
    seats = [ME if seat == turn["seat"] else SCREEN for seat in range(2)]
    body = {"at": turn["number"], "seats": seats, "puzzle": True}
    assert one.post(f"tables/{table}/fork", {**body, "at": turn["number"] + 1}, 409)["code"] == "no_puzzle_here"
    made = one.post(f"tables/{table}/fork", body, 201)
    asked = one.get(f"tables/{made['id']}/puzzle")["puzzle"]
    assert made["continues"] and asked["verdict"] is None and "better" not in asked
    assert (asked["at"], asked["seat"], asked["origin"]) == (turn["number"], turn["seat"], table)
    for action in turn["better"]:
        made = one.get(f"tables/{made['id']}")
        one.play(made, turn["seat"], action["row"])
    verdict = one.get(f"tables/{made['id']}/puzzle")["puzzle"]["verdict"]
    assert verdict["found"] and verdict["better"] == turn["better"]
    other = one.post(f"tables/{table}/fork", body, 201)
    for action in turn["played"]:
        one.play(one.get(f"tables/{other['id']}"), turn["seat"], action["row"])
    verdict = one.get(f"tables/{other['id']}/puzzle")["puzzle"]["verdict"]
    assert not verdict["found"] and verdict["share"] == pytest.approx(turn["share"], abs=0.001)
    plain = one.post(f"tables/{table}/fork", {"at": turn["number"], "seats": seats}, 201)
    assert one.get(f"tables/{plain['id']}/puzzle")["puzzle"] is None


class SlowDisk:
    """Keeps documents, and writes none before it may."""

    def __init__(self) -> None:
        self.is_asked, self.may_write = asyncio.Event(), asyncio.Event()
        self.written: dict[str, Values] = {}

    async def documents(self, table: str, kind: str) -> dict[str, Values]:
        return self.written

    async def store_document(self, table: str, kind: str, name: str, document: Values) -> None:
        self.is_asked.set()
        await self.may_write.wait()
        self.written[name] = document


def test_a_lesson_is_shown_once_it_is_stored() -> None:
    """Its puzzles are looked up there: whoever presses at once must find them."""

    async def work() -> None:
        disk, worker, asked = SlowDisk(), Worker(), review()
        reviews = Reviews(cast("Storage", disk), cast("Workers", worker), LIMITS)
        worker.let()
        async with asyncio.timeout(PATIENCE):
            assert (await reviews.state("ada", asked))["lesson"] is None
            await disk.is_asked.wait()
            assert (await reviews.state("ada", asked))["lesson"] is None
            disk.may_write.set()
            while (found := await reviews.state("ada", asked))["lesson"] is None:
                await asyncio.sleep(0.01)
        assert disk.written[asked.name] == found

    asyncio.run(work())
