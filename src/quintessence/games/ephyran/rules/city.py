"""§5 The city: adding a zone, replacing the last one of a column, and the token that is lost with it."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Event
from quintessence.games.ephyran.actions import ADD, SWAP
from quintessence.games.ephyran.data.tables import (
    FIRST_CITY,
    LATER_CITY,
    NONE,
    PLAIN,
    SLOT_NAMES,
    SLOTS,
    SLOTS_OF,
    is_dionysos,
)
from quintessence.games.ephyran.events import EphyranEvent, named
from quintessence.games.ephyran.rules.position import (
    Position,
    give_to_hand,
    height,
    is_locked,
    is_top,
    put,
    take_from_hand,
    to_discard,
    to_tartarus,
    zones_of,
)

_ANY_SLOT: Final = bytes(range(SLOTS))


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


def add_zones(position: Position, seat: int, choices: list[Action]) -> None:
    """List what can be added, then what can be put in place of a zone."""
    hand = position.hands[seat]
    for card in hand:
        if card < PLAIN:
            for slot in SLOTS_OF[card]:
                if add_objection(position, seat, slot) is None:
                    choices.append(ADD[card * SLOTS + slot])
        else:
            for slot in open_slots(position, seat):
                choices.append(ADD[card * SLOTS + slot])
    for card in hand:
        for slot in SLOTS_OF[card] if card < PLAIN else _ANY_SLOT:
            if swap_objection(position, seat, slot) is None:
                choices.append(SWAP[card * SLOTS + slot])


def open_slots(position: Position, seat: int) -> list[int]:
    """EP-48, EP-50: the next zone of each column that is not locked nor full."""
    slots: list[int] = []
    for territory in range(4):
        zones = height(position, seat, territory)
        if zones < 4 and not is_locked(position, seat, territory):
            slots.append(territory * 4 + int(zones))
    return slots


def add(position: Position, seat: int, card: int, slot: int, events: list[Event]) -> None:
    """A zone comes from the hand into the city."""
    take_from_hand(position, seat, card)
    events.append(EphyranEvent("added", [seat, named(card), SLOT_NAMES[slot]]))
    stand(position, seat, card, slot, events)


def stand(position: Position, seat: int, card: int, slot: int, events: list[Event]) -> None:
    """A card fills an open slot; the sixteenth completes the city (EP-58 to EP-60, EP-66)."""
    position.city = put(position.city, seat * SLOTS + slot, card)
    if position.bonus[seat] == 0 and zones_of(position, seat) == SLOTS:
        points = LATER_CITY if any(position.bonus) else FIRST_CITY
        position.bonus = put(position.bonus, seat, points)
        events.append(EphyranEvent("completed", [seat, points]))
        announce_end(position, "city_complete", events)


def announce_end(position: Position, reason: str, events: list[Event]) -> None:
    """§11: from now on the round is finished, and no more."""
    if not position.ending:
        position.ending = reason
        events.append(EphyranEvent("end_announced", [reason]))


def swap(position: Position, seat: int, card: int, slot: int, events: list[Event]) -> None:
    """EP-06, EP-07: the old zone is discarded, its token lost; Dionysos goes to Tartarus (EP-52)."""
    take_from_hand(position, seat, card)
    events.append(EphyranEvent("swapped", [seat, named(card), SLOT_NAMES[slot]]))
    replace(position, seat, card, slot, "discard", events)


def replace(position: Position, seat: int, card: int, slot: int, to: str, events: list[Event]) -> None:
    """Put a card in the place of another, which goes to the discard, the hand or Tartarus."""
    old = position.city[seat * SLOTS + slot]
    where = "tartarus" if is_dionysos(old) else to
    events.append(EphyranEvent("removed", [seat, named(old), SLOT_NAMES[slot], where]))
    lose_token(position, seat, slot, events)
    position.city = put(position.city, seat * SLOTS + slot, card)
    if where == "discard":
        to_discard(position, old)
    elif where == "hand":
        give_to_hand(position, seat, old, True)
    else:
        to_tartarus(position, old)


def lose_token(position: Position, seat: int, slot: int, events: list[Event]) -> None:
    """A token that was linked to a zone leaves the game; it stays face down (EP-07, EP-35, EP-40)."""
    place = seat * SLOTS + slot
    token = position.tokens[place]
    if token == NONE:
        return
    events.append(EphyranEvent("token_lost", [seat, SLOT_NAMES[slot]]))
    position.lost = position.lost + bytes([token])
    position.lost_knowers = position.lost_knowers + bytes([position.knowers[place]])
    position.tokens = put(position.tokens, place, NONE)
    position.knowers = put(position.knowers, place, 0)
