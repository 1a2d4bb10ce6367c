"""A position in few numbers, for learners of values: it says what is counted; what that is worth is theirs to learn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.encoding import MOST, ONE, Encoding, Field, flag, one_of
from quintessence.core.game import Seat, State
from quintessence.games.earth_water_sun.advice.evaluate import depth_of, slots_left
from quintessence.games.earth_water_sun.advice.threats import beside, is_guarded, strike_range, strikes, walk
from quintessence.games.earth_water_sun.data.components import HAS_SHIELD, KINDS, LEVELS, PIECES, SPECIES, TEAM, TREE
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.position import (
    ATTACK,
    BIT,
    GROWTH,
    MOVE,
    STAGE_NAMES,
    STEPPING,
    TARGET,
    Position,
    colour_of,
)
from quintessence.games.earth_water_sun.rules.roots import roots_of

_RINGS: Final = 6
"""Distances to a Tree that are told apart."""
_DEPTHS: Final = 3
"""The same from the rim."""
_STANDING: Final = [
    Field("mushrooms", 1, TEAM),
    Field("trees", 1, TEAM),
    Field("shields", 1, TEAM),
    *(Field(f"{kind}_{species}", LEVELS - 1, TEAM) for species in SPECIES for kind in KINDS),
    Field("places", 1, MOST),
    Field("world_ended", 1),
    Field("roots_in_hand", 1, MOST),
    Field("roots_laid", 1, MOST),
    Field("near_trees", _RINGS, TEAM),
    Field("exposed_mushrooms", 1, TEAM),
    Field("shallow_trees", _DEPTHS, TEAM),
]
_PREY: Final = 8
"""Mushrooms, those that nobody guards, resources on them; the same of Trees; Shields; whether it is every Tree."""


@final
class Counts(Encoding):
    """One's own side, then the other's: what stands, with what, how near, and what each could strike."""

    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        fields = [Field("is_own_turn", 1), Field("stage", len(STAGE_NAMES)), Field("entered", len(SPECIES) + 1)]
        for player in range(2):
            fields += [Field(f"{field.name}_{player}", field.count, field.most) for field in _STANDING]
            fields += [Field(f"strikes_{when}_{player}", _PREY, MOST) for when in ("now", "later")]
        return fields

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Position)
        own = colour_of(state, seat)
        parts = [flag(state.turn == own), one_of(len(STAGE_NAMES), state.stage), _entered(state)]
        for colour in (own, 1 - own):
            parts += [_standing(state, colour), _prey(state, colour)]
        return b"".join(parts)


def _entered(position: Position) -> bytes:
    """Whom the attacker has walked in on: a Mushroom, a Tree, one with a Shield."""
    if position.stage != ATTACK and position.stage != TARGET:
        return one_of(len(SPECIES) + 1, OFF)
    piece: i64 = position.cells[position.here]
    if piece >= PIECES or piece // TEAM == position.turn:
        return one_of(len(SPECIES) + 1, OFF)
    is_shielded = position.kits[piece] >= HAS_SHIELD
    return one_of(len(SPECIES) + 1, len(SPECIES) if is_shielded else position.data.species_of[piece])


def _standing(position: Position, colour: i64) -> bytes:
    """What a colour has, and where it stands."""
    levels = LEVELS - 1
    numbers: list[i64] = [0, 0, 0]
    resources: list[i64] = [0] * (len(SPECIES) * len(KINDS) * levels)
    near: list[i64] = [0] * _RINGS
    rim: list[i64] = [0] * (1 + _DEPTHS)
    piece: i64
    kind: i64
    level: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        hex: i64 = position.at[piece]
        if hex == OFF:
            continue
        species: i64 = position.data.species_of[piece]
        kit: i64 = position.kits[piece]
        numbers[species] += 1
        if kit >= HAS_SHIELD:
            numbers[2] += 1
        for kind in range(3):
            for level in range(kit >> 2 * kind & 3):
                resources[(species * 3 + kind) * levels + level] += 1
        for level in range(_steps_to_tree(position, 1 - colour, hex), _RINGS):
            near[level] += 1
        if species == TREE:
            for level in range(depth_of(position, hex), _DEPTHS):
                rim[1 + level] += 1
        elif position.exposed[hex]:
            rim[0] += 1
    numbers += resources
    roots: list[i64] = [
        slots_left(position, colour),
        position.ending[colour],
        position.hands[colour],
        len(roots_of(position, int(colour))),
    ]
    return _told(numbers + roots + near + rim)


def _steps_to_tree(position: Position, colour: i64, hex: i64) -> i64:
    """How far the nearest Tree of a colour is."""
    distance, row = position.board.distance, hex * position.board.size
    nearest: i64 = _RINGS
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.data.species_of[piece] == TREE and position.at[piece] != OFF:
            nearest = min(nearest, distance[row + position.at[piece]])
    return max(0, nearest - 1)


def _prey(position: Position, colour: i64) -> bytes:
    """What a colour could strike in this turn, while it still may; otherwise in its next."""
    stage = position.stage
    is_now = position.turn == colour and stage <= TARGET
    struck = _struck_now(position) if is_now else _struck_from(position, colour, position.ending[colour] == 0)
    numbers: list[i64] = [0] * _PREY
    trees: i64 = 0
    enemies = (1 - colour) * TEAM
    piece: i64
    for piece in range(enemies, enemies + TEAM):
        if position.at[piece] == OFF:
            continue
        species: i64 = position.data.species_of[piece]
        trees += species
        if not struck & BIT[piece]:
            continue
        kit: i64 = position.kits[piece]
        if kit >= HAS_SHIELD:
            numbers[6] += 1
            continue
        numbers[3 * species] += 1
        if not is_guarded(position, 1 - colour, position.at[piece], piece):
            numbers[3 * species + 1] += 1
        numbers[3 * species + 2] += kit % 4 + kit // 4 % 4 + kit // 16 % 4
    if trees == numbers[3 * TREE]:
        numbers[7] = 1
    told = _told(numbers)
    return told + bytes(_PREY) if is_now else bytes(_PREY) + told


def _struck_now(position: Position) -> i64:
    """The pieces, as bits, that whoever is on turn could still strike in it."""
    if position.stage <= MOVE:
        return _struck_from(position, position.turn, position.stage == GROWTH and position.ending[position.turn] == 0)
    sun: i64 = 1 if position.targets > 1 else 0
    here: i64 = position.here
    if position.stage != STEPPING:
        near: i64 = beside(position, position.turn, here) if sun else 0
        piece: i64 = position.cells[here]
        return near | BIT[piece] if piece < PIECES and piece // TEAM != position.turn else near
    struck = walk(position, position.turn, here, position.heading, position.steps_left, position.turns_left, sun)
    if position.turns_left:
        heading: i64
        for heading in range(6):
            struck |= walk(position, position.turn, here, heading, position.steps_left, position.turns_left - 1, sun)
    return struck


def _struck_from(position: Position, colour: i64, may_grow: bool) -> i64:
    """The pieces, as bits, that a colour could strike in a turn that begins now."""
    board, at = position.board, position.at
    enemies = (1 - colour) * TEAM
    struck: i64 = 0
    piece: i64
    enemy: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if at[piece] == OFF:
            continue
        row = at[piece] * board.size
        far = strike_range(position, piece, may_grow)
        for enemy in range(enemies, enemies + TEAM):
            if at[enemy] != OFF and board.distance[row + at[enemy]] <= far:
                struck |= strikes(position, piece, may_grow)
                break
    return struck


def _told(numbers: list[i64]) -> bytes:
    return b"".join([ONE[min(number, MOST)] for number in numbers])


FEATURES: Final = Counts()
