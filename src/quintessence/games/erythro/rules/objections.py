"""The rule behind each objection."""

from __future__ import annotations

from typing import Final

RULES: Final = {
    "match_is_over": "§15 ER-114",
    "not_your_turn": "§6.1 ER-11",
    "nothing_to_decide": "§6 ER-85",
    "not_now": "§6",
    "not_in_hand": "§6.1",
    "nothing_owed": "§6.1 ER-12",
    "character_taken": "§3 ER-78",
    "elements_missing": "§3 ER-78",
    "element_not_mastered": "§4 ER-09",
    "no_yellow_part": "§6.1",
    "no_sanctuary_here": "§6.1 ER-05",
    "cannot_finish": "§5 ER-01",
    "nobody_can": "§7.1 ER-87",
    "not_oneself": "§7.1 ER-86",
    "cannot_do_it": "§7.1 ER-87",
    "no_such_player": "§7.1",
    "influence_missing": "§4 ER-95",
    "too_many_points": "§7.3 ER-08",
    "nowhere_to_go": "§7.2",
    "one_step_at_least": "§7.2 ER-34",
    "no_neighbour": "§7.2",
    "out_of_reach": "§7.4 ER-49",
    "nothing_to_remove": "§7.4 ER-98",
    "too_many_tokens": "§7.4 ER-38",
    "contamination_pile_empty": "§8 ER-28",
    "nothing_to_trash": "§8 ER-30",
    "hand_too_small": "§8 ER-31",
    "tile_contaminated": "§9 ER-97",
    "too_few_cards_to_draw": "§8 ER-22",
    "nothing_to_attack": "§10 ER-96",
    "attack_too_dear": "§10 ER-50",
    "nothing_affordable": "§11 ER-98",
    "not_on_offer": "§11 ER-71",
    "bought_already": "§6.5 ER-73",
    "sanctuary_there": "§7.5 ER-35",
    "no_sanctuary_left": "§7.5 ER-37",
    "no_clean_up_here": "§14.3 ER-61",
    "cleaned_already": "§14.3 ER-61",
}
"""The § of rules.md, and the ruling, by the code of the objection."""
