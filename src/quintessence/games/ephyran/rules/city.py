"""§5 The city: adding a zone, replacing the last one of a column, and the token that is lost with it."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import put
from quintessence.core.game import Action, Event
from quintessence.games.ephyran.actions import Zone
from quintessence.games.ephyran.data.constants import NONE, SLOT_NAMES, SLOTS
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.rules.columns import EVERY_ZONE, city_zones, last_of, next_of
from quintessence.games.ephyran.rules.hands import give_to_hand, take_from_hand, to_discard, to_tartarus
from quintessence.games.ephyran.rules.position import Position, height, is_locked, is_top


def add_objection(position: Position, seat: int, slot: int) -> str | None:
    """Why the next zone of a city cannot be this one: EP-02, EP-04, EP-44."""
    zones = height(position, seat, slot // 4)
    if zones > slot % 4:
        return "slot_taken"
    if zones < slot % 4:
        return "zone_before_missing"
    return "column_locked" if is_locked(position, seat, slot // 4) else None


def swap_objection(position: Position, seat: int, slot: int) -> str | None:
    """EP-06: only the last zone of a column that is not locked."""
    if position.city[seat * SLOTS + slot] == NONE:
        return "no_zone_there"
    if not is_top(position, seat, slot):
        return "zone_covered"
    return "column_locked" if is_locked(position, seat, slot // 4) else None


def add_zones(position: Position, seat: int, zones: i64, free: i64, choices: list[Action]) -> None:
    """List what can be added to a city with these zones, then what can replace one, in the columns that are free."""
    hand, actions = position.hands[seat], position.actions
    _add_fitting(position, hand, actions.add, next_of(zones) & free, choices)
    _add_fitting(position, hand, actions.swap, last_of(zones) & free, choices)


def _add_fitting(position: Position, hand: bytes, table: list[list[Zone]], zones: i64, choices: list[Action]) -> None:
    """Of each card, what it is played for in one of some zones."""
    if not zones:
        return
    fitting = position.data.fitting_slots
    place: i64  # a loop over bytes would make a number of each of them
    number: i64
    for place in range(len(hand)):
        card: i64 = hand[place]
        slots = fitting[card]
        for number in range(len(slots)):
            if zones >> slots[number] & 1:
                choices.append(table[card][number])


def add(position: Position, seat: int, card: int, slot: int, events: list[Event]) -> None:
    """A zone comes from the hand into the city."""
    data = position.data
    take_from_hand(position, seat, card)
    events.append(EphyranEvent(data, "added", (seat, data.card_names[card], SLOT_NAMES[slot])))
    stand(position, seat, card, slot, events)


def stand(position: Position, seat: int, card: int, slot: int, events: list[Event]) -> None:
    """A card fills an open slot; the sixteenth completes the city (EP-58 to EP-60, EP-66)."""
    data = position.data
    position.city = put(position.city, seat * SLOTS + slot, card)
    if position.bonus[seat] == 0 and city_zones(position, seat) == EVERY_ZONE:
        points = data.later_city_points if any(position.bonus) else data.first_city_points
        position.bonus = put(position.bonus, seat, points)
        events.append(EphyranEvent(data, "completed", (seat, points)))
        announce_end(position, "city_complete", events)


def announce_end(position: Position, reason: str, events: list[Event]) -> None:
    """§11: from now on the round is finished, and no more."""
    if not position.ending:
        position.ending = reason
        events.append(EphyranEvent(position.data, "end_announced", (reason,)))


def swap(position: Position, seat: int, card: int, slot: int, events: list[Event]) -> None:
    """EP-06, EP-07: the old zone is discarded, Dionysos like any other (EP-52), and its token lost."""
    data = position.data
    take_from_hand(position, seat, card)
    events.append(EphyranEvent(data, "swapped", (seat, data.card_names[card], SLOT_NAMES[slot])))
    replace(position, seat, card, slot, "discard", events)


def replace(position: Position, seat: int, card: int, slot: int, to: str, events: list[Event]) -> None:
    """Put a card in the place of another, which goes to the discard, the hand or Tartarus."""
    data = position.data
    old = position.city[seat * SLOTS + slot]
    events.append(EphyranEvent(data, "removed", (seat, data.card_names[old], SLOT_NAMES[slot], to)))
    lose_token(position, seat, slot, events)
    position.city = put(position.city, seat * SLOTS + slot, card)
    if to == "discard":
        to_discard(position, old)
    elif to == "hand":
        give_to_hand(position, seat, old, True)
    else:
        to_tartarus(position, old)


def lose_token(position: Position, seat: int, slot: int, events: list[Event]) -> None:
    """A token that was linked to a zone leaves the game; it stays face down (EP-07, EP-35, EP-40)."""
    cell = seat * SLOTS + slot
    token = position.tokens[cell]
    if token == NONE:
        return
    events.append(EphyranEvent(position.data, "token_lost", (seat, SLOT_NAMES[slot])))
    position.lost = position.lost + bytes([token])
    position.lost_knowers = position.lost_knowers + bytes([position.knowers[cell]])
    position.tokens = put(position.tokens, cell, NONE)
    position.knowers = put(position.knowers, cell, 0)
