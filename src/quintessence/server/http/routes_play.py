"""REST: playing, taking back, giving up, asking why and asking for a hint; the same as over the socket."""

from __future__ import annotations

from fastapi import APIRouter

from quintessence.core.game import Values
from quintessence.server.asking import PROBLEMS, Ask, Asking
from quintessence.server.models import (
    Draw,
    Hint,
    InSeat,
    Number,
    Own,
    Play,
    Stand,
    Trails,
    TrailsAsked,
    Undo,
    Why,
    WhyAnswers,
)
from quintessence.server.models import (
    Table as TableOut,
)
from quintessence.server.moves import require_seat
from quintessence.server.problems import Problem
from quintessence.server.routes_tables import TableId, shown
from quintessence.server.window import own_json

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)
HINT_LEVEL = "level4"


@router.post("/{id}/play", response_model=Number)
async def play(ask: Ask, id: TableId, body: Play) -> Values:  # noqa: A002
    """Play an action on the position of that number."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        return {"number": await ask.service.windows.play(table, seat, body.number, body.row)}


@router.post("/{id}/standing", response_model=Own)
async def standing(ask: Ask, id: TableId, body: Stand) -> Values:  # noqa: A002
    """Say ahead what to answer in another's turn; nobody else is told."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        await ask.service.windows.choose(table, seat, body.code)
        return own_json(table, seat)


@router.post("/{id}/undo", response_model=Number)
async def undo(ask: Ask, id: TableId, body: Undo) -> Values:  # noqa: A002
    """Take one's last action back, while nobody has learned anything or acted since."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        return {"number": await ask.service.moves.undo(table, seat, body.number)}


@router.post("/{id}/resign", response_model=TableOut)
async def resign(ask: Ask, id: TableId, body: InSeat) -> Values:  # noqa: A002
    """Give up."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        await ask.service.moves.resign(table, seat)
    return await shown(ask, id)


@router.post("/{id}/draw", response_model=TableOut)
async def draw(ask: Ask, id: TableId, body: Draw) -> Values:  # noqa: A002
    """Offer a draw, accept one or decline it."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        await ask.service.moves.draw(table, seat, body.answer)
    return await shown(ask, id)


@router.post("/{id}/why", response_model=WhyAnswers)
async def why(ask: Ask, id: TableId, body: Why) -> Values:  # noqa: A002
    """Why each of some rows cannot be played now; null where it can."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        return {"answers": ask.service.why(table, seat, body.rows)}


@router.post("/{id}/hint", response_model=Hint)
async def hint(ask: Ask, id: TableId, body: InSeat) -> Values:  # noqa: A002
    """What a good bot would do, where no other person plays."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        if not table.is_practice():
            raise Problem(403, "only_in_practice")
        if seat not in table.to_act():
            raise Problem(409, "not_your_turn")
        order = {**ask.service.bots.order(table, "hint"), "seat": seat, "level": HINT_LEVEL}
    return await thought(ask, order)


@router.post("/{id}/trails", response_model=Trails)
async def trails(ask: Ask, id: TableId, body: TrailsAsked) -> Values:  # noqa: A002
    """Where actions of one kind can lead, one after the other, in positions where nothing is hidden."""
    async with ask.service.tables.locked(id) as table:
        seat = require_seat(ask.service.caller(table, ask.guest, ask.token), body.seat)
        order = ask.service.trails_order(table, seat, body.tag, body.start)
    return await thought(ask, order)


async def thought(ask: Asking, order: Values) -> Values:
    """A worker's answer, or a Problem that says why there is none."""
    return await ask.service.thought(order)
