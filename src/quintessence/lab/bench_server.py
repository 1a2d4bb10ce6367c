"""`quintessence bench server`: durable moves a second over sockets, beside a bare echo of the same stack."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, Protocol

import orjson

import quintessence
from quintessence.core.game import Json, Values
from quintessence.lab import boardgame_io
from quintessence.lab.running import Running
from quintessence.lab.sockets import Socket, opened
from quintessence.server.http.connection_limits import raise_descriptors

SIZES: Final = (50, 500)
PROCESSES: Final = (1, 2, 4)
"""Servers on a shared database are measured with so many processes."""
_GAMES: Final = 20
"""Random games that tell how many moves one has: a pair that has played one to its end goes on at its next table."""
_FASTEST: Final = 9_000
"""Moves a second for which there are tables enough."""


class Load(Protocol):
    """Two sockets that play with each other."""

    is_running: bool

    def start(self) -> None:
        """Begin; the rest follows from the answers, while it is to run."""


class Pair:
    """Two sockets in the two seats of a table, playing at random; and the next tables, when a game is over.

    The next move is made once the last one was answered and both seats have its update.
    """

    def __init__(self, tables: list[list[Socket]], samples: list[float], chance: random.Random) -> None:
        self._tables: Final = tables
        self._samples: Final = samples
        self._chance: Final = chance
        self._seats: list[Socket] = []
        self._sent = 0.0
        self._next: tuple[int, bytes] | None = None
        self._heard = 0
        """What has come since the last move: its answer, and two updates."""
        self.is_running = False
        self.has_run_out = False
        """Whether it had no table left to go on at."""

    def start(self) -> None:
        """Sit down at the next table, if there is one, and move."""
        if not self._tables:
            self.has_run_out = True
            return
        for socket in self._seats:
            socket.on_text = lambda text: None  # the answer to the last move may still come
        self._seats, self._heard = self._tables.pop(), 1
        for seat, socket in enumerate(self._seats):
            socket.on_text = self._listener(seat)
            socket.send(b'{"type":"whole"}')

    def _listener(self, seat: int) -> Any:
        def heard(text: bytes) -> None:
            if text.startswith(b'{"type":"answer"'):
                self._samples.append(perf_counter() - self._sent)
                assert b'"ok":true' in text, text
                self._count()
            elif text.startswith((b'{"type":"update"', b'{"type":"whole"')):
                if b'"legal":[]' not in text:
                    self._choose(seat, orjson.loads(text))
                self._count()
            elif seat == 0 and text.startswith(b'{"type":"table"') and b'"status":"over"' in text[:900]:
                self._next = None
                if self.is_running:
                    asyncio.get_running_loop().call_soon(self.start)

        return heard

    def _choose(self, seat: int, message: Any) -> None:
        """A seat that is shown what it may do does some of it next."""
        state = message["table"]["state"] if message["type"] == "whole" else message
        if state["legal"]:
            row = orjson.dumps(self._chance.choice(state["legal"])["row"])
            self._next = (
                seat,
                b'{"type":"play","seat":%d,"question":%d,"row":%b,"ref":1}'
                % (seat, state["questions"][str(seat)], row),
            )

    def _count(self) -> None:
        self._heard += 1
        if self._heard == 3 and self._next is not None and self.is_running:
            seat, message = self._next
            self._next, self._heard = None, 0
            self._sent = perf_counter()
            self._seats[seat].send(message)


class Echoes:
    """Two sockets of the echo server that take turns, as the two of a table do."""

    def __init__(self, sockets: list[Socket], samples: list[float]) -> None:
        self._sockets: Final = sockets
        self._samples: Final = samples
        self._turn = 0
        self._heard = 0
        self._sent = 0.0
        self.is_running = False
        for seat, socket in enumerate(sockets):
            socket.on_text = self._listener(seat)

    def start(self) -> None:
        self._sent = perf_counter()
        self._sockets[self._turn].send(b'{"type":"play","seat":0,"question":100,"row":["step","d4","ne"],"ref":1}')

    def _listener(self, seat: int) -> Any:
        def heard(text: bytes) -> None:
            """Whoever sent it has its answer; the other one is next, once it has one as well."""
            if seat == self._turn:
                self._samples.append(perf_counter() - self._sent)
            self._heard += 1
            if self._heard == 2:
                self._heard, self._turn = 0, 1 - self._turn
                if self.is_running:
                    self.start()

        return heard


async def _measured(server: Running, pairs: Sequence[Load], samples: list[float], seconds: float) -> Values:
    """Let the pairs go on for some seconds, the first of which does not count."""
    for pair in pairs:
        pair.is_running = True
        pair.start()
    await asyncio.sleep(min(0.5, seconds))
    samples.clear()
    began, used = perf_counter(), server.processor_seconds()
    await asyncio.sleep(seconds)
    elapsed, times = perf_counter() - began, sorted(samples)
    used = server.processor_seconds() - used
    for pair in pairs:
        pair.is_running = False
    await asyncio.sleep(0.3)
    assert times, "no move was answered"
    return {
        "moves_per_s": round(len(times) / elapsed, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 3),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 3),
        "processor_us": round(1_000_000 * used / len(times), 1),
    }


async def _echo(server: Running, sockets: int, seconds: float) -> Values:
    every = [await opened(server.port, f"/echo/{number // 2}") for number in range(sockets)]
    await asyncio.sleep(0.3)
    samples: list[float] = []
    pairs = [Echoes(every[k : k + 2], samples) for k in range(0, sockets, 2)]
    figures = await _measured(server, pairs, samples, seconds)
    for socket in every:
        socket.close()
    return figures


async def _columns(server: Running, sockets: int, seconds: float) -> Values:
    samples: list[float] = []
    pairs = [await boardgame_io.seated(server.port, samples, number) for number in range(sockets // 2)]
    while not all(pair.is_ready() for pair in pairs):
        await asyncio.sleep(0.05)
    return await _measured(server, pairs, samples, seconds)


async def _table(server: Running, game: str, sockets: int, seconds: float) -> Values:
    pairs = sockets // 2
    each = 2 + int(_FASTEST * (seconds + 0.5) / (moves_of(game) * pairs))
    with _people(server.port) as (host, friend):
        seated = [[await _seated(server.port, host, friend, game) for _ in range(each)] for _ in range(pairs)]
    every = [socket for tables in seated for table in tables for socket in table]
    while not all(socket.heard for socket in every):  # each is shown its table first
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    samples: list[float] = []
    playing = [Pair(tables, samples, random.Random(number)) for number, tables in enumerate(seated)]
    figures = await _measured(server, playing, samples, seconds)
    for socket in every:
        socket.close()
    if any(pair.has_run_out for pair in playing):
        raise RuntimeError(f"{game}: {each} tables a pair were too few")
    return figures


def moves_of(game: str) -> float:
    """How many moves a random game of two has, on average."""
    chance, moves = random.Random(1), 0
    for number in range(_GAMES):
        match = quintessence.start(game, 2, f"moves {number}")
        while match.to_act():
            seat = match.to_act()[0]
            match.play(seat, chance.choice(match.legal(seat)))
            moves += 1
    return moves / _GAMES


class _Person:
    """Someone who sets tables up, with the standard library alone."""

    def __init__(self, port: int) -> None:
        self._http: Final = http.client.HTTPConnection("127.0.0.1", port)
        self._cookie = ""

    def post(self, path: str, body: Values) -> Any:
        headers = {"content-type": "application/json", "cookie": self._cookie}
        self._http.request("POST", path, json.dumps(body), headers)
        answer = self._http.getresponse()
        self._cookie = (answer.getheader("set-cookie") or self._cookie).split(";")[0]
        made = json.loads(answer.read())
        assert answer.status < 300, made
        return made

    def close(self) -> None:
        self._http.close()


@contextlib.contextmanager
def _people(port: int) -> Iterator[tuple[_Person, _Person]]:
    host, friend = _Person(port), _Person(port)
    yield host, friend
    host.close()
    friend.close()


async def _seated(port: int, host: _Person, friend: _Person, game: str) -> list[Socket]:
    """The two sockets of a new table."""
    return [await opened(port, path) for path in _addresses(host, friend, game)]


def _addresses(host: _Person, friend: _Person, game: str) -> list[str]:
    """Where the two sockets of a new table are opened."""
    asked: Values = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    table = host.post("/api/tables", asked)
    path, keys = f"/api/tables/{table['id']}", [table["seats"][0]["link"]]
    joined = friend.post(f"{path}/join", {"token": table["seats"][1]["link"].split("=")[1]})
    keys.append(joined["seats"][1]["link"])
    return [f"{path}/live?token={key.split('=')[1]}" for key in keys]


async def new_table(port: int, game: str) -> list[Socket]:
    """The two sockets of a new table, at a server that runs in this process."""
    with _people(port) as (host, friend):
        asked = await asyncio.to_thread(_addresses, host, friend, game)
    return [await opened(port, path) for path in asked]


@contextlib.contextmanager
def _server(kind: str, data: Path, database: str = "", processes: int = 1) -> Iterator[Running]:
    """A server in a process of its own, or several."""
    root = str(Path(quintessence.__file__).parent.parent)
    paths = os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(
        [sys.executable, "-m", "quintessence.lab.bench_serve", kind, str(data), database, str(processes)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    try:
        assert process.stdout is not None
        yield Running(int(process.stdout.readline()), process.pid)
    finally:
        process.terminate()
        process.communicate()


def measure(
    game: str = "earth_water_sun",
    rounds: int = 3,
    seconds: float = 2.0,
    sizes: tuple[int, ...] = SIZES,
    database: str = "",
) -> Values:
    """Medians of some rounds in which the servers take turns, and of each round's ratio.

    With a `database` of PostgreSQL's, also of servers of one, two and four processes on it; and of boardgame.io, where
    that is installed.
    """
    figures: list[Json] = []
    raise_descriptors()  # a short game has many tables, each with two sockets
    other = boardgame_io.installed()
    with tempfile.TemporaryDirectory(prefix="quintessence-bench-") as folder:
        for sockets in sizes:
            echoes: list[Values] = []
            tables: list[Values] = []
            others: list[Values] = []
            shared: dict[int, list[Values]] = {count: [] for count in PROCESSES if database}
            for number in range(rounds):
                with _server("echo", Path(folder) / "echo") as server:
                    echoes.append(_run(_echo(server, sockets, seconds)))
                with _server("table", Path(folder) / f"{sockets}-{number}") as server:
                    tables.append(_run(_table(server, game, sockets, seconds)))
                if other is not None:
                    with boardgame_io.server(other) as server:
                        others.append(_run(_columns(server, sockets, seconds)))
                for count, samples in shared.items():
                    with _server("table", Path(folder) / "shared", database, count) as server:
                        samples.append(_run(_table(server, game, sockets, seconds)))
            ratios = [
                _number(t, "moves_per_s") / _number(e, "moves_per_s") for t, e in zip(tables, echoes, strict=True)
            ]
            beside = [
                _number(t, "moves_per_s") / _number(o, "moves_per_s") for t, o in zip(tables, others, strict=False)
            ]
            figures.append(
                {
                    "sockets": sockets,
                    "echo": _middle(echoes),
                    "durable": _middle(tables),
                    "ratio": round(median(ratios), 3),
                    "boardgame_io": _middle(others) if others else None,
                    "beside_boardgame_io": round(median(beside), 3) if beside else None,
                    "postgresql": {str(count): _middle(samples) for count, samples in shared.items()},
                }
            )
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": quintessence.is_compiled(),
        "game": game,
        "rounds": rounds,
        "seconds": seconds,
        "sizes": figures,
    }


def _run(work: Coroutine[Any, Any, Values]) -> Values:
    try:
        import uvloop  # where there is none, the client is slower
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def _number(values: Values, name: str) -> float:
    value = values[name]
    assert isinstance(value, (int, float))
    return value


def _middle(samples: list[Values]) -> Values:
    return {name: round(median(_number(sample, name) for sample in samples), 3) for name in samples[0]}


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
