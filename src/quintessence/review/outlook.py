"""How a match looks for a seat: a bot's judgement on a scale from -1 to 1."""

from __future__ import annotations

from quintessence.bots.worth import expected
from quintessence.core.companions import Advice
from quintessence.core.game import Seat, State


def value_of(advice: Advice, state: State, seat: Seat) -> float:
    """What a seat can expect: 1 in front of all others, -1 behind all, 0 is even."""
    return round(2 * expected(state, seat, advice) - 1, 3)
