"""All measures of single games, in the order in which they are told."""

from __future__ import annotations

from typing import Final

from quintessence.lab.measures.allies import margin
from quintessence.lab.measures.amounts import Measure
from quintessence.lab.measures.balance import wins_by_bot, wins_by_seat, wins_by_side, wins_by_trait
from quintessence.lab.measures.choices import branching, real_choices
from quintessence.lab.measures.length import length
from quintessence.lab.measures.own import numbers, reasons
from quintessence.lab.measures.points import closeness, points
from quintessence.lab.measures.tension import drama, known_after, lead_changes
from quintessence.lab.measures.things import offered, taken, used, won_with

EVERY: Final[list[Measure]] = [  # those that need decisions give nothing where the plan asks for none
    wins_by_seat,
    wins_by_bot,
    wins_by_side,
    wins_by_trait,
    length,
    points,
    closeness,
    margin,
    branching,
    real_choices,
    lead_changes,
    known_after,
    drama,
    reasons,
    numbers,
    used,
    offered,
    taken,
    won_with,
]
