"""§8 Dionysos: recovered from an opponent's city, and laid at once in one's own."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import put
from quintessence.core.game import Action, Event
from quintessence.games.ephyran.actions import LAY
from quintessence.games.ephyran.data.constants import NONE, SLOT_NAMES, SLOTS
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.rules.city import stand
from quintessence.games.ephyran.rules.columns import last_zones, open_zones
from quintessence.games.ephyran.rules.hands import take_from_hand
from quintessence.games.ephyran.rules.position import Position, has_dionysos, is_locked, is_top
from quintessence.games.ephyran.rules.tokens import look_at_token


def recover_objection(position: Position, seat: int, slot: int, victim: int) -> str | None:
    """EP-49, EP-50: an uncovered, unlocked Dionysos of an opponent, and a place for him."""
    if victim >= position.seats:
        return "no_such_player"
    if victim == seat:
        return "not_an_opponent"
    if not has_dionysos(position, victim, slot):
        return "no_dionysos_there"
    if not is_top(position, victim, slot):
        return "zone_covered"
    if is_locked(position, victim, slot // 4):
        return "column_locked"
    return None if open_zones(position, seat) else "no_room_for_dionysos"


def add_recovers(position: Position, seat: int, choices: list[Action]) -> None:
    """EP-49: the exact zone is needed, so no Dionysos recovers another."""
    if not _is_any_recoverable(position, seat) or not open_zones(position, seat):
        return
    taken = [0 if victim == seat else int(_recoverable(position, victim)) for victim in range(position.seats)]
    for card in position.hands[seat]:
        for action in position.actions.recover[card]:
            if action.seat < position.seats and taken[action.seat] >> action.slot & 1:
                choices.append(action)


def _is_any_recoverable(position: Position, seat: int) -> bool:
    for victim in range(position.seats):
        if victim != seat and _recoverable(position, victim):
            return True
    return False


def _recoverable(position: Position, seat: i64) -> i64:
    """The zones, a bit a slot, where a city has an uncovered Dionysos in a column that is not locked."""
    city, first, lowest = position.city, seat * SLOTS, position.data.pile_cards
    found: i64 = 0
    bit: i64 = 1
    slot: i64
    for slot in range(SLOTS):
        if lowest <= city[first + slot] != NONE:  # as `has_dionysos` has it, which would be asked very often
            found |= bit
        bit <<= 1
    return found & last_zones(position, seat) if found else 0


def recover(position: Position, seat: int, card: int, slot: int, victim: int, events: list[Event]) -> None:
    """The zone takes Dionysos' place; he and his token (EP-51) come along."""
    data = position.data
    cell = victim * SLOTS + slot
    take_from_hand(position, seat, card)
    events.append(EphyranEvent(data, "recovered", (seat, data.card_names[card], SLOT_NAMES[slot], victim)))
    position.card = position.city[cell]
    position.held = position.tokens[cell]
    position.held_knowers = position.knowers[cell]
    position.city = put(position.city, cell, card)
    position.tokens = put(position.tokens, cell, NONE)
    position.knowers = put(position.knowers, cell, 0)


def add_lays(position: Position, seat: int, choices: list[Action]) -> None:
    laid = open_zones(position, seat)
    for action in LAY:
        if laid >> action.slot & 1:
            choices.append(action)


def lay(position: Position, seat: int, slot: int, events: list[Event]) -> None:
    """EP-50: he is laid in the next open zone of a column."""
    data = position.data
    events.append(EphyranEvent(data, "laid", (seat, data.card_names[position.card], SLOT_NAMES[slot])))
    stand(position, seat, position.card, slot, events)
    position.card = NONE
    if position.held != NONE:
        cell = seat * SLOTS + slot
        position.tokens = put(position.tokens, cell, position.held)
        position.knowers = put(position.knowers, cell, position.held_knowers | 1 << seat)
        look_at_token(position, position.held, seat, events)
        position.held = NONE
        position.held_knowers = 0
