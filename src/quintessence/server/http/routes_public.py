"""REST: what anyone may know of a table's moment, for a picture that leaves the table."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.http.routes_review import Number
from quintessence.server.wire.review_shapes import PublicMoment
from quintessence.service.workers.match_job import snapshot

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{id}/public/{number}", response_model=PublicMoment, response_model_exclude_unset=True)
async def public_moment(ask: Ask, id: TableId, number: Number) -> Response:  # noqa: A002
    """The position after so many actions and the way there, as a spectator saw it, whoever asks."""
    async with ask.service.tables.locked(id) as table:
        ask.visitor.at(table.stored)
        match = snapshot(table)
    return ask.packed(await ask.service.looks.from_outside(ask.guest, match, number))
