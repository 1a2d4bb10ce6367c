"""The rule behind each objection."""

from __future__ import annotations

from typing import Final

RULES: Final = {
    "match_is_over": "§11",
    "not_your_turn": "§3",
    "not_now": "§3",
    "not_in_hand": "§3",
    "hand_not_empty": "§3 EP-05",
    "god_taken": "§2",
    "slot_taken": "§5 EP-04",
    "zone_before_missing": "§5 EP-02",
    "column_locked": "§10",
    "no_zone_there": "§5",
    "zone_covered": "§5 EP-06",
    "no_such_player": "§1",
    "not_an_opponent": "§7",
    "no_dionysos_there": "§8 EP-49",
    "no_room_for_dionysos": "§8 EP-50",
    "not_the_next_zone": "§8 EP-50",
    "no_support_after_twins": "§6.1 EP-14",
    "no_zone_of_theirs": "§7.1 EP-27",
    "no_equivalent_in_hand": "§7.1 EP-32",
    "not_equivalent": "§7.1 EP-27",
    "nothing_to_destroy": "§7.3 EP-34",
    "column_empty": "§7",
    "not_locked": "§10 EP-46",
    "no_token_left": "§9 EP-40",
    "no_zone_for_token": "§9 EP-39",
    "no_token_there": "§9 EP-42",
    "token_there": "§9 EP-37",
    "wrong_counter": "§7.5 EP-25",
    "pile_empty": "§4 EP-10",
    "discard_empty": "§4 EP-10",
    "discard_is_fresh": "§4 EP-08",
    "not_shown": "§6.2 EP-17",
}
"""The § of rules.md, and the ruling, by the code of the objection."""
