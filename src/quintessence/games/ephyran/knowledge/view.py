"""What a seat sees, built from nothing: its own hand, the open table, and the tokens that it has looked at."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Seat, Values
from quintessence.games.ephyran.data.constants import (
    DIONYSOS,
    GODS,
    NONE,
    OBJECTS,
    SLOT_NAMES,
    SLOTS,
    SUPPORTS,
    TERRITORIES,
)
from quintessence.games.ephyran.knowledge.preview import gains
from quintessence.games.ephyran.rules.position import OVER, Position, height
from quintessence.games.ephyran.rules.score import SOURCES, column_score, dionysos_column, score
from quintessence.games.ephyran.rules.stages import STAGE_NAMES
from quintessence.games.ephyran.rules.tokens import held_token, knows, shown_token

_NOBODY: Final = NONE


def view(position: Position, seat: Seat | None) -> Values:
    """The table as a seat sees it; None is a spectator."""
    watcher = _NOBODY if seat is None else int(seat)
    everyone = range(position.seats)
    return {
        "seats": position.seats,
        "seat": seat,
        "gods": [_god(position, other) for other in everyone],
        "first": position.first,
        "round": position.rounds + 1,
        "turn": position.active,
        "stage": STAGE_NAMES[position.stage],
        "to_act": None if position.stage == OVER else position.asked,
        "hands": [_hand(position, other, watcher) for other in everyone],
        "cities": [_city(position, other, watcher) for other in everyone],
        "scores": [_score(position, other, watcher) for other in everyone],
        "columns": [_columns(position, other, watcher) for other in everyone],
        "gains": gains(position, watcher),
        "pile": len(position.pile),
        "discard": position.data.names_of(position.discard if position.is_history_open else position.discard[-1:]),
        "discarded": len(position.discard),
        "can_take_discard": not position.is_fresh and len(position.discard) > 0,
        "tartarus": position.data.names_of(position.tartarus),
        "aside": len(position.aside),
        "stock": len(position.stock),
        "lost": [
            shown_token(position, token, knows(position.lost_knowers[number], watcher))
            for number, token in enumerate(position.lost)
        ],
        "draws": position.draws,
        "twins": position.is_twins,
        "announced": _announced(position),
        "shown": _shown(position, watcher),
        "held": held_token(position, watcher),
        "recovered": None if position.card == NONE else position.data.card_names[position.card],
        "bonus": [points for points in position.bonus],
        "ending": position.ending or None,
        "creatures": {creature: home for creature, home in position.data.homes.items()},
        "prestige": {name: position.data.prestige[number] for number, name in enumerate(OBJECTS)},
    }


def _god(position: Position, seat: int) -> Json:
    return None if position.gods[seat] == NONE else GODS[position.gods[seat]]


def _hand(position: Position, seat: int, watcher: int) -> Values:
    """Its own cards, and of the others those that everybody has seen."""
    return {
        "count": len(position.hands[seat]),
        "cards": position.data.names_of(position.hands[seat]) if seat == watcher else None,
        "known": position.data.names_of(position.known[seat]),
    }


def _city(position: Position, seat: int, watcher: int) -> Values:
    return {name: _column(position, seat, number, watcher) for number, name in enumerate(TERRITORIES)}


def _column(position: Position, seat: int, territory: int, watcher: int) -> Values:
    zones: list[Json] = []
    for zone in range(int(height(position, seat, territory))):
        zones.append(_zone(position, seat, territory * 4 + zone, watcher))
    lock = position.locks[seat * 4 + territory]
    return {"zones": zones, "lock": None if lock == NONE else position.data.card_names[lock]}


def _zone(position: Position, seat: int, slot: int, watcher: int) -> Values:
    cell = seat * SLOTS + slot
    card = position.city[cell]
    creature, printed = position.data.creature_of(card, slot), position.data.object_of(card, slot)
    is_known = position.stage == OVER or knows(position.knowers[cell], watcher)
    return {
        "card": position.data.card_names[card],
        "creature": "dionysos" if creature == DIONYSOS else position.data.creatures[creature],
        "object": None if printed == NONE else OBJECTS[printed],
        "token": None if position.tokens[cell] == NONE else shown_token(position, position.tokens[cell], is_known),
    }


def _score(position: Position, seat: int, watcher: int) -> Values:
    """What a seat's city is worth as far as the watcher knows its tokens."""
    points = score(position, seat, watcher)
    return {source: points[number] for number, source in enumerate(SOURCES)}


def _columns(position: Position, seat: int, watcher: int) -> Values:
    """The same, territory by territory: what each brings, and what it brings once more to its god."""
    home = dionysos_column(position, seat)
    columns: Values = {}
    for territory, name in enumerate(TERRITORIES):
        points = column_score(position, seat, territory, watcher, home == territory)
        column: Values = {source: points[number] for number, source in enumerate(SOURCES[:4])}
        column["doubled"] = sum(points) if position.gods[seat] == territory else 0
        columns[name] = column
    return columns


def _announced(position: Position) -> Values | None:
    """What waits for an answer, or has had none."""
    if position.support == NONE:
        return None
    return {
        "support": SUPPORTS[position.support],
        "by": position.active,
        "against": None if position.target == NONE else position.target,
        "slot": None if position.slot == NONE else SLOT_NAMES[position.slot],
        "with_hand": position.target == position.active,
    }


def _shown(position: Position, watcher: int) -> Values | None:
    """The cards that the Graeae show."""
    if not position.looked_at:
        return None
    return {
        "count": len(position.looked_at),
        "cards": position.data.names_of(position.looked_at) if watcher == position.active else None,
    }
