"""REST: tables are made, found, joined and left."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

import quintessence
from quintessence.core.game import BadOption, IllegalAction, Values
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.http.own_list import own_list
from quintessence.server.http.terms import clock_terms, require_list, set_terms
from quintessence.server.problems import Problem
from quintessence.server.tables.creation import new_seats, secret_option
from quintessence.server.tables.replaying import replayed
from quintessence.server.wire.requests import Join, NewTable, Recover, Revoke, SeatIn
from quintessence.server.wire.table_shapes import Link, Listed, Table
from quintessence.server.wire.updates import send_table
from quintessence.table.state import CLOCK, OVER
from quintessence.table.terms import CLAIM, LISTED, PACE

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)
Start = Annotated[str, Query(pattern=r"^([0-9]{1,6}|games-[A-Za-z0-9_-]{1,40})?$")]


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
    match = await replayed(quintessence.start, body.game, len(seats), body.seed, body.options, data)
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
async def my_tables(ask: Ask, start: Start = "") -> Response:
    """Some of the tables that the caller hosts or sits at, last changed first, then of the games brought along.

    Where there are more, the header `link` says where they are: rel="next".
    """
    listed, following = await own_list(ask.service, ask.guest, start)
    headers = {"link": f'</api/tables?start={following}>; rel="next"'} if following else None
    return ask.packed(listed, headers)


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
    codes, address = request.app.state.rates.codes, request.client.host if request.client else ""
    if not (codes.take(f"guest {ask.guest}") and codes.take(f"address {address}")):
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
