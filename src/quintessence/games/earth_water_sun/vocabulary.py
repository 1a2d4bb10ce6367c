"""Every code of this game that the texts must put into words."""

from __future__ import annotations

from typing import Final

from quintessence.games.earth_water_sun.data import data_rules
from quintessence.games.earth_water_sun.events import TAGS
from quintessence.games.earth_water_sun.rules.objections import RULES
from quintessence.games.earth_water_sun.rules.position import STAGE_NAMES

POSITION_ERRORS: Final = [
    "position_not_object",
    "position_unknown_field",
    "position_bad_field",
    "position_bad_colour",
    "position_bad_count",
    "position_bad_hex",
    "position_bad_edge",
    "position_bad_piece",
    "position_too_many",
    "position_over_capacity",
    "position_over_same_kind",
    "position_shield_without_earth",
    "position_piece_on_destroyed",
    "position_destroyed_inside",
    "position_without_tree",
    "position_too_many_roots",
    "position_root_without_tile",
]

VOCABULARY: Final[dict[str, list[str]]] = {
    "action": ["grow", "step", "strike", "sever", "lay", "lift", "destroy", "stop", "hold", "end"],
    "event": TAGS,
    "objection": list(RULES),
    "prompt": [*STAGE_NAMES, "no_target", "wait", "destroy", "destroy_reward"],
    "reason": ["last_tree_destroyed", "last_tree_lost", "last_trees_together"],
    "score": ["trees"],
    "error": [*POSITION_ERRORS, *data_rules.ERRORS],
}
