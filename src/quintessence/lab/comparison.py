"""Compares variants that were played on the same seeds: every measure, its difference, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from quintessence.lab.intervals import SURE
from quintessence.lab.measures.amounts import Amounts, Key, amount_of, keys_of
from quintessence.lab.sequences import mixture_half_width

FEWEST: Final = 5
"""With less weight than this a measure has no interval."""


@dataclass(frozen=True)
class Difference:
    """One measure of two variants."""

    key: Key
    base: float | None
    other: float | None
    half_width: float | None
    """Of the 95 % interval around the difference; None where too little was seen, or no game differed.

    0 where every game differed by the same.
    """
    correlation: float | None
    """Between the two games of a seed; None where one of the variants does not vary."""
    saved: float | None
    """How many times more games would be needed for this interval with other seeds for each variant."""

    @property
    def difference(self) -> float | None:
        return None if self.base is None or self.other is None else self.other - self.base

    def is_sure(self) -> bool:
        """Whether the interval leaves nothing out but a difference."""
        return self.difference is not None and self.half_width is not None and abs(self.difference) > self.half_width


def compare_games(base: list[Amounts], other: list[Amounts], is_peeked: bool) -> list[Difference]:
    """Every measure of games that were played in pairs, one of each list on the same seed.

    `is_peeked`: the results said when to stop, so that intervals must hold at all times.
    """
    return [_difference(key, base, other, is_peeked) for key in keys_of([*base, *other])]


def _difference(key: Key, base: list[Amounts], other: list[Amounts], is_peeked: bool) -> Difference:
    count = len(base)
    first, second = _Ratio(key, base), _Ratio(key, other)
    if first.value is None or second.value is None or count < 2 or min(first.weight, second.weight) < FEWEST:
        return Difference(key, first.value, second.value, None, None, None)
    apart = [there - here for here, there in zip(first.parts, second.parts, strict=True)]
    variance = _variance(apart)
    alone, beside = _variance(first.parts), _variance(second.parts)
    together = (alone + beside - variance) / 2
    correlation = together / sqrt(alone * beside) if alone > 0 and beside > 0 else None
    if variance <= 0:  # no game differs, or all by the same
        is_same = abs(second.value - first.value) < 1e-9
        return Difference(key, first.value, second.value, None if is_same else 0.0, correlation, None)
    half = mixture_half_width(variance, count) if is_peeked else SURE * sqrt(variance / count)
    return Difference(key, first.value, second.value, half, correlation, (alone + beside) / variance)


@dataclass(frozen=True)
class Measured:
    """One measure of one variant."""

    key: Key
    value: float
    half_width: float | None
    """Of its 95 % interval; None where too little was seen, or it was the same in every game."""


def describe_games(games: list[Amounts]) -> list[Measured]:
    """Every measure of some games."""
    measured = []
    for key in keys_of(games):
        ratio = _Ratio(key, games)
        is_enough = ratio.weight >= FEWEST and len(games) > 1
        variance = _variance(ratio.parts) if is_enough else 0.0
        half = SURE * sqrt(variance / len(games)) if variance > 0 else None
        if ratio.value is not None:
            measured.append(Measured(key, ratio.value, half))
    return measured


class _Ratio:
    """A measure over the games of one variant, and what each game adds to its error (the delta method)."""

    def __init__(self, key: Key, games: list[Amounts]) -> None:
        amounts = [amount_of(game, key) for game in games]
        self.weight: Final = sum(amount[1] for amount in amounts)
        self.value: Final = sum(amount[0] for amount in amounts) / self.weight if self.weight else None
        value, typical = self.value or 0.0, self.weight / len(games) or 1.0
        self.parts: Final = [(amount[0] - value * amount[1]) / typical for amount in amounts]


def _variance(values: list[float]) -> float:
    """Of values whose mean is nothing; rounding is not taken for a difference."""
    variance = sum(value * value for value in values) / (len(values) - 1)
    return variance if variance > 1e-18 else 0.0
