"""The effects by their numbers: the closed vocabulary."""

from __future__ import annotations

from typing import Final

from quintessence.games.erythro.rules.effects.acquiring import Acquiring, Build
from quintessence.games.erythro.rules.effects.attacking import Attacking, Reduce
from quintessence.games.erythro.rules.effects.contamination import Draw, Pollute, Take, Trashing
from quintessence.games.erythro.rules.effects.effect import Effect
from quintessence.games.erythro.rules.effects.gaining import Gain, Paying, Sharing
from quintessence.games.erythro.rules.effects.moving import Moving
from quintessence.games.erythro.rules.effects.removing import Removing
from quintessence.games.erythro.rules.position import (
    ACQUIRING,
    ATTACKING,
    MOVING,
    PAYING,
    REMOVING,
    RUNNING,
    SHARING,
    TRASHING,
)

ROOMS: Final[list[Effect]] = [
    Gain(RUNNING, "gain"),
    Sharing(SHARING, "sharing"),
    Paying(PAYING, "paying"),
    Attacking(ATTACKING, "attacking"),
    Reduce(RUNNING, "reduce"),
    Take(RUNNING, "take"),
    Trashing(TRASHING, "trashing"),
    Removing(REMOVING, "removing"),
    Moving(MOVING, "moving"),
    Acquiring(ACQUIRING, "acquiring"),
    Build(RUNNING, "sanctuary"),
    Pollute(RUNNING, "pollute"),
    Draw(RUNNING, "draw"),
]
"""By the number of the effect (`Line.effect`)."""
