"""One client at a table: what it may do, what it was shown last, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketState

from quintessence.core.game import Values
from quintessence.server.http.web_server import FRAMES, Frames
from quintessence.service.codec import encode
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.tables.registry import Tables
from quintessence.service.wire.table_json import whole_json
from quintessence.table.caller import Caller, caller_at
from quintessence.table.model import StoredTable
from quintessence.table.table import Table
from quintessence.table.viewer import viewer_of

TOO_BUSY: Final = 1013


class Backlog:
    """How much waits for all clients together."""

    bytes = 0


class Connection:
    """A listener at the end of a socket."""

    def __init__(
        self, socket: WebSocket, table_id: str, caller: Caller, token: str | None, limits: Limits, backlog: Backlog
    ) -> None:
        self.socket: Final = socket
        self.table_id: Final = table_id
        self.caller = caller
        self.token: Final = token
        self.viewer: int | None = None
        self.shown: dict[str, bytes] = {}
        self.revision = -1
        self.is_away = False
        self.wants_whole = False
        self.frames: Final[Frames] = socket.scope["extensions"][FRAMES]["frames"]
        self.name: Final = caller.guest or token or ""
        """Under which name its rates are counted: the guest's, or its key's."""
        self._limits: Final = limits
        self._backlog: Final = backlog
        self._bytes = 0
        """How much waits here."""
        self._waiting: Final[deque[bytes]] = deque()
        self._ready: Final = asyncio.Event()
        self.is_open = True
        self._code = 1000

    def is_gone(self) -> bool:
        """Whether nobody is at the other end any more."""
        return not self.is_open or self.frames.transport.is_closing()

    def at(self, stored: StoredTable) -> Caller:
        """What the client may do at its table; it is looked up anew whenever the people there change."""
        if not self.caller.may_watch:
            raise Problem(403, "not_at_this_table")
        return self.caller

    def renew(self, stored: StoredTable) -> bool:
        """Look up anew what it may do; False when that is nothing any more."""
        self.caller = caller_at(stored, self.caller.guest, self.token)
        return self.caller.may_watch

    def send(self, text: bytes) -> None:
        """Send a message, or put it in line; a client that reads too slowly is cut off, and can come back."""
        if not self.is_open or (not self._waiting and self.frames.write(text)):
            return
        self._count(len(text))
        if self._is_too_much():
            self._cut_off()
            return
        self._waiting.append(text)
        self._ready.set()

    def _count(self, length: int) -> None:
        self._bytes += length
        self._backlog.bytes += length

    def _is_too_much(self) -> bool:
        """Whether more waits here, or for all, than may; one message is always taken, however long."""
        limits = self._limits
        is_over = self._bytes > limits.waiting_bytes or self._backlog.bytes > limits.waiting_bytes_in_all
        return len(self._waiting) >= limits.waiting_messages or (is_over and bool(self._waiting))

    def _cut_off(self) -> None:
        """End at once: the system would keep what was sent for as long as the client does not read it."""
        self.close(TOO_BUSY)
        self.frames.abort()

    def send_json(self, message: Values) -> None:
        """Send a message that is not encoded yet."""
        self.send(encode(message))

    def ask_whole(self) -> None:
        """Have the whole table sent soon: what this client has is no longer true."""
        self.wants_whole = True
        self._ready.set()

    def close(self, code: int) -> None:
        """Send nothing more, and end."""
        self.is_open, self._code = False, code
        self._waiting.clear()
        self._count(-self._bytes)
        self._ready.set()

    async def show_whole(self, table: Table) -> None:
        """Send the whole table, with the lock held."""
        self.wants_whole = False
        if not self.renew(table.stored):
            return
        whole = await whole_json(table, self.caller, self.viewer)
        if table.match is not None:
            self.shown = table.current.parts(viewer_of(table, self.caller.held, self.viewer))
        self.revision = table.revision
        self.send(b'{"type":"whole","table":' + whole + b"}")

    async def pump(self, tables: Tables) -> None:
        """Send what is in line, until there is no more to come."""
        while self.is_open:
            await self._ready.wait()
            self._ready.clear()
            while self._waiting and self.is_open:
                await self.socket.send({"type": "websocket.send", "text": self._waiting[0].decode()})
                if self._waiting:
                    self._count(-len(self._waiting.popleft()))  # only now: nothing may overtake it meanwhile
            if self.wants_whole and self.is_open:
                async with tables.locked(self.table_id) as table:
                    await self.show_whole(table)
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            await self.socket.close(self._code)
