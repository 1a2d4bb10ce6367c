"""The live side: one WebSocket a client, a queue of messages before it, and what it may ask."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from quintessence.core.game import IllegalAction, Json, Refused, Seat, Values
from quintessence.server.identity import Caller, caller_at
from quintessence.server.limits import Bucket, clean
from quintessence.server.moves import require_seat
from quintessence.server.problems import Problem
from quintessence.server.said import dumps, loads
from quintessence.server.shown import eyes_of, whole_json
from quintessence.server.storage import Line
from quintessence.server.table import Table
from quintessence.server.wire import WIRE, Wire

if TYPE_CHECKING:
    from quintessence.server.service import Service

TOO_BUSY: Final = 1013
GOING_AWAY: Final = 1001
NOT_ALLOWED: Final = 4403
_MOVES: Final = ("play", "undo")
_LOG: Final = logging.getLogger("quintessence.server")


class Connection:
    """One client at a table: what it holds, what it was shown last, and what waits to be sent to it."""

    def __init__(self, socket: WebSocket, table: Table, caller: Caller, token: str | None, most: int) -> None:
        self.socket: Final = socket
        self.table = table
        self.caller = caller
        self.token: Final = token
        self.eyes: int | None = None
        """The seat through whose eyes it looks, where it has said so."""
        self.shown: dict[str, bytes] = {}
        """The view that it has: each part as JSON."""
        self.number = -1
        """The position of that view; -1 before anything was shown."""
        wire = socket.scope.get("extensions", {}).get(WIRE, {}).get("wire")
        self._wire: Final = wire if isinstance(wire, Wire) else None
        self._most: Final = most
        self._waiting: Final[deque[bytes]] = deque()
        self._ready: Final = asyncio.Event()
        self._is_open = True
        self._code = 1000
        self.wants_whole = False

    def send(self, text: bytes) -> None:
        """Send a message, or put it in line; a client that reads too slowly is cut off, and can come back."""
        if not self._waiting and self._is_open and self._wire is not None and self._wire.write(text):
            return
        if len(self._waiting) >= self._most:
            self.close(TOO_BUSY)
            return
        self._waiting.append(text)
        self._ready.set()

    def send_json(self, message: Values) -> None:
        self.send(dumps(message))

    def ask_whole(self) -> None:
        """Have the whole table sent soon: what this client has is no longer true."""
        self.wants_whole = True
        self._ready.set()

    def close(self, code: int) -> None:
        """Send nothing more, and end."""
        self._is_open, self._code = False, code
        self._ready.set()

    async def pump(self, service: Service) -> None:
        """Send what is in line, until there is no more to come."""
        while self._is_open:
            await self._ready.wait()
            self._ready.clear()
            while self._waiting and self._is_open:
                await self.socket.send({"type": "websocket.send", "text": self._waiting[0].decode()})
                self._waiting.popleft()  # only now: nothing may overtake it meanwhile
            if self.wants_whole and self._is_open:
                async with service.tables.locked(self.table.id) as table:
                    await show_whole(self, table)
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            await self.socket.close(self._code)


async def show_whole(connection: Connection, table: Table) -> None:
    """Send the whole table, with the lock held."""
    connection.wants_whole = False
    connection.table = table
    connection.caller = caller_at(table, connection.caller.guest, connection.token)
    shown = await whole_json(table, connection.caller, connection.eyes)
    if table.match is not None:
        connection.shown = table.pieces(eyes_of(table, connection.caller.held, connection.eyes))
    connection.number = table.number
    connection.send_json({"type": "whole", "table": shown})


class Live:
    """Serves the sockets."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service
        self._limits: Final = service.settings.limits
        self._all: Final[set[Connection]] = set()

    async def serve(
        self, socket: WebSocket, table_id: str, guest: str | None, token: str | None, eyes: int | None = None
    ) -> None:
        """One client, from the greeting to the end."""
        try:
            connection = await self._enter(socket, table_id, guest, token, eyes)
        except Refused as error:
            await socket.accept()
            await socket.send_json({"type": "refused", "code": error.code, "values": error.values})
            await socket.close(NOT_ALLOWED)
            return
        pump = asyncio.create_task(self._pumped(connection))
        try:
            # In a task of its own: every message would wake the twenty coroutines of middleware around this one.
            await asyncio.create_task(self._listen(connection))
        finally:
            await self._leave(connection)
            connection.close(1000)
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await pump

    def close(self) -> None:
        """Send every client away: the server stops."""
        for connection in self._all:
            connection.close(GOING_AWAY)

    async def _enter(
        self, socket: WebSocket, table_id: str, guest: str | None, token: str | None, eyes: int | None
    ) -> Connection:
        own = sum((other.caller.guest or other.token) == (guest or token) for other in self._all)
        if len(self._all) >= self._limits.connections or own >= self._limits.connections_per_guest:
            raise Problem(429, "too_many_connections")
        async with self._service.tables.locked(table_id) as table:
            caller = caller_at(table, guest, token)
            if not caller.may_watch:
                raise Problem(403, "not_at_this_table")
            await socket.accept()
            connection = Connection(socket, table, caller, token, self._limits.waiting_messages)
            connection.eyes = eyes
            was_online = self._seats_online(table)
            table.connections.add(connection)
            self._all.add(connection)
            await show_whole(connection, table)
            if caller.held - was_online:
                self._service.moves.tell_table(table)
        self._service.wake(table)
        return connection

    async def _leave(self, connection: Connection) -> None:
        self._all.discard(connection)
        table = connection.table
        table.connections.discard(connection)
        if connection.caller.held - self._seats_online(table):
            self._service.moves.tell_table(table)

    def _seats_online(self, table: Table) -> set[int]:
        return {seat for connection in table.connections for seat in connection.caller.held}

    async def _pumped(self, connection: Connection) -> None:
        try:
            await connection.pump(self._service)
        except (WebSocketDisconnect, RuntimeError, OSError):  # gone while we were talking
            return
        except Refused as error:
            _LOG.error("a client cannot be told: %s", error)
            await connection.socket.close(TOO_BUSY)

    async def _listen(self, connection: Connection) -> None:
        bucket = Bucket(self._limits.messages_per_second, self._limits.message_burst)
        while True:
            message = await connection.socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not bucket.take():
                connection.send_json({"type": "answer", "ref": None, "ok": False, "code": "too_fast", "values": {}})
                await asyncio.sleep(0.5)
                continue
            text = message.get("text")
            await self._heard(connection, text if isinstance(text, str) else "")

    async def _heard(self, connection: Connection, text: str) -> None:
        """Answer one message, whatever it is."""
        ref: Json = None
        try:
            message = _read(text)
            ref = _ref(message)
            if message.get("type") in _MOVES:
                now = await self._moved(connection, message)
                connection.send_json({"type": "answer", "ref": ref, "ok": True, "number": now})
                return
            answer = await self._answer(connection, message)
        except Refused as error:
            connection.send_json(
                {"type": "answer", "ref": ref, "ok": False, "code": error.code, "values": error.values}
            )
            if error.code == "stale" and not connection.wants_whole:
                connection.ask_whole()
            return
        except Exception:
            _LOG.exception("a message failed")
            connection.send_json({"type": "answer", "ref": ref, "ok": False, "code": "server_error", "values": {}})
            return
        if answer is not None:
            connection.send_json({**answer, "ref": ref})

    async def _answer(self, connection: Connection, message: Values) -> Values | None:
        kind, service = message.get("type"), self._service
        if kind == "ping":
            return {"type": "pong"}
        if kind == "whole":
            connection.ask_whole()
            return None
        if kind == "chat":
            text = message.get("text")
            if not isinstance(text, str):
                raise Problem(422, "malformed_message", {"field": "text"})
            await service.chat(connection.table.id, connection.caller, text)
            return {"type": "answer", "ok": True, "number": connection.table.number}
        seat = _whole_number(message, "seat")
        require_seat(connection.caller, seat)
        if kind == "look":
            connection.eyes = seat
            connection.ask_whole()
            return {"type": "answer", "ok": True, "number": connection.table.number}
        if kind == "standing":
            async with service.tables.locked(connection.table.id) as table:
                await service.windows.choose(table, require_seat(connection.caller, seat), str(message.get("code")))
                return {"type": "answer", "ok": True, "number": table.number}
        if kind == "why":
            rows = message.get("rows")
            async with service.tables.locked(connection.table.id) as table:
                answers = service.why(table, Seat(seat), rows if isinstance(rows, list) else [])
            return {"type": "why", "answers": answers}
        if kind == "trails":
            tag, start = message.get("tag"), message.get("start")
            async with service.tables.locked(connection.table.id) as table:
                order = service.trails_order(table, Seat(seat), str(tag), start if isinstance(start, list) else [])
            return {"type": "trails", **await service.thought(order)}
        raise Problem(422, "malformed_message", {"field": "type"})

    async def _moved(self, connection: Connection, message: Values) -> int:
        """Play or take back; the new number, once that is durable."""
        service, row = self._service, message.get("row")
        seat = require_seat(connection.caller, _whole_number(message, "seat"))
        number = _whole_number(message, "number")
        async with service.tables.locked(connection.table.id) as table:
            require_seat(connection.caller, seat)  # it may have been revoked meanwhile
            if message["type"] == "undo":
                return await service.moves.undo(table, seat, number)
            if isinstance(row, list):
                return await service.windows.play(table, seat, number, row)
            raise IllegalAction("malformed_row", {"row": dumps(row)[:300].decode(errors="replace")})


def _ref(message: Values) -> Json:
    """What a client calls its message, if it is short."""
    ref = message.get("ref")
    return ref if isinstance(ref, (str, int)) and len(str(ref)) <= 64 else None


def _read(text: str) -> Values:
    try:
        message = loads(text)
    except (ValueError, RecursionError):
        raise Problem(422, "malformed_message", {"detail": "not JSON"}) from None
    if not isinstance(message, dict):
        raise Problem(422, "malformed_message", {"detail": "not an object"})
    return message


def _whole_number(message: Values, name: str) -> int:
    value = message.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Problem(422, "malformed_message", {"field": name})
    return value


def new_line(name: str, text: str, most: int, at: float) -> Line:
    """A line of chat as it is kept; Problem when nothing is left of it."""
    kept = clean(text, most)
    if not kept:
        raise Problem(422, "empty_text")
    return Line(name, kept, at)
