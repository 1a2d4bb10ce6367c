"""REST: what guests keep of their own: labels, deleted games, achievements, and all of it in one file."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response, StreamingResponse

from quintessence.core.game import Values
from quintessence.server.http.asking import PACKED, PROBLEMS, Ask
from quintessence.server.wire import own_shapes
from quintessence.server.wire.brought_games import KeptDocument
from quintessence.server.wire.requests import MarkTable
from quintessence.server.wire.table_shapes import Imported
from quintessence.service.accounts.export import KINDS
from quintessence.service.problems import Problem
from quintessence.service.storage.change import add_document

router = APIRouter(prefix="/api/mine", responses=PROBLEMS)
_SCHEMA: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/KeptGame"}}}
_GAME: Final[dict[str, Any]] = {"requestBody": {"required": True, "content": _SCHEMA}}
"""What a worker reads; no route parses it."""
GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@router.put("/games/{id}", response_model=own_shapes.Mark)
async def mark(ask: Ask, id: GameId, body: MarkTable) -> Values:  # noqa: A002
    """Name one of one's games, delete it from one's list, or take that back; nobody else sees it."""
    return await ask.service.own_games.mark(ask.guest, id, body.label, body.deleted)


@router.delete("/games/{id}", status_code=204)
async def remove(ask: Ask, id: GameId) -> None:  # noqa: A002
    """Remove for good a game that one has deleted, where nobody else ever sat at its table."""
    await ask.service.own_games.remove(ask.guest, id)


@router.get("/achievements", response_model=own_shapes.Achievements)
async def achievements(ask: Ask) -> Values:
    """What there is to have done in each game, and what the caller has."""
    return await ask.service.accounts.achievements.of(ask.guest)


@router.get("/export", response_class=StreamingResponse)
async def export(ask: Ask, request: Request) -> Response:
    """All that the caller has, in one file."""
    if not request.app.state.rates.exports.take(ask.guest):
        raise Problem(429, "too_fast")
    headers = {"content-disposition": 'attachment; filename="quintessence.json"'}
    file = ask.service.accounts.export.file(ask.guest, ask.takes_packed)
    headers |= PACKED if ask.takes_packed else {"content-encoding": "identity"}
    return ask.known(StreamingResponse(file, 200, headers, media_type="application/json"))


@router.post("/games", response_model=own_shapes.Added, openapi_extra=_GAME)
async def bring_game(ask: Ask, request: Request) -> Values:
    """Take in one game of such a file; nothing changes where the caller has it already, but for a missing label."""
    return await ask.service.own_games.bring(ask.guest, (await request.body()).decode("utf-8", "replace"))


@router.post("/documents", response_model=own_shapes.Added)
async def bring_document(ask: Ask, body: KeptDocument) -> Values:
    """Take in one small thing of such a file; what is here already stays as it is."""
    assert body.kind in KINDS
    return {"added": await add_document(ask.service.storage, ask.guest, body.kind, body.name, dict(body.body))}


@router.post("/games/{id}/open", response_model=Imported)
async def open_game(ask: Ask, id: GameId) -> Values:  # noqa: A002
    """The table of a game that was brought along: made of its record when first asked for."""
    return {"id": await ask.service.new_tables.of_brought_game(ask.guest, id)}
