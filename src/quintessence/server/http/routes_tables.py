"""REST: tables are made, found, joined and left."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.http.terms import require_list
from quintessence.server.wire.requests import Join, NewTable, Recover, Revoke
from quintessence.server.wire.table_shapes import Link, Listed, Table
from quintessence.service.problems import Problem

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)
Start = Annotated[str, Query(pattern=r"^([0-9]{1,6}|games-[A-Za-z0-9_-]{1,40})?$")]


@router.post("", status_code=201, response_model=Table)
async def create(ask: Ask, body: NewTable) -> Response:
    """Set up a table; the caller is its host."""
    service = ask.service
    if body.listed:
        require_list(service)
    table = await service.new_tables.set_up(ask.guest, body)
    if body.listed:
        service.open_tables.forget()
    service.wake(table)
    return await ask.new_table(table.id)


@router.get("", response_model=list[Listed])
async def my_tables(ask: Ask, start: Start = "") -> Response:
    """Some of the tables that the caller hosts or sits at, last changed first, then of the games brought along.

    Where there are more, the header `link` says where they are: rel="next".
    """
    listed, following = await ask.service.own_list(ask.guest, start)
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
    """Play the same game again with the same people, everyone one seat further; who asks second gets the same table."""
    service = ask.service
    made = await service.new_tables.rematch(ask.visitor, id)
    service.open_tables.forget()
    service.wake(made)
    return await ask.new_table(made.id)
