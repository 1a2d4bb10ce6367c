"""§9 Magic objects: taken or stolen, looked at, and set face down on a zone for good."""

from __future__ import annotations

from quintessence.core.cells import put
from quintessence.core.game import Action, Event, Json
from quintessence.games.ephyran.actions import SET
from quintessence.games.ephyran.data.constants import NONE, OBJECTS, SLOT_NAMES, SLOTS
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.rules.columns import free_zones, zones_with_token
from quintessence.games.ephyran.rules.position import Position, is_locked


def set_objection(position: Position, seat: int, slot: int) -> str | None:
    """EP-37, EP-38: one token a zone, covered or not, in a column that is not locked."""
    if position.city[seat * SLOTS + slot] == NONE:
        return "no_zone_there"
    if is_locked(position, seat, slot // 4):
        return "column_locked"
    return None if position.tokens[seat * SLOTS + slot] == NONE else "token_there"


def add_sets(position: Position, seat: int, choices: list[Action]) -> None:
    free = free_zones(position, seat) & ~zones_with_token(position, seat)
    for action in SET:
        if free >> action.slot & 1:
            choices.append(action)


def can_set(position: Position, seat: int) -> bool:
    """EP-39: whether a token could be set at all."""
    return free_zones(position, seat) & ~zones_with_token(position, seat) != 0


def take_objection(position: Position, seat: int) -> str | None:
    """EP-39, EP-40."""
    if not position.stock:
        return "no_token_left"
    return None if can_set(position, seat) else "no_zone_for_token"


def steal_objection(position: Position, seat: int, victim: int, slot: int) -> str | None:
    """EP-41, EP-42: any token of an opponent, covered or not, in a column that is not locked."""
    if victim >= position.seats:
        return "no_such_player"
    if victim == seat:
        return "not_an_opponent"
    if position.tokens[victim * SLOTS + slot] == NONE:
        return "no_token_there"
    if is_locked(position, victim, slot // 4):
        return "column_locked"
    return None if can_set(position, seat) else "no_zone_for_token"


def take(position: Position, seat: int, events: list[Event]) -> None:
    """The next token of the stock; its value is looked at before it is set (EP-42b)."""
    position.held = position.stock[-1]
    position.held_knowers = 1 << seat
    position.stock = position.stock[:-1]
    look_at_token(position, position.held, seat, events)


def steal(position: Position, seat: int, victim: int, slot: int, events: list[Event]) -> None:
    """The thief learns the value; the victim knows it still."""
    cell = victim * SLOTS + slot
    position.held = position.tokens[cell]
    position.held_knowers = position.knowers[cell] | 1 << seat
    position.tokens = put(position.tokens, cell, NONE)
    position.knowers = put(position.knowers, cell, 0)
    events.append(EphyranEvent(position.data, "stole", (seat, SLOT_NAMES[slot], victim)))
    look_at_token(position, position.held, seat, events)


def set_down(position: Position, seat: int, slot: int, events: list[Event]) -> None:
    cell = seat * SLOTS + slot
    position.tokens = put(position.tokens, cell, position.held)
    position.knowers = put(position.knowers, cell, position.held_knowers)
    position.held = NONE
    position.held_knowers = 0
    events.append(EphyranEvent(position.data, "set", (seat, SLOT_NAMES[slot])))


def look_at_token(position: Position, token: int, seat: int, events: list[Event]) -> None:
    """A seat looks at a token: the others learn only that it does."""
    data = position.data
    events.append(EphyranEvent(data, "looked_at", (seat, OBJECTS[data.tokens[token]]), 1 << seat))


def knows(knowers: int, watcher: int) -> bool:
    """Whether a watcher (NONE: a spectator) is among those who know a token."""
    return watcher != NONE and knowers >> watcher & 1 == 1


def shown_token(position: Position, token: int, is_known: bool) -> str:
    """A token as somebody sees it."""
    return OBJECTS[position.data.tokens[token]] if is_known else "hidden"


def held_token(position: Position, watcher: int) -> Json:
    """The token that is about to be set, as a watcher sees it; None where there is none."""
    if position.held == NONE:
        return None
    return shown_token(position, position.held, knows(position.held_knowers, watcher))
