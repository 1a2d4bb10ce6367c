"""What a worker does for whoever looks back at a match, or at an example: evaluations and sketches."""

from __future__ import annotations

from typing import Final

import quintessence
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import Json, Seat, State, Values
from quintessence.core.knowledge import observed
from quintessence.core.match import Match
from quintessence.core.replay import fewest_seats
from quintessence.core.rng import rng_from
from quintessence.server.codec import action_json
from quintessence.server.decisions.objections import objection_json
from quintessence.server.thinking.match_job import MISSING, match_of
from quintessence.server.thinking.outlook import number_of, smooth, value_of
from quintessence.server.thinking.trails import trails_of
from quintessence.server.thinking.turn_jobs import finish_turn, seat_of
from quintessence.server.thinking.turning import turning

LOOKING: Final = "level2"
"""The bot that looks one turn ahead for the evaluation."""


def evaluation(job: Values) -> Values:
    """How the match looked for a seat at the start of each turn, and where it turned."""
    match = match_of(job)
    if match is None:
        return MISSING
    seat, viewer = seat_of(job), None if job["viewer"] is None else seat_of({"seat": job["viewer"]})
    state = match.game.setup(match.options, match.seats, match.seed)
    history = match.history()
    points: list[Values] = []
    mover: Seat | None = None
    for number in range(len(history) + 1):
        waiting = state.to_act()
        if not waiting or mover not in waiting or number == len(history):
            known = state if viewer is None else state.resample(viewer, rng_from(f"evaluation {number}"))
            points.append({"number": number, "value": _outlook(match, known, seat)})
        mover = waiting[0] if waiting else None
        if number < len(history):
            state.apply(history[number][0], history[number][1])
    curve = smooth(points)
    values = [number_of(point, "value") for point in curve]
    shown: list[Json] = [point for point in curve]
    return {"seat": seat, "points": shown, "turning": [curve[index]["number"] for index in turning(values)]}


def _outlook(match: Match, state: State, seat: Seat) -> float:
    """What a seat can expect once whoever is to act has made a sensible turn."""
    later, waiting = state.copy(), state.to_act()
    if waiting:
        finish_turn(later, waiting[0], make_bot(LOOKING, "evaluation", match.game))
    return value_of(companions_of(match.game).advice, later, seat)


def sketch(job: Values) -> Values:
    """A position that is played out for a lesson, and what can be asked of it."""
    rows, options, why, trails = job["rows"], job["options"], job.get("why"), job.get("trails")
    assert isinstance(rows, list) and isinstance(options, dict)
    game = quintessence.load(str(job["game"]))
    match = quintessence.start(str(job["game"]), fewest_seats(game, options), "sketch", options)
    by_row = [match.play(_mover(match, row), row) for row in rows]
    told = [event for events in by_row[-int(number_of(job, "told")) :] for event in events]
    waiting = match.to_act()
    seat = seat_of(job) if "seat" in job else waiting[0] if waiting else Seat(0)
    found: Values = {
        "state": sketched(match, seat, len(rows)),
        "events": [event.json() for event in observed(told, seat)],
    }
    if isinstance(why, list):
        found["answers"] = [objection_json(match, seat, row) for row in why]
    if isinstance(trails, dict):
        start = trails["start"]
        assert isinstance(start, list)
        found["trails"] = trails_of(match.state, seat, str(trails["tag"]), start)
    return found


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
