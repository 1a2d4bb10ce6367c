"""REST: the same deal for several people: made, taken, compared."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask, Asking, TableId
from quintessence.server.wire.own_shapes import Challenge, Challenges, Taken
from quintessence.server.wire.requests import AllowWatching, NewChallenge
from quintessence.service.challenges.challenge_json import all_json, challenge_json
from quintessence.service.challenges.deals import Deal
from quintessence.service.new_tables import wanted
from quintessence.service.problems import Problem

router = APIRouter(prefix="/api/challenges", responses=PROBLEMS)
ChallengeId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@router.get("", response_model=Challenges)
async def all_challenges(ask: Ask) -> Values:
    """Today's challenge, and those that the caller has made or taken."""
    return await all_json(ask.service.challenges, ask.service.identities, ask.guest)


@router.post("", status_code=201, response_model=Challenge)
async def make(ask: Ask, body: NewChallenge) -> Values:
    """A challenge for friends: the same hidden deal and the same bots for everyone who takes it."""
    deal = await ask.service.challenges.make(ask.guest, body.game, body.options, wanted(body.seats))
    return await _challenge_answer(ask, deal)


@router.post("/of/{table}", status_code=201, response_model=Challenge)
async def hand_on(ask: Ask, table: TableId) -> Values:
    """The challenge with the deal of one's own finished game; the one that it belongs to, where there is one."""
    service = ask.service
    stored = await service.storage.table(table)
    if stored is None:
        raise Problem(404, "unknown_table")
    if not any(ask.guest in hold.holders for hold in stored.seats):
        raise Problem(403, "not_at_this_table")
    return await _challenge_answer(ask, await service.challenges.hand_on(ask.guest, stored))


@router.get("/{id}", response_model=Challenge)
async def one(ask: Ask, id: ChallengeId) -> Values:  # noqa: A002
    """A challenge, and what everyone has made of it so far."""
    return await _challenge_answer(ask, await ask.service.challenges.find(id))


@router.post("/{id}/take", status_code=201, response_model=Taken)
async def take(ask: Ask, id: ChallengeId) -> Values:  # noqa: A002
    """Play it: at a new table, or at the one where the attempt that counts still goes on."""
    service = ask.service
    table, is_counted, fresh = await service.challenges.take(ask.guest, await service.challenges.find(id))
    if fresh is not None:
        service.wake(fresh)
    return {"table": table, "counts": is_counted}


@router.post("/{id}/watching", response_model=Challenge)
async def allow_watching(ask: Ask, id: ChallengeId, body: AllowWatching) -> Values:  # noqa: A002
    """Let the others who have played it watch one's own game, or not."""
    deal = await ask.service.challenges.find(id)
    await ask.service.challenges.allow(ask.guest, deal, body.allow)
    return await _challenge_answer(ask, deal)


async def _challenge_answer(ask: Asking, deal: Deal) -> Values:
    return await challenge_json(ask.service.challenges, ask.service.identities, ask.guest, deal)
