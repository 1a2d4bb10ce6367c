"""A WebSocket client with no frills, so that a benchmark measures the server and not the client."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

_GREETING: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""The protocol asks clients to mask; a mask of zeros costs nothing."""


class Socket(asyncio.Protocol):
    """One connection: hands each message on as bytes."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.is_open = False
        self.heard = 0
        self.on_text: Callable[[bytes], None] = lambda text: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # another loop's is no subclass
        self._transport.write(_GREETING.format(path=self._path).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer = data = self._buffer + data if self._buffer else data
        if not self.is_open:
            head, sign, rest = data.partition(b"\r\n\r\n")
            if not sign:
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head[:200].decode(errors="replace"))
            self.is_open, self._buffer = True, rest
            data = rest
        self._buffer = b""
        start = 0
        while (end := self._frame(data, start)) is not None:
            start = end
        self._buffer = data[start:]

    def _frame(self, data: bytes, start: int) -> int | None:
        """Hand one whole frame on, if there is one; where the next begins."""
        if len(data) < start + 2:
            return None
        length, begin = data[start + 1], start + 2
        if length == 126:
            if len(data) < start + 4:
                return None
            length, begin = struct.unpack_from(">H", data, start + 2)[0], start + 4
        elif length == 127:
            if len(data) < start + 10:
                return None
            length, begin = struct.unpack_from(">Q", data, start + 2)[0], start + 10
        if len(data) < begin + length:
            return None
        if data[start] == _TEXT:
            self.heard += 1
            self.on_text(data[begin : begin + length])
        elif data[start] == _PING and self._transport is not None:
            self._transport.write(bytes((_PONG, _MASKED | length)) + _NO_MASK + data[begin : begin + length])
        return int(begin + length)

    def send(self, text: bytes) -> None:
        """Send a short message."""
        assert self._transport is not None
        length = len(text)
        short, long = min(length, 126), b"" if length < 126 else struct.pack(">H", length)
        self._transport.write(bytes((_TEXT, _MASKED | short)) + long + _NO_MASK + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def opened(port: int, path: str) -> Socket:
    """A connected socket, before the greeting was answered."""
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(path), "127.0.0.1", port)
    return socket
