"""What one has of one's own without a server: puzzles, challenges by their links, games brought along, variants."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quintessence.core.discovery import data_files, puzzles_of
from quintessence.host import Host, prepared
from quintessence.host.deal_links import DealLinks
from quintessence.host.prepared import games_text
from tests.host.browser import ME, SCREEN, MemoryStorage, Page, bot

BOARD = '\n[boards.pond]\nprovenance = "printed"\nrows = [7, 8, 9, 8, 7]\n[names]\noption-board-pond = '
FOUR = {"game": "connect_four", "seats": [ME, bot()]}


def new_page(storage: MemoryStorage | None = None) -> Page:
    return Page(Host(storage or MemoryStorage()))


def test_a_puzzle_is_tried_solved_and_played_on() -> None:
    async def work() -> None:
        page = new_page()
        found = puzzles_of("earth_water_sun")
        assert found is not None
        puzzle = found.puzzles[0]
        place = f"/puzzles/earth_water_sun/{puzzle.id}"
        listed = await page.get("/puzzles?game=earth_water_sun")
        assert {one["state"] for one in listed["puzzles"]} == {"new"}
        rows = puzzle.solutions[0]
        assert isinstance(rows, list)
        position = await page.post(f"{place}/position", {"rows": rows[:1]})
        assert position["state"]["played"] == 1 and position["events"]
        assert (await page.post(f"{place}/hint"))["tags"]
        verdict = await page.post(f"{place}/attempt", {"rows": rows})
        assert verdict["verdict"] == "right" and verdict["state"] == "solved"
        solved = await page.get("/puzzles?game=earth_water_sun")
        assert next(one for one in solved["puzzles"] if one["id"] == puzzle.id)["state"] == "solved"
        assert (await page.post(f"{place}/solution"))["turns"][0]
        table = await page.post(f"{place}/table", {"level": "level1"}, 201)
        assert table["practice"] and table["seats"][puzzle.seat]["kind"] == "me"
        await page.host.stop()

    asyncio.run(work())


def test_a_challenge_is_taken_from_its_link_in_another_browser() -> None:
    async def work() -> None:
        one, other = new_page(), new_page()
        made = await one.post("/challenges", FOUR, 201)
        assert made["made"] and made["status"] == "new"
        seen = await other.get(f"/challenges/{made['id']}")
        for name in ("game", "options", "seats", "commitment", "id"):
            assert seen[name] == made[name]
        assert not seen["made"] and (await other.get("/challenges"))["mine"] == []
        tables = []
        for page in (one, other):
            taken = await page.post(f"/challenges/{made['id']}/take", {}, 201)
            assert taken["counts"] and (await page.post(f"/challenges/{made['id']}/take", {}, 201)) == taken
            await page.listen(taken["table"])
            tables.append(await page.play_to_end(taken["table"], Random(1)))
        assert tables[0]["seed"] == tables[1]["seed"] and tables[0]["commitment"] == made["commitment"]
        await one.host.service.challenges.close()
        (mine,) = (await one.get("/challenges"))["mine"]
        assert mine["status"] == "over" and mine["entries"][0]["result"]["turns"] > 0
        for page in (one, other):
            await page.host.stop()

    asyncio.run(work())


def test_ones_own_finished_game_is_handed_on() -> None:
    async def work() -> None:
        one, other = new_page(), new_page()
        table = await one.open("connect_four", ME, bot())
        over = await one.play_to_end(table["id"], Random(2))
        deal = await one.post(f"/challenges/of/{table['id']}", {}, 201)
        assert (await one.post(f"/challenges/of/{table['id']}", {}, 201))["id"] == deal["id"]
        assert deal["entries"][0]["before"] and deal["commitment"] == over["commitment"]
        assert (await other.get(f"/challenges/{deal['id']}"))["commitment"] == over["commitment"]
        for page in (one, other):
            await page.host.stop()

    asyncio.run(work())


def test_a_damaged_link_is_no_challenge() -> None:
    async def work() -> None:
        page = new_page()
        made = await page.post("/challenges", FOUR, 201)
        deal = DealLinks().deal(made["id"])
        assert deal is not None
        wrong = ["deal-", "deal-xyz", made["id"][:-9], made["id"].replace(made["id"][30:33], "AAA"), "x" * 5000]
        forged = DealLinks()
        for name in wrong:
            assert (await page.get(f"/challenges/{name}", 404))["code"] == "unknown_challenge", name
        assert forged.deal("daily-2026-11-18") is None
        await page.host.stop()

    asyncio.run(work())


def test_all_of_ones_games_are_carried_to_another_browser() -> None:
    async def work() -> None:
        one, other = new_page(), new_page()
        table = await one.open("connect_four", ME, SCREEN)
        await one.play_to_end(table["id"], Random(4))
        await one.ask("PUT", f"/mine/games/{table['id']}", {"label": "ours"})
        (game,) = (await one.get("/mine/export"))["games"]
        assert game["label"] == "ours" and game["record"]["actions"]
        assert await other.post("/mine/games", game) == {"added": True, "record": True}
        assert not (await other.post("/mine/games", game))["added"]
        refused = await other.post("/mine/games", {**game, "held": [7]}, 422)
        assert refused["code"] == "malformed_message" and "held" in refused["values"]["field"]
        (listed,) = await other.get("/tables")
        assert listed["archived"] and listed["label"] == "ours"
        opened = await other.post(f"/mine/games/{game['id']}/open")
        assert (await other.post(f"/mine/games/{game['id']}/open")) == opened
        there = await other.get(f"/tables/{opened['id']}")
        assert there["imported"] and there["status"] == "over"
        log = {"kind": "puzzle", "name": "earth_water_sun.p1", "body": {"state": "solved", "tries": 1}}
        assert (await other.post("/mine/documents", log))["added"]
        for page in (one, other):
            await page.host.stop()

    asyncio.run(work())


def test_a_game_is_deleted_for_good_with_its_table() -> None:
    async def work() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        table = await page.open("connect_four", ME, SCREEN)
        place = f"/mine/games/{table['id']}"
        assert (await page.ask("DELETE", place, None, 409))["code"] == "not_deleted_yet"
        await page.ask("PUT", place, {"deleted": True})
        assert await page.ask("DELETE", place, None, 204) is None
        assert page.connection is not None and not page.connection.is_open
        assert await page.get("/tables") == [] and [key for key in storage.values if table["id"] in key] == []
        await page.host.stop()

    asyncio.run(work())


def test_a_variant_is_checked_kept_and_played() -> None:
    async def work() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        own = data_files("earth_water_sun")[0].packaged.read_text(encoding="utf-8")
        text = own + BOARD + '{ en = "The pond", fr = "L’étang" }\n'
        place = "/games/earth_water_sun/variants"
        wrong = await page.post(place, {"files": {"earth_water_sun": "nonsense"}}, 422)
        assert wrong["code"] == "variant_refused" and wrong["values"]["faults"]
        variant = (await page.post(place, {"files": {"earth_water_sun": text}}, 201))["variant"]
        table = await page.open("earth_water_sun", ME, SCREEN, variant=variant, options={"board": "pond"})
        words = await page.host.request("GET", f"/games/earth_water_sun/words/fr?variant={variant}")
        assert "L’étang" in words.body
        await page.host.stop()
        again = new_page(MemoryStorage(storage.values))
        assert (await again.get(f"/tables/{table['id']}"))["options"]["board"] == "pond"
        await again.host.stop()

    asyncio.run(work())


def test_a_review_is_made_step_by_step_and_kept() -> None:
    async def work() -> None:
        storage = MemoryStorage()
        page = new_page(storage)
        table, chance = await page.open("connect_four", ME, bot()), Random(3)
        for _ in range(5):
            await page.step(table["id"], chance)
        await page.post(f"/tables/{table['id']}/resign", {"seat": 0})
        place, told = f"/tables/{table['id']}/evaluation", dict[str, Any]()
        while told.get("lesson") is None:
            told = await page.get(place)
            await asyncio.sleep(0.01)
        assert told["done"] == told["count"] and told["points"]
        await page.host.stop()
        again = new_page(MemoryStorage(storage.values))
        assert await again.get(place) == told
        await again.host.stop()

    asyncio.run(work())


def test_a_record_is_saved_and_opened() -> None:
    async def work() -> None:
        one, other = new_page(), new_page()
        table = await one.open("connect_four", ME, SCREEN)
        await one.play_to_end(table["id"], Random(6))
        record = await one.get(f"/tables/{table['id']}/record")
        opened = await other.post("/records", record, 201)
        assert (await other.get(f"/tables/{opened['id']}/record"))["actions"] == record["actions"]
        broken = await other.post("/records", {**record, "actions": record["actions"][:-1]}, 422)
        assert broken["code"] == "wrong_outcome"
        for page in (one, other):
            await page.host.stop()

    asyncio.run(work())


NEEDS = [
    ("POST", "/tables", {"game": "connect_four", "seats": [ME, {"kind": "friend"}]}),
    ("POST", "/tables", {"game": "connect_four", "seats": [ME, SCREEN], "listed": True}),
    ("POST", "/tables/any/join", {"token": "t"}),
    ("POST", "/tables/any/recover", {"code": "c"}),
    ("POST", "/tables/any/revoke", {"seat": 0}),
    ("POST", "/tables/any/listed", {"listed": True}),
    ("POST", "/tables/any/network", {"open": True}),
    ("GET", "/tables/any/code?of=watch", None),
    ("GET", "/lab/games/ephyran", None),
    ("POST", "/notifications/push", {}),
    ("POST", "/notifications/mail", {}),
    ("DELETE", "/notifications/mail", None),
    ("PUT", "/notifications/language", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), NEEDS)
def test_what_needs_others_is_refused_with_a_code_of_its_own(method: str, path: str, body: object) -> None:
    async def work() -> None:
        refused = await new_page().ask(method, path, body, 409)
        assert (refused["code"], refused["title"], refused["values"]) == ("needs_server", "Conflict", {})

    asyncio.run(work())


def test_there_is_no_server_and_the_page_is_told() -> None:
    async def work() -> None:
        health = await new_page().get("/health")
        assert health["ok"] and health["server"] is False
        for body in ("{", "[]", "7", '{"name": 1}'):
            answer = await new_page().host.request("PUT", "/me", body)
            assert answer.status == 422 and json.loads(answer.body)["code"] == "malformed_message"

    asyncio.run(work())


def test_the_list_of_games_can_be_prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        made = await new_page().get("/games")
        (tmp_path / "games.json").write_text(games_text(), encoding="utf-8")
        monkeypatch.setattr(prepared, "__file__", str(tmp_path / "prepared.py"))
        monkeypatch.setattr(prepared, "games_json", list)
        assert await new_page().get("/games") == made != []

    asyncio.run(work())
