"""Challenges: the same hidden deal for everyone, one attempt that counts, and a comparison."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from quintessence.core.daily import daily_deal
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.storage.opening import open_storage
from quintessence.service.challenges.challenges import Challenges
from quintessence.service.challenges.deals import deal_of_day, today
from quintessence.service.challenges.entries import order
from quintessence.service.limits import Limits
from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person

FOUR = {"game": "connect_four", "seats": [ME, BOT]}


def play_out(person: Person, table: str) -> None:
    """Play the first legal action until the match is over."""
    with person.live(table) as client:
        client.hear_until(type="whole")
        while client.state["to_act"]:
            if 0 in client.state["to_act"]:
                client.play(0, client.state["legal"][0]["row"])
            else:
                client.hear()
    person.get(f"tables/{table}")


def settled(person: Person, challenge: str) -> Any:
    found = person.get(f"challenges/{challenge}")
    assert found["status"] == "over", found
    return found


def test_friends_play_the_same_deal_and_compare_once_they_have_played(person: Callable[[], Person]) -> None:
    host, friend, late = person(), person(), person()
    host.http.put("/api/me", json={"name": "Ada", "colour": "water"})
    made = host.post("challenges", FOUR, 201)
    assert made["made"] and made["by"] == "Ada" and made["entries"] == [] and "seed" not in str(made)
    tables = []
    for one in (host, friend):
        taken = one.post(f"challenges/{made['id']}/take", None, 201)
        assert taken["counts"]
        assert one.post(f"challenges/{made['id']}/take", None, 201) == taken  # while it goes on there is no other
        tables.append(taken["table"])
        play_out(one, taken["table"])
    seen = [one.get(f"tables/{table}") for one, table in zip((host, friend), tables, strict=True)]
    assert seen[0]["commitment"] == seen[1]["commitment"] == made["commitment"] and seen[0]["seed"] == seen[1]["seed"]
    assert friend.get(f"tables/{tables[0]}", 403)["code"] == "not_at_this_table"
    assert settled(host, made["id"])["allows"] is False
    assert host.post(f"challenges/{made['id']}/watching", {"allow": True})["allows"]
    compared = settled(friend, made["id"])
    assert compared["count"] == 2 and [entry["own"] for entry in compared["entries"]].count(True) == 1
    hosts = next(entry for entry in compared["entries"] if not entry["own"])
    assert hosts["name"] == "Ada" and hosts["result"]["turns"] > 0 and not hosts["result"]["given_up"]
    watched = friend.post(f"tables/{tables[0]}/join", {"token": hosts["watch"].partition("join=")[2]})
    assert watched["status"] == "over"
    assert all(entry["watch"] is None for entry in late.get(f"challenges/{made['id']}")["entries"])


def test_nothing_is_shown_hinted_or_taken_back_before_the_end(person: Callable[[], Person]) -> None:
    one = person()
    made = one.post("challenges", {"game": "erythro", "seats": [ME, BOT]}, 201)
    id_ = one.post(f"challenges/{made['id']}/take", None, 201)["table"]
    table = one.get(f"tables/{id_}")
    assert table["challenge"] == made["id"] and table["seed"] is None and not table["practice"]
    assert table["take_back"] is None
    assert one.post(f"tables/{id_}/hint", {"seat": 0}, 403)["code"] == "only_in_practice"
    assert one.get(f"tables/{id_}/record", 403)["code"] == "only_when_over"
    assert one.get(f"tables/{id_}/evaluation", 403)["code"] == "only_when_over"
    assert one.post(f"tables/{id_}/fork", {"at": 0, "seats": [ME, BOT]}, 403)["code"] == "only_when_over"
    assert one.post(f"challenges/{made['id']}/watching", {"allow": True}, 409)["code"] == "challenge_not_played"
    one.post(f"tables/{id_}/abandon")
    ended = settled(one, made["id"])
    assert ended["entries"][0]["result"]["given_up"]
    again = one.post(f"challenges/{made['id']}/take", None, 201)
    assert not again["counts"] and one.get(f"tables/{again['table']}")["practice"]
    assert next(game for game in one.get("tables") if game["id"] == again["table"])["casual"]
    assert settled(one, made["id"])["table"] == id_  # the first one counts


def test_only_bots_sit_beside_who_takes_a_challenge(person: Callable[[], Person]) -> None:
    one = person()
    for seats in ([ME, FRIEND], [ME, SCREEN], [BOT, BOT], [ME, ME]):
        assert one.post("challenges", {**FOUR, "seats": seats}, 422)["code"] == "challenge_seats"
    assert one.post("challenges", {**FOUR, "seats": [ME, {"kind": "bot", "level": "x"}]}, 422)["code"] == "unknown_bot"
    secret = {"game": "ephyran", "seats": [ME, BOT], "options": {"scenario": {}}}
    assert one.post("challenges", secret, 422)["code"] in ("option_known_to_one", "scenario_incomplete")
    assert one.get("challenges/nothing-like-it", 404)["code"] == "unknown_challenge"
    tomorrow = (today() + timedelta(days=1)).isoformat()
    assert one.get(f"challenges/daily-{tomorrow}", 404)["code"] == "unknown_challenge"


def test_every_day_of_the_week_has_a_game_and_a_seed_that_only_the_server_knows() -> None:
    week = [daily_deal(weekday) for weekday in range(7)]
    games = [found[0] for found in week if found is not None]
    assert len(games) == 7 and set(games) == {"earth_water_sun", "ephyran", "erythro", "terra_mystica"}
    assert all(one != other for one, other in zip(games, games[1:] + games[:1], strict=True))
    thursday = date(2026, 11, 19)
    here, again = deal_of_day(thursday, b"s" * 32), deal_of_day(thursday, b"s" * 32)
    elsewhere, friday = deal_of_day(thursday, b"t" * 32), deal_of_day(thursday + timedelta(days=1), b"s" * 32)
    assert here is not None and elsewhere is not None and friday is not None
    assert here == again and here.game == "terra_mystica" and here.seats == [("me", None)]
    assert len({here.seed, elsewhere.seed, friday.seed}) == 3


def test_todays_challenge_is_the_same_for_all_and_is_kept(person: Callable[[], Person]) -> None:
    one, other = person(), person()
    daily = one.get("challenges")["today"]
    assert daily["day"] == today().isoformat() and daily["open"]
    assert {**other.get("challenges")["today"], "count": 0} == {**daily, "count": 0}
    taken = one.post(f"challenges/{daily['id']}/take", None, 201)
    assert one.get(f"tables/{taken['table']}")["commitment"] == daily["commitment"]
    assert one.get("challenges")["today"]["status"] == "playing"


def test_yesterdays_challenge_can_be_looked_at_but_no_longer_counts(person: Callable[[], Person]) -> None:
    one, past = person(), f"daily-{(today() - timedelta(days=1)).isoformat()}"
    assert not one.get(f"challenges/{past}")["open"]
    assert one.post(f"challenges/{past}/take", None, 409)["code"] == "challenge_is_over"


def entry(place: int, points: int, turns: int = 1, given_up: bool = False) -> dict[str, Any]:
    return {"result": {"place": place, "points": points, "turns": turns, "seconds": 1, "given_up": given_up}}


def test_the_better_come_first_then_who_needed_less_and_who_still_plays_comes_last() -> None:
    ordered = [entry(1, 9), entry(1, 8, 5), entry(1, 8, 6), entry(2, 20), entry(1, 30, given_up=True), {"result": None}]
    mixed = ordered[::-1]
    assert sorted(mixed, key=order) == ordered


def test_entries_and_challenges_are_bounded_in_both_databases(database: str, data: Path) -> None:
    async def work() -> list[str]:
        limits = Limits(challenge_entries=1, challenges_per_guest=1)
        service = Service(Settings(data, limits, database=database), open_storage(database, data, limits))
        try:
            return await refusals(service.challenges)
        finally:
            await service.stop()

    async def refusals(challenges: Challenges) -> list[str]:
        seats: list[tuple[str, str | None]] = [("me", None), ("bot", "level1")]
        deal = await challenges.make("ada", "earth_water_sun", {}, seats)
        assert await challenges.find(deal.id) == deal and await challenges.taken_by("ada") == [deal.id]
        await challenges.take("ada", deal)
        assert list(await challenges.entries(deal.id)) == ["ada"]
        found = []
        for asked in (challenges.take("bob", deal), challenges.make("ada", "earth_water_sun", {}, seats)):
            try:
                await asked
            except Exception as error:
                found.append(getattr(error, "code", str(error)))
        return found

    assert asyncio.run(work()) == ["challenge_is_full", "too_many_challenges"]
