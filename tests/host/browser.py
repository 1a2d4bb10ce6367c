"""A browser's storage in memory, a host over it, and a page that plays."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from quintessence.host import Host, StorageFull
from quintessence.host.connection import HostConnection

ME = {"kind": "me"}
SCREEN = {"kind": "screen"}


def bot(level: str = "level1") -> dict[str, str]:
    return {"kind": "bot", "level": level}


class MemoryStorage:
    """Texts by their keys; it can be full or broken from some write on."""

    def __init__(self, values: dict[str, str] | None = None) -> None:
        self.values: dict[str, str] = dict(values or {})
        self.writes = 0
        self.full_from: int | None = None
        self.broken_from: int | None = None

    async def read(self, key: str) -> str | None:
        return self.values.get(key)

    async def read_all(self, prefix: str) -> dict[str, str]:
        return {key: text for key, text in sorted(self.values.items()) if key.startswith(prefix)}

    async def write(self, values: dict[str, str], removed: list[str]) -> None:
        if self.full_from is not None and self.writes >= self.full_from:
            raise StorageFull
        if self.broken_from is not None and self.writes >= self.broken_from:
            raise OSError("the disk is gone")
        self.writes += 1
        self.values.update(values)
        for key in removed:
            self.values.pop(key, None)

    async def keys(self, prefix: str) -> list[str]:
        return [key for key in sorted(self.values) if key.startswith(prefix)]


class Page:
    """A page: it asks by requests, and plays by messages."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.heard: list[dict[str, Any]] = []
        self.connection: HostConnection | None = None
        self._ref = 0

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.host.request(method, path, None if body is None else json.dumps(body), "fr")
        assert answer.status == status, (method, path, answer)
        return json.loads(answer.body) if answer.body else None

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return await self.ask("POST", path, {} if body is None else body, status)

    async def open(self, game: str, *seats: dict[str, str], **more: object) -> dict[str, Any]:
        """A new table, to which the page listens from now on."""
        table: dict[str, Any] = await self.post("/tables", {"game": game, "seats": seats, "seed": "host", **more}, 201)
        await self.listen(table["id"])
        return table

    async def listen(self, id_: str) -> None:
        self.heard.clear()
        self.connection = await self.host.connect(f"/api/tables/{id_}/live?", self._hear)

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def say(self, kind: str, **more: object) -> dict[str, Any]:
        """Send a message; its answer."""
        assert self.connection is not None
        self._ref += 1
        await self.connection.receive(json.dumps({"type": kind, "ref": self._ref, **more}))
        await self.connection.settled()
        return next(message for message in self.heard if message.get("ref") == self._ref)

    async def step(self, id_: str, chance: Random) -> bool:
        """Play one action for a seat of ours, if it is asked; False once the match is over."""
        table = await self.get(f"/tables/{id_}")
        state = table["state"]
        if table["status"] == "over":
            return False
        for seat in state["to_act"]:
            if table["seats"][seat]["held"]:
                if state["seat"] != seat:
                    await self.say("view_as", seat=seat)
                    state = self.heard[-1]["table"]["state"]
                row = chance.choice(state["legal"])["row"]
                told = await self.say("play", seat=seat, question=state["questions"][str(seat)], row=row)
                assert told["ok"], (row, told)
                return True
        await self.settled()
        return True

    async def settled(self) -> None:
        """Wait until every bot that is due has played."""
        tasks = self.host.service.bots.tasks()
        if tasks:
            await tasks[0]
        else:
            await self.host.service.windows.settled()

    async def play_to_end(self, id_: str, chance: Random) -> dict[str, Any]:
        while await self.step(id_, chance):
            pass
        over: dict[str, Any] = await self.get(f"/tables/{id_}")
        return over
