"""The chance to win, as teams of good bots did from positions like this one."""

from __future__ import annotations

from math import exp
from typing import Final

from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.rules.adversary.ends import is_defeat
from quintessence.games.erythro.rules.position import OVER, Position

_FITTED: Final = [
    [5.45, 0.0043, -0.47, -0.83, -0.36],
    [5.43, 0.0044, -0.058, -0.44, -0.13],
    [2.31, 0.0027, 0.68, -0.6, 0.18],
]
"""Of a logistic curve, by adversary: constant, the guess, mines in the deck, those of levels 3 and 4 (all three for a
player), and the round. Fitted to the first moments of the rounds of level-5 teams on all sheets. Mars and Alliance: 328
matches of rules version 1, since a fit to 176 of version 2 did no better on others; Consortium: 66 of version 2."""


def expectation(position: Position) -> float:
    """From 0 to 1."""
    if position.stage == OVER:
        return 0.0 if is_defeat(position) else 1.0
    fitted, counts = _FITTED[position.setting.adversary], position.mine_counts
    share = position.setting.seats
    score = fitted[0] + fitted[1] * evaluate(position) / share
    score += (fitted[2] * sum(counts) + fitted[3] * (counts[2] + counts[3])) / share + fitted[4] * position.round
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
