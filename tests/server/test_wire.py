"""What goes out of a socket: at once where the client can take it, in line where it cannot, and always in order."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from quintessence.core.game import Action, Json
from quintessence.server.identity import Caller
from quintessence.server.live import Connection
from quintessence.server.said import changed, dumps, loads, named, pieces_of, said_list, written
from quintessence.server.wire import WIRE, Wire


class SlowWire(Wire):
    """A wire whose client can take something now, or cannot."""

    def __init__(self, sent: list[str]) -> None:
        self.is_clear = True
        self._sent = sent

    def write(self, data: bytes) -> bool:
        if self.is_clear:
            self._sent.append(data.decode())
        return self.is_clear


class SlowSocket:
    """The same client by the long way: it takes a message once the gate is open."""

    def __init__(self, sent: list[str]) -> None:
        self.wire = SlowWire(sent)
        self.scope = {"extensions": {WIRE: {"wire": self.wire}}}
        self.gate = asyncio.Event()
        self._sent = sent

    async def send(self, message: dict[str, str]) -> None:
        await self.gate.wait()
        self._sent.append(message["text"])


def test_nothing_overtakes_a_message_that_waits() -> None:
    async def work() -> list[str]:
        sent: list[str] = []
        socket: Any = SlowSocket(sent)
        table: Any = None
        connection = Connection(socket, table, Caller(None, frozenset(), False, True), None, 10)
        pump = asyncio.create_task(connection.pump(table))
        connection.send(b"first, at once")
        assert sent == ["first, at once"]
        socket.wire.is_clear = False
        connection.send(b"second, in line")
        await asyncio.sleep(0)  # the pump has it in hand
        socket.wire.is_clear = True
        connection.send(b"third, behind it")
        socket.gate.set()
        while len(sent) < 3:
            await asyncio.sleep(0)
        connection.send(b"fourth, at once")
        pump.cancel()
        return sent

    told = [text.split(",")[0] for text in asyncio.run(work())]
    assert told == ["first", "second", "third", "fourth"]


class Line:
    """A transport that remembers what it was given, each time."""

    def __init__(self) -> None:
        self.given: list[bytes] = []
        self.is_over = False

    def is_closing(self) -> bool:
        return self.is_over

    def write(self, data: bytes) -> None:
        assert not self.is_over
        self.given.append(data)


class OpenWire(Wire):
    """A wire after its greeting."""

    def __init__(self, line: Any) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport = line
        self.writable = asyncio.Event()
        self.writable.set()
        self.close_sent, self.handshake_complete, self.disconnected, self.initial_response = False, True, False, None
        self.conn = ServerProtocol(state=OPEN)
        self._together = []


def test_what_is_said_in_one_turn_goes_out_as_one() -> None:
    async def work() -> tuple[list[bytes], list[bytes]]:
        line = Line()
        wire = OpenWire(line)
        assert wire.write(b"update") and wire.write(b"answer")
        assert not line.given
        await asyncio.sleep(0)
        assert wire.write(b"x" * 300)
        await wire.send({"type": "websocket.send", "text": "the long way"})
        assert wire.write(b"last")
        line.is_over = True
        assert not wire.write(b"too late")
        await asyncio.sleep(0)  # the client has gone before the turn was over
        return line.given[:1], line.given[1:]

    first, rest = asyncio.run(work())
    assert first == [b"\x81\x06update\x81\x06answer"]
    assert rest == [b"\x81\x7e\x01\x2c" + b"x" * 300, b"\x81\x0cthe long way"]


class Say(Action):
    """An action that says anything."""

    def __init__(self, text: str) -> None:
        self.text = text

    def row(self) -> list[Json]:
        return ["say", self.text]


def test_half_a_character_can_be_said() -> None:
    half = "\ud83d"
    assert loads(dumps({"text": half})) == {"text": half}
    assert dumps({"text": half}).isascii()
    assert loads(dumps(2**80)) == 2**80
    assert loads(dumps({"text": half, "part": written({"text": "é"})})) == {"text": half, "part": {"text": "é"}}


def test_an_action_is_found_by_its_row_whatever_the_row_is() -> None:
    actions: list[Action] = [Say("one"), Say("two")]
    assert named(actions, ["say", "two"]) is actions[1]
    assert named(actions, ["say", "\ud83d"]) is None and named(actions, ["say"]) is None
    assert [said["row"] for said in json.loads(dumps(said_list(actions)))] == [["say", "one"], ["say", "two"]]


def test_only_what_differs_between_two_views_is_told() -> None:
    before = pieces_of({"same": [1], "other": {"a": 1}, "gone": None})
    now = pieces_of({"same": [True], "other": {"a": 1}, "new": "é", "half": "\ud83d"})
    assert json.loads(dumps(changed(before, now))) == {"same": [True], "new": "é", "half": "\ud83d"}
