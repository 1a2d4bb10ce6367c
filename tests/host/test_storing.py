"""What is told is stored: a host may end at any moment, and a full storage loses nothing."""

from __future__ import annotations

import asyncio
from random import Random

from quintessence.host import Host
from tests.host.browser import ME, MemoryStorage, Page, bot


def test_a_host_ends_at_any_moment_and_another_goes_on() -> None:
    """After each step the storage is what another host begins with: all that was told is there."""

    async def work() -> None:
        storage = MemoryStorage()
        page = Page(Host(storage))
        await page.host.start()
        table = await page.open("earth_water_sun", ME, bot("level2"))
        id_, chance = table["id"], Random(5)
        for _ in range(12):
            await page.step(id_, chance)
            told = max(message["revision"] for message in page.heard if message["type"] == "update")
            copy = Page(Host(MemoryStorage(storage.values)))
            known = await copy.get(f"/tables/{id_}")
            assert known["revision"] >= told and known["host"]
            assert (await copy.get("/me"))["id"] == (await page.get("/me"))["id"]
            await copy.host.stop()
        await page.host.stop()
        again = Page(Host(MemoryStorage(storage.values)))
        await again.host.start()
        await again.listen(id_)
        assert again.heard[0]["table"]["revision"] == (await page.get(f"/tables/{id_}"))["revision"]
        assert (await again.play_to_end(id_, chance))["status"] == "over"
        await again.host.stop()

    asyncio.run(work())


def test_a_bot_that_was_due_plays_after_a_new_start() -> None:
    async def work() -> None:
        storage = MemoryStorage()
        page = Page(Host(storage))
        table = await page.open("earth_water_sun", bot(), bot())
        await page.host.stop()  # before the first bot has played
        before = len(await storage.keys(f"log/{table['id']}/"))
        again = Page(Host(storage))
        await again.host.start()
        while (await again.get(f"/tables/{table['id']}"))["status"] != "over":
            await asyncio.sleep(0)
            await again.settled()
        assert before < len(await storage.keys(f"log/{table['id']}/"))
        await again.host.stop()

    asyncio.run(work())


def test_a_full_storage_refuses_an_action_and_shows_what_is_stored() -> None:
    async def work() -> None:
        storage = MemoryStorage()
        page = Page(Host(storage))
        table = await page.open("earth_water_sun", ME, bot(), options={"colours": "seat-0-black"})
        id_ = table["id"]
        while 0 not in (state := (await page.get(f"/tables/{id_}"))["state"])["to_act"]:
            await page.settled()
        before = dict(storage.values)
        asked = {"seat": 0, "question": state["questions"]["0"], "row": state["legal"][0]["row"]}
        for fault, code in (("full_from", "storage_full"), ("broken_from", "storage_failed")):
            setattr(storage, fault, 0)
            refused = await page.say("play", **asked)
            assert not refused["ok"] and refused["code"] == code
            await asyncio.sleep(0)
            assert page.connection is not None
            await page.connection.settled()
            assert storage.values == before and page.heard[-1]["table"]["revision"] == state["revision"]
            assert (await page.post(f"/tables/{id_}/resign", {"seat": 0}, 507))["code"] == code
            made = await page.post("/tables", {"game": "ephyran", "seats": [ME, bot()]}, 507)
            assert made["code"] == code and made["title"] == "Cannot be stored"
            setattr(storage, fault, None)
        assert (await page.say("play", **asked))["ok"]  # there is room again, and nothing was lost
        assert len(await storage.keys(f"log/{id_}/")) == state["revision"] + 1
        await page.host.stop()

    asyncio.run(work())


def test_nothing_is_told_before_it_is_stored() -> None:
    class Slow(MemoryStorage):
        """A storage whose writes wait until they are let through."""

        def __init__(self) -> None:
            super().__init__()
            self.gate = asyncio.Event()
            self.gate.set()

        async def write(self, values: dict[str, str], removed: list[str]) -> None:
            await self.gate.wait()
            await super().write(values, removed)

    async def work() -> None:
        storage = Slow()
        page = Page(Host(storage))
        table = await page.open("earth_water_sun", ME, bot(), options={"colours": "seat-0-black"})
        while 0 not in (state := (await page.get(f"/tables/{table['id']}"))["state"])["to_act"]:
            await page.settled()
        storage.gate.clear()
        heard = len(page.heard)
        asked = {"seat": 0, "question": state["questions"]["0"], "row": state["legal"][0]["row"]}
        playing = asyncio.create_task(page.say("play", **asked))
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert len(page.heard) == heard and not playing.done()
        storage.gate.set()
        assert (await playing)["ok"] and page.heard[heard]["type"] == "update"
        await page.host.stop()

    asyncio.run(work())


def test_a_damaged_table_hides_no_other() -> None:
    async def work() -> None:
        storage = MemoryStorage()
        page = Page(Host(storage))
        kept, damaged = [await page.open("connect_four", ME, bot()) for _ in range(2)]
        await page.host.stop()
        for text in ("", "{}", "[]", '{"header": 1}'):
            storage.values[f"table/{damaged['id']}"] = text
            again = Page(Host(MemoryStorage(storage.values)))
            assert [one["id"] for one in await again.get("/tables")] == [kept["id"]]
            assert (await again.get(f"/tables/{damaged['id']}", 409))["code"] == "table_unreadable"
            await again.open("connect_four", ME, bot())
            await again.host.stop()

    asyncio.run(work())
