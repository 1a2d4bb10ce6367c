"""The chance to win, as teams of good bots did from positions like this one."""

from __future__ import annotations

from math import exp
from typing import Final

from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.rules.adversary.ends import is_defeat
from quintessence.games.erythro.rules.position import OVER, Position

_FITTED: Final = [
    [1.0, 0.002, -0.1, -0.1, 0.0],
    [1.0, 0.002, -0.1, -0.1, 0.0],
    [1.0, 0.002, -0.1, -0.1, 0.0],
]
"""By adversary, of a logistic curve: constant, the guess, mines in the deck, those of levels 3 and 4, the round."""


def expectation(position: Position) -> float:
    """From 0 to 1."""
    if position.stage == OVER:
        return 0.0 if is_defeat(position) else 1.0
    fitted, counts = _FITTED[position.setting.adversary], position.mine_counts
    share = position.setting.seats
    score = fitted[0] + fitted[1] * evaluate(position) / share
    score += (fitted[2] * sum(counts) + fitted[3] * (counts[2] + counts[3])) / share + fitted[4] * position.round
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
