"""REST: what guests keep of their own: labels, deleted games, achievements, and all of it in one file."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response, StreamingResponse

from quintessence.core.game import Values
from quintessence.server.http.asking import PACKED, PROBLEMS, Ask, Asking
from quintessence.server.mine.export import KINDS
from quintessence.server.mine.shelf import Mark
from quintessence.server.problems import Problem
from quintessence.server.storage.change import add_document
from quintessence.server.storage.model import Taken
from quintessence.server.wire import own_shapes
from quintessence.server.wire.kept_games import KeptDocument
from quintessence.server.wire.requests import MarkTable
from quintessence.server.wire.table_shapes import Imported
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.model import StoredTable

router = APIRouter(prefix="/api/mine", responses=PROBLEMS)
_SCHEMA: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/KeptGame"}}}
_GAME: Final[dict[str, Any]] = {"requestBody": {"required": True, "content": _SCHEMA}}
"""What a worker reads; no route parses it."""
GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@router.put("/games/{id}", response_model=own_shapes.Mark)
async def mark(ask: Ask, id: GameId, body: MarkTable) -> Values:  # noqa: A002
    """Name one of one's games, delete it from one's list, or take that back; nobody else sees it."""
    await _require_own(ask, id)
    return _mark_json(await ask.service.mine.shelf.mark(ask.guest, id, body.label, body.deleted))


@router.delete("/games/{id}", status_code=204)
async def remove(ask: Ask, id: GameId) -> None:  # noqa: A002
    """Remove for good a game that one has deleted, where nobody else ever sat at its table."""
    stored = await _require_own(ask, id)
    mine = ask.service.mine
    if not (await mine.shelf.marks(ask.guest)).get(id, Mark()).deleted:
        raise Problem(409, "not_deleted_yet")
    if stored is not None:
        if any(guest != ask.guest for _, guest in stored.sitters) or stored.header.host != ask.guest:
            raise Problem(403, "others_have_it_too")
        await _remove_table(ask, id)
    await mine.games.remove(ask.guest, id)
    await mine.shelf.remove(ask.guest, id)


async def _remove_table(ask: Asking, id_: str) -> None:
    service = ask.service
    async with service.tables.locked(id_) as table:
        if any(guest != ask.guest for _, guest in table.stored.sitters):  # who came meanwhile
            raise Problem(403, "others_have_it_too")
        await service.storage.remove_table(id_)
        service.tables.drop(table)
        for listener in list(table.listeners):
            listener.close(NOT_ALLOWED)


async def _require_own(ask: Asking, id_: str) -> StoredTable | None:
    """The table of a game on one's own list, None where it was brought along; Problem for others' games."""
    stored = await ask.service.storage.table(id_)
    if stored is not None:
        is_held = any(ask.guest in hold.holders for hold in stored.seats)
        if is_held or stored.header.host == ask.guest:
            return stored
    if await ask.service.mine.games.has(ask.guest, id_):
        return None
    raise Problem(404, "unknown_table")


def _mark_json(found: Mark) -> Values:
    return {"label": found.label, "deleted": found.deleted > 0}


@router.get("/achievements", response_model=own_shapes.Achievements)
async def achievements(ask: Ask) -> Values:
    """What there is to have done in each game, and what the caller has."""
    return await ask.service.mine.achievements.of(ask.guest)


@router.get("/export", response_class=StreamingResponse)
async def export(ask: Ask, request: Request) -> Response:
    """All that the caller has, in one file."""
    if not request.app.state.rates.exports.take(ask.guest):
        raise Problem(429, "too_fast")
    headers = {"content-disposition": 'attachment; filename="quintessence.json"'}
    file = ask.service.mine.export.file(ask.guest, ask.takes_packed)
    headers |= PACKED if ask.takes_packed else {"content-encoding": "identity"}
    return ask.known(StreamingResponse(file, 200, headers, media_type="application/json"))


@router.post("/games", response_model=own_shapes.Added, openapi_extra=_GAME)
async def bring_game(ask: Ask, request: Request) -> Values:
    """Take in one game of such a file; nothing changes where the caller has it already, but for a missing label."""
    mine, is_here = ask.service.mine, True
    game = await ask.service.files.kept_game(ask.guest, (await request.body()).decode("utf-8", "replace"))
    try:
        await _require_own(ask, game.id)
    except Problem:
        is_here = False
    has_record = False if is_here else await mine.games.add(ask.guest, game)
    await mine.shelf.bring(ask.guest, game.id, game.label, game.is_deleted and not is_here)
    return {"added": not is_here, "record": has_record}


@router.post("/documents", response_model=own_shapes.Added)
async def bring_document(ask: Ask, body: KeptDocument) -> Values:
    """Take in one small thing of such a file; what is here already stays as it is."""
    assert body.kind in KINDS
    return {"added": await add_document(ask.service.storage, ask.guest, body.kind, body.name, dict(body.body))}


@router.post("/games/{id}/open", response_model=Imported)
async def open_game(ask: Ask, id: GameId) -> Values:  # noqa: A002
    """The table of a game that was brought along: made of its record when first asked for."""
    service, games = ask.service, ask.service.mine.games
    before = await games.opened(ask.guest, id)
    if before is not None and await service.storage.table(before) is not None:
        return {"id": before}
    record = await games.record(ask.guest, id)
    if record is None:
        raise Problem(404, "no_record")
    await service.creation.require_room(ask.guest)
    checked = await service.files.record(ask.guest, record)
    host = await service.identities.guest(ask.guest)
    try:
        made = await service.creation.take_in(host, checked, lambda table: games.claim(ask.guest, id, table, before))
    except Taken:  # another request of the same guest was quicker
        return {"id": await games.opened(ask.guest, id)}
    return {"id": made}
