"""Challenges as a guest may see them: others' games only after its own."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values
from quintessence.service.challenges.challenges import Challenges
from quintessence.service.challenges.deals import Deal, day_of, today
from quintessence.service.people.guests import Guests

_SHOWN: Final = 20
_FEW: Final = 5
"""One's own challenges that are listed, and how many entries of each."""


async def all_json(challenges: Challenges, guests: Guests, guest: str) -> Values:
    """Today's challenge, and those that a guest has made or taken."""
    daily = await challenges.of_today()
    ids = [id_ for id_ in await challenges.taken_by(guest) if daily is None or id_ != daily.id]
    deals = ([] if daily is None else [daily]) + await challenges.known(ids[:_SHOWN])
    standings = await challenges.standings(guest, deals, _FEW)
    shown: list[Json] = [await _json(guests, guest, *pair) for pair in zip(deals, standings, strict=True)]
    return {"today": None if daily is None else shown[0], "mine": shown if daily is None else shown[1:]}


async def challenge_json(challenges: Challenges, guests: Guests, guest: str, deal: Deal) -> Values:
    """One challenge, with what everyone has made of it."""
    return await _json(guests, guest, deal, (await challenges.standings(guest, [deal], None))[0])


async def _json(guests: Guests, guest: str, deal: Deal, standing: Values) -> Values:
    """A challenge as the caller may see it: others' games only after its own."""
    own, shown, day = standing["own"], standing["shown"], day_of(deal.id)
    assert isinstance(shown, list) and (own is None or isinstance(own, dict))
    is_done = own is not None and bool(own["result"])
    host = await guests.guest(deal.host) if deal.host else None
    return {
        "id": deal.id,
        "day": None if day is None else day.isoformat(),
        "game": deal.game,
        "variant": deal.variant,
        "options": deal.chosen,
        "seats": [{"name": "", "kind": kind, "level": level} for kind, level in deal.seats],
        "by": "" if host is None else host.name,
        "made": deal.host == guest,
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
