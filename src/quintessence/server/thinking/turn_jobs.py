"""What a worker does for a seat that is to act: a bot's turn, a hint, the most promising action, trails."""

from __future__ import annotations

from time import monotonic
from typing import Final

from quintessence.bots.bot import Bot
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import RIVALS, Action, Json, Seat, State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import rng_from
from quintessence.server.codec import action_json
from quintessence.server.thinking.match_job import MISSING, match_of
from quintessence.server.thinking.outlook import value_of
from quintessence.server.thinking.trails import trails_of

_HINT_SECONDS: Final = 3.0
LONGEST: Final = 60
"""Actions of one turn that are looked at, at most."""


def turn(job: Values) -> Values:
    """What a bot does in a seat until someone else is to act or its time is over; at least one action."""
    match, seat, seconds = match_of(job), seat_of(job), job["seconds"]
    if match is None:
        return MISSING
    assert isinstance(seconds, (int, float))
    end = monotonic() + seconds
    bot = make_bot(str(job["level"]), f"{match.seed.text}/{seat}/{len(match.history())}", match.game, seconds)
    rows: list[Json] = []
    while seat in match.to_act() and len(rows) < LONGEST:
        action = bot.choose(match.knowledge(seat))
        rows.append(action.row())
        match.play(seat, action)
        if match.to_act() != [seat] or monotonic() >= end:
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


def hint(job: Values) -> Values:
    """What a good bot would do in a seat, the rest of its turn, what that is worth from -1 to 1, and its reason."""
    match, seat = match_of(job), seat_of(job)
    if match is None:
        return MISSING
    bot = make_bot(str(job["level"]), "hint", match.game, _HINT_SECONDS)
    world = match.knowledge(seat).world(rng_from("hint"))
    first = bot.choose(match.knowledge(seat))
    reason = bot.reason()
    line: list[Json] = [action_json(first)]
    if any(action is first for action in world.legal(seat)):
        world.apply(seat, first)
        line += [action_json(action) for action in finish_turn(world, seat, bot)]
    advice = companions_of(match.game).advice
    told: Json = None if reason is None else reason.json()
    return {**action_json(first), "value": value_of(advice, world, seat), "line": line, "reason": told}


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
