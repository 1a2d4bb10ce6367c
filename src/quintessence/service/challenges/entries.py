"""What one person has made of a challenge: derived from the log of the table, and kept beside the challenge."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values
from quintessence.service.storage.protocol import Reading
from quintessence.table.log import Log
from quintessence.table.model import StoredTable

ENTRY: Final = "entry"
"""The kind of document that a challenge has for each guest who has taken it."""
_PAUSE: Final = 300.0
"""Seconds that a pause counts at most."""


def result_of(stored: StoredTable, guest: str) -> Values:
    """How a finished table ended for a guest: points, turns and time of the seat, and whether it was given up."""
    log = Log(stored.header.seats, list(stored.header.sides), stored.entries)
    seat = next((number for number, hold in enumerate(stored.seats) if guest in hold.holders), 0)
    result = stored.summary.result or {}
    return {
        "place": _at(result.get("places"), seat),
        "points": _at(result.get("totals"), seat),
        "sides": result.get("sides", []),
        "reason": str(result.get("reason", "")),
        "given_up": seat in log.resigned or result.get("reason") == "abandoned",
        "turns": _turns(log, seat),
        "seconds": round(_seconds(stored, seat)),
    }


def _at(values: Json, seat: int) -> Json:
    return values[seat] if isinstance(values, list) and seat < len(values) else None


def _turns(log: Log, seat: int) -> int:
    """How often the seat began to act after another, or at all."""
    actors = [entry.seat for entry in log.actions]
    return sum(actor == seat and (at == 0 or actors[at - 1] != seat) for at, actor in enumerate(actors))


def _seconds(stored: StoredTable, seat: int) -> float:
    """How long the seat took for what it did; a pause counts as five minutes at most."""
    before, total = stored.header.created, 0.0
    for entry in stored.entries:
        if entry.seat == seat:
            total += min(max(0.0, entry.at - before), _PAUSE)
        before = entry.at
    return total


async def standing(storage: Reading, id_: str, guest: str, most: int | None) -> Values:
    """What has been made of a challenge: by a guest, by the best (all, or so many), and by how many."""
    entries = await storage.documents(id_, ENTRY)
    shown = sorted(entries.items(), key=lambda pair: order(pair[1]))[:most]
    listed: list[Json] = [{**entry, "own": who == guest} for who, entry in shown]
    return {"own": entries.get(guest), "shown": listed, "count": len(entries)}


def order(entry: Values) -> tuple[float, ...]:
    """Better ones first: not given up, the place, the points, then fewer turns and less time."""
    result = entry["result"]
    if not isinstance(result, dict):
        return (2,)
    place, points = _number(result["place"], 99.0), _number(result["points"], 0.0)
    given_up = 1.0 if result["given_up"] else 0.0
    return (given_up, place, -points, _number(result["turns"], 0.0), _number(result["seconds"], 0.0))


def _number(value: Json, without: float) -> float:
    return float(value) if isinstance(value, (int, float)) else without
