"""Points: where they come from, and how near the second is to the first."""

from __future__ import annotations

from typing import Any

from quintessence.core.game import ALLIES
from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.simulate import Played


def points(played: Played) -> Amounts:
    """Points of a seat, all and by source."""
    outcome: Any = played.outcome
    scores: list[dict[str, int]] = outcome["scores"]
    if not any(scores):
        return {}
    amounts: Amounts = {Key("points"): (sum(outcome["totals"]) / len(scores), 1)}
    for source in dict.fromkeys(source for score in scores for source in score):
        amounts[Key("points_from", source)] = (sum(score.get(source, 0) for score in scores) / len(scores), 1)
    return amounts


def closeness(played: Played) -> Amounts:
    """By how much of the winner's points the second is behind: 0 is level. None for allies, and without points."""
    outcome: Any = played.outcome
    totals = sorted([*outcome["totals"], *(side["total"] for side in outcome.get("sides", []))], reverse=True)
    if played.relation == ALLIES or len(totals) < 2 or totals[0] <= 0:
        return {}
    return {Key("closeness"): ((totals[0] - totals[1]) / totals[0], 1)}
