"""Choices: how many actions there are to choose from, and how often the choice is a real one. Needs decisions."""

from __future__ import annotations

from typing import Final

from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.simulate import Played

NOISE: Final = 60
"""Worths this near to each other are the same to a bot of level 3."""


def branching(played: Played) -> Amounts:
    """Legal actions at a decision."""
    decisions = played.decisions
    return {Key("branching"): (sum(one["legal"] for one in decisions), len(decisions))} if decisions else {}


def real_choices(played: Played) -> Amounts:
    """The share of decisions with a real choice: some action is worse than the best, and no action is dominant.

    Worse by more than the bot's noise; dominant is one that is better than every other by more than that. What the
    evaluation cannot tell apart is none either. The measure is our own; no paper that we know defines it so.
    """
    if not played.decisions:
        return {}
    return {Key("real_choices"): (sum(is_real(one["worths"]) for one in played.decisions), len(played.decisions))}


def is_real(worths: list[int]) -> bool:
    """Whether some worths are a real choice."""
    if len(worths) < 2:
        return False
    best, second, *_ = sorted(worths, reverse=True)
    return best - min(worths) > NOISE >= best - second
