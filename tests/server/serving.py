"""What the tests of the server share: a server in its own process, and people who talk to it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

import quintessence

ROOT = Path(__file__).parent.parent.parent
GAMES = os.pathsep.join([str(ROOT / "examples"), str(Path(__file__).parent / "games")])
WIDE = {"messages_per_second": 1e6, "message_burst": 10**6, "requests_per_second": 1e6, "request_burst": 10**6}
WIDE |= {"new_guests_per_second": 1e6, "new_guest_burst": 10**6, "sockets_per_second": 1e6, "socket_burst": 10**6}
WIDE |= {"address_requests_per_second": 1e6, "address_request_burst": 10**6}
WIDE |= {"connects_per_second": 1e6, "connect_burst": 10**6, "refusal_pause": 0.0, "expensive_waiting": 10**6}
"""No test of something else should run into a rate."""
BOT = {"kind": "bot", "level": "level1"}
ME = {"kind": "me"}
SCREEN = {"kind": "screen"}
FRIEND = {"kind": "friend"}


def environment() -> dict[str, str]:
    """The environment of a process that finds the tests' own games."""
    paths = [str(Path(quintessence.__file__).parent.parent), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "QUINTESSENCE_GAMES": GAMES}


class Place(Protocol):
    """Where a server listens."""

    port: int
    address: str


def patched(view: Any, update: Any) -> Any:
    """A view after an update, but for what is gone."""
    found = json.loads(json.dumps({**view, **update["changed"]}))
    for path, value in update["patched"]:
        branch = found
        for step in path[:-1]:
            branch = branch[step]
        branch[path[-1]] = value
    return found


