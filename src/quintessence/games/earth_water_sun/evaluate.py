"""How good a position looks, for bots: what stands, what can be struck next, and what the end of the world takes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.board import BOARDS, OFF, Board
from quintessence.games.earth_water_sun.data import (
    CAPACITY,
    COUNTER,
    PIECES,
    REACH,
    REWARD,
    SPECIES_OF,
    TEAM,
    TREE,
    TURNS,
)
from quintessence.games.earth_water_sun.position import (
    DESTROYED,
    EMPTY,
    GROWTH,
    HAS_SHIELD,
    MOVE,
    OVER,
    Position,
    trees_of,
)

WON: Final = 100_000
WINNING: Final = 20_000
"""The last Tree can be struck next."""
REWARDED: Final = 45
"""What an earned resource is worth."""
_BASE: Final = [130, 700]
_EARTH: Final = [[0, 18, 32, 32], [0, 20, 45, 60]]
_WATER: Final = [[0, 45, 75, 75], [0, 45, 70, 85]]
_SUN: Final = [[0, 45, 70, 70], [0, 35, 55, 110]]
_SHIELD: Final = 130
_RIM: Final = 40
"""What a Mushroom on a tile that can be destroyed costs, once the enemy may destroy tiles."""
_DEPTH: Final = [600, 420, 260, 150, 75, 30, 0, 0]
"""The same for a Tree, by the tiles that must go before its own can."""
_FADE: Final = bytes([255, 210, 165, 125, 90, 65, 45, 30, 20, 12, 8, 5, 3, 2, 1, 0, 0, 0, 0])
"""How near that is, by the resources that the enemy has yet to place."""


def worth_of(species: int, kit: int) -> int:
    """What a piece with a kit is worth."""
    worth = _BASE[species] + _EARTH[species][kit % 4] + _WATER[species][kit // 4 % 4] + _SUN[species][kit // 16 % 4]
    return worth + _SHIELD if kit >= HAS_SHIELD else worth


WORTH: Final[list[i64]] = [worth_of(species, kit) for species in range(2) for kit in range(128)]
BIT: Final[list[i64]] = [2**piece for piece in range(PIECES)]


@final
class Terrain:
    """A board's distances."""

    def __init__(self, board: Board) -> None:
        places = [(2 * i - length + 1, row) for row, length in enumerate(board.rows) for i in range(length)]
        self.distance: Final = bytes(_apart(one, other) for one in places for other in places)
        """Steps from each hex to each, one row of the table a hex."""
        self.size: Final[i64] = board.size
        self.rim: Final = bytes(
            min(self.distance[hex * board.size + other] for other in range(board.size) if board.is_border[other])
            for hex in range(board.size)
        )
        """How far each hex is from the border."""


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    across, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    return up + max(0, (across - up) // 2)


TERRAINS: Final = {slug: Terrain(board) for slug, board in BOARDS.items()}


def evaluate(position: Position, colour: int) -> int:
    """The balance for a colour: a Mushroom is worth about 130, the second Tree about 700."""
    if position.stage == OVER:
        own, other = trees_of(position, colour), trees_of(position, 1 - colour)
        return 0 if (own > 0) == (other > 0) else WON if own else -WON
    terrain = TERRAINS[position.board.slug]
    is_before_move = position.stage == GROWTH or position.stage == MOVE
    striker = position.turn if is_before_move else 1 - position.turn
    balance: i64 = strength(position, colour, terrain) - strength(position, 1 - colour, terrain)
    first = cheapest_strikers(position, striker, terrain, 0)
    second = cheapest_strikers(position, 1 - striker, terrain, _hanging(first, 1 - striker))
    taken = pressure(position, striker, terrain, first, True) - pressure(position, 1 - striker, terrain, second, False)
    return balance + taken if striker == colour else balance - taken


def _hanging(cheapest: list[i64], colour: i64) -> i64:
    """The pieces of a colour, as bits, that can be struck before they strike."""
    found: i64 = 0
    number: i64
    for number in range(TEAM):
        if cheapest[number] >= 0:
            found |= BIT[colour * TEAM + number]
    return found


def slots_left(position: Position, colour: i64) -> i64:
    """Resources that a colour can still place: none once its end of the world has begun."""
    if position.ending[colour]:
        return 0
    left: i64 = 0
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.at[piece] != OFF:
            kit: i64 = position.kits[piece]
            left += CAPACITY[SPECIES_OF[piece]] - kit % 4 - kit // 4 % 4 - kit // 16 % 4
    return left


def strength(position: Position, colour: i64, terrain: Terrain) -> i64:
    """What a colour's pieces are worth where they stand."""
    at, kits, worth, size, distance = position.at, position.kits, WORTH, terrain.size, terrain.distance
    exposed, enemies = position.exposed, (1 - colour) * TEAM
    fade: i64 = _FADE[slots_left(position, 1 - colour)]
    total: i64 = 0
    trees: i64 = 0
    piece: i64
    other: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        hex: i64 = at[piece]
        if hex == OFF:
            continue
        species: i64 = SPECIES_OF[piece]
        total += worth[species * 128 + kits[piece]]
        if species == TREE:
            trees += 1
            if fade:
                total -= _DEPTH[depth_of(position, terrain, hex)] * fade // 255
            continue
        if exposed[hex]:
            total -= _RIM * fade // 255
        nearest: i64 = 99
        for other in range(enemies, enemies + TEAM):
            if SPECIES_OF[other] == TREE and at[other] != OFF:
                apart: i64 = distance[hex * size + at[other]]
                if apart < nearest:
                    nearest = apart
        total -= 3 * nearest
    return total if trees > 1 else total - 250


def depth_of(position: Position, terrain: Terrain, hex: i64) -> i64:
    """How many tiles must be destroyed before that of a hex can be."""
    exposed = position.exposed
    if exposed is position.board.is_border:
        return terrain.rim[hex]
    distance, row = terrain.distance, hex * terrain.size
    depth: i64 = 7
    other: i64
    for other in range(terrain.size):
        if exposed[other] and distance[row + other] < depth and position.cells[other] != DESTROYED:
            depth = distance[row + other]
    return depth


def strike_range(position: Position, piece: i64, may_grow: bool) -> i64:
    """How far a piece can strike at most, a growth before its move included."""
    kit: i64 = position.kits[piece]
    used = kit % 4 + kit // 4 % 4 + kit // 16 % 4
    far: i64 = REACH[kit // 4 % 4] + (1 if kit // 16 % 4 else 0)
    return far + 1 if may_grow and used < CAPACITY[SPECIES_OF[piece]] else far


def pressure(position: Position, colour: i64, terrain: Terrain, cheapest: list[i64], is_next: bool) -> i64:
    """What a colour can hope to take: much when it plays next, little when the enemy can still answer."""
    best: i64 = 0
    second: i64 = 0
    reward: i64 = 0
    struck: i64 = -1
    enemies = (1 - colour) * TEAM
    trees, own_trees = trees_of(position, 1 - colour), trees_of(position, colour)
    target: i64
    for target in range(enemies, enemies + TEAM):
        cost = cheapest[target - enemies]
        if cost < 0:
            continue
        kit: i64 = position.kits[target]
        species: i64 = SPECIES_OF[target]
        if kit >= HAS_SHIELD:
            gain: i64 = _SHIELD
        else:
            if species == TREE:
                if trees == 1 and is_next and not (COUNTER[kit // 16 % 4] and own_trees == 1 and cost >= _BASE[TREE]):
                    return WINNING  # unless both last Trees would fall together (EW-02)
                struck = target
            reward = max(reward, REWARD[species])
            gain = WORTH[species * 128 + kit] + REWARDED * REWARD[species]
            if COUNTER[kit // 16 % 4]:
                gain -= cost
            elif is_guarded(position, 1 - colour, position.at[target], target, terrain):
                gain -= cost * 3 // 4
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    if position.ending[colour]:
        razed = _razed(position, 1 - colour, terrain, 1 + reward, struck)
        if razed >= WINNING and is_next:
            return WINNING
        second = max(second, min(best, min(razed, 900)))
        best = max(best, min(razed, 900))
    return best * 7 // 8 + second // 4 if is_next else second // 2 + best // 6


def _razed(position: Position, colour: i64, terrain: Terrain, tiles: i64, struck: i64) -> i64:
    """What a colour loses at most when so many tiles are destroyed in one turn and one Tree may be struck as well."""
    needed: i64 = 0
    spared: i64 = 99
    worth: i64 = 0
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.at[piece] == OFF:
            continue
        if SPECIES_OF[piece] == TREE:
            tiles_to = depth_of(position, terrain, position.at[piece]) + 1
            needed += tiles_to
            if tiles_to <= tiles:
                worth = max(worth, WORTH[128 + position.kits[piece]])
            if piece != struck:
                spared = min(spared, tiles_to)
        elif position.exposed[position.at[piece]]:
            worth = max(worth, WORTH[position.kits[piece]])
    if needed <= tiles or (struck >= 0 and spared <= tiles):
        return WINNING
    return worth


def is_guarded(position: Position, colour: i64, hex: i64, spared: i64, terrain: Terrain) -> bool:
    """Whether a piece of a colour, other than the one that falls there, could strike back at a hex."""
    distance, size = terrain.distance, terrain.size
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if piece != spared and position.at[piece] != OFF:
            if distance[hex * size + position.at[piece]] <= strike_range(position, piece, position.ending[colour] == 0):
                return True
    return False


def cheapest_strikers(position: Position, colour: i64, terrain: Terrain, barred: i64) -> list[i64]:
    """For each enemy piece, what the least of a colour's pieces (but those barred) that could strike it is worth, or -1."""
    cheapest: list[i64] = [-1, -1, -1, -1, -1, -1, -1]
    at, size, distance, enemies = position.at, terrain.size, terrain.distance, (1 - colour) * TEAM
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
            cost = WORTH[SPECIES_OF[piece] * 128 + position.kits[piece]]
            found = strikes(position, piece, may_grow)
            for target in range(TEAM):
                if found & BIT[enemies + target] and (cheapest[target] < 0 or cost < cheapest[target]):
                    cheapest[target] = cost
    return cheapest


def strikes(position: Position, piece: i64, may_grow: bool) -> i64:
    """The pieces, as bits, that a piece could strike next turn, with the best growth before if it may grow."""
    kit: i64 = position.kits[piece]
    water: i64 = kit // 4 % 4
    sun: i64 = kit // 16 % 4
    if not may_grow or kit % 4 + water + sun >= CAPACITY[SPECIES_OF[piece]]:
        return sweep(position, piece, water, sun)
    found = sweep(position, piece, water + 1, sun) if water < 3 else sweep(position, piece, water, sun)
    return found if sun else found | sweep(position, piece, water, 1)


def sweep(position: Position, piece: i64, water: i64, sun: i64) -> i64:
    """The pieces that a piece with so much Water and Sun strikes; turns by one side only, which is nearly all."""
    found: i64 = 0
    heading: i64
    hex: i64 = position.at[piece]
    reach: i64 = REACH[water]
    turns: i64 = TURNS[water]
    for heading in range(6):
        found |= _walk(position, piece // TEAM, hex, heading, reach, turns, sun)
    return found


def _walk(position: Position, colour: i64, hex: i64, heading: i64, steps: i64, turns: i64, sun: i64) -> i64:
    """The pieces met straight ahead, after a turn, or with Sun beside the way."""
    neighbours, cells, walls, edge_at = position.board.neighbours, position.cells, position.walls, position.board.edge_at
    found: i64 = 0
    while steps > 0:
        side = hex * 6 + heading
        hex = neighbours[side]
        if hex == OFF or walls[edge_at[side]]:
            return found
        occupant: i64 = cells[hex]
        if occupant != EMPTY:
            if occupant == DESTROYED or occupant // TEAM == colour:
                return found
            return found | BIT[occupant]
        if sun:
            found |= _beside(position, colour, hex)
        steps -= 1
        if turns and steps:
            found |= _walk(position, colour, hex, (heading + 1) % 6, steps, turns - 1, sun)
            found |= _walk(position, colour, hex, (heading + 5) % 6, steps, turns - 1, sun)
    return found


def _beside(position: Position, colour: i64, hex: i64) -> i64:
    """The enemies next to a hex with no Root between (EW-21)."""
    neighbours, cells = position.board.neighbours, position.cells
    found: i64 = 0
    side: i64
    for side in range(hex * 6, hex * 6 + 6):
        beside: i64 = neighbours[side]
        if beside != OFF:
            occupant: i64 = cells[beside]
            if occupant < PIECES and occupant // TEAM != colour and not position.walls[position.board.edge_at[side]]:
                found |= BIT[occupant]
    return found
