"""One change of a table, as each listener is told of it: what is alike for several is encoded once."""

from __future__ import annotations

from typing import Final

from orjson import Fragment

from quintessence.core.game import Event, Seat
from quintessence.core.knowledge import observed
from quintessence.server.codec import changed_parts, encode
from quintessence.server.decisions.answer_window import own_answer_json, window_json
from quintessence.server.decisions.questions import questions_json
from quintessence.server.decisions.undo import undo_for
from quintessence.server.people.callers import Caller
from quintessence.server.tables.listener import Listener
from quintessence.server.tables.table import Table
from quintessence.server.tables.viewer import viewer_of
from quintessence.server.wire.table_json import prompt_for, table_json

Parts = dict[str, object]


class UpdateBuilder:
    """Builds the updates of one change. Each part of a message is encoded once for all listeners that get the same."""

    def __init__(self, table: Table, kind: str, actor: int | None, events: list[Event]) -> None:
        self._table: Final = table
        self._events: Final = events
        self._seen: list[Event] | None = None
        self._encoded = b""
        """The events as the last viewer saw them, and as JSON."""
        self._changes: Final[dict[tuple[int, int], bytes]] = {}
        self._by_viewer: Final[dict[Seat | None, bytes]] = {}
        self._by_caller: Final[dict[Caller, bytes]] = {}
        self._shared: Final = self._for_all(kind, actor)

    async def update_for(self, listener: Listener) -> bytes:
        """The update for a listener; the view that it has is then the one that is shown here."""
        table, caller = self._table, listener.caller
        viewer = viewer_of(table, caller.held, listener.viewer)
        before, shown = listener.shown, table.position.parts(viewer)
        change = self._changes.get((id(before), id(shown))) or self._change(before, shown)
        seen = self._by_viewer.get(viewer) or self._for_viewer(viewer)
        own = self._by_caller.get(caller) or await self._for_caller(caller)
        head = b'{"type":"update","from":%d,' % listener.revision
        listener.shown, listener.revision = shown, table.revision
        return b"".join((head, change, seen, own, self._shared))

    def _change(self, before: dict[str, bytes], shown: dict[str, bytes]) -> bytes:
        """What is different between two views."""
        gone = [name for name in before if name not in shown]
        part = _inner({"changed": changed_parts(before, shown), "gone": gone})
        self._changes[id(before), id(shown)] = part
        return part

    def _for_viewer(self, viewer: Seat | None) -> bytes:
        """What all listeners with the same viewer are told."""
        table = self._table
        part = self._by_viewer[viewer] = _inner(
            {
                "seat": viewer,
                "legal": Fragment(b"[]" if viewer is None else table.position.legal(viewer)),
                "events": Fragment(self._events_for(viewer)),
                "prompt": Fragment(prompt_for(table, viewer)),
                **own_answer_json(table, viewer),
            }
        )
        return part

    async def _for_caller(self, caller: Caller) -> bytes:
        """What all listeners with the same rights are told."""
        undo, seat = await undo_for(self._table, caller)
        own: Parts = {"undo": undo, "undo_seat": seat, "questions": questions_json(self._table, caller.held)}
        part = self._by_caller[caller] = _inner(own)
        return part

    def _events_for(self, viewer: Seat | None) -> bytes:
        """What a viewer sees of what happened; the same text where that is what the last one saw."""
        seen = observed(self._events, viewer)
        if seen != self._seen:
            self._seen, self._encoded = seen, encode([event.json() for event in seen])
        return self._encoded

    def _for_all(self, kind: str, actor: int | None) -> bytes:
        """What everyone is told, to the end of the message."""
        table = self._table
        return encode(
            {
                "revision": table.revision,
                "played": table.played,
                "kind": kind,
                "to_act": table.to_act(),
                "outcome": table.result(),
                "draw_offer": table.log.offer,
                "actor": actor,
                "status": table.status(),
                "window": window_json(table),
            }
        )[1:]


def _inner(parts: Parts) -> bytes:
    """Some members of an object, to be followed by others."""
    return encode(parts)[1:-1] + b","


def send_table(table: Table) -> None:
    """Tell everyone at a table who is there, what was written and how it goes; not the position."""
    made: dict[Caller, bytes] = {}
    for listener in table.listeners:
        caller = listener.caller
        if caller not in made:
            made[caller] = encode({"type": "table", **table_json(table, caller)})
        listener.send(made[caller])
