"""§6, §7 Supports: what each may be aimed at."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import put
from quintessence.core.game import Action, Event
from quintessence.games.ephyran.actions import GIVE_UP, HAND, Announce
from quintessence.games.ephyran.data.constants import (
    DESTROY,
    EXCHANGE,
    GRAEAE,
    MAGIC,
    NONE,
    SHIELD,
    SLOT_NAMES,
    SLOTS,
    STEAL,
    SUPPORTS,
    TAKE,
    TERRITORIES,
    TWINS,
)
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.rules.city import lose_token
from quintessence.games.ephyran.rules.columns import EVERY_ZONE, free_zones, unlocked, zones_with_token
from quintessence.games.ephyran.rules.hands import to_tartarus
from quintessence.games.ephyran.rules.position import Position, height, is_locked
from quintessence.games.ephyran.rules.tokens import can_set, look_at_token, steal_objection, take_objection


def support_objection(position: Position, seat: int, action: Announce) -> str | None:
    """Why a support cannot be aimed so, whoever holds it."""
    support = action.support
    if support == EXCHANGE:
        if action.seat == HAND:
            return hand_objection(position, seat, action.card, action.slot)
        return exchange_objection(position, seat, action.seat, action.slot)
    if support == TAKE:
        return take_objection(position, seat)
    if support == DESTROY:
        return destroy_objection(position, seat, action.seat)
    if support == STEAL:
        return steal_objection(position, seat, action.seat, action.slot)
    if support == SHIELD:
        return lock_objection(position, seat, action.slot // 4)
    if support == MAGIC:
        return unlock_objection(position, action.seat, action.slot // 4)
    return None


def exchange_objection(position: Position, seat: int, victim: int, slot: int) -> str | None:
    """EP-27, EP-28, EP-31: the same zone of two cities, covered or not, both columns unlocked."""
    if victim >= position.seats:
        return "no_such_player"
    if victim == seat:
        return "not_an_opponent"
    if position.city[seat * SLOTS + slot] == NONE:
        return "no_zone_there"
    if position.city[victim * SLOTS + slot] == NONE:
        return "no_zone_of_theirs"
    locked = is_locked(position, seat, slot // 4) or is_locked(position, victim, slot // 4)
    return "column_locked" if locked else None


def hand_objection(position: Position, seat: int, card: int, slot: int) -> str | None:
    """EP-29, EP-32: a zone of one's own, covered or not, and another card for it in hand."""
    if position.city[seat * SLOTS + slot] == NONE:
        return "no_zone_there"
    if is_locked(position, seat, slot // 4):
        return "column_locked"
    for held in position.hands[seat]:
        if held != card and position.data.fits(held, slot):
            return None
    return "no_equivalent_in_hand"


def destroy_objection(position: Position, seat: int, victim: int) -> str | None:
    """EP-34: an opponent who has a zone to lose."""
    if victim >= position.seats:
        return "no_such_player"
    if victim == seat:
        return "not_an_opponent"
    for territory in range(4):
        if give_up_objection(position, victim, territory) is None:
            return None
    return "nothing_to_destroy"


def give_up_objection(position: Position, seat: int, territory: int) -> str | None:
    """EP-33: the last zone of a column that is not locked."""
    if height(position, seat, territory) == 0:
        return "column_empty"
    return "column_locked" if is_locked(position, seat, territory) else None


def lock_objection(position: Position, seat: int, territory: int) -> str | None:
    """EP-44, EP-45: one's own column with a zone at least, and one Shield on it at most."""
    return give_up_objection(position, seat, territory)


def unlock_objection(position: Position, victim: int, territory: int) -> str | None:
    """EP-46: any locked column, one's own too."""
    if victim >= position.seats:
        return "no_such_player"
    return None if is_locked(position, victim, territory) else "not_locked"


def add_supports(position: Position, seat: int, own: i64, choices: list[Action]) -> None:
    """List every support in hand with every target that it can have; `own` are the seat's zones without a lock."""
    hand, data, announce = position.hands[seat], position.data, position.actions.announce
    place: i64
    number: i64
    for place in range(len(hand)):
        card: i64 = hand[place]
        supports = data.supports_of[card]
        for number in range(len(supports)):
            support: i64 = supports[number]
            found = announce[card * len(SUPPORTS) + support]
            if support == TWINS or support == GRAEAE:
                choices.append(found[0])
            elif support == TAKE:
                if take_objection(position, seat) is None:
                    choices.append(found[0])
            elif support == SHIELD:
                _add_columns(found, 0, own, choices)
            elif support == MAGIC:
                _add_locked(position, found, choices)
            elif support == DESTROY:
                _add_destroyed(position, seat, found, choices)
            elif support == EXCHANGE:
                _add_exchanged(position, seat, own, card, found, choices)
            else:
                _add_stolen(position, seat, found, choices)


def _add_columns(found: list[Announce], first: i64, zones: i64, choices: list[Action]) -> None:
    """Of the targets from the first on, a column each, those with one of the zones, or more."""
    territory: i64
    for territory in range(4):
        if zones >> 4 * territory & 0b1111:
            choices.append(found[first + territory])


def _add_locked(position: Position, found: list[Announce], choices: list[Action]) -> None:
    """EP-46: every locked column of every city."""
    for victim in range(position.seats):
        _add_columns(found, victim * 4, EVERY_ZONE & ~unlocked(position, victim), choices)


def _add_destroyed(position: Position, seat: int, found: list[Announce], choices: list[Action]) -> None:
    """EP-34: every opponent who has a zone to lose."""
    for victim in range(position.seats):
        if victim != seat and free_zones(position, victim):
            choices.append(found[victim])


def _add_exchanged(
    position: Position, seat: int, own: i64, card: i64, found: list[Announce], choices: list[Action]
) -> None:
    """EP-27 to EP-32: the zones that an opponent's city has too, then those of one's own that the hand has."""
    for victim in range(position.seats):
        if victim != seat:
            _add_slots(found, victim * SLOTS, own & free_zones(position, victim), choices)
    _add_slots(found, HAND * SLOTS, own & _held_zones(position, seat, card), choices)


def _add_stolen(position: Position, seat: int, found: list[Announce], choices: list[Action]) -> None:
    """EP-41, EP-42: the tokens of each opponent, where there is a place for one."""
    if not can_set(position, seat):
        return
    for victim in range(position.seats):
        if victim != seat:
            tokens = zones_with_token(position, victim) & unlocked(position, victim)
            _add_slots(found, victim * SLOTS, tokens, choices)


def _add_slots(found: list[Announce], first: i64, zones: i64, choices: list[Action]) -> None:
    """Of the targets from the first on, a slot each, those whose bit is set."""
    slot: i64
    for slot in range(SLOTS):
        if zones >> slot & 1:
            choices.append(found[first + slot])


def _held_zones(position: Position, seat: int, card: i64) -> i64:
    """EP-29: the zones for which a hand has another card."""
    hand, zones = position.hands[seat], position.data.zones_of_card
    found: i64 = 0
    place: i64
    for place in range(len(hand)):
        if hand[place] != card:
            found |= zones[hand[place]]
    return found


def lock(position: Position, seat: int, card: int, territory: int, events: list[Event]) -> None:
    """The Shield lies after the last zone; it is not a zone (EP-66)."""
    data = position.data
    position.locks = put(position.locks, seat * 4 + territory, card)
    events.append(EphyranEvent(data, "locked", (seat, data.card_names[card], TERRITORIES[territory])))


def unlock(position: Position, seat: int, card: int, victim: int, territory: int, events: list[Event]) -> None:
    """EP-46: both cards go to Tartarus."""
    data = position.data
    cell = victim * 4 + territory
    to_tartarus(position, card)
    to_tartarus(position, position.locks[cell])
    position.locks = put(position.locks, cell, NONE)
    events.append(EphyranEvent(data, "unlocked", (seat, data.card_names[card], TERRITORIES[territory], victim)))


def exchange(position: Position, seat: int, victim: int, slot: int, events: list[Event]) -> None:
    """EP-30: the tokens travel with their cards, and each new owner may look."""
    mine, theirs = seat * SLOTS + slot, victim * SLOTS + slot
    events.append(EphyranEvent(position.data, "exchanged", (seat, SLOT_NAMES[slot], victim)))
    card, token, knowers = position.city[mine], position.tokens[mine], position.knowers[mine]
    _carry(position, mine, position.city[theirs], position.tokens[theirs], position.knowers[theirs], events)
    _carry(position, theirs, card, token, knowers, events)


def _carry(position: Position, cell: int, card: int, token: int, knowers: int, events: list[Event]) -> None:
    seat = cell // SLOTS
    position.city = put(position.city, cell, card)
    position.tokens = put(position.tokens, cell, token)
    if token == NONE:
        position.knowers = put(position.knowers, cell, 0)
    else:
        position.knowers = put(position.knowers, cell, knowers | 1 << seat)
        look_at_token(position, token, seat, events)


def add_give_ups(position: Position, seat: int, choices: list[Action]) -> None:
    for territory in range(4):
        if give_up_objection(position, seat, territory) is None:
            choices.append(GIVE_UP[territory])


def give_up(position: Position, seat: int, territory: int, events: list[Event]) -> None:
    """EP-35: the card goes to Tartarus, its token out of the game."""
    data = position.data
    slot = territory * 4 + int(height(position, seat, territory)) - 1
    card = position.city[seat * SLOTS + slot]
    events.append(EphyranEvent(data, "removed", (seat, data.card_names[card], SLOT_NAMES[slot], "tartarus")))
    lose_token(position, seat, slot, events)
    position.city = put(position.city, seat * SLOTS + slot, NONE)
    to_tartarus(position, card)
