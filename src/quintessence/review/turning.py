"""Where a game turned: not each jump of a bot's judgement, but where the lead changed hands for a while."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

SWING: Final = 0.75
"""How far the curve, from -1 to 1, has to go one way before anyone would say that something changed."""
LEAD: Final = 0.1
"""Nearer to the middle than this, nobody leads."""
MOST: Final = 5


def turning(values: list[float]) -> list[int]:
    """The steps that gave the lead away, in order: the steepest of each long swing, and of the five longest at most."""
    swings = [(abs(values[end] - values[start]), _steepest(values, start, end)) for start, end in _swings(values)]
    return sorted(step for _, step in sorted(swings, reverse=True)[:MOST])


def _swings(values: list[float]) -> list[tuple[int, int]]:
    """The long swings that lead from the one side to the other."""
    return [
        (start, end)
        for start, end in pairwise(_extremes(values))
        if min(values[start], values[end]) <= -LEAD and max(values[start], values[end]) >= LEAD
    ]


def _extremes(values: list[float]) -> list[int]:
    """The tops and bottoms between which the curve goes a long way; what it wavers meanwhile is noise."""
    extremes: list[int] = []
    low = high = way = 0
    for step, value in enumerate(values):
        low = step if value < values[low] else low
        high = step if value > values[high] else high
        if way <= 0 and value - values[low] >= SWING:
            extremes.append(low)
            way, high = 1, step
        elif way >= 0 and values[high] - value >= SWING:
            extremes.append(high)
            way, low = -1, step
    return [*extremes, high if way > 0 else low] if extremes else []


def _steepest(values: list[float], start: int, end: int) -> int:
    """The greatest step of a swing, before whoever gains by it leads already."""
    way = 1 if values[end] > values[start] else -1
    behind = [step for step in range(start + 1, end + 1) if way * values[step - 1] < LEAD]
    return max(behind, key=lambda step: way * (values[step] - values[step - 1]))
