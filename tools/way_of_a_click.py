"""Counts the way of a click through the server: python tools/way_of_a_click.py [GAME] [--list].

Two people sit at a table of a server in this process, and play at random over sockets. Counted are the Python functions
that the server and its libraries call from a move's arrival to its last update, in all threads, once the table is warm,
and the bytecodes that they run. `--list` names each function of the house with its calls and bytecodes a move, and the
libraries. Compiled rules show as one built-in call each.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import orjson
import uvloop

import quintessence
from quintessence.lab.bench_serve import LIMITS
from quintessence.lab.bench_server import new_table
from quintessence.lab.sockets import Socket
from quintessence.server.http.web_server import Server
from quintessence.server.main import configuration, listening
from quintessence.server.settings import Settings

WARM: Final = 4
COUNTED: Final = 20
_HOUSE: Final = str(Path(quintessence.__file__).parent)
_LOAD: Final = (str(Path(_HOUSE) / "lab"), __file__)
"""What plays, and is not counted."""
_TICKS: Final = {"main_loop", "on_tick", "sleep", "_set_result_unless_cancelled"}
"""What goes on without a move: uvicorn's own loop, and waiting."""


class Calls:
    """Counts calls of Python functions and of built-in ones, and bytecodes, while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.python: Final[Counter[CodeType]] = Counter()
        self.bytecodes: Final[Counter[CodeType]] = Counter()
        self.built_in = 0

    def saw(self, frame: FrameType, event: str, _: object) -> None:
        """What the interpreter tells of each call."""
        if not self.is_on or _is_apart(frame.f_code):
            return
        if event == "call":
            self.python[frame.f_code] += 1
        elif event == "c_call":
            self.built_in += 1

    def entered(self, frame: FrameType, event: str, _: object) -> Any:
        """What the interpreter asks at each call: whether it is to tell of each bytecode there."""
        if not self.is_on or _is_apart(frame.f_code):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._ran

    def _ran(self, frame: FrameType, event: str, _: object) -> Any:
        if event == "opcode" and self.is_on:
            self.bytecodes[frame.f_code] += 1
        return self._ran


def _is_apart(code: CodeType) -> bool:
    """Whether some code has no part in a move."""
    return code.co_filename.startswith(_LOAD) or code.co_name in _TICKS


class Player:
    """Someone in a seat, who remembers what it may do."""

    def __init__(self, seat: int, socket: Socket) -> None:
        self._seat: Final = seat
        self._socket: Final = socket
        self.updates = 0
        self.answers = 0
        self.state: Any = None
        self.on_news: Callable[[], None] = lambda: None
        socket.on_text = self._heard

    def _heard(self, text: bytes) -> None:
        message = orjson.loads(text)
        if message["type"] == "answer":
            assert message["ok"], message
            self.answers += 1
        elif message["type"] in ("update", "whole"):
            self.state = message if message["type"] == "update" else message["table"]["state"]
            self.updates += 1
        self.on_news()

    def move(self, chance: random.Random) -> None:
        """Play something."""
        row = chance.choice(self.state["legal"])["row"]
        question = self.state["questions"][str(self._seat)]
        self._socket.send(
            orjson.dumps({"type": "play", "seat": self._seat, "question": question, "row": row, "ref": 1})
        )


async def _play(players: list[Player], calls: Calls) -> None:
    """Warm the table up, then count."""
    chance = random.Random(1)
    for number in range(WARM + COUNTED):
        mover = next(player for player in players if player.state["legal"])
        told = asyncio.get_running_loop().create_future()
        before, answers = [player.updates for player in players], mover.answers

        def look(before: list[int] = before, answers: int = answers, mover: Player = mover, told: Any = told) -> None:
            are_told = all(player.updates > was for player, was in zip(players, before, strict=True))
            if mover.answers > answers and are_told and not told.done():
                told.set_result(None)

        for player in players:
            player.on_news = look
        calls.is_on = number >= WARM
        mover.move(chance)
        await told
        await asyncio.sleep(0.1)  # all that follows a move counts, and nothing else happens here
        calls.is_on = False


async def count(game: str, folder: Path, calls: Calls) -> None:
    """Start a server, seat two people, and let them play."""
    place = listening("127.0.0.1", 0)
    port = int(place.getsockname()[1])
    ready = asyncio.Event()
    config = configuration(Settings(folder, LIMITS), "127.0.0.1", 0)
    config.ws_ping_interval = None  # no ping is counted
    server = Server(config, ready.set)
    serving = asyncio.create_task(server.serve([place]))
    await ready.wait()
    players = [Player(seat, socket) for seat, socket in enumerate(await new_table(port, game))]
    while any(player.state is None for player in players):
        await asyncio.sleep(0.01)
    await asyncio.sleep(1)  # until it was told who is there
    await _play(players, calls)
    server.should_exit = True
    await serving


def main(arguments: list[str]) -> None:
    """Count, and tell."""
    game = next((argument for argument in arguments if not argument.startswith("-")), "connect_four")
    calls = Calls()
    threading.setprofile(calls.saw)
    threading.settrace(calls.entered)
    sys.setprofile(calls.saw)
    sys.settrace(calls.entered)
    folder = tempfile.TemporaryDirectory(prefix="quintessence-click-")
    with folder as name, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(count(game, Path(name), calls))
    sys.setprofile(None)
    sys.settrace(None)
    own = {code: number for code, number in calls.python.items() if code.co_filename.startswith(_HOUSE)}
    files = {code.co_filename for code in own}
    if "--list" in arguments:
        for code, number in sorted(own.items(), key=lambda pair: (pair[0].co_filename, pair[0].co_firstlineno)):
            name = str(Path(code.co_filename).relative_to(_HOUSE))
            bytecodes = calls.bytecodes[code] / COUNTED
            print(f"{number / COUNTED:6.1f} {bytecodes:7.1f}  {name}:{code.co_firstlineno} {code.co_qualname}")
        libraries: Counter[str] = Counter()
        for code, number in calls.python.items():
            libraries["/".join(Path(code.co_filename).parts[-2:])] += number * (code not in own)
        for name, number in libraries.most_common(12):
            print(f"{number / COUNTED:6.1f}  {name}")
    python = sum(calls.python.values()) / COUNTED
    print(f"{game}: {len(files)} files, {len(own)} functions of the house")
    print(f"a move: {sum(own.values()) / COUNTED:.0f} calls of them, {python:.0f} with the libraries', ", end="")
    print(f"{calls.built_in / COUNTED:.0f} of built-in functions, ", end="")
    of_house = sum(number for code, number in calls.bytecodes.items() if code in own)
    print(f"{of_house / COUNTED:.0f} bytecodes, {sum(calls.bytecodes.values()) / COUNTED:.0f} with the libraries'")


if __name__ == "__main__":
    main(sys.argv[1:])
