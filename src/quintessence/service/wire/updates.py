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
from quintessence.table.change import Change
from quintessence.table.entry import Entry
from quintessence.table.listener import Listener
from quintessence.table.model import ChatLine
from quintessence.table.revision_cache import NOTHING
from quintessence.table.seat_time import clocks_json
from quintessence.table.table import Table
from quintessence.table.undo import undo_for
from quintessence.table.viewer import viewer_after

_NO_ANSWER: Final = b'"standing_answer":null,"kept":false,'
"""A seat's own answer where the game never waits for one."""


def updates_of(table: Table, change: Change, entry: Entry) -> list[tuple[Listener, bytes]]:
    """The update of each listener about a change, where it has one; `learn_undo` has found out who may take back."""
    updates: list[tuple[Listener, bytes]] = []
    if change.has_update and table.listeners:
        builder = UpdateBuilder(table, entry.kind, entry.seat, change.events or [])
        for listener in table.listeners:
            if listener.revision >= 0:
                updates.append((listener, builder.update_for(listener)))  # noqa: PERF401
    return updates


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
        self._pieces: Final[dict[tuple[Seat | None, frozenset[int]], bytes]] = {}
        log = table.log
        shared = {
            "revision": log.revision,
            "played": len(log.actions),
            "kind": kind,
            "to_act": table.current.to_act,
            "outcome": None if table.current.to_act else table.result(),
            "draw_offer": log.offer,
            "actor": actor,
            "status": table.stored.summary.status,
            "window": window_json(table) if table.has_windows else None,
            "clocks": None if table.seat_clocks is None else clocks_json(table),
        }
        self._shared: Final = encode(shared)[1:]
        """What everyone gets, to the end of the message."""

    def update_for(self, listener: Listener) -> bytes:
        """The update for a listener; the view that it has is then the one that is shown here."""
        table, held, before = self._table, listener.caller.held, listener.shown
        viewer = listener.caller.only_seat
        if viewer is None:
            viewer = viewer_after(table, listener.caller, listener.viewer)
        shown = table.current.parts(viewer)
        change = self._changes.get((id(before), id(shown)))
        if change is None:
            change = b'"changed":%b,"patched":%b,"gone":%b,' % encode_changes(before, shown)
            self._changes[id(before), id(shown)] = change
        own = self._pieces.get((viewer, held))
        if own is None:
            own = self._pieces[viewer, held] = self._own(viewer, held)
        head = b'{"type":"update","from":%d,' % listener.revision
        listener.shown, listener.revision = shown, table.log.revision
        return b"".join((head, change, own, self._shared))

    def _own(self, viewer: Seat | None, held: frozenset[int]) -> bytes:
        """What all listeners get who look through a seat, or (None) only watch, and hold the same seats."""
        table, questions = self._table, list[bytes]()
        seat, legal, prompt = b"null", NOTHING, b""
        for one in held:
            own_legal, own_prompt, number = table.current.asked(one)
            questions.append(b'"%d":%d' % (one, number))
            if one == viewer:
                seat, legal, prompt = b"%d" % one, own_legal, own_prompt
        seen = observed(self._events, viewer)
        if seen != self._seen:
            self._seen, self._encoded = seen, encode([event.json() for event in seen])
        answer = encode(own_answer_json(table, viewer))[1:-1] + b"," if table.has_standing_answers else _NO_ANSWER
        undo, undo_seat = undo_for(table, held)
        return b'"seat":%b,"legal":%b,"events":%b,"prompt":%b,%b"undo":%b,"undo_seat":%b,"questions":{%b},' % (
            *(seat, legal, self._encoded, prompt or prompt_for(table, viewer), answer),
            b"true" if undo is True else b'"%b"' % str(undo).encode(),
            b"null" if undo_seat is None else b"%d" % undo_seat,
            b",".join(questions),
        )


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
