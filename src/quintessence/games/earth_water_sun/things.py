"""What the lab counts beside what actions name: which of the nine upgrades of §4 a growth brings."""

from __future__ import annotations

from quintessence.core.game import Action, State
from quintessence.games.earth_water_sun.actions import Grow
from quintessence.games.earth_water_sun.data.components import KINDS, UNIT
from quintessence.games.earth_water_sun.rules.position import Position

UPGRADE = "upgrade"


def kinds() -> dict[str, list[str]]:
    """All things by their kinds: earth-1 is the first Earth of a Specimen."""
    return {UPGRADE: [f"{kind}-{level}" for kind in KINDS for level in (1, 2, 3)]}


def things(state: State, action: Action) -> dict[str, str]:
    """What an action is about in a position, before it is played."""
    assert isinstance(state, Position)
    if not isinstance(action, Grow):
        return {}
    kit = state.kits[state.cells[action.hex]]
    level = kit // UNIT[action.kind] % 4 + 1
    return {UPGRADE: f"{KINDS[action.kind]}-{level}"}
