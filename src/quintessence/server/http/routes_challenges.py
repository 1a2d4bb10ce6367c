"""REST: the same deal for several people: made, taken, compared."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path

from quintessence.core.game import Json, Values
from quintessence.server.challenges.deals import Deal, day_of, today
from quintessence.server.http.asking import PROBLEMS, Ask, Asking, TableId
from quintessence.server.http.routes_tables import wanted
from quintessence.server.problems import Problem
from quintessence.server.wire.own_shapes import Challenge, Challenges, Taken
from quintessence.server.wire.requests import AllowWatching, NewChallenge

router = APIRouter(prefix="/api/challenges", responses=PROBLEMS)
ChallengeId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
_SHOWN: Final = 20
_FEW: Final = 5
"""One's own challenges that are listed, and how many entries of each."""


@router.get("", response_model=Challenges)
async def all_challenges(ask: Ask) -> Values:
    """Today's challenge, and those that the caller has made or taken."""
    challenges = ask.service.challenges
    daily = await challenges.of_today()
    ids = [id_ for id_ in await challenges.taken_by(ask.guest) if daily is None or id_ != daily.id]
    deals = ([] if daily is None else [daily]) + await challenges.known(ids[:_SHOWN])
    standings = await challenges.standings(ask.guest, deals, _FEW)
    found: list[Json] = [await _json(ask, *pair) for pair in zip(deals, standings, strict=True)]
    return {"today": None if daily is None else found[0], "mine": found if daily is None else found[1:]}


@router.post("", status_code=201, response_model=Challenge)
async def make(ask: Ask, body: NewChallenge) -> Values:
    """A challenge for friends: the same hidden deal and the same bots for everyone who takes it."""
    deal = await ask.service.challenges.make(ask.guest, body.game, body.options, wanted(body.seats))
    return await _one(ask, deal)


@router.post("/of/{table}", status_code=201, response_model=Challenge)
async def hand_on(ask: Ask, table: TableId) -> Values:
    """The challenge with the deal of one's own finished game; the one that it belongs to, where there is one."""
    service = ask.service
    stored = await service.storage.table(table)
    if stored is None:
        raise Problem(404, "unknown_table")
    if not any(ask.guest in hold.holders for hold in stored.seats):
        raise Problem(403, "not_at_this_table")
    return await _one(ask, await service.challenges.hand_on(ask.guest, stored))


@router.get("/{id}", response_model=Challenge)
async def one(ask: Ask, id: ChallengeId) -> Values:  # noqa: A002
    """A challenge, and what everyone has made of it so far."""
    return await _one(ask, await ask.service.challenges.find(id))


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
    return await _one(ask, deal)


async def _one(ask: Asking, deal: Deal) -> Values:
    return await _json(ask, deal, (await ask.service.challenges.standings(ask.guest, [deal], None))[0])


async def _json(ask: Asking, deal: Deal, standing: Values) -> Values:
    """A challenge as the caller may see it: others' games only after its own."""
    own, shown, day = standing["own"], standing["shown"], day_of(deal.id)
    assert isinstance(shown, list) and (own is None or isinstance(own, dict))
    is_done = own is not None and bool(own["result"])
    host = await ask.service.identities.guest(deal.host) if deal.host else None
    return {
        "id": deal.id,
        "day": None if day is None else day.isoformat(),
        "game": deal.game,
        "variant": deal.variant,
        "options": deal.chosen,
        "seats": [{"name": "", "kind": kind, "level": level} for kind, level in deal.seats],
        "by": "" if host is None else host.name,
        "made": deal.host == ask.guest,
        "created": deal.created,
        "commitment": deal.commitment(),
        "open": day is None or day == today(),
        "table": None if own is None else own["table"],
        "status": "new" if own is None else "over" if is_done else "playing",
        "allows": own is not None and bool(own["watch"]),
        "entries": [_entry(one, is_done) for one in shown if isinstance(one, dict)],
        "count": standing["count"],
    }


def _entry(entry: Values, may_watch: bool) -> Values:
    is_own = entry["own"] is True
    return {
        "name": entry["name"],
        "own": is_own,
        "at": entry["at"],
        "result": entry["result"],
        "before": bool(entry.get("before")),
        "watch": (entry["watch"] or None) if may_watch and not is_own else None,
    }
