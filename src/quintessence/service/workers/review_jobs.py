"""What a worker does for whoever reads a lesson: positions that are played out for it."""

from __future__ import annotations

import quintessence
from quintessence.core.game import Json, Seat, Values
from quintessence.core.knowledge import observed
from quintessence.core.match import Match
from quintessence.core.replay import fewest_seats
from quintessence.service.tables.objections import objection_json
from quintessence.service.workers.job_values import number_of, seat_of
from quintessence.service.workers.trails import trails_of
from quintessence.table.codec import action_json


def sketch(job: Values) -> Values:
    """A position that is played out for a lesson, and what can be asked of it."""
    rows, options, why, trails = job["rows"], job["options"], job.get("why"), job.get("trails")
    assert isinstance(rows, list) and isinstance(options, dict)
    game = quintessence.load(str(job["game"]))
    match = quintessence.start(str(job["game"]), fewest_seats(game, options), "sketch", options)
    by_row = [match.play(_mover(match, row), row) for row in rows]
    last_events = [event for events in by_row[-int(number_of(job, "told")) :] for event in events]
    waiting = match.to_act()
    seat = seat_of(job) if "seat" in job else waiting[0] if waiting else Seat(0)
    sketch: Values = {
        "state": sketched(match, seat, len(rows)),
        "events": [event.json() for event in observed(last_events, seat)],
    }
    if isinstance(why, list):
        sketch["answers"] = [objection_json(match, seat, row) for row in why]
    if isinstance(trails, dict):
        start = trails["start"]
        assert isinstance(start, list)
        sketch["trails"] = trails_of(match.state, seat, str(trails["tag"]), start)
    return sketch


def _mover(match: Match, row: Json) -> Seat:
    """The seat that a lesson's row is for: the first for which it is legal."""
    waiting = match.to_act()
    for seat in waiting:
        if any(action.row() == row for action in match.legal(seat)):
            return seat
    return waiting[0] if waiting else Seat(0)


def sketched(match: Match, seat: Seat, played: int) -> Values:
    """A position that is stored nowhere, as a table would show it to a seat."""
    outcome = match.outcome()
    return {
        "revision": played,
        "played": played,
        "seat": seat,
        "questions": {},
        "to_act": [number for number in match.to_act()],
        "view": match.view(seat),
        "legal": [action_json(action) for action in match.legal(seat)],
        "prompt": match.prompt(seat).json(),
        "undo": "nothing_to_undo",
        "undo_seat": None,
        "outcome": None if outcome is None else outcome.json(),
        "practice": True,
    }
