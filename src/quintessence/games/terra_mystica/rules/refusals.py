"""Why not, in the form the contract asks for: the code, its chapter of the rules, and values for the sentence."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Objection, Values
from quintessence.games.terra_mystica.rules.objections import objection
from quintessence.games.terra_mystica.rules.position import PHASES, Position

RULES: Final = {
    "match_is_over": "§1",
    "not_your_turn": "§3",
    "not_now": "§3",
    "answer_first": "§8",
    "finish_first": "§3",
    "nothing_owed": "§3",
    "nothing_on_offer": "§8",
    "later_offer_taken": "§8",
    "no_room_for_power": "§4",
    "wait_for_answers": "§8",
    "must_act": "§3",
    "no_action_left": "§3",
    "open_first": "§4",
    "close_first": "§4",
    "convert_first": "§4",
    "nothing_to_convert": "§4",
    "no_such_conversion": "§4",
    "no_room_for_priests": "§4",
    "too_little_to_burn": "§4",
    "too_little_power": "§4",
    "too_few_workers": "§4",
    "too_few_coins": "§4",
    "too_few_priests": "§4",
    "too_few_points": "§4",
    "too_few_tokens": "§4",
    "too_few_steps": "§9",
    "expansion_not_played": "§2",
    "faction_is_taken": "§2",
    "faction_is_barred": "§13",
    "terrain_is_taken": "§2",
    "not_at_a_river": "§2",
    "card_is_taken": "§2",
    "hex_is_built": "§5",
    "terrain_is_fixed": "§5",
    "out_of_reach": "§5",
    "only_to_home": "§5",
    "not_beside_by_land": "§5",
    "no_such_transform": "§5",
    "too_few_spades": "§5",
    "spades_left_over": "§5",
    "no_spades_for_you": "§5",
    "nothing_to_transform": "§5",
    "choose_a_hex": "§5",
    "not_home_terrain": "§6",
    "no_building_left": "§6",
    "not_your_building": "§6",
    "wrong_building": "§6",
    "track_is_done": "§7",
    "no_bridge_left": "§7",
    "bridge_is_built": "§7",
    "bridge_from_nowhere": "§7",
    "no_place_for_a_bridge": "§7",
    "space_is_used": "§7",
    "no_such_space": "§7",
    "no_free_slot": "§9",
    "no_town_there": "§10",
    "tile_is_yours": "§11",
    "tile_is_gone": "§11",
    "terrain_is_unlocked": "§5",
    "last_round": "§12",
    "take_a_card": "§12",
}
"""The § of rules.md behind each objection."""


def why_not(position: Position, seat: int, action: Action) -> Objection | None:
    """Why a seat may not play an action now; None when it may."""
    code = objection(position, seat, action)
    if code is None:
        return None
    values: Values = {**action.values(), "phase": PHASES[position.phase]}
    return Objection(code, RULES[code], values)
