"""What a caller is shown of a table: built from nothing, through the eyes of one of the seats it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from orjson import Fragment

from quintessence.core.game import Event, Json, Seat, Values
from quintessence.core.knowledge import observed
from quintessence.server.identity import Caller
from quintessence.server.said import changed, dumps, said, said_list, written
from quintessence.server.storage import Place
from quintessence.server.table import Table
from quintessence.server.window import codes_of, own_json, window_json

if TYPE_CHECKING:
    from quintessence.server.live import Connection


Parts: TypeAlias = dict[str, object]
"""Some of the names of an update, and what stands under them: ready to be written, or written already."""


def eyes_of(table: Table, held: frozenset[int], chosen: int | None = None) -> Seat | None:
    """Through whose eyes a caller looks: the held seat it chose, one that is to act, the first, or a spectator's."""
    if chosen is not None and chosen in held:
        return Seat(chosen)
    for seat in table.to_act():
        if seat in held:
            return seat
    return Seat(min(held)) if held else None


def table_json(table: Table, caller: Caller) -> Values:
    """A table without its state."""
    stored = table.stored
    head = stored.header
    chat: list[Json] = [{"name": line.name, "text": line.text, "at": line.at} for line in stored.chat]
    return {
        "id": table.id,
        "game": head.game,
        "version": head.version,
        "options": open_options(table),
        "status": table.status(),
        "number": table.number,
        "played": table.played,
        "commitment": head.commitment,
        "seed": head.seed if table.is_over() else None,
        "host": caller.is_host,
        "imported": head.origin == "import",
        "practice": table.is_practice(),
        "hides": table.hides_between_seats(),
        "common": table.match is not None and table.match.game.is_common(),
        "answer_seconds": head.answer_seconds,
        "standings": [code for code in codes_of(table)],
        "seats": [_seat(table, caller, seat, place) for seat, place in enumerate(stored.places)],
        "watch_link": f"/t/{table.id}?join={stored.watch}" if caller.is_host or caller.held else None,
        "resigned": [seat for seat in table.log.resigned],
        "draw_offer": table.log.offer,
        "result": table.result(),
        "rematch": stored.rematch or None,
        "notes": [note for note in table.log.notes],
        "chat": chat,
    }


def open_options(table: Table) -> Values:
    """The options; those that can name secrets only once the match is over."""
    options = table.stored.header.options
    if table.is_over():
        return options
    if table.match is None:  # nobody can say which of them hide something
        return {}
    secret = {option.name for option in table.match.game.options() if option.is_secret}
    return {name: value for name, value in options.items() if name not in secret}


def _seat(table: Table, caller: Caller, seat: int, place: Place) -> Values:
    """A seat; a free one's invitation is for whoever sits at the table, a held one's key for its holders alone."""
    holder = table.stored.names.get(place.holders[0]) if place.holders else None
    token = None
    if seat in caller.held:
        token = place.key
    elif place.kind == "friend" and not place.holders and (caller.is_host or caller.held):
        token = place.token
    return {
        "seat": seat,
        "kind": place.kind,
        "level": place.level,
        "name": holder.name if holder else "",
        "colour": holder.colour if holder else None,
        "guest": bool(place.holders),
        "held": seat in caller.held,
        "online": any(seat in connection.caller.held for connection in table.connections),
        "link": None if token is None else f"/t/{table.id}?join={token}",
    }


async def state_json(table: Table, caller: Caller, chosen: int | None = None) -> Values | None:
    """The position as a caller may know it; None when its rules are gone."""
    if table.match is None:
        return None
    eyes = eyes_of(table, caller.held, chosen)
    undo, undo_seat = undo_for(await table.can_undo(), table, caller)
    return {
        "number": table.number,
        "played": table.played,
        "seat": eyes,
        "to_act": [seat for seat in table.to_act()],
        "view": table.view(eyes),
        "legal": [said(action) for action in table.match.legal(eyes)] if eyes is not None and table.to_act() else [],
        "prompt": prompt_for(table, eyes),
        "undo": undo,
        "undo_seat": undo_seat,
        "outcome": table.result(),
        "practice": table.is_practice(),
        "window": window_json(table),
        **own_json(table, eyes),
    }


