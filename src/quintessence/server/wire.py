"""The short way out of a socket: a whole message goes to the transport at once, past the layers of ASGI."""

from __future__ import annotations

from struct import pack
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE: Final = "quintessence.wire"
"""The extension of the ASGI scope under which a socket's wire is found."""
_TEXT: Final = 0x81
"""The first byte of a text message that is one frame."""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which also writes without being awaited.

    A move is told to everyone at a table in one go. Through ASGI each of these messages is a coroutine six calls deep,
    in a task that must be woken for it.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = {"wire": self}

    def write(self, data: bytes) -> bool:
        """Send a message now; False when the client cannot take it now, or never again."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        length = len(data)
        if length < 126:
            head = bytes((_TEXT, length))
        else:
            head = pack("!BBH", _TEXT, 126, length) if length < 65536 else pack("!BBQ", _TEXT, 127, length)
        self.transport.write(head + data)
        return True
