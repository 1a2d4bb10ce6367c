"""Allies: by how much they beat the side against them. Whether they win and why it ends is counted elsewhere."""

from __future__ import annotations

from typing import Any

from quintessence.core.game import ALLIES
from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.simulate import Played


def margin(played: Played) -> Amounts:
    """Points of the allies less those of the strongest side against them, where both have points."""
    outcome: Any = played.outcome
    sides: list[int] = [side["total"] for side in outcome.get("sides", []) if side["scores"]]
    if played.relation != ALLIES or not sides or not outcome["scores"][0]:
        return {}
    return {Key("margin"): (outcome["totals"][0] - max(sides), 1)}
