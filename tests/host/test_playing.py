"""A whole game of each title against bots, by requests and messages, and what a page does meanwhile."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from quintessence.host import Host
from tests.host.browser import ME, SCREEN, MemoryStorage, Page, bot

GAMES: list[tuple[str, list[dict[str, str]], dict[str, object]]] = [
    ("earth_water_sun", [ME, bot("level2")], {}),
    ("ephyran", [ME, bot()], {}),
    ("erythro", [ME, SCREEN], {}),
    ("terra_mystica", [ME, bot("level2")], {}),
    ("terra_mystica", [ME], {"options": {"automa": "kuddlers"}}),
]


@pytest.mark.parametrize(("game", "seats", "more"), GAMES)
def test_a_whole_game_of_each_title(game: str, seats: list[dict[str, str]], more: dict[str, object]) -> None:
    async def work() -> None:
        storage = MemoryStorage()
        page = Page(Host(storage))
        await page.host.start()
        table = await page.open(game, *seats, **more)
        over = await page.play_to_end(table["id"], Random(3))
        assert over["result"]["places"] and over["seed"] == "host"
        told = [message for message in page.heard if message["type"] == "update"]
        assert told[-1]["status"] == "over" and told[-1]["played"] == over["played"]
        assert len(await storage.keys(f"log/{table['id']}/")) >= over["played"]
        (listed,) = await page.get("/tables")
        assert listed["status"] == "over" and listed["result"]["places"] == over["result"]["places"]
        record = await page.get(f"/tables/{table['id']}/record")
        assert len(record["actions"]) == over["played"]
        await page.host.stop()

    asyncio.run(work())


def test_a_page_undoes_asks_why_and_gets_hints() -> None:
    async def work() -> None:
        page = Page(Host(MemoryStorage()))
        table = await page.open("earth_water_sun", ME, bot(), options={"colours": "seat-0-black"})
        id_, chance = table["id"], Random(1)
        while 0 not in (await page.get(f"/tables/{id_}"))["state"]["to_act"]:
            await page.step(id_, chance)
        state = (await page.get(f"/tables/{id_}"))["state"]
        asked = {"seat": 0, "question": state["questions"]["0"], "row": state["legal"][0]["row"]}
        why = await page.say("why", seat=0, rows=[asked["row"], ["nothing"]])
        assert why["type"] == "why" and why["answers"][0] is None and why["answers"][1]["code"]
        preview = await page.say("preview", seat=0, ways=[[asked["row"]]])
        assert preview["previews"][0]["objection"] is None and preview["previews"][0]["events"]
        hint = await page.post(f"/tables/{id_}/hint", {"seat": 0})
        assert hint["row"] in [action["row"] for action in state["legal"]] and hint["line"]
        played = await page.post(f"/tables/{id_}/play", asked)
        late = await page.say("play", **asked)
        assert not late["ok"] and late["code"] == "stale"
        undone = await page.say("undo", seat=0, question=await _question(page, id_))
        assert undone["ok"] and undone["revision"] == played["revision"] + 1
        whole = (await page.get(f"/tables/{id_}"))["state"]
        assert whole["view"] == state["view"] and whole["legal"] == state["legal"]
        again = await page.say("play", **{**asked, "question": whole["questions"]["0"]})
        assert again["ok"]
        for _ in range(6):
            await page.step(id_, chance)
        before = (await page.get(f"/tables/{id_}"))["played"]
        back = await page.post(f"/tables/{id_}/take-back", {"seat": 0, "answer": "ask"})
        assert back["played"] < before and back["casual"]
        over = await page.post(f"/tables/{id_}/resign", {"seat": 0})
        assert over["status"] == "over" and over["result"]["places"] == [2, 1]
        more = await page.post(f"/tables/{id_}/rematch", {}, 201)
        assert more["id"] != id_ and [seat["kind"] for seat in more["seats"]] == ["bot", "me"]
        assert (await page.post(f"/tables/{id_}/rematch", {}, 201))["id"] == more["id"]
        await page.host.stop()

    asyncio.run(work())


async def _question(page: Page, id_: str) -> int:
    question: int = (await page.get(f"/tables/{id_}"))["state"]["questions"]["0"]
    return question


def test_messages_that_are_none_are_refused_and_the_rest_goes_on() -> None:
    async def work() -> None:
        page = Page(Host(MemoryStorage()))
        table = await page.open("ephyran", ME, bot())
        assert page.connection is not None and page.heard[0]["type"] == "whole"
        for text in ("", "[]", "{", '{"type": 7}', '{"type": "dance"}', '{"type": "play", "seat": 0, "more": 1}'):
            await page.connection.receive(text)
            assert page.heard[-1]["code"] == "malformed_message" and not page.heard[-1]["ok"], text
        assert (await page.say("ping"))["type"] == "pong"
        assert (await page.say("play", seat=1, question=0, row=["pass"]))["code"] == "not_your_seat"
        assert (await page.say("chat", text="  bonjour  "))["ok"]
        assert page.heard[-2]["line"]["text"] == "bonjour"
        assert (await page.say("away", away=True))["ok"]
        assert (await page.say("view_as", seat=0))["ok"] and page.heard[-1]["type"] == "whole"
        page.connection.close()
        heard = len(page.heard)
        await page.post(f"/tables/{table['id']}/resign", {"seat": 0})
        assert len(page.heard) == heard and not page.connection.is_open
        await page.host.stop()

    asyncio.run(work())


def test_a_table_that_is_not_there_is_refused_by_a_message() -> None:
    async def work() -> None:
        page = Page(Host(MemoryStorage()))
        for id_ in ("nowhere", "x" * 50):
            await page.listen(id_)
            assert page.heard == [{"type": "refused", "code": "unknown_table", "values": {}}]
            assert page.connection is not None and not page.connection.is_open

    asyncio.run(work())


def test_allies_are_proposed_to_and_standing_answers_are_kept() -> None:
    async def work() -> None:
        page = Page(Host(MemoryStorage()))
        table = await page.open("erythro", ME, SCREEN)
        state: dict[str, Any] = (await page.get(f"/tables/{table['id']}"))["state"]
        seat = state["seat"]
        assert (await page.say("pin", seat=seat, row=state["legal"][0]["row"]))["ok"]
        pins = [message for message in page.heard if message["type"] == "pins"]
        assert pins[-1]["pins"][0]["row"] == state["legal"][0]["row"]
        assert (await page.say("unpin", seat=seat, row=state["legal"][0]["row"]))["ok"]
        await page.host.stop()

    asyncio.run(work())
