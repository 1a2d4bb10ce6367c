"""REST: playing, taking back, giving up and asking for a hint; the same commands as over the socket."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.wire.play_shapes import Hint, Played
from quintessence.server.wire.requests import Draw, InSeat, Play, StandIn, TakeBack, Undo
from quintessence.server.wire.table_shapes import Table

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)


@router.post("/{id}/play", response_model=Played)
async def play(ask: Ask, id: TableId, body: Play) -> Values:  # noqa: A002
    """Play an action as the answer to a question."""
    return await ask.service.commands.play(id, ask.visitor, body)


@router.post("/{id}/undo", response_model=Played)
async def undo(ask: Ask, id: TableId, body: Undo) -> Values:  # noqa: A002
    """Take one's last action back, while nobody has learned anything by it or built on it."""
    return await ask.service.commands.undo(id, ask.visitor, body)


@router.post("/{id}/resign", response_model=Table)
async def resign(ask: Ask, id: TableId, body: InSeat) -> Response:  # noqa: A002
    """Give up."""
    await ask.service.commands.resign(id, ask.visitor, body)
    return await ask.table(id)


@router.post("/{id}/draw", response_model=Table)
async def draw(ask: Ask, id: TableId, body: Draw) -> Response:  # noqa: A002
    """Offer a draw, accept one or decline it."""
    await ask.service.commands.draw(id, ask.visitor, body)
    return await ask.table(id)


@router.post("/{id}/hint", response_model=Hint)
async def hint(ask: Ask, id: TableId, body: InSeat) -> Values:  # noqa: A002
    """What a good bot would do, where no other person plays."""
    return await ask.service.commands.hint(id, ask.visitor, body)


@router.post("/{id}/take-back", response_model=Table)
async def take_back(ask: Ask, id: TableId, body: TakeBack) -> Response:  # noqa: A002
    """Take a seat's last action back with all that came after it: freely against bots, by asking against people."""
    await ask.service.commands.take_back(id, ask.visitor, body)
    return await ask.table(id)


@router.post("/{id}/stand-in", response_model=Table)
async def stand_in(ask: Ask, id: TableId, body: StandIn) -> Response:  # noqa: A002
    """Have a bot play for someone who is gone, until they come back; for those who sit at the table."""
    await ask.service.commands.stand_in(id, ask.visitor, body)
    return await ask.table(id)


@router.post("/{id}/claim", response_model=Table)
async def claim(ask: Ask, id: TableId, body: InSeat) -> Response:  # noqa: A002
    """Claim the win against someone who is gone, where the host has set that; for those who sit at the table."""
    await ask.service.commands.claim(id, ask.visitor, body)
    return await ask.table(id)
