"""The chance to win, as teams of good bots did from positions like this one."""

from __future__ import annotations

from math import exp
from typing import Final

from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.rules.adversary.ends import is_defeat
from quintessence.games.erythro.rules.position import OVER, Position

_FITTED: Final = [
    [
        [7.21, 0.00432, -0.608, -1.37, -0.533],
        [4.73, 0.00597, -0.147, -1.12, -0.233],
        [6.13, 0.00511, -0.32, -1.86, -0.513],
    ],
    [
        [4.18, 0.00328, 0.903, -1.77, -0.0171],
        [6.45, 0.00676, 0.707, -1.86, -0.304],
        [8.44, 0.00833, 0.544, -2.24, -0.293],
    ],
    [
        [12.6, 0.00695, 0.51, -1.85, 0.0599],
        [3.95, 0.00552, 1.84, -1.39, 0.315],
        [8.78, 0.00577, -0.515, -0.479, -0.52],
    ],
]
"""The logistic curves by adversary and for 2, 3 and 4 players: a constant, then what each sign counts. Fitted to the
first moments of the rounds in 528 matches of level-5 teams, 16 for each sheet and number of players, rules version 3:
`tools/erythro_expectation.py`, and docs/reference/erythro-balance.md for how well they hold."""


def expectation(position: Position) -> float:
    """From 0 to 1."""
    if position.stage == OVER:
        return 0.0 if is_defeat(position) else 1.0
    return chance(_FITTED[position.setting.adversary][position.setting.seats - 2], signs_of(position))


def signs_of(position: Position) -> list[float]:
    """What tells the chance: the guess, mines in the deck, those of levels 3 and 4 (each for a player), the round."""
    counts, share = position.mine_counts, position.setting.seats
    high = counts[2] + counts[3]
    return [evaluate(position) / share, sum(counts) / share, high / share, float(position.round)]


def chance(curve: list[float], signs: list[float]) -> float:
    """The height of a logistic curve."""
    score = curve[0]
    for index in range(len(signs)):
        score += curve[index + 1] * signs[index]
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))
