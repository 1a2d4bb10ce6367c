"""A server in a process of its own, started by the command that people use, which can be killed and started again.

Only its deals are fixed, so that a test does not hope for a certain one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

import quintessence

SOURCE = Path(quintessence.__file__).parent.parent
BUILT = SOURCE / "quintessence" / "web_dist" / "index.html"
ROOT = Path(__file__).parent.parent.parent
EXAMPLES = str(ROOT / "examples")
"""Games outside the package: one brings a board, the other has none, and the page has to leave it out."""
GAME = "earth_water_sun"
ME = {"kind": "me"}
SCREEN = {"kind": "screen"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "level1"}
SHORT = {"board": "flat-58", "colours": "seat-0-black"}


class House:
    """A running server, with its address and its data folder."""

    def __init__(self, data: Path, *options: str) -> None:
        """`options` are further ones of the command."""
        self.data = data
        self._options = options
        self.address = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, on the same port as before, and wait until it listens."""
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "QUINTESSENCE_GAMES": EXAMPLES, "PYTHONUNBUFFERED": "1"}
        command = [
            sys.executable,
            "-m",
            "tests.browser.serve",
            "--port",
            str(self._port),
            "--data",
            str(self.data),
            "--open-tables",
            "--lab",
            *self._options,
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("http://"):
                self.address = line.strip().rstrip("/")
                self._port = int(self.address.rpartition(":")[2])
                return
        code = self._process.wait()
        self._ended()
        raise AssertionError(f"the server ended at once, with {code}")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._ended()

    def stop(self) -> None:
        """End it politely."""
        if self._process is not None:
            self._process.terminate()
            self._ended()

    def _ended(self) -> None:
        assert self._process is not None
        self._process.communicate(timeout=20)
        self._process = None


@contextmanager
def house(data: Path, *options: str) -> Iterator[House]:
    """A server while it is needed."""
    found = House(data, *options)
    found.start()
    try:
        yield found
    finally:
        found.stop()


class Guest:
    """Someone who talks to the server without a page: sets tables up for a test, and reads what the server knows."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=30)
        self.http.get("/api/me")

    def post(self, path: str, body: object) -> Any:
        answer = self.http.post(f"/api/{path}", json=body)
        assert answer.is_success, (path, answer.status_code, answer.text[:300])
        return answer.json()

    def table(self, *seats: dict[str, str], options: object = SHORT, rows: list[list[object]] | None = None) -> str:
        """A new table, with some actions played in whichever seat is asked."""
        table = self.post("tables", {"game": GAME, "seats": list(seats), "options": options})
        for row in rows or []:
            state = table["state"]
            seat = state["to_act"][0]
            self.post(
                f"tables/{table['id']}/play", {"seat": seat, "question": state["questions"][str(seat)], "row": row}
            )
            table = json.loads(self.http.get(f"/api/tables/{table['id']}").text)
        return str(table["id"])

    def cookie(self) -> str:
        """What makes a browser this guest."""
        return str(self.http.cookies["guest"])
