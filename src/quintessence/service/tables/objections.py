"""Why a seat may not play some rows now: the answer to `why`."""

from __future__ import annotations

from quintessence.core.game import Json, Refused, Seat, Values
from quintessence.core.match import Match


def objection_json(match: Match, seat: Seat, row: Json) -> Values | None:
    """Why a seat may not play a row now; None where it may."""
    try:
        objection = match.why_not(seat, row)
    except Refused as error:
        return {"code": error.code, "rule": "", "values": error.values}
    return None if objection is None else objection.json()
