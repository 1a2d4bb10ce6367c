"""What comes in by a socket: read here or by websockets' parser, it is heard alike, and refused alike."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from quintessence.server.http.rates import Bucket
from quintessence.server.http.web_server import Frames
from quintessence.service.limits import Limits

MOST = 2000


class Line:
    """A transport that remembers what was done to it."""

    def __init__(self) -> None:
        self.given = b""
        self.is_over = False
        self.is_paused = False

    def is_closing(self) -> bool:
        return self.is_over

    def write(self, data: bytes) -> None:
        self.given += data

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def close(self) -> None:
        self.is_over = True

    abort = close


class OpenFrames(Frames):
    """Frames after the greeting."""

    limits = Limits(message_bytes=MOST)

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.line = Line()
        transport: Any = self.line
        self.transport = transport
        self.queue = asyncio.Queue()
        self.writable = asyncio.Event()
        self.writable.set()
        self.close_sent, self.handshake_complete, self.read_paused, self.frames = False, True, False, []
        self.pending_ping_payload = None
        self.conn = ServerProtocol(state=OPEN, max_size=MOST)
        self._bucket = Bucket(0.001, 50)
        self._together = []


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def text(data: str) -> bytes:
    return masked(Opcode.TEXT, data.encode())


def heard(chunks: Sequence[bytes]) -> tuple[list[bytes], bytes, bool]:
    """The messages of what came in, what the server wrote meanwhile, and whether it ended the connection."""

    async def work() -> tuple[list[bytes], bytes, bool]:
        frames = OpenFrames()
        frames.listen()
        for chunk in chunks:
            if not frames.line.is_over:
                frames.data_received(chunk)
        frames._end()
        texts = []
        while (given := await frames.next_text()) is not None:
            texts.append(given)
        return texts, frames.line.given, frames.line.is_over

    return asyncio.run(work())


STREAMS = {
    "texts": [text("one"), text(""), text("é" * 200), text("x" * MOST)],
    "bytes": [masked(Opcode.BINARY, b"\xff"), text("after")],
    "fragments": [
        *(masked(Opcode.TEXT, b"o", fin=False), masked(Opcode.PING, b"?")),
        *(masked(Opcode.CONT, b"n", fin=False), masked(Opcode.CONT, b"e"), text("two")),
    ],
    "an end": [text("one"), masked(Opcode.CLOSE, b"\x03\xe8"), text("two")],
    "a flood": [text("x")] * 60,
}


BROKEN = {
    "a text inside of another": [masked(Opcode.TEXT, b"o", fin=False), text("two")],
    "too long": [text("one"), text("x" * (MOST + 1)), text("two")],
    "far too long": [text("one"), b"\x81\xff" + b"\x7f" + b"\xff" * 200],
    "without a mask": [text("one"), b"\x81\x03two", text("three")],
    "no character": [masked(Opcode.TEXT, b"\xff\xfe"), text("two")],
    "an unknown kind": [b"\x83\x80\0\0\0\0", text("two")],
}


def cut(stream: Sequence[bytes], name: str) -> Iterator[list[bytes]]:
    """The bytes of a stream in pieces: as they are, all at once, by chance, one by one."""
    chance, whole = random.Random(name), b"".join(stream)
    yield list(stream)
    yield [whole]
    for _ in range(20):
        cuts = sorted(chance.randrange(len(whole) + 1) for _ in range(chance.randrange(12)))
        yield [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    yield [whole[k : k + 1] for k in range(len(whole))]


@pytest.mark.parametrize("name", STREAMS)
def test_the_same_is_heard_however_it_is_cut(name: str) -> None:
    expected = heard(STREAMS[name])
    assert all(heard(pieces) == expected for pieces in cut(STREAMS[name], name))


@pytest.mark.parametrize("name", BROKEN)
def test_what_breaks_the_protocol_ends_the_connection_and_nothing_after_it_is_heard(name: str) -> None:
    for pieces in cut(BROKEN[name], name):
        texts, _, is_over = heard(pieces)
        assert is_over and texts in ([], [b"one"])


def test_what_is_heard_is_what_was_sent() -> None:
    assert heard(STREAMS["texts"])[0] == [b"one", b"", "é".encode() * 200, b"x" * MOST]
    assert heard(STREAMS["fragments"])[0] == [b"one", b"two"]
    assert heard(STREAMS["bytes"])[0] == [b"", b"after"]
    assert heard(BROKEN["too long"])[0] == [b"one"] and heard(BROKEN["without a mask"])[0] == [b"one"]
    assert len(heard(STREAMS["a flood"])[0]) == 50 and heard(STREAMS["a flood"])[2]


def test_what_came_before_anyone_listened_is_heard_first() -> None:
    async def work() -> list[bytes | None]:
        frames = OpenFrames()
        early = text("one") + text("two")
        frames.data_received(early[:-2])  # in the middle of a frame
        frames.listen()
        frames.data_received(early[-2:] + text("three"))
        return [await frames.next_text() for _ in range(3)]

    assert asyncio.run(work()) == [b"one", b"two", b"three"]


def test_nothing_more_is_read_while_a_message_waits() -> None:
    async def work() -> None:
        frames = OpenFrames()
        frames.listen()
        waiting = asyncio.ensure_future(frames.next_text())
        await asyncio.sleep(0)
        frames.data_received(text("one"))
        assert not frames.line.is_paused
        frames.data_received(text("two"))
        assert frames.line.is_paused and await waiting == b"one"
        assert await frames.next_text() == b"two" and frames.line.is_paused
        waiting = asyncio.ensure_future(frames.next_text())
        await asyncio.sleep(0)
        assert not frames.line.is_paused
        frames._end()
        assert await waiting is None and await frames.next_text() is None

    asyncio.run(work())
