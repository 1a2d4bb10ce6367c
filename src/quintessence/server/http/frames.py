"""The short way out of a socket: whole messages go to the transport together, past the layers of ASGI."""

from __future__ import annotations

from asyncio import BaseTransport
from struct import pack
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from quintessence.server.http.doors import Doors
from quintessence.server.http.rates import Bucket
from quintessence.server.limits import Limits

FRAMES: Final = "quintessence.frames"
"""The extension of the ASGI scope under which a socket's frames are found."""
_SLICE: Final = 4096
_TEXT: Final = 0x81
"""The first byte of a text message that is one frame."""


class Frames(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which also writes without being awaited.

    A move goes to everyone at a table at once. Through ASGI each of these messages is a coroutine six calls deep,
    in a task that must be woken for it. What goes to one client in one turn of the loop, such as the update and the
    answer to its own move, is given to the system as one: each time costs the loop some ten microseconds.
    """

    limits: Limits = Limits()
    doors: Doors | None = None
    """Both set for each server: all its sockets share them."""
    _bucket: Bucket
    _address: str | None = None
    _together: list[bytes]
    """What waits for the end of the turn."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._together = []
        self._address = self.client[0] if self.client else ""
        share = self.limits.frames_per_message
        self._bucket = Bucket(self.limits.messages_per_second * share, self.limits.message_burst * share)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.doors is not None and self._address is not None:
            self.doors.leave(self._address)  # it was counted in when it was no socket yet
            self._address = None

    def data_received(self, data: bytes) -> None:
        """Take in what came, slice by slice: a flood of empty frames is cut before it is all parsed."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE] if len(data) > _SLICE else data)

    def handle_text(self, event: Frame) -> None:
        if self._may():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if not self._may():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read gets no answer either

    def _may(self) -> bool:
        """Count a frame; a socket with too many is cut off."""
        if self.transport.is_closing():
            return False
        if not self._bucket.take():
            self.abort()
            return False
        return True

    def abort(self) -> None:
        """End at once: what waits for someone who does not read is thrown away."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][FRAMES] = {"frames": self}

    def write(self, data: bytes) -> bool:
        """Have a message sent in this turn of the loop; False when the client cannot take it now, or never again."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        length = len(data)
        if length < 126:
            head = bytes((_TEXT, length))
        else:
            head = pack("!BBH", _TEXT, 126, length) if length < 65536 else pack("!BBQ", _TEXT, 127, length)
        if not self._together:
            self.loop.call_soon(self._flush)
        self._together += (head, data)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()  # what comes the long way comes after what was written before it
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def _flush(self) -> None:
        frames, self._together = self._together, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))
