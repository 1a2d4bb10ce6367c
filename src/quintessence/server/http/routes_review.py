"""REST: looking back at matches, forking them, and carrying records in and out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from quintessence.core import record as records
from quintessence.core.game import BadRecord, Values
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.wire.play_shapes import Sketch
from quintessence.server.wire.requests import Fork, SketchAsked, Value
from quintessence.server.wire.review_shapes import Evaluation, Moment, Review, ReviewPuzzleHere
from quintessence.server.wire.table_shapes import Imported, Table, WrittenLog
from quintessence.service.tables.review import record_of, require_shown, viewer_for
from quintessence.service.workers.match_job import snapshot
from quintessence.service.workers.review_asked import review_asked
from quintessence.service.workers.review_puzzles import puzzle_of

router = APIRouter(prefix="/api", responses=PROBLEMS)
Viewer = Annotated[int | None, Query(ge=0, le=31)]
FormatName = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=0, le=1_000_000_000)]


@router.get("/tables/{id}/review", response_model=Review, response_model_exclude_unset=True)
async def review(ask: Ask, id: TableId, seat: Viewer = None) -> Response:  # noqa: A002
    """Every step so far, as the caller may know it."""
    async with ask.service.tables.locked(id) as table:
        viewer = viewer_for(table, ask.visitor.at(table.stored), seat)
        match, is_over = snapshot(table), table.is_over()
    return ask.packed(await ask.service.looks.back(ask.guest, match, viewer, is_over))


@router.get("/tables/{id}/review/{number}", response_model=Moment)
async def one_moment(ask: Ask, id: TableId, number: Number, seat: Viewer = None) -> Response:  # noqa: A002
    """The position after so many actions, as the caller may know it."""
    async with ask.service.tables.locked(id) as table:
        viewer = viewer_for(table, ask.visitor.at(table.stored), seat)
        match = snapshot(table)
    return ask.packed(await ask.service.looks.at(ask.guest, match, viewer, number))


@router.get("/tables/{id}/evaluation", response_model=Evaluation)
async def evaluation(ask: Ask, id: TableId, seat: Viewer = None) -> Values:  # noqa: A002
    """What each party could expect at each turn, as a bot judges it, as far as that is known; the rest is begun.

    While a match with secrets goes on, it is judged by what the caller's own seat knows.
    """
    async with ask.service.tables.locked(id) as table:
        caller = ask.visitor.at(table.stored)
        require_shown(table, caller)
        asked = review_asked(table, viewer_for(table, caller, seat))
    return await ask.service.reviews.state(ask.guest, asked)


@router.get("/tables/{id}/record", response_model=Value)
async def record(ask: Ask, id: TableId) -> Response:  # noqa: A002
    """The record of a match that is over, or of practice."""
    async with ask.service.tables.locked(id) as table:
        value = record_of(table, ask.visitor.at(table.stored))
    name = f"{table.stored.header.game}-{id}.json"
    return ask.json(records.write(value), headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{id}/log/{format}", response_model=WrittenLog)
async def log(ask: Ask, id: TableId, format: FormatName) -> Values:  # noqa: A002
    """The match in the log language of another site; a refusal where that cannot tell it."""
    async with ask.service.tables.locked(id) as table:
        value = record_of(table, ask.visitor.at(table.stored))
    job: Values = {"record": value, "format": format}
    return await ask.service.workers.answer(ask.guest, "record_jobs:write_log", job)


@router.post("/tables/{id}/fork", status_code=201, response_model=Table)
async def fork(ask: Ask, id: TableId, body: Fork) -> Response:  # noqa: A002
    """A new table that goes on from some point of a match that is over, or of practice."""
    service = ask.service
    made = await service.new_tables.fork(ask.guest, ask.visitor, id, body)
    service.wake(made)
    return await ask.new_table(made.id)


@router.get("/tables/{id}/puzzle", response_model=ReviewPuzzleHere)
async def puzzle(ask: Ask, id: TableId) -> Values:  # noqa: A002
    """What is to be found at a table that goes on from a review, and whether it was found once a turn was played."""
    async with ask.service.tables.locked(id) as table:
        ask.visitor.at(table.stored)
        match, is_begun = snapshot(table), table.played
    return {"puzzle": await puzzle_of(ask.service.storage, ask.service.workers, ask.guest, id, match, is_begun)}


@router.post(
    "/records",
    status_code=201,
    response_model=Imported,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def import_record(ask: Ask, request: Request) -> Values:
    """A table made of a record, which a worker reads and replays; BadRecord's code when it is broken."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRecord("record_not_json", {"detail": str(error)}) from None
    return {"id": await ask.service.new_tables.of_record(ask.guest, text)}


@router.post("/sketch", response_model=Sketch, response_model_exclude_unset=True)
async def sketch(ask: Ask, body: SketchAsked) -> Values:
    """A position played out for a lesson; nothing is stored."""
    return await ask.service.workers.answer(ask.guest, "review_jobs:sketch", body.model_dump(exclude_none=True))
