"""REST: what anyone may know of a table's moment, for a picture that leaves the table."""

from __future__ import annotations

from asyncio import to_thread

from fastapi import APIRouter

from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.http.routes_review import Number
from quintessence.server.tables.review import moment, steps
from quintessence.server.wire.review_shapes import PublicMoment

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{id}/public/{number}", response_model=PublicMoment, response_model_exclude_unset=True)
async def public_moment(ask: Ask, id: TableId, number: Number) -> Values:  # noqa: A002
    """The position after so many actions and the way there, as a spectator saw it, whoever asks."""
    async with ask.service.tables.locked(id) as table:
        ask.visitor.at(table.stored)
        match = table.rules().copy()
    return await to_thread(_seen_by_all, match, number)


def _seen_by_all(match: Match, number: int) -> Values:
    found = moment(match, None, number)
    past = steps(match, None, is_over=False)["steps"]
    assert isinstance(past, list)
    return {"number": number, "view": found["view"], "to_act": found["to_act"], "steps": past[:number]}
