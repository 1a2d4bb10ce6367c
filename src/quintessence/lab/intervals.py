"""How sure a share is, after so many games."""

from __future__ import annotations

from math import sqrt
from typing import Final

SURE: Final = 1.959963984540054
"""So many standard deviations hold 95 % of a normal distribution."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson (1927) for a share of `won` in `games`; a draw counts as part of a win."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    square = SURE**2 / games
    middle = share + square / 2
    spread = SURE * sqrt(share * (1 - share) / games + square / (4 * games))
    low, high = (middle - spread) / (1 + square), (middle + spread) / (1 + square)
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # rounding may leave a whole share outside