def prompt_for(table: Table, eyes: Seat | None) -> Values | None:
    """What those eyes are asked; a spectator reads what someone who waits is told, where nothing is hidden."""
    match = table.rules()
    if eyes is not None:
        return match.prompt(eyes).json()
    waiting = table.to_act()
    others = [Seat(seat) for seat in range(table.seats) if seat not in waiting]
    return match.prompt(others[0]).json() if others and _shows_all(table) else None


def _shows_all(table: Table) -> bool:
    """Whether a spectator sees every fact; a view may tell more, worked out from them."""
    view = table.view(None)
    return all(name in view and view[name] == fact for name, fact in table.rules().state.facts().items())


def undo_for(answer: bool | str, table: Table, caller: Caller) -> tuple[bool | str, int | None]:
    """Whether a caller may take back, and in which seat."""
    last = table.log.last_actor()
    if last is None or not table.to_act():
        return answer, None
    return (answer, last) if last in caller.held else ("other_seat_acted", None)


async def whole_json(table: Table, caller: Caller, chosen: int | None = None) -> Values:
    """A table with its state."""
    return {**table_json(table, caller), "state": await state_json(table, caller, chosen)}


class Telling:
    """One change of a table, as each connection is told of it: what is alike for several is worked out once."""

    def __init__(self, table: Table, kind: str, actor: int | None, events: list[Event], undo: bool | str) -> None:
        self._table: Final = table
        self._events: Final = events
        self._seen: list[Event] = []
        self._told = written([])
        """The events as some eyes saw them, and as JSON."""
        self._undo: Final = undo
        self._waiting: Final = table.to_act()
        self._changes: Final[dict[tuple[int, int], Parts]] = {}
        self._parts: Final[dict[Seat | None, Parts]] = {}
        self._shared: Final = self._for_all(kind, actor)

    def text_for(self, connection: Connection) -> bytes:
        """The update for a connection; what it has seen is then what it is shown here."""
        table, caller = self._table, connection.caller
        eyes = eyes_of(table, caller.held, connection.eyes)
        undo, undo_seat = undo_for(self._undo, table, caller)
        shown, before, now = table.pieces(eyes), connection.number, table.number
        change = self._changes.get((id(connection.shown), id(shown))) or self._change(connection.shown, shown)
        part = self._parts.get(eyes) or self._part(eyes)
        connection.shown, connection.number = shown, now
        own = {"type": "update", "number": now, "from": before, "undo": undo, "undo_seat": undo_seat}
        return dumps({**own, **change, **part, **self._shared})

    def _change(self, before: dict[str, bytes], shown: dict[str, bytes]) -> Parts:
        """What is different between two views."""
        gone = [name for name in before if name not in shown]
        told = self._changes[id(before), id(shown)] = {"changed": changed(before, shown), "gone": gone}
        return told

    def _part(self, eyes: Seat | None) -> Parts:
        """What all connections with the same eyes are told."""
        table = self._table
        part = self._parts[eyes] = {
            "legal": said_list(table.rules().legal(eyes)) if eyes is not None and eyes in self._waiting else [],
            "events": self._events_for(eyes),
            "seat": eyes,
            "prompt": prompt_for(table, eyes),
            **own_json(table, eyes),
        }
        return part

    def _events_for(self, eyes: Seat | None) -> Fragment:
        """What those eyes see of what happened; where that is what the last ones saw, the same text."""
        seen = observed(self._events, eyes)
        if seen != self._seen:
            self._seen, self._told = seen, written([said(event) for event in seen])
        return self._told

    def _for_all(self, kind: str, actor: int | None) -> Parts:
        """What everyone is told."""
        table = self._table
        return {
            "played": table.played,
            "kind": kind,
            "undone": kind == "undo",
            "to_act": self._waiting,
            "outcome": table.result(),
            "draw_offer": table.log.offer,
            "actor": actor,
            "status": table.status(),
            "window": window_json(table),
        }
