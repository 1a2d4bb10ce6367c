"""Why not: the first rule that an action would break, from the same predicates that list the legal ones.

It is asked of what a seat knows: its own hand and the open table.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Objection, Seat, Values
from quintessence.games.ephyran.actions import (
    DECLINE,
    Announce,
    Bare,
    Choose,
    Draw,
    GiveUp,
    Place,
    Recover,
    WithCard,
    Zone,
)
from quintessence.games.ephyran.data.tables import COUNTER_OF, SUPPORTS, SUPPORTS_OF, fits
from quintessence.games.ephyran.rules.city import add_objection, open_slots, swap_objection
from quintessence.games.ephyran.rules.dionysos import recover_objection
from quintessence.games.ephyran.rules.drawing import source_objection
from quintessence.games.ephyran.rules.position import (
    BURYING,
    CHOOSING,
    DRAWING,
    FITTING,
    GIVING_UP,
    KEEPING,
    LAYING,
    OVER,
    REPLAY,
    SETTING,
    STAGES,
    TURN,
    WINDOW,
    Position,
)
from quintessence.games.ephyran.rules.supports import give_up_objection, support_objection
from quintessence.games.ephyran.rules.tokens import set_objection

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
"""The § of rules.md, and the ruling, behind each objection."""


def why_not(position: Position, seat: Seat, action: Action) -> Objection | None:
    """Why a seat may not play an action now; None when it may."""
    code = _code(position, seat, action)
    if code is None:
        return None
    values: Values = {**action.values(), "stage": STAGES[position.stage]}
    if position.stage == WINDOW:
        values["support"] = SUPPORTS[position.support]
    return Objection(code, RULES[code], values)


def _code(position: Position, seat: Seat, action: Action) -> str | None:
    if position.stage == OVER:
        return "match_is_over"
    if seat != position.asked:
        return "not_your_turn"
    if isinstance(action, Zone):
        return _zone(position, seat, action)
    if isinstance(action, WithCard):
        return _with_card(position, seat, action)
    if isinstance(action, Announce):
        return _announce(position, seat, action)
    if isinstance(action, Recover):
        if not _is_main(position):
            return "not_now"
        if action.card not in position.hands[seat]:
            return "not_in_hand"
        return recover_objection(position, seat, action.slot, action.seat)
    if isinstance(action, Place):
        return _place(position, seat, action)
    return _other(position, seat, action)


def _is_main(position: Position) -> bool:
    return position.stage == TURN or position.stage == REPLAY


def _zone(position: Position, seat: int, action: Zone) -> str | None:
    if not _is_main(position):
        return "not_now"
    if action.card not in position.hands[seat]:
        return "not_in_hand"
    if action.tag == "add":
        return add_objection(position, seat, action.slot)
    return swap_objection(position, seat, action.slot)


def _with_card(position: Position, seat: int, action: WithCard) -> str | None:
    """discard, keep, bury, fit, counter."""
    tag, stage = action.tag, position.stage
    if tag == "keep" or tag == "bury":
        if stage != (KEEPING if tag == "keep" else BURYING):
            return "not_now"
        return None if action.card in position.sight else "not_shown"
    if tag == "discard":
        if not _is_main(position):
            return "not_now"
    elif stage != (FITTING if tag == "fit" else WINDOW):
        return "not_now"
    if action.card not in position.hands[seat]:
        return "not_in_hand"
    if tag == "fit":
        return None if fits(action.card, position.slot) else "not_equivalent"
    if tag == "counter":
        return None if COUNTER_OF[position.support] in SUPPORTS_OF[action.card] else "wrong_counter"
    return None


def _announce(position: Position, seat: int, action: Announce) -> str | None:
    if position.stage == REPLAY:
        return "no_support_after_twins"
    if position.stage != TURN:
        return "not_now"
    if action.card not in position.hands[seat]:
        return "not_in_hand"
    return support_objection(position, seat, action)


def _place(position: Position, seat: int, action: Place) -> str | None:
    if position.stage != (SETTING if action.tag == "set" else LAYING):
        return "not_now"
    if action.tag == "set":
        return set_objection(position, seat, action.slot)
    return None if action.slot in open_slots(position, seat) else "not_the_next_zone"


def _other(position: Position, seat: int, action: Action) -> str | None:
    """give_up, draw, choose, decline, pass."""
    stage = position.stage
    if isinstance(action, GiveUp):
        return give_up_objection(position, seat, action.territory) if stage == GIVING_UP else "not_now"
    if isinstance(action, Draw):
        return source_objection(position, action.source) if stage == DRAWING else "not_now"
    if isinstance(action, Choose):
        if stage != CHOOSING:
            return "not_now"
        return "god_taken" if action.god in position.gods else None
    assert isinstance(action, Bare)
    if action is DECLINE:
        return None if stage == WINDOW else "not_now"
    if not _is_main(position):
        return "not_now"
    return "hand_not_empty" if position.hands[seat] else None
