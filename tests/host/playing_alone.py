"""Plays with a host in a process that has what a browser has: run by `test_alone`."""

from __future__ import annotations

import asyncio
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
from random import Random
from threading import Thread

FORBIDDEN = {
    *("asyncpg", "fastapi", "fluent", "itsdangerous", "orjson", "platformdirs", "pydantic", "pydantic_core"),
    *("sqlite3", "starlette", "uvicorn", "uvloop", "websockets", "multiprocessing", "lzma"),
}
ROOMS = ("server", "cli", "lab", "terminal", "text", "research", "jobs.async_pool", "jobs.launch", "jobs.worker")


class Nothing(MetaPathFinder):
    """What a browser does not have."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        is_room = any(fullname.startswith(f"quintessence.{room}") for room in ROOMS)
        if fullname.split(".", maxsplit=1)[0] in FORBIDDEN or is_room:
            raise ImportError(f"{fullname} is not here")


def _refuse(thread: Thread) -> None:
    raise RuntimeError("can't start new thread")


sys.meta_path.insert(0, Nothing())
sys.platform = "emscripten"
Thread.start = _refuse  # type: ignore[method-assign, assignment]
sys.path.insert(0, str(Path(__file__).parents[2]))

from quintessence.host import Host  # noqa: E402
from quintessence.service.codec import Fragment  # noqa: E402
from tests.host.browser import ME, SCREEN, MemoryStorage, Page, bot  # noqa: E402

STEPS = 25


async def begin(game: str, *seats: dict[str, str]) -> None:
    """Some steps of a game, gone on with by another host, and looked back on."""
    storage, chance = MemoryStorage(), Random(2)
    page = Page(Host(storage))
    await page.host.start()
    table = await page.open(game, *seats)
    for _ in range(STEPS):
        await page.step(table["id"], chance)
    await page.host.stop()
    again = Page(Host(storage))
    await again.listen(table["id"])
    assert again.heard[0]["type"] == "whole", again.heard
    await again.step(table["id"], chance)
    review = await again.get(f"/tables/{table['id']}/review")
    assert review["count"] == len(review["steps"]) > 0
    await again.host.stop()


async def main() -> None:
    """A part of each title."""
    assert Fragment.__module__ == "quintessence.service.plain_json"
    await begin("earth_water_sun", ME, bot("level2"))
    await begin("ephyran", ME, bot())
    await begin("erythro", ME, SCREEN)
    await begin("terra_mystica", ME, bot())


asyncio.run(main())
