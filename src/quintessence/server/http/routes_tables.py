"""REST: tables are made, found, joined and left."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.core.data import fingerprint
from quintessence.core.game import BadOption, IllegalAction, Values
from quintessence.server.asking import PROBLEMS, Ask, Asking
from quintessence.server.identity import Caller
from quintessence.server.models import Chat, Join, Link, Listed, NewTable, Revoke, SeatIn
from quintessence.server.models import Table as TableOut
from quintessence.server.problems import Problem
from quintessence.server.shown import whole_json
from quintessence.server.storage import Header, Stored
from quintessence.server.table import OVER, Table
from quintessence.server.tables import new_places

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)
TableId = Annotated[str, Path(max_length=40)]


@router.post("", status_code=201, response_model=TableOut)
async def create(ask: Ask, body: NewTable) -> Values:
    """Set up a table; the caller is its host."""
    kinds = [seat.kind for seat in body.seats]
    if body.seed is not None and "friend" in kinds:
        raise BadOption("seed_known_to_one")
    places = new_places(ask.guest, wanted(body.seats), LEVELS)
    match = quintessence.start(body.game, len(kinds), body.seed, body.options)
    host = await ask.service.identities.guest(ask.guest)
    table = await ask.service.tables.create(host, match, places, answer_seconds=body.answer_seconds)
    ask.service.wake(table)
    return await shown(ask, table.id)


@router.get("", response_model=list[Listed])
async def my_tables(ask: Ask, mine: int = 1) -> list[Values]:
    """The tables that the caller hosts or sits at."""
    known = {table.id: table for table in ask.service.tables.in_memory() if table.match is not None}
    found = await ask.service.storage.tables_of(ask.guest)
    for stored in found:
        if (table := known.get(stored.header.id)) is not None:  # it knows better within a turn
            stored.summary, stored.updated = table.summary(), table.stored.updated
    return [_listed(stored, ask.guest) for stored in found]


@router.get("/{id}", response_model=TableOut)
async def one(ask: Ask, id: TableId) -> Values:  # noqa: A002
    """A table as the caller may see it."""
    return await shown(ask, id)


@router.post("/{id}/join", response_model=TableOut)
async def join(ask: Ask, id: TableId, body: Join) -> Values:  # noqa: A002
    """Sit down by an invitation, come back by a seat's own key, or watch by the spectators' token."""
    async with ask.service.tables.locked(id) as table:
        await ask.service.join(table, ask.guest, body.token)
    return await shown(ask, id)


@router.post("/{id}/revoke", response_model=Link)
async def revoke(ask: Ask, id: TableId, body: Revoke) -> Values:  # noqa: A002
    """Make a seat's or the spectators' links worthless; answers with the new one."""
    async with ask.service.tables.locked(id) as table:
        caller = ask.service.caller(table, ask.guest, ask.token)
        seat = None if body.seat == "spectator" else body.seat
        return {"link": await ask.service.revoke(table, caller, seat)}


@router.post("/{id}/chat", status_code=204)
async def chat(ask: Ask, id: TableId, body: Chat) -> None:  # noqa: A002
    """Say something at a table."""
    async with ask.service.tables.locked(id) as table:
        caller = ask.service.caller(table, ask.guest, ask.token)
    await ask.service.chat(id, caller, body.text)


@router.post("/{id}/abandon", response_model=TableOut)
async def abandon(ask: Ask, id: TableId) -> Values:  # noqa: A002
    """End a table without a result; for its host."""
    async with ask.service.tables.locked(id) as table:
        if not ask.service.caller(table, ask.guest, ask.token).is_host:
            raise Problem(403, "only_the_host")
        await ask.service.moves.abandon(table)
    return await shown(ask, id)


@router.post("/{id}/rematch", status_code=201, response_model=TableOut)
async def rematch(ask: Ask, id: TableId) -> Values:  # noqa: A002
    """The same again, everyone one seat further; whoever asks second gets the same table."""
    service = ask.service
    async with service.tables.locked(id) as table:
        caller = service.caller(table, ask.guest, ask.token)
        if not caller.held:
            raise Problem(403, "not_at_this_table")
        if table.status() != OVER:
            raise IllegalAction("match_is_not_over")
        found = await service.tables.rematch(table, await service.identities.guest(table.stored.header.host))
        service.moves.tell_table(table)
    service.wake(found)
    return await shown(Asking(service, ask.guest, None), found.id)


def wanted(seats: list[SeatIn]) -> list[tuple[str, str | None]]:
    """The seats that someone asks for."""
    return [(seat.kind, seat.level) for seat in seats]


async def shown(ask: Asking, id_: str) -> Values:
    """A table as the caller may see it, or a Problem."""
    async with ask.service.tables.locked(id_) as table:
        return await whole_json(table, ask.service.caller(table, ask.guest, ask.token))


async def caller_of(ask: Asking, table: Table) -> Caller:
    """What the caller may do at a table."""
    return ask.service.caller(table, ask.guest, ask.token)


def _listed(stored: Stored, guest: str) -> Values:
    head, summary = stored.header, stored.summary
    held = {seat for seat, place in enumerate(stored.places) if guest in place.holders}
    is_readable = _is_readable(head)
    return {
        "id": head.id,
        "game": head.game,
        "status": summary.status if is_readable else "unreadable",
        "to_act": [seat for seat in summary.to_act],
        "held": [seat for seat in sorted(held)],
        "result": summary.result,
        "yours": is_readable and any(seat in held for seat in summary.to_act),
        "seats": [
            {
                "name": stored.names[place.holders[0]].name
                if place.holders and place.holders[0] in stored.names
                else "",
                "kind": place.kind,
                "level": place.level,
            }
            for place in stored.places
        ],
        "number": summary.number,
        "played": summary.played,
        "updated": stored.updated,
    }


def _is_readable(head: Header) -> bool:
    """Whether the rules and the data of a table are those that are here."""
    if head.game not in quintessence.known_games():
        return False
    return quintessence.load(head.game).version == head.version and (fingerprint(head.game) or "") == head.data
