"""What goes out of a socket: at once where the client can take it, in line where it cannot, and always in order."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from quintessence.core.game import Action, Json
from quintessence.server.http.connection import Backlog, Connection
from quintessence.server.http.web_server import FRAMES, Frames
from quintessence.service.codec import (
    decode,
    encode,
    encode_actions,
    encode_changes,
    encode_parts,
    find_by_row,
    fragment,
)
from quintessence.service.limits import Limits
from quintessence.table.caller import Caller


class SlowFrames(Frames):
    """Frames whose client can take something now, or cannot."""

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
        self.frames = SlowFrames(sent)
        self.scope = {"extensions": {FRAMES: {"frames": self.frames}}}
        self.gate = asyncio.Event()
        self._sent = sent

    async def send(self, message: dict[str, str]) -> None:
        await self.gate.wait()
        self._sent.append(message["text"])


def test_nothing_overtakes_a_message_that_waits() -> None:
    async def work() -> list[str]:
        sent: list[str] = []
        socket: Any = SlowSocket(sent)
        tables: Any = None
        connection = Connection(
            socket, "t", Caller(None, frozenset(), False, True), None, Limits(waiting_messages=10), Backlog()
        )
        pump = asyncio.create_task(connection.pump(tables))
        connection.send(b"first, at once")
        assert sent == ["first, at once"]
        socket.frames.is_clear = False
        connection.send(b"second, in line")
        await asyncio.sleep(0)  # the pump has it in hand
        socket.frames.is_clear = True
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


class OpenFrames(Frames):
    """Frames after the greeting."""

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
        frames = OpenFrames(line)
        assert frames.write(b"update") and frames.write(b"answer")
        assert not line.given
        await asyncio.sleep(0)
        assert frames.write(b"x" * 300)
        await frames.send({"type": "websocket.send", "text": "the long way"})
        assert frames.write(b"last")
        line.is_over = True
        assert not frames.write(b"too late")
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


def test_half_a_character_can_be_encoded() -> None:
    half = "\ud83d"
    assert decode(encode({"text": half})) == {"text": half}
    assert encode({"text": half}).isascii()
    assert decode(encode(2**80)) == 2**80
    assert decode(encode({"text": half, "part": fragment({"text": "é"})})) == {"text": half, "part": {"text": "é"}}


def test_an_action_is_found_by_its_row_whatever_the_row_is() -> None:
    actions: list[Action] = [Say("one"), Say("two")]
    assert find_by_row(actions, ["say", "two"]) is actions[1]
    assert find_by_row(actions, ["say", "\ud83d"]) is None and find_by_row(actions, ["say"]) is None
    assert [action["row"] for action in json.loads(encode_actions(actions))] == [["say", "one"], ["say", "two"]]


def test_only_what_differs_between_two_views_is_told() -> None:
    before = encode_parts({"same": [1], "other": {"a": 1}, "gone": None})
    now = encode_parts({"same": [True], "other": {"a": 1}, "new": "é", "half": "\ud83d"})
    changed, patched, gone = (json.loads(text) for text in encode_changes(before, now))
    assert changed == {"same": [True], "new": "é", "half": "\ud83d"} and gone == ["gone"] and patched == []


def test_inside_a_large_part_only_what_differs_is_told() -> None:
    long = "x" * 500
    before = encode_parts({"large": {"a": [1, {"b": 0, "long": long}], "c": [1], "d": {"e": 1}}})
    now = encode_parts({"large": {"a": [1, {"b": False, "long": long}], "c": [1, 2], "d": {}, "f": None}})
    changed, patched, _ = (json.loads(text) for text in encode_changes(before, now))
    assert changed == {}
    assert patched == [
        [["large", "a", 1, "b"], False],
        [["large", "c"], [1, 2]],
        [["large", "d"], {}],
        [["large", "f"], None],
    ]
