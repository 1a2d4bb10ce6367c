"""Plays at a steady rate while a process is killed each minute: python tools/soak.py [MINUTES] [SOCKETS] [PROCESSES].

With 0 processes it is one server on SQLite, as `quintessence serve` starts it, and nothing is killed.

Each game is given up after 20 to 120 moves, and every other one played once more as a rematch, so that tables end and
begin all the time, as at a server that has run for long: then memory has to be flat. It fails when a client meets any
error but a lost connection, or is away for more than five seconds. It tells, minute by minute, the moves, how long they
took, and the memory of the processes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server import postgres
from tests.server.killing import BACK_WITHIN, Cluster
from tests.server.serving import FRIEND, ME, Running, Turn, server

MANY: Final = 10**6
LIMITS: Final[dict[str, float]] = {
    "connections_per_address": MANY,
    "connections_in_all": MANY,
    "connections_per_guest": MANY,
}
PAUSE: Final = float(os.environ.get("SOAK_PAUSE", "2.0"))
"""Seconds that a pair thinks before each move: 300 sockets make 100 moves a second with 1.5."""
GAME: Final = os.environ.get("SOAK_GAME", "earth_water_sun")
MOVES: Final = (20, 120)
"""The fewest and the most after which a game is given up."""
LOST: Final = (WebSocketException, OSError, EOFError, TimeoutError)


class Alone:
    """One server on SQLite, which is never killed."""

    def __init__(self, running: Running) -> None:
        self.address: Final = running.address
        self.port: Final = running.port
        self._pid: Final = running.pid

    def children(self) -> list[int]:
        return [self._pid]

    def kill_one(self, chance: random.Random) -> None:
        """Nobody."""


class Soak:
    """What all clients have met."""

    def __init__(self, cluster: Cluster | Alone) -> None:
        self.cluster: Final = cluster
        self.latencies: list[float] = []
        self.aways: list[float] = []
        self.errors: Counter[str] = Counter()
        self.moves = 0
        self.is_ending = False


class Pair:
    """Two people at one table after the other, each at a socket of its own."""

    def __init__(self, soak: Soak, number: int) -> None:
        self.soak: Final = soak
        self.chance: Final = random.Random(number)
        self.moves_left = 0
        """Until the game is given up."""
        self.people: Final = [httpx.AsyncClient(base_url=soak.cluster.address, timeout=30) for _ in range(2)]
        self.keys: list[str] = []
        self.table = ""

    async def run(self) -> None:
        """Until all is over."""
        while not self.soak.is_ending:
            try:
                await self._sit_down()
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            await asyncio.gather(*(self._play(seat) for seat in range(2)))
        for person in self.people:
            await person.aclose()

    async def _sit_down(self) -> None:
        if self.table and self.chance.random() < 0.5:
            await self._play_again()
        else:
            await self._set_up()
        self.moves_left = self.chance.randint(*MOVES)

    async def _play_again(self) -> None:
        """A rematch: everyone sits one seat further."""
        self.people.reverse()
        made = self._checked(await self.people[1].post(f"/api/tables/{self.table}/rematch"))
        self.table, links = made["id"], ["", made["seats"][1]["link"]]
        links[0] = self._checked(await self.people[0].get(f"/api/tables/{self.table}"))["seats"][0]["link"]
        self.keys = [link.partition("join=")[2] for link in links]

    async def _set_up(self) -> None:
        host, friend = self.people
        answer = await host.post("/api/tables", json={"game": GAME, "seats": [ME, FRIEND]})
        made = self._checked(answer)
        self.table, links = made["id"], [seat["link"] for seat in made["seats"]]
        token = links[1].partition("join=")[2]
        joined = self._checked(await friend.post(f"/api/tables/{self.table}/join", json={"token": token}))
        self.keys = [link.partition("join=")[2] for link in (links[0], joined["seats"][1]["link"])]

    async def give_up(self, seat: int) -> bool:
        """Resign for a seat; False where the answer was lost with a process."""
        try:
            self._checked(await self.people[seat].post(f"/api/tables/{self.table}/resign", json={"seat": seat}))
        except httpx.TransportError:
            return False
        return True

    def _checked(self, answer: httpx.Response) -> Any:
        if not answer.is_success:
            self.soak.errors[f"{answer.status_code} {answer.text[:80]}"] += 1
            raise httpx.TransportError("refused")
        return answer.json()

    async def _play(self, seat: int) -> None:
        """Be at the table until its game is over; come back whenever the connection is lost."""
        url = f"ws://127.0.0.1:{self.soak.cluster.port}/api/tables/{self.table}/live?token={self.keys[seat]}"
        lost = time.monotonic()
        while not self.soak.is_ending:
            try:
                async with connect(url, open_timeout=10, max_size=None) as socket:
                    client = Client(self.soak, socket, seat, self.chance)
                    await client.hear_until("whole")
                    self.soak.aways.append(time.monotonic() - lost)
                    try:
                        if await client.play(self):
                            return
                    finally:
                        lost = time.monotonic()
            except LOST:
                await asyncio.sleep(0.02)


class Client:
    """One socket, and what it was told."""

    def __init__(self, soak: Soak, socket: ClientConnection, seat: int, chance: random.Random) -> None:
        self.soak: Final = soak
        self.socket: Final = socket
        self.seat: Final = seat
        self.chance: Final = chance
        self.state: Any = {}
        self.is_over = False

    async def play(self, pair: Pair) -> bool:
        """Move whenever it is one's turn; True once the game is over."""
        while not self.soak.is_ending and not self.is_over:
            if self.seat not in self.state["to_act"]:
                await self.hear()
                continue
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * PAUSE)
            if pair.moves_left <= 0:
                await self._give_up(pair)
                continue
            pair.moves_left -= 1
            began = time.monotonic()
            row, question = self.chance.choice(self.state["legal"])["row"], self.state["questions"][str(self.seat)]
            move = {"type": "play", "seat": self.seat, "question": question, "row": row, "ref": 1}
            await self.socket.send(json.dumps(move))
            answer = await self.hear_until("answer")
            if not answer["ok"]:
                self.soak.errors[answer["code"]] += 1
                await self.socket.send('{"type":"whole"}')
                await self.hear_until("whole")
                continue
            self.soak.latencies.append(time.monotonic() - began)
            self.soak.moves += 1
            while self.state["revision"] < answer["revision"]:
                await self.hear()
        return self.is_over

    async def _give_up(self, pair: Pair) -> None:
        """Until it is known whether the game is over."""
        if not await pair.give_up(self.seat):
            await self.socket.send('{"type":"whole"}')
            await self.hear_until("whole")
            return
        while not self.is_over:
            await self.hear()

    async def hear_until(self, kind: str) -> Any:
        while (message := await self.hear())["type"] != kind:
            continue
        return message

    async def hear(self) -> Any:
        message = json.loads(await self.socket.recv())
        if message["type"] in ("whole", "update"):
            state = message["table"]["state"] if message["type"] == "whole" else message
            self.state = {name: state[name] for name in ("to_act", "legal", "questions", "revision")}
            self.is_over = not state["to_act"]
        return message


