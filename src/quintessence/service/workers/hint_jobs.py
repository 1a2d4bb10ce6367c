"""What a worker does for a hint: a whole turn as a good bot would play it, from what the seat knows, with its aim."""

from __future__ import annotations

from typing import Final

from quintessence.bots.foresight import ForeseenTurn, foresee_turn
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import Json, Seat, Values
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.review.outlook import value_of
from quintessence.review.reasons import Tried, reason_of
from quintessence.service.workers.hints import digest_of
from quintessence.service.workers.job_values import seat_of
from quintessence.service.workers.match_job import MISSING, match_of
from quintessence.table.codec import action_json

HINT_LEVEL: Final = "level5"
"""Who gives hints: the best there is."""
HINT_SECONDS: Final = 3.0


def hint(job: Values) -> Values:
    """The turn that is proposed to a seat."""
    match = match_of(job)
    return MISSING if match is None else plan_of(match, seat_of(job))


def plan_of(match: Match, seat: Seat, level: str = HINT_LEVEL, seconds: float | None = HINT_SECONDS) -> Values:
    """A turn from what the seat knows: its actions, what is to be seen before each, its aim, what it is worth."""
    name = f"hint/{len(match.history())}"
    bot = make_bot(level, name, match.game, seconds)
    turn = foresee_turn(match.knowledge(seat), bot, rng_from(name))
    return {
        "line": [action_json(action) for action in turn.actions],
        "turn": match.state.turn_number(),
        "sights": [digest_of(seen) for seen in turn.sights],
        "aim": _aim_of(match, seat, turn),
        "value": value_of(companions_of(match.game).advice, turn.end, seat),
    }


def _aim_of(match: Match, seat: Seat, turn: ForeseenTurn) -> Json:
    """What the turn is for: the bot's own reason, or what it brings for certain, whatever its last action uncovers."""
    before = Tried([], turn.before)
    aim = reason_of(match, seat, before, Tried(turn.steps, turn.after), turn.reason)
    if aim is not None:
        return aim.json()
    aims = [reason_of(match, seat, before, Tried(steps, state), None) for steps, state in turn.endings]
    told = [None if aim is None else aim.json() for aim in aims]
    return told[0] if told and all(one == told[0] for one in told) else None
