"""What some actions in a row would come to, where all seats know the same. Nothing is played."""

from __future__ import annotations

from quintessence.core.game import OPEN, PRIVATE, Json, Refused, Seat, State, Values
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.service.codec import find_by_row
from quintessence.service.tables.objections import objection_json


def preview_json(match: Match, seat: Seat, rows: list[list[Json]]) -> Values:
    """What would have happened, and what would be different in the view; or why one of the rows cannot be played."""
    preview: Values = {"objection": None, "events": [], "changed": {}}
    if match.state.information() == PRIVATE:  # trying would show what others hide
        return preview
    later = Match(match.game, match.options, match.seats, match.seed, _world(match.state, seat))
    events: list[Json] = []
    for row in rows:
        action = find_by_row(later.legal(seat), row) if seat in later.to_act() else None
        if action is None:
            reason = objection_json(later, seat, row)
            return {**preview, "objection": reason or {"code": "not_offered", "rule": "", "values": {}}}
        try:
            events += [event.json() for event in later.play(seat, action)]
        except Refused as error:
            return {**preview, "objection": {"code": error.code, "rule": "", "values": error.values}}
    before, after = match.view(seat), later.view(seat)
    changed: Values = {name: part for name, part in after.items() if before.get(name) != part}
    return {"objection": None, "events": events, "changed": changed}


def _world(state: State, seat: Seat) -> State:
    """A state to try things in; where something is covered, one that only fits what is known."""
    return state.copy() if state.information() == OPEN else state.resample(seat, rng_from("preview"))
