"""Looking back at matches, carrying records in and out, and positions of lessons."""

from __future__ import annotations

from typing import Final

from quintessence.core import record as records
from quintessence.core.game import Values
from quintessence.host import requests
from quintessence.host.answer import Answer, answer
from quintessence.host.asking import Asking
from quintessence.service.packing import plain
from quintessence.service.tables.review import record_of, require_shown, viewer_for
from quintessence.service.workers.match_job import snapshot
from quintessence.service.workers.review_asked import review_asked
from quintessence.service.workers.review_puzzles import puzzle_of


async def review(ask: Asking) -> Answer:
    """Every step so far, as the caller may know it."""
    async with ask.service.tables.locked(ask.id) as table:
        viewer = viewer_for(table, ask.visitor.at(table.stored), ask.seat())
        match, is_over = snapshot(table), table.is_over()
    return _plain(await ask.service.looks.back(ask.guest, match, viewer, is_over))


async def moment(ask: Asking) -> Answer:
    """The position after so many actions, as the caller may know it."""
    async with ask.service.tables.locked(ask.id) as table:
        viewer = viewer_for(table, ask.visitor.at(table.stored), ask.seat())
        match = snapshot(table)
    return _plain(await ask.service.looks.at(ask.guest, match, viewer, ask.number()))


async def public_moment(ask: Asking) -> Answer:
    """The position after so many actions and the way there, as a spectator saw it."""
    async with ask.service.tables.locked(ask.id) as table:
        ask.visitor.at(table.stored)
        match = snapshot(table)
    return _plain(await ask.service.looks.from_outside(ask.guest, match, ask.number()))


async def evaluation(ask: Asking) -> Answer:
    """What each party could expect at each turn, as a bot judges it, as far as that is known; the rest is begun."""
    async with ask.service.tables.locked(ask.id) as table:
        caller = ask.visitor.at(table.stored)
        require_shown(table, caller)
        asked = review_asked(table, viewer_for(table, caller, ask.seat()))
    return answer(await ask.service.reviews.state(ask.guest, asked))


async def record(ask: Asking) -> Answer:
    """The record of a match that is over, or of practice."""
    return Answer(200, records.write(await _record(ask)))


async def log(ask: Asking) -> Answer:
    """The same match in the log language of another site; a refusal where that cannot tell it."""
    job: Values = {"record": await _record(ask), "format": ask.name}
    return answer(await ask.service.workers.answer(ask.guest, "record_jobs:write_log", job))


async def puzzle(ask: Asking) -> Answer:
    """What is to be found at a table that goes on from a review, and whether it was found once a turn was played."""
    async with ask.service.tables.locked(ask.id) as table:
        ask.visitor.at(table.stored)
        match, played = snapshot(table), table.played
    storage, workers = ask.service.storage, ask.service.workers
    return answer({"puzzle": await puzzle_of(storage, workers, ask.guest, ask.id, match, played)})


async def import_record(ask: Asking) -> Answer:
    """A table made of a record or a log."""
    return answer({"id": await ask.service.new_tables.of_record(ask.guest, ask.text)}, 201)


async def sketch(ask: Asking) -> Answer:
    """A position played out for a lesson; nothing is stored."""
    asked = requests.sketch(ask.body)
    ask.body.end()
    return answer(await ask.service.workers.answer(ask.guest, "review_jobs:sketch", asked))


async def _record(ask: Asking) -> Values:
    async with ask.service.tables.locked(ask.id) as table:
        return record_of(table, ask.visitor.at(table.stored))


def _plain(packed: bytes) -> Answer:
    return Answer(200, plain(packed).decode())


ROUTES: Final = {
    "GET /tables/*/review": review,
    "GET /tables/*/review/*": moment,
    "GET /tables/*/public/*": public_moment,
    "GET /tables/*/evaluation": evaluation,
    "GET /tables/*/record": record,
    "GET /tables/*/log/*": log,
    "GET /tables/*/puzzle": puzzle,
    "POST /records": import_record,
    "POST /sketch": sketch,
}
