"""REST: the tables of this server that wait for anyone, or may be watched by anyone."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.http.terms import require_list, set_terms
from quintessence.server.wire.requests import ListTable
from quintessence.server.wire.table_shapes import OpenTables, Table
from quintessence.service.tables.open_tables import free_seat
from quintessence.table.model import SeatHold, StoredTable
from quintessence.table.terms import LISTED

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/open-tables", response_model=OpenTables)
async def open_tables(ask: Ask) -> Values:
    """The tables that their hosts have listed; none where the server has no such list."""
    service = ask.service
    if not service.settings.has_open_tables:
        return {"allowed": False, "tables": []}
    tables = await service.open_tables.all()
    return {"allowed": True, "tables": [_open(stored, ask.guest) for stored in tables]}


@router.post("/tables/{id}/listed", response_model=Table)
async def list_table(ask: Ask, id: TableId, body: ListTable) -> Response:  # noqa: A002
    """Put a table on the list, or take it off; for its host."""
    if body.listed:
        require_list(ask.service)
    async with ask.service.tables.locked(id) as table:
        ask.visitor.at(table.stored).require_host()
    await set_terms(ask.service, id, {LISTED: body.listed})
    return await ask.table(id)


def _open(stored: StoredTable, guest: str) -> Values:
    """A table of the list: its link leads to the free seat, to the table for who sits there, or to watch."""
    head, free = stored.header, free_seat(stored)
    is_there = guest == head.host or any(guest in hold.holders for hold in stored.seats)
    token = stored.watch if free is None else free.invitation
    return {
        "id": head.id,
        "game": head.game,
        "seats": [_seat(stored, hold) for hold in stored.seats],
        "is_free": free is not None and not is_there,
        "link": f"/t/{head.id}" if is_there else f"/t/{head.id}?join={token}",
        "played": stored.summary.played,
        "updated": stored.updated,
    }


def _seat(stored: StoredTable, hold: SeatHold) -> Values:
    holder = stored.names.get(hold.holders[0]) if hold.holders else None
    return {"name": "" if holder is None else holder.name, "kind": hold.kind, "level": hold.level}
