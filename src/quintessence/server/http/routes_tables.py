"""REST: tables are made, found, joined and left."""

from __future__ import annotations

from asyncio import to_thread
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

import quintessence
from quintessence.core.game import BadOption, IllegalAction, Refused, Values
from quintessence.server.decisions.seat_time import left_in
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.http.terms import clock_terms, require_list, set_terms
from quintessence.server.mine.kept import game_json, is_casual
from quintessence.server.mine.shelf import Mark
from quintessence.server.problems import Problem
from quintessence.server.storage.model import SeatHold, StoredTable
from quintessence.server.tables.creation import new_seats, origin_kind, secret_option
from quintessence.server.tables.handing_on import has_deal
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.table import CLOCK, OVER, UNREADABLE
from quintessence.server.tables.terms import CLAIM, LISTED, PACE
from quintessence.server.wire.requests import Join, NewTable, Recover, Revoke, SeatIn
from quintessence.server.wire.table_shapes import Link, Listed, Table
from quintessence.server.wire.updates import send_table

_CLOCKED: Final = 20
"""Tables that are opened for one list."""

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)


@router.post("", status_code=201, response_model=Table)
async def create(ask: Ask, body: NewTable) -> Response:
    """Set up a table; the caller is its host."""
    service = ask.service
    if body.seed is not None and any(seat.kind == "friend" for seat in body.seats):
        raise BadOption("seed_known_to_one")
    if body.listed:
        require_list(service)
    seats = new_seats(ask.guest, wanted(body.seats))
    data = None if body.variant is None else await service.creation.variant_data(body.game, body.variant)
    match = await to_thread(quintessence.start, body.game, len(seats), body.seed, body.options, data)
    if any(seat.kind == "friend" for seat in body.seats) and (secret := secret_option(match.game, match.options)):
        raise BadOption("option_known_to_one", {"option": secret})
    clock = clock_terms(body.clock, match, seats)
    host = await service.identities.guest(ask.guest)
    table = await service.creation.create(host, match, seats, answer_seconds=body.answer_seconds)
    terms: Values = {CLAIM: body.claim_seconds, LISTED: body.listed, PACE: body.pace, CLOCK: clock}
    await set_terms(service, table.id, terms)
    service.wake(table)
    return await ask.new_table(table.id)


@router.get("", response_model=list[Listed])
async def my_tables(ask: Ask) -> list[Values]:
    """The tables that the caller hosts or sits at."""
    service = ask.service
    found, marks = await service.storage.tables_of(ask.guest), await service.mine.shelf.marks(ask.guest)
    copies = await service.mine.games.copies(ask.guest)  # the games they are of are listed themselves
    here = [stored for stored in found if stored.header.id not in copies]
    await _open_clocked(service.tables, here, ask.guest)
    listed = [await _listed(service.tables, stored, ask.guest) for stored in here]
    known = {one["id"] for one in listed}
    listed += [game_json(game) for game in await service.mine.games.all(ask.guest) if game.id not in known]
    return [{**one, **_mark_json(marks.get(str(one["id"]), Mark()))} for one in listed]


@router.get("/{id}", response_model=Table)
async def one(ask: Ask, id: TableId) -> Response:  # noqa: A002
    """A table as the caller may see it."""
    return await ask.table(id)


@router.post("/{id}/join", response_model=Table)
async def join(ask: Ask, id: TableId, body: Join) -> Response:  # noqa: A002
    """Sit down by an invitation, come back by a seat's own key, or watch by the spectators' token."""
    await ask.service.commands.join(id, ask.guest, body)
    return await ask.table(id)


@router.post("/{id}/recover", response_model=Table)
async def recover(ask: Ask, request: Request, id: TableId, body: Recover) -> Response:  # noqa: A002
    """Come back to one's seat by its short code: the cookie is gone, or this is another browser."""
    if not request.app.state.rates.codes.take(id):
        raise Problem(429, "too_fast")
    await ask.service.commands.recover(id, ask.guest, body)
    return await ask.table(id)


@router.post("/{id}/revoke", response_model=Link)
async def revoke(ask: Ask, id: TableId, body: Revoke) -> Values:  # noqa: A002
    """Make a seat's or the spectators' links worthless; answers with the new one."""
    return await ask.service.commands.revoke(id, ask.visitor, body)


@router.post("/{id}/abandon", response_model=Table)
async def abandon(ask: Ask, id: TableId) -> Response:  # noqa: A002
    """End a table without a result; for its host."""
    await ask.service.commands.abandon(id, ask.visitor)
    return await ask.table(id)


@router.post("/{id}/rematch", status_code=201, response_model=Table)
async def rematch(ask: Ask, id: TableId) -> Response:  # noqa: A002
    """The same once more, everyone one seat further; whoever asks second gets the same table."""
    service = ask.service
    async with service.tables.locked(id) as table:
        if not ask.visitor.at(table.stored).held:
            raise Problem(403, "not_at_this_table")
        if table.status() != OVER:
            raise IllegalAction("match_is_not_over")
        made = await service.creation.rematch(table)
        await set_terms(service, made.id, table.log.terms)
        send_table(table)
    service.wake(made)
    return await ask.new_table(made.id)


def wanted(seats: list[SeatIn]) -> list[tuple[str, str | None]]:
    """The seats that someone asks for."""
    return [(seat.kind, seat.level) for seat in seats]


async def _listed(tables: Tables, stored: StoredTable, guest: str) -> Values:
    """A table as the list shows it; one that is in memory knows better within a turn."""
    head, summary, updated = stored.header, stored.summary, stored.updated
    table = tables.known(head.id)
    if table is not None and table.match is not None:
        summary, updated = table.summary(), table.stored.updated
    is_readable = await tables.is_readable(head)
    held = {seat for seat, hold in enumerate(stored.seats) if guest in hold.holders}
    status, casual = summary.status if is_readable else UNREADABLE, is_casual(head, summary.result)
    return {
        "id": head.id,
        "game": head.game,
        "variant": head.variant,
        "status": status,
        "relation": head.relation,
        "sides": [side for side in head.sides],
        "to_act": [seat for seat in summary.to_act],
        "held": [seat for seat in sorted(held)],
        "result": summary.result,
        "yours": is_readable and any(seat in held for seat in summary.to_act),
        "seats": [_listed_seat(stored, hold) for hold in stored.seats],
        "revision": summary.revision,
        "played": summary.played,
        "created": head.created,
        "updated": updated,
        "clock_left": None if table is None or table.match is None else left_in(table, held),
        "origin": origin_kind(head),
        "casual": casual,
        "may_hand_on": status == OVER and has_deal(head, stored.seats, guest, casual),
        "archived": False,
    }


async def _open_clocked(tables: Tables, found: list[StoredTable], guest: str) -> None:
    """Have some tables in memory whose clocks may run for a guest: what they say is not in the list."""
    due = [one for one in found if one.summary.bot_due and not tables.is_in_memory(one.header.id)]
    own = [one for one in due if any(guest in one.seats[seat].holders for seat in one.summary.to_act)]
    for stored in own[:_CLOCKED]:
        with suppress(Refused):
            await tables.find(stored.header.id)


def _mark_json(mark: Mark) -> Values:
    return {"label": mark.label, "deleted": mark.deleted > 0}


def _listed_seat(stored: StoredTable, hold: SeatHold) -> Values:
    holder = stored.names.get(hold.holders[0]) if hold.holders else None
    return {"name": "" if holder is None else holder.name, "kind": hold.kind, "level": hold.level}
