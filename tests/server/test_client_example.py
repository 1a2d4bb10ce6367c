"""The example client sits in a seat with a token and plays to the end."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Callable
from typing import Any

from tests.server.serving import FRIEND, ME, ROOT, Person, Running


def the_client() -> Any:
    spec = importlib.util.spec_from_file_location("random_player", ROOT / "examples" / "client" / "random_player.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_two_programs_play_a_game(running: Running, person: Callable[[], Person]) -> None:
    one = person()
    table = one.new_table(ME, FRIEND)
    links = [f"{running.address}{seat['link']}" for seat in table["seats"]]
    client = the_client()

    async def both() -> list[str]:
        return list(await asyncio.gather(*(client.play(link) for link in links)))

    reasons = asyncio.run(asyncio.wait_for(both(), 60))
    over = one.get(f"tables/{table['id']}")
    assert over["status"] == "over" and reasons == [over["result"]["reason"]] * 2
