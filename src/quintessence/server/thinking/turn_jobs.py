"""What a worker does for a seat that is to act: a bot's turn, the most promising action, trails."""

from __future__ import annotations

from time import monotonic

from quintessence.bots.bot import Bot
from quintessence.bots.foresight import LONGEST
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import RIVALS, Action, Json, Seat, State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import rng_from
from quintessence.server.thinking.match_job import MISSING, match_of
from quintessence.server.thinking.trails import trails_of


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


def finish_turn(state: State, seat: Seat, bot: Bot) -> list[Action]:
    """Let a bot play on a state until someone else is to act; against a side without a seat, until the turn is over."""
    done: list[Action] = []
    turn, is_alone = state.turn_number(), len(state.sides()) > 0 and state.relation() == RIVALS
    while state.to_act() == [seat] and len(done) < LONGEST and not (is_alone and state.turn_number() != turn):
        done.append(bot.choose(SeatKnowledge(state, seat)))
        state.apply(seat, done[-1])
    return done


def seat_of(job: Values) -> Seat:
    """The seat that a job is about."""
    seat = job["seat"]
    assert isinstance(seat, int)
    return Seat(seat)
