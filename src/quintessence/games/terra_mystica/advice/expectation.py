"""What a player can expect of the result, for people who watch or review: measured on games between bots."""

from __future__ import annotations

from math import exp
from typing import Final

from quintessence.games.terra_mystica.advice.evaluate import worth
from quintessence.games.terra_mystica.automa.script import Automa
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, seats_of

_SLOPES: Final = [0.0126, 0.09, 0.112, 0.112, 0.113, 0.144, 0.169]
"""What a point of lead in worth tells, by round: of a logistic curve, fitted to 110 games of levels 2 and 3."""
_CHANGES: Final = [
    [14, -60, -60, -65, -65, -65, -63],
    [-8, -76, -85, -85, -85, -80, -71],
    [-29, -100, -100, -102, -100, -93, -80],
    [-48, -115, -117, -110, -108, -101, -84],
    [-67, -134, -131, -126, -119, -110, -85],
]
_SPREADS: Final = [26, 25, 24, 18, 16, 13, 12]
"""By how much a lead over the Automa's points falls until the end, by its level and the round, and how widely that
varies: 30 games of levels 3 and 4 against the Simpletons. `tools/terra_mystica_expectation.py` makes both."""
_LOGISTIC: Final = 1.7
"""A logistic curve this steep is nearly that of a normal spread of one."""


def expectation(position: Position, player: Player) -> float:
    """The share of the others that a player will leave behind, from 0 to 1."""
    turn = min(position.round, len(_SLOPES) - 1)
    own = worth(position, player) / 100
    total = 0.0
    count = 0
    for other in seats_of(position):
        if other.seat != player.seat:
            total += _share(_SLOPES[turn] * (own - worth(position, other) / 100))
            count += 1
    script = position.script
    if isinstance(script, Automa):
        level = script.held.level_number - 1
        lead = own - int(position.players[-1].points) + _CHANGES[level][turn]
        total += _share(_LOGISTIC * lead / _SPREADS[turn])
        count += 1
    return total / count


def _share(value: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))
