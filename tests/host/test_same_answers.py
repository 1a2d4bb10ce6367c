"""A host answers as the server does: the same requests to both, and the same statuses, codes and shapes back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from quintessence.host import Host
from quintessence.server.http.app import create_app
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from tests.host.browser import ME, SCREEN, MemoryStorage, bot

OPEN = {"game": "connect_four", "seats": [ME, SCREEN], "seed": "same"}
REQUESTS: list[tuple[str, str, object]] = [
    ("GET", "/me", None),
    ("PUT", "/me", {"name": " Ada  L. ", "colour": "fire"}),
    ("GET", "/games", None),
    ("POST", "/tables", OPEN),
    ("GET", "/tables/{id}", None),
    ("POST", "/tables/{id}/play", {"seat": 0, "question": 0, "row": ["drop", 3]}),
    ("POST", "/tables/{id}/play", {"seat": 1, "question": 1, "row": ["drop", 3]}),
    ("POST", "/tables/{id}/play", {"seat": 1, "question": 0, "row": ["drop", 9]}),
    ("POST", "/tables/{id}/play", {"seat": 1, "question": 0, "row": ["drop", 3], "more": 1}),
    ("POST", "/tables/{id}/play", {"seat": 1, "question": 0, "row": ["drop", 3]}),
    ("POST", "/tables/{id}/undo", {"seat": 1, "question": 0}),
    ("POST", "/tables/{id}/hint", {"seat": 1}),
    ("GET", "/tables/{id}/review", None),
    ("GET", "/tables/{id}/review/1?seat=0", None),
    ("GET", "/tables/{id}/review/9", None),
    ("GET", "/tables/{id}/public/1", None),
    ("GET", "/tables/{id}/log/none", None),
    ("GET", "/tables/{id}/puzzle", None),
    ("GET", "/tables/{id}/reach", None),
    ("POST", "/tables/{id}/draw", {"seat": 0, "answer": "offer"}),
    ("POST", "/tables/{id}/draw", {"seat": 1, "answer": "accept"}),
    ("GET", "/tables/{id}/record", None),
    ("GET", "/tables", None),
    ("POST", "/tables/{id}/rematch", {}),
    ("POST", "/tables/{id}/fork", {"at": 1, "seats": [ME, SCREEN]}),
    ("PUT", "/mine/games/{id}", {"label": "the first", "deleted": True}),
    ("GET", "/mine/achievements", None),
    ("GET", "/mine/export", None),
    ("DELETE", "/mine/games/{id}", None),
    ("GET", "/tables/{id}", None),
    ("GET", "/puzzles?game=earth_water_sun", None),
    ("GET", "/puzzles?game=connect_four", None),
    ("GET", "/challenges", None),
    ("POST", "/challenges", {"game": "connect_four", "seats": [ME, bot()]}),
    ("POST", "/challenges", {"game": "connect_four", "seats": [ME, ME]}),
    ("GET", "/challenges/nothing", None),
    ("POST", "/sketch", {"game": "connect_four", "rows": [["drop", 3]], "why": [["drop", 9]]}),
    ("POST", "/sketch", {"game": "chess"}),
    ("POST", "/records", {"format": "none"}),
    ("POST", "/tables", {"game": "chess", "seats": [ME]}),
    ("POST", "/tables", {**OPEN, "seats": []}),
    ("POST", "/tables", {**OPEN, "clock": {"per": "turn", "seconds": 1}}),
    ("GET", "/notifications", None),
    ("GET", "/open-tables", None),
    ("GET", "/lab", None),
    ("GET", "/nowhere", None),
]
FREE: set[str] = {"options", "made", "levels", "provenance", "view", "tables", "earned", "data", "values"}
"""What differs with the game, or has keys that are values."""


Told = tuple[int, Any]
Ask = Callable[[str, str, object], Awaitable[Told]]


def shape(value: Any) -> Any:
    """The keys of a value and the kinds of what they hold."""
    if isinstance(value, dict):
        return {name: "any" if name in FREE else shape(part) for name, part in value.items()}
    if isinstance(value, list):
        return [shape(part) for part in value[:1]]
    return "number" if isinstance(value, (int, float)) and not isinstance(value, bool) else type(value).__name__


async def answers_of(ask: Ask) -> list[Told]:
    """The answers to all requests, which are about the table that the first of them makes."""
    found, id_ = list[Told](), ""
    for method, path, body in REQUESTS:
        if isinstance(body, dict) and "question" in body:
            questions = (await ask("GET", f"/tables/{id_}", None))[1]["state"]["questions"]
            asked: object = {**body, "question": questions[str(body["seat"])] if body["question"] == 0 else 77}
        else:
            asked = body
        found.append(await ask(method, path.replace("{id}", id_), asked))
        id_ = id_ or (found[-1][1]["id"] if (method, path) == ("POST", "/tables") else "")
    return found


async def of_host() -> list[Told]:
    host = Host(MemoryStorage())

    async def ask(method: str, path: str, body: object) -> Told:
        answer = await host.request(method, path, None if body is None else json.dumps(body), "en")
        return answer.status, json.loads(answer.body) if answer.body else None

    found = await answers_of(ask)
    await host.stop()
    return found


async def of_server(folder: Path) -> list[Told]:
    app = create_app(Settings(folder, Limits(workers=1)))
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1", timeout=60)

    async def ask(method: str, path: str, body: object) -> Told:
        answer = await client.request(method, f"/api{path}", json=body)
        return answer.status_code, answer.json() if answer.content else None

    async with app.router.lifespan_context(app), client:
        return await answers_of(ask)


def test_both_answer_alike(tmp_path: Path) -> None:
    hosts, servers = asyncio.run(of_host()), asyncio.run(of_server(tmp_path))
    for asked, (status, told), (wanted_status, wanted) in zip(REQUESTS, hosts, servers, strict=True):
        assert status == wanted_status, (asked, told, wanted)
        if status >= 400:
            assert (told["code"], told["title"]) == (wanted["code"], wanted["title"]), asked
        else:
            assert shape(told) == shape(wanted), asked
