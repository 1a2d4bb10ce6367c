"""The rule behind each objection."""

from __future__ import annotations

from typing import Final

RULES: Final = {
    "match_is_over": "§1",
    "not_your_turn": "§3",
    "not_now": "§3",
    "roots_not_now": "§7.2 EW-58",
    "must_move": "§5 EW-09",
    "no_specimen": "§4",
    "not_your_specimen": "§4",
    "world_has_ended": "§11 EW-55",
    "specimen_full": "§4",
    "three_of_a_kind": "§4",
    "stock_empty": "§4 EW-06",
    "off_the_board": "§5 EW-11",
    "root_in_the_way": "§5 EW-15",
    "tile_destroyed": "§11",
    "ally_in_the_way": "§5 EW-11",
    "not_the_mover": "§5",
    "no_turn_left": "§8 EW-13",
    "would_end_where_it_began": "§5 EW-09",
    "extra_step_onto_enemy": "§8 EW-33",
    "already_a_target": "§9 EW-20",
    "must_strike_here": "§6 EW-17",
    "no_sun": "§6 EW-20",
    "root_between": "§9 EW-21",
    "too_far": "§9 EW-20",
    "no_enemy_there": "§6 EW-24",
    "enemy_takes_the_hit": "§7.4 EW-22",
    "no_such_root": "§7.4",
    "no_root_in_hand": "§7.2",
    "no_live_tile": "§11 EW-53",
    "not_connected": "§7.3 EW-60",
    "no_own_root_there": "§7.5 EW-62",
    "laid_this_turn": "§7.5 EW-66",
    "not_connected_to_lift": "§7.5 EW-60",
    "can_still_grow": "§11 EW-50",
    "not_linked_to_the_rim": "§11 EW-51",
}
"""The § of rules.md, and the ruling, behind each objection."""
