"""The live side: one WebSocket a client, from the greeting to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from quintessence.core.game import Refused, Values
from quintessence.server.http.connection import TOO_BUSY, Backlog, Connection
from quintessence.server.http.rates import Buckets
from quintessence.server.service import Service
from quintessence.server.wire.messages import (
    AwayMessage,
    ChatMessage,
    FromClient,
    LetPlayMessage,
    PingMessage,
    PinMessage,
    PlayMessage,
    PreviewMessage,
    StandingAnswerMessage,
    TrailsMessage,
    UndoMessage,
    UnpinMessage,
    ViewAsMessage,
    WholeAskedMessage,
    WhyMessage,
    read_message,
    ref_of,
)
from quintessence.service.commands import Commands
from quintessence.service.limits import Limits
from quintessence.service.nesting import is_too_deep
from quintessence.service.people.callers import Visitor
from quintessence.service.play.presence_teller import PresenceTeller
from quintessence.service.problems import Problem
from quintessence.service.wire.updates import send_table
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.table import Table

GOING_AWAY: Final = 1001
_LOG: Final = logging.getLogger("quintessence.server")

Command = Callable[[str, Connection, Any], Awaitable[Values]]
"""What does what a message asks for at a table, and gives the answer's values."""


class Live:
    """Serves the sockets."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service
        self._limits: Final[Limits] = service.settings.limits
        self._all: Final[set[Connection]] = set()
        self._backlog: Final = Backlog()
        self._rates: Final = Buckets(self._limits.messages_per_second, self._limits.message_burst)
        """How often each guest may send, on all its sockets together."""
        self._entries: Final = Buckets(self._limits.sockets_per_second, self._limits.socket_burst)
        """How often each guest may open a socket."""
        self._presence: Final = PresenceTeller(self._limits.presence_pause)
        self._commands: Final[dict[type[FromClient], tuple[str, Command]]] = {
            **commands_by_message(service.commands),
            WhyMessage: ("why", self._why),
            AwayMessage: ("answer", self._away),
            ViewAsMessage: ("answer", self._view_as),
            PingMessage: ("pong", self._ping),
            WholeAskedMessage: ("", self._whole),
        }
        service.metrics.gauges["sockets"] = lambda: len(self._all)
        if service.usage is not None:
            service.usage.rates.update(messages=self._rates, sockets=self._entries)

    async def serve(self, socket: WebSocket, table_id: str, visitor: Visitor, viewer: int | None = None) -> None:
        """One client, from the greeting to the end."""
        try:
            connection = await self._enter(socket, table_id, visitor, viewer)
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
            connection.close(1000)
            await self._leave(connection)
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await pump

    def close(self) -> None:
        """Send every client away: the server stops."""
        self._presence.close()
        for connection in self._all:
            connection.close(GOING_AWAY)

    async def _enter(self, socket: WebSocket, table_id: str, visitor: Visitor, viewer: int | None) -> Connection:
        name = visitor.guest or visitor.token or ""
        own = sum(other.name == name for other in self._all)
        if self._service.usage is not None:
            own += self._service.usage.sockets_elsewhere(name)
        if len(self._all) >= self._limits.connections or own >= self._limits.connections_per_guest:
            raise Problem(429, "too_many_connections")
        if not self._entries.take(name):
            raise Problem(429, "too_fast")
        async with self._service.tables.locked(table_id) as table:
            caller = visitor.at(table.stored)
            if not table.has_sat(caller):
                await self._service.seating.notice(table, caller)
            await socket.accept()
            connection = Connection(socket, table.id, caller, visitor.token, self._limits, self._backlog)
            connection.viewer = viewer
            connection.frames.listen()
            for seat in caller.held:
                await self._service.committer.commit(table, table.come_back(seat))
            await self._service.seating.name_watcher(table, caller)
            was_online = _seats_online(table)
            table.enter(connection)
            self._all.add(connection)
            self._count_socket(name, 1)
            await connection.show_whole(table)
            if caller.held - was_online:
                send_table(table)
        self._service.wake(table)
        self._presence.changed(table)
        self._service.tell_presence(table)
        return connection

    def _count_socket(self, name: str, count: int) -> None:
        """Tell the other processes of one socket more of a name, or one less."""
        if self._service.usage is not None:
            sockets = self._service.usage.sockets
            sockets[name] += count
            if not sockets[name]:
                del sockets[name]

    async def _leave(self, connection: Connection) -> None:
        self._all.discard(connection)
        self._count_socket(connection.name, -1)
        table = self._service.tables.known(connection.table_id)
        if table is None:
            return
        table.leave(connection)
        if connection.caller.held - _seats_online(table):
            send_table(table)
        self._presence.changed(table)
        self._service.tell_presence(table)

    async def _pumped(self, connection: Connection) -> None:
        try:
            await connection.pump(self._service.tables)
        except (WebSocketDisconnect, RuntimeError, OSError):  # gone while we were sending
            return
        except Refused as error:
            _LOG.error("a client cannot be shown its table: %s", error)
            await connection.socket.close(TOO_BUSY)

    async def _listen(self, connection: Connection) -> None:
        """Answer one message after the other; what a client sent before it went is not answered."""
        limits, next_text = self._limits, connection.frames.next_text
        while (text := await next_text()) is not None and not connection.is_gone():
            if not self._rates.take(connection.name):
                connection.send_json(_refusal(None, "too_fast", {}))
                await asyncio.sleep(0.5)
            elif is_too_deep(text, limits.json_depth, limits.json_lists):
                connection.send_json(_refusal(None, "too_deep", {"most": limits.json_depth}))
            else:
                await self._receive(connection, text)

    async def _receive(self, connection: Connection, text: bytes) -> None:
        """Answer one message, whatever it is."""
        try:
            message = read_message(text)
        except Problem as error:
            connection.send_json(_refusal(ref_of(text), error.code, error.values))
            return
        began = perf_counter()
        kind, command = self._commands[type(message)]
        try:
            done = await command(connection.table_id, connection, message)
        except Refused as error:
            connection.send_json(_refusal(message.ref, error.code, error.values))
            if error.code == "stale" and not connection.wants_whole:
                connection.ask_whole()
        except Exception:
            _LOG.exception("a message failed")
            connection.send_json(_refusal(message.ref, "server_error", {}))
        else:
            if kind == "answer":
                connection.send_json({"type": kind, "ref": message.ref, "ok": True, **done})
            elif kind:
                connection.send_json({"type": kind, "ref": message.ref, **done})
            self._service.metrics.message_seconds.add(perf_counter() - began)

    async def _why(self, table_id: str, connection: Connection, message: WhyMessage) -> Values:
        rows = len(message.rows)
        if rows and not self._rates.take(connection.name, rows / self._limits.why_rows_per_message):
            raise Problem(429, "too_fast")
        return await self._service.commands.why(table_id, connection, message)

    async def _away(self, table_id: str, connection: Connection, message: AwayMessage) -> Values:
        """Someone looks at the page, or no longer."""
        table = self._service.tables.known(table_id)
        if connection.is_away != message.away and table is not None:
            connection.is_away = message.away
            self._presence.changed(table)
            self._service.tell_presence(table)
        return {}

    async def _view_as(self, table_id: str, connection: Connection, message: ViewAsMessage) -> Values:
        connection.viewer = connection.caller.require_seat(message.seat)
        connection.ask_whole()
        return {}

    async def _whole(self, table_id: str, connection: Connection, message: WholeAskedMessage) -> Values:
        connection.ask_whole()
        return {}

    async def _ping(self, table_id: str, connection: Connection, message: PingMessage) -> Values:
        return {}


def commands_by_message(commands: Commands) -> dict[type[FromClient], tuple[str, Command]]:
    """For each message that is a command: the type of its answer, and what does it."""
    return {
        PlayMessage: ("answer", commands.play),
        UndoMessage: ("answer", commands.undo),
        ChatMessage: ("answer", commands.chat),
        StandingAnswerMessage: ("answer", commands.standing_answer),
        PinMessage: ("answer", commands.pin),
        UnpinMessage: ("answer", commands.unpin),
        LetPlayMessage: ("answer", commands.let_play),
        PreviewMessage: ("preview", commands.preview),
        TrailsMessage: ("trails", commands.trails),
    }


def _seats_online(table: Table) -> set[int]:
    return {seat for listener in table.listeners for seat in listener.caller.held}


def _refusal(ref: str | int | None, code: str, values: Values) -> Values:
    return {"type": "answer", "ref": ref, "ok": False, "code": code, "values": values}
