"""Proposing: allies pin what they would like to play, bots too; nothing follows from it."""

from __future__ import annotations

import json
from typing import Any

from quintessence.core.game import Action, IllegalAction, Json, Seat
from quintessence.table.change import Change
from quintessence.table.entry import PLAY
from quintessence.table.playing import play
from quintessence.table.state import TableState


def pin(table: TableState, seat: Seat, row: list[Json], most: int) -> Change:
    """Propose an action, legal or not, to one's allies; of more than `most` of a seat, its oldest falls."""
    action = _proposed(table, row)
    table.pins.add(seat, action, table.rules().state.turn_number(), most)
    return Change(has_pins=True)


def unpin(table: TableState, seat: Seat, row: list[Json]) -> Change | None:
    """Take a proposal of one's own back; None where there is none."""
    return Change(has_pins=True) if table.pins.remove(seat, _proposed(table, row)) else None


def withdraw(table: TableState, seat: int) -> Change | None:
    """Take all proposals of a seat away; None where it has none."""
    return Change(has_pins=True) if table.pins.remove_seat(seat) else None


def propose(table: TableState, seat: Seat, row: Json) -> Change | None:
    """Show the allies what a bot would play now, in place of what it proposed; None where that is the same."""
    table.pins.thought_at[seat] = table.revision
    action = None
    if isinstance(row, list):
        action = table.environment.codec.find_by_row(table.rules().legal(seat), row)
    before = table.pins.of_seat(seat)
    table.pins.remove_seat(seat)
    if action is not None:
        table.pins.add(seat, action, table.rules().state.turn_number(), 1)
    return Change(has_pins=True) if table.pins.of_seat(seat) != before else None


def let_play(table: TableState, seat: int) -> Change:
    """Have a bot play at once what it proposes to its allies, though they may still act themselves."""
    proposed = table.pins.of_seat(seat)
    if not proposed or seat not in table.bots_due():
        raise IllegalAction("nothing_proposed")
    return play(table, Seat(seat), proposed[-1].row())


def pins_text(table: TableState) -> str:
    """The pins as others can read them: for the turn and the revision at which they hold."""
    if not table.pins.all:
        return ""
    pins = [[seat, *action.row()] for seat, action in table.pins.all]
    text = {"turn": table.rules().state.turn_number(), "revision": table.revision, "pins": pins}
    return table.environment.codec.encode(text).decode()


def pins_stored(table: TableState, text: str) -> None:
    """The pins are durable as a text says."""
    table.stored.pins = text


def read_pins(table: TableState, text: str) -> Change | None:
    """Take over the pins as they were written elsewhere, but for those that fell since; None where that is the same."""
    pins_stored(table, text)
    before, table.pins.all = table.pins.all, []
    given: dict[str, Any] = json.loads(text) if text else {"turn": None}
    if table.match is not None and not table.is_over() and given["turn"] == table.match.state.turn_number():
        since = table.revision - int(given["revision"])
        recent = list(table.log.recent)[-since:] if since > 0 else []
        for seat, *row in given["pins"]:
            if (PLAY, [seat, *row]) not in recent:
                table.pins.add(Seat(seat), table.match.action(row), given["turn"], len(given["pins"]))
    return Change(has_pins=True, is_followed=True) if before != table.pins.all else None


def _proposed(table: TableState, row: list[Json]) -> Action:
    """The action that a row names; Refused where nobody can propose it."""
    match = table.rules()
    if not table.is_allied:
        raise IllegalAction("only_allies_pin")
    if table.is_over():
        raise IllegalAction("match_is_over")
    return match.action(row)
