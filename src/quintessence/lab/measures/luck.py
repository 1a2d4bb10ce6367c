"""Luck: how much of who wins is settled by the deal, and how much by play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from quintessence.lab.measures.amounts import Key, measured
from quintessence.lab.measures.balance import wins_by_bot, wins_by_seat
from quintessence.lab.simulate import Plan, Played


def share_of_deal(groups: list[list[float]]) -> float | None:
    """The share of the variance that lies between groups of results, each group of one deal and other choices.

    The estimate of a one-way random model, by the analysis of variance (Searle, Casella and McCulloch, "Variance
    Components", 1992); never below 0. None where nothing varies.
    """
    size, count = len(groups[0]), len(groups)
    means = [sum(group) / size for group in groups]
    middle = sum(means) / count
    between = size * sum((mean - middle) ** 2 for mean in means) / (count - 1)
    within = sum((value - mean) ** 2 for group, mean in zip(groups, means, strict=True) for value in group)
    within /= count * (size - 1)
    of_deal = max(0.0, (between - within) / size)
    return of_deal / (of_deal + within) if of_deal + within > 0 else None


def repeats(plan: Plan, times: int) -> list[Plan]:
    """The same deals, in each of these plans with other seeds for the bots."""
    return [replace(plan, bot_seed=str(number)) for number in range(1, times + 1)]


def luck(rows: list[list[Played]], chief: Key, value: Callable[[Played], float] | None = None) -> float | None:
    """The share of the deal, from games of each deal as `repeats` plays them: of the chief measure of a comparison."""
    finished = [row for row in rows if all(played.outcome is not None for played in row)]
    if len(finished) < 2:
        return None
    read = value or (lambda played: measured(played, [wins_by_seat, wins_by_bot])[chief][0])
    return share_of_deal([[read(played) for played in row] for row in finished])
