"""What a worker does for a seat that is to act: a bot's turn, the most promising action, trails."""

from __future__ import annotations

from time import monotonic

from quintessence.bots.foresight import LONGEST
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import Json, Values
from quintessence.core.rng import rng_from
from quintessence.service.workers.job_values import seat_of
from quintessence.service.workers.match_job import MISSING, match_of
from quintessence.service.workers.trails import trails_of


def turn(job: Values) -> Values:
    """What a bot does in a seat until someone else is to act, or its time and the turn are over; at least once."""
    match, seat, seconds = match_of(job), seat_of(job), job["seconds"]
    if match is None:
        return MISSING
    assert isinstance(seconds, (int, float))
    end = monotonic() + seconds
    bot = make_bot(str(job["level"]), f"{match.seed.text}/{seat}/{len(match.history())}", match.game, seconds)
    rows: list[Json] = []
    number = match.state.turn_number()
    while seat in match.to_act() and len(rows) < LONGEST:
        action = bot.choose(match.knowledge(seat))
        rows.append(action.row())
        match.play(seat, action)
        is_in_turn = match.state.turn_number() == number > 0  # a plan is kept to its end: that takes no thought
        if match.to_act() != [seat] or (monotonic() >= end and not is_in_turn):
            break
    return {"rows": rows}


def promising(job: Values) -> Values:
    """The action that the game's own advice puts first, in a world that the seat holds possible."""
    match, seat = match_of(job), seat_of(job)
    if match is None:
        return MISSING
    world = match.knowledge(seat).world(rng_from("promising"))
    first = companions_of(match.game).advice.promising(world, seat)[0]
    return {"row": first.row()}


def trails(job: Values) -> Values:
    """Where a seat's actions of one kind can lead."""
    match, start = match_of(job), job["start"]
    if match is None:
        return MISSING
    assert isinstance(start, list)
    return {"trails": trails_of(match.state, seat_of(job), str(job["tag"]), start)}
