"""What each piece is worth, and which enemies it could strike next: through walls, turns, growth and Sun."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.data.components import HAS_SHIELD, PIECES, TEAM
from quintessence.games.earth_water_sun.rules.hexes import EMPTY, OFF, SIDE
from quintessence.games.earth_water_sun.rules.position import BIT, DESTROYED, GROWTH, Position

BASE: Final = [130, 700]
"""A bare Mushroom, a bare Tree."""
SHIELDED: Final = 130
_EARTH: Final = [[0, 18, 32, 32], [0, 20, 45, 60]]
_WATER: Final = [[0, 45, 75, 75], [0, 45, 70, 85]]
_SUN: Final = [[0, 45, 70, 70], [0, 35, 55, 110]]


def worth_of(species: int, kit: int) -> int:
    """What a piece with a kit is worth."""
    worth = BASE[species] + _EARTH[species][kit % 4] + _WATER[species][kit // 4 % 4] + _SUN[species][kit // 16 % 4]
    return worth + SHIELDED if kit >= HAS_SHIELD else worth


WORTH: Final[list[i64]] = [worth_of(species, kit) for species in range(2) for kit in range(128)]


def strike_range(position: Position, piece: i64, may_grow: bool) -> i64:
    """How far a piece can strike at most, a growth before its move included."""
    kit: i64 = position.kits[piece]
    used = kit % 4 + kit // 4 % 4 + kit // 16 % 4
    far: i64 = position.data.reach[kit // 4 % 4] + (1 if kit // 16 % 4 else 0)
    return far + 1 if may_grow and used < position.data.capacity_of[piece] else far


def is_guarded(position: Position, colour: i64, hex: i64, spared: i64) -> bool:
    """Whether a piece of a colour, other than the one that falls there, could strike back at a hex."""
    board = position.board
    distance, row, may_grow = board.distance, hex * board.size, position.ending[colour] == 0
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        its_hex: i64 = position.at[piece]
        if piece != spared and its_hex != OFF and distance[row + its_hex] <= strike_range(position, piece, may_grow):
            return True
    return False


def cheapest_strikers(position: Position, colour: i64, barred: i64) -> list[i64]:
    """For each enemy, what the least of a colour's pieces that could strike it (but those barred) is worth; or -1."""
    cheapest: list[i64] = [-1, -1, -1, -1, -1, -1, -1]
    board = position.board
    at, size, distance, enemies = position.at, board.size, board.distance, (1 - colour) * TEAM
    may_grow = position.ending[colour] == 0 and (position.stage == GROWTH or position.turn != colour)
    piece: i64
    target: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        hex: i64 = at[piece]
        if hex == OFF or barred & BIT[piece]:
            continue
        far = strike_range(position, piece, may_grow)
        is_near = False
        for target in range(enemies, enemies + TEAM):
            if at[target] != OFF and distance[hex * size + at[target]] <= far:
                is_near = True
                break
        if is_near:
            cost = WORTH[position.data.species_of[piece] * 128 + position.kits[piece]]
            struck = strikes(position, piece, may_grow)
            for target in range(TEAM):
                if struck & BIT[enemies + target] and (cheapest[target] < 0 or cost < cheapest[target]):
                    cheapest[target] = cost
    return cheapest


def strikes(position: Position, piece: i64, may_grow: bool) -> i64:
    """The pieces, as bits, that a piece could strike next turn, with the best growth before if it may grow."""
    kit: i64 = position.kits[piece]
    water: i64 = kit // 4 % 4
    sun: i64 = kit // 16 % 4
    if not may_grow or kit % 4 + water + sun >= position.data.capacity_of[piece]:
        return sweep(position, piece, water, sun)
    struck = sweep(position, piece, water + 1, sun) if water < 3 else sweep(position, piece, water, sun)
    return struck if sun else struck | sweep(position, piece, water, 1)


def sweep(position: Position, piece: i64, water: i64, sun: i64) -> i64:
    """The pieces that a piece with so much Water and Sun strikes; turns by one side only, which is nearly all."""
    struck: i64 = 0
    heading: i64
    hex: i64 = position.at[piece]
    reach: i64 = position.data.reach[water]
    turns: i64 = position.data.turns[water]
    for heading in range(6):
        struck |= walk(position, piece // TEAM, hex, heading, reach, turns, sun)
    return struck


def walk(position: Position, colour: i64, hex: i64, heading: i64, steps: i64, turns: i64, sun: i64) -> i64:
    """The pieces met straight ahead, after a turn, or with Sun beside the way."""
    neighbours, cells, closed = position.board.neighbours, position.cells, position.closed
    struck: i64 = 0
    while steps > 0:
        if closed[hex] & SIDE[heading]:
            return struck
        hex = neighbours[hex * 6 + heading]
        occupant: i64 = cells[hex]
        if occupant != EMPTY:
            if occupant == DESTROYED or occupant // TEAM == colour:
                return struck
            return struck | BIT[occupant]
        if sun:
            struck |= beside(position, colour, hex)
        steps -= 1
        if turns and steps:
            struck |= walk(position, colour, hex, (heading + 1) % 6, steps, turns - 1, sun)
            struck |= walk(position, colour, hex, (heading + 5) % 6, steps, turns - 1, sun)
    return struck


def beside(position: Position, colour: i64, hex: i64) -> i64:
    """The enemies next to a hex with no Root between (EW-21)."""
    neighbours, cells = position.board.neighbours, position.cells
    closed: i64 = position.closed[hex]
    struck: i64 = 0
    direction: i64
    for direction in range(6):
        if not closed & SIDE[direction]:
            occupant: i64 = cells[neighbours[hex * 6 + direction]]
            if occupant < PIECES and occupant // TEAM != colour:
                struck |= BIT[occupant]
    return struck