async def watch(soak: Soak, minutes: int) -> list[float]:
    """Kill a process each minute, and tell how each minute went; the longest that anybody was away in each."""
    chance, longest = random.Random(1), []
    for minute in range(1, minutes + 1):
        await asyncio.sleep(30)
        before = sorted(soak.latencies)
        soak.latencies.clear()
        if minute > 1:  # the first is to compare with
            soak.cluster.kill_one(chance)
        await asyncio.sleep(30)
        after, aways = sorted(soak.latencies), sorted(soak.aways)
        memory = " ".join(f"{_megabytes(child)}" for child in soak.cluster.children())
        longest.append(aways[-1] if aways else 0.0)
        print(
            f"minute {minute} (load {os.getloadavg()[0]:.1f}): {soak.moves} moves, "
            f"{_told(before)} before and {_told(after)} after a kill; "
            f"{len(aways)} came (back), in {longest[-1]:.2f} s at most; MB of each process: {memory}",
            flush=True,
        )
        soak.latencies.clear()
        soak.aways.clear()
    soak.is_ending = True
    return longest[1:]  # when all come at once, they wait for each other


def _told(found: list[float]) -> str:
    if not found:
        return "no moves"
    p50, p95, p99 = (1000 * found[len(found) * share // 100] for share in (50, 95, 99))
    return f"p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms"


def _megabytes(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


async def run(cluster: Cluster | Alone, minutes: int, sockets: int) -> int:
    """All of it; 1 where something went wrong."""
    soak = Soak(cluster)
    pairs = [asyncio.create_task(_later(Pair(soak, number), number)) for number in range(sockets // 2)]
    longest = await watch(soak, minutes)
    _, late = await asyncio.wait(pairs, timeout=30)
    for task in late:
        task.cancel()
    faults = [fault for task in pairs if task not in late and (fault := task.exception()) is not None]
    print(f"{soak.moves} moves; errors: {dict(soak.errors)}; faults: {faults}; load: {os.getloadavg()[0]:.1f}")
    return 1 if soak.errors or faults or max(longest, default=0.0) > BACK_WITHIN else 0


async def _later(pair: Pair, number: int) -> None:
    await asyncio.sleep(number * 0.04)
    await pair.run()


def main() -> int:
    """Read the numbers, start the servers."""
    given = [int(word) for word in sys.argv[1:]]
    minutes, sockets, processes = [*given, *[10, 500, 2][len(given) :]]
    if not processes:
        Turn.has_own_server = True
        with tempfile.TemporaryDirectory() as folder, server(Path(folder), LIMITS) as running:
            return asyncio.run(run(Alone(running), minutes, sockets))
    database_server = postgres.started("soak")
    with tempfile.TemporaryDirectory() as folder, postgres.new_database(database_server) as database:
        cluster = Cluster(Path(folder), database, processes, LIMITS)
        try:
            return asyncio.run(run(cluster, minutes, sockets))
        finally:
            cluster.stop()


if __name__ == "__main__":
    sys.exit(main())