class Nursery:
    """The process that every server of this test process is forked from."""

    def __init__(self, variables: dict[str, str]) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="quintessence-")
        path = str(Path(self.folder.name) / "orders")
        command = [sys.executable, "-m", "tests.server.serve", path]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=variables, cwd=ROOT)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"
        self._path = path

    def connect(self) -> socket.socket:
        found = socket.socket(socket.AF_UNIX)
        found.connect(self._path)
        return found

    def close(self) -> None:
        """Servers that run go on: they are children of their keepers."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=60)
        self.folder.cleanup()


_NURSERIES: dict[tuple[tuple[str, str], ...], Nursery] = {}
"""By the environment that a server is to have: what it imports depends on it."""


def _nursery() -> Nursery:
    wanted = {name: value for name, value in environment().items() if name != "PYTEST_CURRENT_TEST"}
    key = tuple(sorted(wanted.items()))
    if key not in _NURSERIES:
        _NURSERIES[key] = Nursery(wanted)
    return _NURSERIES[key]


def close_nurseries() -> None:
    """Let the processes go that servers are forked from."""
    while _NURSERIES:
        _NURSERIES.popitem()[1].close()


class Turn:
    """Which test has its turn: whether it may have servers of its own."""

    has_own_server = False


class Running:
    """A server process, for a test that is marked `own_server`."""

    def __init__(
        self,
        data: Path,
        limits: dict[str, float] | None = None,
        database: str = "",
        notifications: dict[str, object] | None = None,
        is_shared: bool = False,
        has_lab: bool = True,
    ) -> None:
        """`notifications` are the mail, webhook and push settings, as JSON."""
        assert is_shared or Turn.has_own_server, "a test with a server of its own is marked own_server"
        self.data = data
        self.pid = 0
        asked = {
            "data": str(data),
            "limits": {**WIDE, **(limits or {})},
            "database": database,
            "notifications": notifications or {},
            "has_lab": has_lab,
        }
        with _nursery().connect() as connection:
            self._orders = connection.makefile("rw")
        self._order(json.dumps(asked))
        self.port = int(self._line())
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._order("start")
        word, pid = self._line().split()
        assert word == "ready"
        self.pid = int(pid)

    def kill(self) -> None:
        self._order("kill")
        assert self._line() == "killed"

    def stop(self) -> None:
        self._order("stop")
        assert (line := self._line()) == "stopped 0", line

    def end(self) -> None:
        """Whatever still runs ends with the connection."""
        self._orders.close()

    def _order(self, line: str) -> None:
        self._orders.write(f"{line}\n")
        self._orders.flush()

    def _line(self) -> str:
        return self._orders.readline().strip()


@contextmanager
def server(
    data: Path,
    limits: dict[str, float] | None = None,
    database: str = "",
    is_shared: bool = False,
    has_lab: bool = True,
) -> Iterator[Running]:
    """A server that runs while it is needed."""
    running = Running(data, limits, database, is_shared=is_shared, has_lab=has_lab)
    running.start()
    try:
        yield running
        running.stop()
    finally:
        running.end()


class Person:
    """Someone with a browser."""

    def __init__(self, running: Place) -> None:
        self.running = running
        self.http = httpx.Client(base_url=running.address, timeout=30)
        self.http.get("/api/me")

    def close(self) -> None:
        self.http.close()

    def through(self, running: Place) -> Person:
        """The same person, at another process."""
        other = Person(running)
        other.http.cookies = self.http.cookies
        return other

    def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = self.http.post(f"/api/{path}", json=body)
        expected = (200, 201, 204) if status is None else (status,)
        assert answer.status_code in expected, (path, answer.status_code, answer.text[:300])
        return answer.json() if answer.content else None

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(f"/api/{path}")
        assert answer.status_code == status, (path, answer.status_code, answer.text[:300])
        return answer.json()

    def new_table(self, *seats: dict[str, str], game: str = "earth_water_sun", **more: object) -> Any:
        return self.post("tables", {"game": game, "seats": list(seats), **more}, 201)

    def play(self, table: Any, seat: int, row: object, status: int | None = None) -> Any:
        """Play by REST on what a table shows now."""
        found = table if isinstance(table, dict) else self.get(f"tables/{table}")
        body = {"seat": seat, "question": found["state"]["questions"].get(str(seat), 0), "row": row}
        return self.post(f"tables/{found['id']}/play", body, status)

    def live(self, table: str, token: str | None = None, viewer: int | None = None, **more: Any) -> Client:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Client(self.running, table, token, {"Cookie": cookie, **more}, viewer)


class Client:
    """One socket, and the table as it has been told of it."""

    def __init__(
        self, running: Place, table: str, token: str | None, headers: dict[str, str], viewer: int | None = None
    ) -> None:
        query = f"?token={token}" if token else "" if viewer is None else f"?viewer={viewer}"
        url = f"ws://127.0.0.1:{running.port}/api/tables/{table}/live{query}"
        self._opened = connect(url, additional_headers=headers, open_timeout=20, max_size=None)
        self.socket: ClientConnection = self._opened.__enter__()
        self.heard: list[Any] = []
        self.table: Any = None
        self.state: Any = None
        self._ref = 0

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.__exit__(None, None, None)

    def hear(self, timeout: float = 15) -> Any:
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        self.heard.append(json.loads(text))
        message = json.loads(text)  # another copy, for the table changes with what comes later
        if message["type"] == "whole":
            self.table, self.state = message["table"], message["table"]["state"]
        elif message["type"] == "update":
            assert message["from"] == self.state["revision"], (message["from"], self.state["revision"])
            self.state["view"] = patched(self.state["view"], message)
            for name in message["gone"]:
                del self.state["view"][name]
            self.state |= {name: message[name] for name in self.state if name in message}
        elif message["type"] == "chat":
            self.table["chat"].append(message["line"])
        elif message["type"] == "table":
            self.table |= message
        return message

    def hear_until(self, **wanted: object) -> Any:
        """The next message with those values."""
        while True:
            message = self.hear()
            if all(message.get(name) == value for name, value in wanted.items()):
                return message

    def say(self, **message: object) -> int:
        self._ref += 1
        self.socket.send(json.dumps({"ref": self._ref, **message}))
        return self._ref

    def ask(self, **message: object) -> Any:
        """Say something and wait for the answer."""
        return self.hear_until(ref=self.say(**message))

    def play(self, seat: int, row: object, question: int | None = None) -> Any:
        question = self.question(seat) if question is None else question
        return self.ask(type="play", seat=seat, question=question, row=row)

    def undo(self, seat: int, question: int | None = None) -> Any:
        return self.ask(type="undo", seat=seat, question=self.question(seat) if question is None else question)

    def question(self, seat: int) -> int:
        """What a seat is asked; a number of its own for one that is not held here."""
        return int(self.state["questions"].get(str(seat), 0))


def run_all(*works: Any) -> None:
    """Some work in threads, all at once; what fails in one fails here."""
    faults: list[BaseException] = []

    def guarded(work: Any) -> None:
        try:
            work()
        except BaseException as error:
            faults.append(error)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]
