"""REST: looking back at matches, forking them, and carrying records in and out."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.core import record as records
from quintessence.core.game import BadOption, BadRecord, Values
from quintessence.core.match import begin
from quintessence.server.asking import PROBLEMS, Ask, Asking
from quintessence.server.identity import new_token
from quintessence.server.models import Fork, Sketch, SketchAsked, Value
from quintessence.server.models import Table as TableOut
from quintessence.server.models_review import Evaluation, Moment, Review
from quintessence.server.problems import Problem
from quintessence.server.review import eyes_for, moment, record_of, steps
from quintessence.server.routes_tables import TableId, shown, wanted
from quintessence.server.storage import Place
from quintessence.server.tables import new_places

router = APIRouter(prefix="/api", responses=PROBLEMS)
Eyes = Annotated[int | None, Query(ge=0, le=31)]


@router.get("/tables/{id}/review", response_model=Review)
async def review(ask: Ask, id: TableId, seat: Eyes = None) -> Values:  # noqa: A002
    """Every step so far, as the caller may know it."""
    async with ask.service.tables.locked(id) as table:
        eyes = eyes_for(table, ask.service.caller(table, ask.guest, ask.token), seat)
        match, is_over = table.rules().copy(), table.is_over()
    return await to_thread(steps, match, eyes, is_over)


@router.get("/tables/{id}/review/{number}", response_model=Moment)
async def one_moment(
    ask: Ask,
    id: TableId,  # noqa: A002
    number: Annotated[int, Path(ge=0, le=1_000_000_000)],
    seat: Eyes = None,
) -> Values:
    """The position after so many actions, as the caller may know it."""
    async with ask.service.tables.locked(id) as table:
        eyes = eyes_for(table, ask.service.caller(table, ask.guest, ask.token), seat)
        match = table.rules().copy()
    return await to_thread(moment, match, eyes, number)


@router.get("/tables/{id}/evaluation", response_model=Evaluation)
async def evaluation(ask: Ask, id: TableId) -> Values:  # noqa: A002
    """How the match looked for seat 0 at each turn, to a bot; once it is over, or in practice."""
    async with ask.service.tables.locked(id) as table:
        caller = ask.service.caller(table, ask.guest, ask.token)
        if not table.is_over() and not table.is_practice():
            raise Problem(403, "only_when_over")
        table.rules()
        eyes = None if table.is_over() else eyes_for(table, caller, None)
        order = {**ask.service.bots.order(table, "evaluation"), "eyes": eyes}
    return await ask.service.thought(order)


@router.get("/tables/{id}/record")
async def record(ask: Ask, id: TableId) -> Response:  # noqa: A002
    """The record of a match that is over, or of practice."""
    async with ask.service.tables.locked(id) as table:
        ask.service.caller(table, ask.guest, ask.token)
        value = record_of(table)
    name = f"{table.stored.header.game}-{id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(records.write(value), media_type="application/json", headers=headers)


@router.post("/tables/{id}/fork", status_code=201, response_model=TableOut)
async def fork(ask: Ask, id: TableId, body: Fork) -> Values:  # noqa: A002
    """A new table that goes on from some point of a match that is over, or of practice."""
    service = ask.service
    async with service.tables.locked(id) as table:
        service.caller(table, ask.guest, ask.token)
        if not table.is_over() and not table.is_practice():
            raise Problem(403, "only_when_over")
        match = table.rules().copy()
    if any(seat.kind == "friend" for seat in body.seats):
        raise BadOption("seed_known_to_one")
    if len(body.seats) != match.seats:
        raise BadOption("wrong_seats", {"seats": len(body.seats), "allowed": str(match.seats)})
    rows = [action for _, action, _ in match.history()]
    if body.at > len(rows):
        raise Problem(404, "no_such_moment", {"number": body.at, "count": len(rows)})
    places = new_places(ask.guest, wanted(body.seats), LEVELS)
    again = begin(match.game, match.seats, match.seed.text, match.options)
    for action in rows[: body.at]:
        again.play(action)
    made = await service.tables.create(await service.identities.guest(ask.guest), again, places, id)
    service.wake(made)
    return await shown(Asking(service, ask.guest, None), made.id)


@router.post("/records", status_code=201, response_model=TableOut)
async def bring(ask: Ask, body: Value) -> Values:
    """A table made of a record, which is played again first; BadRecord's code when it does not hold together."""
    service = ask.service
    value = records.checked(body)
    game = quintessence.load(str(value["game"]))
    actions, seats = value["actions"], value["seats"]
    assert isinstance(actions, list) and isinstance(seats, int)
    if len(actions) > game.bound:
        raise BadRecord("record_too_long", {"actions": len(actions), "most": game.bound})
    await service.thought({"job": "replay", "record": value})
    match = await to_thread(quintessence.replay, value)
    places = [Place("screen", None, new_token(), new_token(), [ask.guest]) for _ in range(seats)]
    made = await service.tables.create(await service.identities.guest(ask.guest), match, places, "import")
    return await shown(Asking(service, ask.guest, None), made.id)


@router.post("/sketch", response_model=Sketch)
async def sketch(ask: Ask, body: SketchAsked) -> Values:
    """A position played out for a lesson; nothing is stored."""
    order = body.model_dump(exclude_none=True)
    return await ask.service.thought({**order, "job": "sketch"})
