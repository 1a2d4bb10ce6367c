"""What some actions in a row would come to, where nothing is hidden. Nothing is played."""

from __future__ import annotations

from quintessence.core.game import OPEN, Json, Refused, Seat, Values
from quintessence.core.match import Match
from quintessence.server.codec import find_by_row
from quintessence.server.decisions.objections import objection_json


def preview_json(match: Match, seat: Seat, rows: list[list[Json]]) -> Values:
    """What would have happened, and what would be different in the view; or why one of the rows cannot be played.

    Where something is hidden or left to chance, trying an action would show it: nothing is told then.
    """
    found: Values = {"objection": None, "events": [], "changed": {}}
    if match.state.information() != OPEN:
        return found
    later = match.copy()
    told: list[Json] = []
    for row in rows:
        action = find_by_row(later.legal(seat), row) if seat in later.to_act() else None
        if action is None:
            reason = objection_json(later, seat, row)
            return {**found, "objection": reason or {"code": "not_offered", "rule": "", "values": {}}}
        try:
            told += [event.json() for event in later.play(seat, action)]
        except Refused as error:
            return {**found, "objection": {"code": error.code, "rule": "", "values": error.values}}
    before, after = match.view(seat), later.view(seat)
    changed: Values = {name: part for name, part in after.items() if before.get(name) != part}
    return {"objection": None, "events": told, "changed": changed}
