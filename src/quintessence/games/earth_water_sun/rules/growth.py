"""§4 Growth: a Specimen receives a resource, and what the resource brings at once."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.data.components import EARTH, HAS_SHIELD, KITS, SUN, TEAM, UNIT, WATER
from quintessence.games.earth_water_sun.events import Befell, Counted, Grew, OnHex
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.position import NOBODY, Position, put


def level(position: Position, piece: int, kind: int) -> int:
    """How many of one resource a piece has."""
    return position.kits[piece] // UNIT[kind] % 4


def own_piece(position: Position, colour: int, hex: int) -> int:
    """The piece of a colour on a hex, or NOBODY; an attacker may share its hex with a shielded enemy (EW-32)."""
    piece = position.cells[hex]
    if piece // TEAM == colour:
        return piece
    mover = position.mover
    return mover if mover // TEAM == colour and position.at[mover] == hex else NOBODY


def grow_objection(position: Position, piece: i64, kind: i64) -> str | None:
    """§4: why a piece cannot receive a resource."""
    if position.ending[piece // TEAM]:
        return "world_has_ended"  # EW-55
    kit: i64 = position.kits[piece]
    if kit % 4 + kit // 4 % 4 + kit // 16 % 4 >= position.data.capacity_of[piece]:
        return "specimen_full"
    if kit // UNIT[kind] % 4 >= position.data.same_kind:
        return "three_of_a_kind"
    return None if position.stock[kind] else "stock_empty"  # EW-06


def room_of(position: Position, piece: i64) -> i64:
    """Which kinds a piece has room for, as three bits: see grow_objection."""
    return position.data.room[position.data.species_of[piece] * KITS + position.kits[piece]]


def _in_stock(position: Position) -> i64:
    """Which kinds are left, as three bits."""
    stock = position.stock
    return (1 if stock[EARTH] else 0) + (2 if stock[WATER] else 0) + (4 if stock[SUN] else 0)


def add_grows(position: Position, colour: int, legal: list[Action]) -> None:
    """List what the pieces of a colour can receive, from Black's left, Earth first."""
    if position.ending[colour]:
        return
    at, grow, stock = position.at, position.table.grow, _in_stock(position)
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        hex: i64 = at[piece]
        if hex != OFF:
            kinds = room_of(position, piece) & stock
            if kinds & 1:
                legal.append(grow[hex * 3 + EARTH])
            if kinds & 2:
                legal.append(grow[hex * 3 + WATER])
            if kinds & 4:
                legal.append(grow[hex * 3 + SUN])


def can_grow(position: Position, colour: int) -> bool:
    """Whether any piece of a colour can receive anything."""
    stock = _in_stock(position)
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.at[piece] != OFF and room_of(position, piece) & stock:
            return True
    return False


def grow(position: Position, colour: int, hex: int, kind: int, events: list[Event]) -> None:
    """§4, §7: place the resource; Earth brings Roots, and a third Earth a Shield."""
    piece = own_piece(position, colour, hex)
    position.stock = put(position.stock, kind, position.stock[kind] - 1)
    position.kits = put(position.kits, piece, position.kits[piece] + UNIT[kind])
    events.append(Grew(position.board, colour, hex, kind))
    if kind == EARTH:
        _take_earth(position, piece, colour, hex, events)
    note_world_end(position, events)


def _take_earth(position: Position, piece: int, colour: int, hex: int, events: list[Event]) -> None:
    reached = level(position, piece, EARTH)
    gained = min(position.data.gained_roots[reached], position.supply[colour])  # EW-08
    if gained:
        position.supply = put(position.supply, colour, position.supply[colour] - gained)
        position.hands = put(position.hands, colour, position.hands[colour] + gained)
        events.append(Counted("gained_roots", colour, gained))
    if position.data.shield[reached] and position.kits[piece] < HAS_SHIELD:
        position.kits = put(position.kits, piece, position.kits[piece] + HAS_SHIELD)
        events.append(OnHex("gained_shield", position.board, colour, hex))


def note_world_end(position: Position, events: list[Event]) -> None:
    """EW-50: a player's end of the world begins as soon as none of his pieces can be improved."""
    for colour in range(2):
        if not position.ending[colour] and not can_grow(position, colour):
            position.ending = put(position.ending, colour, 1)
            events.append(Befell("world_ended", colour))
