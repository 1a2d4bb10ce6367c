"""A boardgame.io server under the benchmark's load, where Node and the package are at hand: matches in memory.

`npm install boardgame.io` in some folder, and name that folder in QUINTESSENCE_BOARDGAME_IO.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import orjson

from quintessence.lab.running import Running
from quintessence.lab.sockets import Socket, opened

_FOLDER: Final = "QUINTESSENCE_BOARDGAME_IO"
_HEAD: Final = b"42/columns,"
_COLUMNS: Final = 7
_HEIGHT: Final = 6


def installed() -> Path | None:
    """The folder with boardgame.io in it; None where it is missing, or Node is."""
    given = os.environ.get(_FOLDER)
    if not given or shutil.which("node") is None:
        return None
    return Path(given) if (Path(given) / "node_modules" / "boardgame.io").is_dir() else None


@contextlib.contextmanager
def server(folder: Path) -> Iterator[Running]:
    """A server in a process of its own."""
    process = subprocess.Popen(
        ["node", str(Path(__file__).with_suffix(".cjs"))],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_PATH": str(folder.resolve() / "node_modules"), "NODE_ENV": "production"},
    )
    try:
        assert process.stdout is not None
        yield Running(int(process.stdout.readline()), process.pid)
    finally:
        process.terminate()
        process.communicate()


class Columns:
    """Two sockets at a match of boardgame.io's, which play at random: the next move when both were told of the last."""

    def __init__(self, match: str, sockets: list[Socket], samples: list[float], chance: random.Random) -> None:
        self._match: Final = match
        self._sockets: Final = sockets
        self._samples: Final = samples
        self._chance: Final = chance
        self._state: Any = None
        self._heard = 0
        self._sent = 0.0
        self.is_running = False
        for seat, socket in enumerate(sockets):
            socket.on_text = self._listener(seat)

    def is_ready(self) -> bool:
        """Whether both seats were shown the match."""
        return self._heard == 2

    def start(self) -> None:
        """Move."""
        self._heard = 0
        seat = int(self._state["ctx"]["currentPlayer"])
        cells = self._state["G"]["cells"]
        free = [column for column in range(_COLUMNS) if cells[column * _HEIGHT + _HEIGHT - 1] is None]
        move = {"type": "drop", "args": [self._chance.choice(free)], "playerID": str(seat)}
        told = ["update", {"type": "MAKE_MOVE", "payload": move}, self._state["_stateID"], self._match, str(seat)]
        self._sent = perf_counter()
        self._sockets[seat].send(_HEAD + orjson.dumps(told))

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            socket = self._sockets[seat]
            if text == b"2":  # is someone there?
                socket.send(b"3")
            elif text.startswith(b"0"):
                socket.send(b"40/columns,")
            elif text.startswith(b"40"):
                socket.send(_HEAD + orjson.dumps(["sync", self._match, str(seat), None, 2]))
            elif text.startswith(_HEAD):
                self._take(seat, orjson.loads(text[len(_HEAD) :]))

        return heard

    def _take(self, seat: int, message: Any) -> None:
        kind, match, *rest = message
        if kind not in ("sync", "update") or match != self._match:
            return
        is_own = self._state is not None and int(self._state["ctx"]["currentPlayer"]) == seat
        if kind == "update" and is_own and self._heard < 2:
            self._samples.append(perf_counter() - self._sent)
        self._heard += 1
        if self._heard == 2:
            self._state = rest[0]["state"] if kind == "sync" else rest[0]
            if kind == "update" and self.is_running:
                self.start()


async def seated(port: int, samples: list[float], number: int) -> Columns:
    """A new match with its two sockets; the first who asks for it makes it."""
    sockets = [await opened(port, "/socket.io/?EIO=4&transport=websocket") for _ in range(2)]
    return Columns(f"match{number}", sockets, samples, random.Random(number))
