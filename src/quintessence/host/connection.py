"""A page at a table: what it may do, what it was shown last, and what it says; the same messages as over a socket."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from quintessence.core.game import Json, Refused, Values
from quintessence.host import requests
from quintessence.service.codec import encode
from quintessence.service.commands import Commands
from quintessence.service.people.callers import Visitor
from quintessence.service.problems import Problem
from quintessence.service.reading import Body, malformed
from quintessence.service.tables.registry import Tables
from quintessence.service.wire.table_json import whole_json
from quintessence.table.caller import Caller, caller_at
from quintessence.table.model import StoredTable
from quintessence.table.table import Table
from quintessence.table.viewer import viewer_of

_LOG: Final = logging.getLogger("quintessence.host")
Command = tuple[str, Callable[[str, "HostConnection", Any], Awaitable[Values]]]
_LONGEST_REF: Final = 64


class HostConnection:
    """A listener at a table, and the messages that it sends."""

    def __init__(
        self,
        tables: Tables,
        commands: Commands,
        table_id: str,
        visitor: Visitor,
        send: Callable[[str], None],
        left: Callable[[HostConnection], None],
        attended: Callable[[str], None],
    ) -> None:
        """`left` is told when it ends, `attended` when someone looks at the page, or no longer."""
        self._tables: Final = tables
        self._commands: Final = _commands(commands)
        self._visitor: Final = visitor
        self._send: Final = send
        self._left: Final = left
        self._attended: Final = attended
        self._showing: asyncio.Task[None] | None = None
        self.table_id: Final = table_id
        self.caller = Caller(None, frozenset(), False, False)
        self.viewer: int | None = None
        self.shown: dict[str, bytes] = {}
        self.revision = -1
        self.is_away = False
        self.is_open = True

    def at(self, stored: StoredTable) -> Caller:
        """What the page may do at its table."""
        if not self.caller.may_watch:
            raise Problem(403, "not_at_this_table")
        return self.caller

    def renew(self, stored: StoredTable) -> bool:
        """Look up anew what it may do; False when that is nothing any more."""
        self.caller = caller_at(stored, self._visitor.guest, self._visitor.token)
        return self.caller.may_watch

    def send(self, text: bytes) -> None:
        """Send a message."""
        if self.is_open:
            self._send(text.decode())

    def ask_whole(self) -> None:
        """Have the whole table sent soon: what this page has is no longer true."""
        if self.is_open and self._showing is None:
            self._showing = asyncio.create_task(self._show())

    def close(self, code: int = 1000) -> None:
        """Send nothing more, and end."""
        if self.is_open:
            self.is_open = False
            self._left(self)

    async def show_whole(self, table: Table) -> None:
        """Send the whole table, with the lock held."""
        if not self.renew(table.stored):
            return
        whole = await whole_json(table, self.caller, self.viewer)
        if table.match is not None:
            self.shown = table.current.parts(viewer_of(table, self.caller.held, self.viewer))
        self.revision = table.revision
        self.send(b'{"type":"whole","table":' + whole + b"}")

    async def receive(self, text: str) -> None:
        """Answer one message, whatever it is."""
        ref = _ref(text)
        try:
            kind, asked = _read(text)
            answer = await self._answer(ref, kind, asked)
        except Refused as error:
            self._refuse(ref, error.code, error.values)
            if error.code == "stale":
                self.ask_whole()
        except Exception:
            _LOG.exception("a message failed")
            self._refuse(ref, "server_error", {})
        else:
            if answer is not None:
                self.send(encode(answer))

    async def settled(self) -> None:
        """Wait for what is being shown."""
        if self._showing is not None:
            await asyncio.gather(self._showing, return_exceptions=True)

    async def _answer(self, ref: Json, kind: str, asked: Any) -> Values | None:
        known = self._commands.get(kind)
        if known is not None:
            answer_kind, command = known
            done = await command(self.table_id, self, asked)
            return {"type": answer_kind, "ref": ref, **({"ok": True} if answer_kind == "answer" else {}), **done}
        if kind == "ping":
            return {"type": "pong", "ref": ref}
        if kind == "whole":
            self.ask_whole()
            return None
        if kind == "view_as":
            self.viewer = self.caller.require_seat(asked.seat)
            self.ask_whole()
        elif self.is_away != asked:
            self.is_away = asked
            self._attended(self.table_id)
        return {"type": "answer", "ref": ref, "ok": True}

    def _refuse(self, ref: Json, code: str, values: Values) -> None:
        message: Values = {"type": "answer", "ref": ref, "ok": False, "code": code, "values": values}
        self.send(json.dumps(message).encode())

    async def _show(self) -> None:
        try:
            async with self._tables.locked(self.table_id) as table:
                self._showing = None
                await self.show_whole(table)
        except Refused as error:
            _LOG.error("a page cannot be shown its table: %s", error)
            self._showing = None
            self.close()


def _read(text: str) -> tuple[str, Any]:
    """A message: its type, and what it asks for."""
    body = _body(text)
    if body.has("ref") and _ref(text) is None:
        raise malformed("message.ref", "no name")
    kind = body.text("type", 60)
    if kind not in _READERS:
        raise malformed("message.type", "not known")
    asked = _READERS[kind](body)
    body.end()
    return kind, asked


def _body(text: str) -> Body:
    try:
        return Body(json.loads(text), "message")
    except (ValueError, RecursionError) as error:
        raise malformed("message", str(error)) from None


def _ref(text: str) -> str | int | None:
    """What a page calls a message, also of one that cannot be read, as far as that can be found."""
    try:
        ref = _body(text).any("ref")
    except Refused:
        return None
    return ref if isinstance(ref, (str, int)) and len(str(ref)) <= _LONGEST_REF else None


_READERS: Final[dict[str, Callable[[Body], Any]]] = {
    "play": requests.play,
    "undo": requests.undo,
    "chat": requests.chat,
    "standing_answer": requests.standing_answer,
    "pin": requests.pin,
    "unpin": requests.pin,
    "let_play": requests.in_seat,
    "why": requests.why,
    "preview": requests.preview,
    "trails": requests.trails,
    "view_as": requests.in_seat,
    "away": lambda body: body.flag("away"),
    "whole": lambda body: None,
    "ping": lambda body: None,
}
"""How each message is read."""


def is_message(text: str) -> bool:
    """Whether a text is a message that a table understands."""
    try:
        _read(text)
    except Refused:
        return False
    return True


def _commands(commands: Commands) -> dict[str, Command]:
    """For each message that is a command: the type of its answer, and what does it."""
    return {
        "play": ("answer", commands.play),
        "undo": ("answer", commands.undo),
        "chat": ("answer", commands.chat),
        "standing_answer": ("answer", commands.standing_answer),
        "pin": ("answer", commands.pin),
        "unpin": ("answer", commands.unpin),
        "let_play": ("answer", commands.let_play),
        "why": ("why", commands.why),
        "preview": ("preview", commands.preview),
        "trails": ("trails", commands.trails),
    }
