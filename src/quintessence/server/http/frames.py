"""The short way out of a socket: whole messages go to the transport together, past the layers of ASGI."""

from __future__ import annotations

from struct import pack
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

FRAMES: Final = "quintessence.frames"
"""The extension of the ASGI scope under which a socket's frames are found."""
_TEXT: Final = 0x81
"""The first byte of a text message that is one frame."""


class Frames(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which also writes without being awaited.

    A move goes to everyone at a table at once. Through ASGI each of these messages is a coroutine six calls deep,
    in a task that must be woken for it. What goes to one client in one turn of the loop, such as the update and the
    answer to its own move, is given to the system as one: each time costs the loop some ten microseconds.
    """

    _together: list[bytes]
    """What waits for the end of the turn."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._together = []
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
