"""One change of a table, as each listener gets it: what is alike for several is encoded once."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Event, Seat
from quintessence.core.knowledge import observed
from quintessence.service.codec import encode, encode_changes
from quintessence.service.wire.table_json import chat_json, pins_json, prompt_for, table_json
from quintessence.table.answer_window import own_answer_json, window_json
from quintessence.table.attendance import note_who_is_gone, presence_json
from quintessence.table.caller import Caller
from quintessence.table.listener import Listener
from quintessence.table.model import ChatLine
from quintessence.table.position import NOTHING
from quintessence.table.seat_time import clocks_json
from quintessence.table.table import Table
from quintessence.table.undo import undo_for
from quintessence.table.viewer import viewer_after

_NO_ANSWER: Final = b'"standing_answer":null,"kept":false,'
"""A seat's own answer where the game never waits for one."""


class UpdateBuilder:
    """Builds the updates of one change, out of pieces: members of the message's object, each with its comma.

    A piece is encoded once for all listeners that get the same. Every move goes through here for each of them.
    """

    def __init__(self, table: Table, kind: str, actor: int | None, events: list[Event]) -> None:
        """`learn_undo` has found out before who may take back."""
        self._table: Final = table
        self._events: Final = events
        self._seen: list[Event] = []
        self._encoded = NOTHING
        """The events as the last viewer saw them, and as JSON."""
        self._changes: Final[dict[tuple[int, int], bytes]] = {}
        self._by_viewer: Final[dict[Seat | None, bytes]] = {}
        self._by_caller: Final[dict[int, bytes]] = {}
        self._shared: Final = self._for_all(kind, actor)

    def update_for(self, listener: Listener) -> bytes:
        """The update for a listener; the view that it has is then the one that is shown here."""
        table, caller = self._table, listener.caller
        viewer = viewer_after(table, caller, listener.viewer)
        before, shown = listener.shown, table.position.parts(viewer)
        change = self._changes.get((id(before), id(shown))) or self._change(before, shown)
        seen = self._by_viewer.get(viewer) or self._for_viewer(viewer)
        own = self._by_caller.get(id(caller)) or self._for_caller(caller)
        head = b'{"type":"update","from":%d,' % listener.revision
        listener.shown, listener.revision = shown, table.revision
        return b"".join((head, change, seen, own, self._shared))

    def _change(self, before: dict[str, bytes], shown: dict[str, bytes]) -> bytes:
        """What is different between two views."""
        told = encode_changes(before, shown)
        piece = self._changes[id(before), id(shown)] = b'"changed":%b,"patched":%b,"gone":%b,' % told
        return piece

    def _for_viewer(self, viewer: Seat | None) -> bytes:
        """What all listeners with the same viewer get."""
        table = self._table
        seat, legal = (b"null", NOTHING) if viewer is None else (b"%d" % viewer, table.position.legal(viewer))
        answer = encode(own_answer_json(table, viewer))[1:-1] + b"," if table.has_standing_answers else _NO_ANSWER
        piece = self._by_viewer[viewer] = b'"seat":%b,"legal":%b,"events":%b,"prompt":%b,%b' % (
            *(seat, legal, self._events_for(viewer)),
            *(prompt_for(table, viewer), answer),
        )
        return piece

    def _for_caller(self, caller: Caller) -> bytes:
        """What all listeners with the same rights get."""
        undo, seat = undo_for(self._table, caller)
        may = b"true" if undo is True else encode(undo)
        where = b"null" if seat is None else b"%d" % seat
        question = self._table.position.question
        asked = b",".join([b'"%d":%d' % (held, question(Seat(held))) for held in caller.held])
        piece = b'"undo":%b,"undo_seat":%b,"questions":{%b},' % (may, where, asked)
        self._by_caller[id(caller)] = piece
        return piece

    def _events_for(self, viewer: Seat | None) -> bytes:
        """What a viewer sees of what happened; the same text where that is what the last one saw."""
        seen = observed(self._events, viewer)
        if seen != self._seen:
            self._seen, self._encoded = seen, encode([event.json() for event in seen])
        return self._encoded

    def _for_all(self, kind: str, actor: int | None) -> bytes:
        """What everyone gets, to the end of the message."""
        table = self._table
        shared = {
            "revision": table.revision,
            "played": table.played,
            "kind": kind,
            "to_act": table.to_act(),
            "outcome": table.result(),
            "draw_offer": table.log.offer,
            "actor": actor,
            "status": table.status(),
            "window": window_json(table) if table.has_windows else None,
            "clocks": clocks_json(table),
        }
        return encode(shared)[1:]


def send_table(table: Table) -> None:
    """Tell everyone at a table who is there, what was written and how it goes; not the position."""
    made: dict[Caller, bytes] = {}
    for listener in table.listeners:
        caller = listener.caller
        if caller not in made:
            made[caller] = encode({"type": "table", **table_json(table, caller)})
        listener.send(made[caller])


def send_chat(table: Table, line: ChatLine) -> None:
    """Tell everyone at a table what was written: the line alone, since a table is a hundred times as long."""
    text = encode({"type": "chat", "line": chat_json(line)})
    for listener in table.listeners:
        listener.send(text)


def send_presence(table: Table) -> None:
    """Tell everyone at a table who is there."""
    note_who_is_gone(table)
    text = encode({"type": "presence", **presence_json(table)})
    for listener in table.listeners:
        listener.send(text)


def send_clocks(table: Table) -> None:
    """Tell everyone at a table what the clocks say."""
    text = encode({"type": "clocks", "clocks": clocks_json(table)})
    for listener in table.listeners:
        listener.send(text)


def send_pins(table: Table) -> None:
    """Tell everyone at a table what the allies there propose to each other."""
    text = encode({"type": "pins", "pins": pins_json(table)})
    for listener in table.listeners:
        listener.send(text)
