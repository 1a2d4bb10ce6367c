"""How good a position looks, for bots: what stands, what can be struck next, and what the end of the world takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.advice.threats import (
    BASE,
    SHIELDED,
    WORTH,
    cheapest_strikers,
    is_guarded,
)
from quintessence.games.earth_water_sun.data.components import HAS_SHIELD, TEAM, TREE
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.position import BIT, DESTROYED, GROWTH, MOVE, OVER, Position, trees_of

WON: Final = 100_000
WINNING: Final = 20_000
"""The last Tree can be struck next."""
REWARDED: Final = 45
"""What an earned resource is worth."""
_RIM: Final = 40
"""What a Mushroom on a tile that can be destroyed costs, once the enemy may destroy tiles."""
_DEPTH: Final = [600, 420, 260, 150, 75, 30, 0, 0]
"""The same for a Tree, by the tiles that must go before its own can."""
_FADE: Final = bytes([255, 210, 165, 125, 90, 65, 45, 30, 20, 12, 8, 5, 3, 2, 1, 0, 0, 0, 0])
"""How near that is, by the resources that the enemy has yet to place."""
_FADED: Final = 18
_DEEPEST: Final = 7
"""The last of both: more makes no difference."""


def evaluate(position: Position, colour: int) -> int:
    """The balance for a colour: a Mushroom is worth about 130, the second Tree about 700."""
    if position.stage == OVER:
        own, other = trees_of(position, colour), trees_of(position, 1 - colour)
        return 0 if (own > 0) == (other > 0) else WON if own else -WON
    is_before_move = position.stage == GROWTH or position.stage == MOVE
    striker = position.turn if is_before_move else 1 - position.turn
    balance: i64 = strength(position, colour) - strength(position, 1 - colour)
    first = cheapest_strikers(position, striker, 0)
    second = cheapest_strikers(position, 1 - striker, _hanging(first, 1 - striker))
    taken = pressure(position, striker, first, True) - pressure(position, 1 - striker, second, False)
    return balance + taken if striker == colour else balance - taken


def _hanging(cheapest: list[i64], colour: i64) -> i64:
    """The pieces of a colour, as bits, that can be struck before they strike."""
    total: i64 = 0
    number: i64
    for number in range(TEAM):
        if cheapest[number] >= 0:
            total |= BIT[colour * TEAM + number]
    return total


def slots_left(position: Position, colour: i64) -> i64:
    """Resources that a colour can still place: none once its end of the world has begun."""
    if position.ending[colour]:
        return 0
    capacity_of = position.data.capacity_of
    left: i64 = 0
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.at[piece] != OFF:
            kit: i64 = position.kits[piece]
            left += capacity_of[piece] - kit % 4 - kit // 4 % 4 - kit // 16 % 4
    return left


def strength(position: Position, colour: i64) -> i64:
    """What a colour's pieces are worth where they stand."""
    board, species_of = position.board, position.data.species_of
    at, kits, worth, size, distance = position.at, position.kits, WORTH, board.size, board.distance
    exposed, enemies = position.exposed, (1 - colour) * TEAM
    fade: i64 = _FADE[min(slots_left(position, 1 - colour), _FADED)]
    total: i64 = 0
    trees: i64 = 0
    piece: i64
    other: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        hex: i64 = at[piece]
        if hex == OFF:
            continue
        species: i64 = species_of[piece]
        total += worth[species * 128 + kits[piece]]
        if species == TREE:
            trees += 1
            if fade:
                total -= _DEPTH[depth_of(position, hex)] * fade // 255
            continue
        if exposed[hex]:
            total -= _RIM * fade // 255
        nearest: i64 = 99
        for other in range(enemies, enemies + TEAM):
            if species_of[other] == TREE and at[other] != OFF:
                apart: i64 = distance[hex * size + at[other]]
                if apart < nearest:
                    nearest = apart
        total -= 3 * nearest
    return total if trees > 1 else total - 250


def depth_of(position: Position, hex: i64) -> i64:
    """How many tiles must be destroyed before that of a hex can be."""
    board, exposed = position.board, position.exposed
    if exposed is board.is_border:
        return min(board.rim[hex], _DEEPEST)
    distance, row = board.distance, hex * board.size
    depth: i64 = _DEEPEST
    other: i64
    for other in range(board.size):
        if exposed[other] and distance[row + other] < depth and position.cells[other] != DESTROYED:
            depth = distance[row + other]
    return depth


def pressure(position: Position, colour: i64, cheapest: list[i64], is_next: bool) -> i64:
    """What a colour can hope to take: much when it plays next, little when the enemy can still answer."""
    best: i64 = 0
    second: i64 = 0
    reward: i64 = 0
    struck: i64 = -1
    data, enemies = position.data, (1 - colour) * TEAM
    trees, own_trees = trees_of(position, 1 - colour), trees_of(position, colour)
    target: i64
    for target in range(enemies, enemies + TEAM):
        cost = cheapest[target - enemies]
        if cost < 0:
            continue
        kit: i64 = position.kits[target]
        species: i64 = data.species_of[target]
        if kit >= HAS_SHIELD:
            gain: i64 = SHIELDED
        else:
            if species == TREE:
                both_fall = data.counter[kit // 16 % 4] == 1 and own_trees == 1 and cost >= BASE[TREE]
                if trees == 1 and is_next and not both_fall:
                    return WINNING  # but not when both last Trees would fall together (EW-02)
                struck = target
            reward = max(reward, data.reward[species])
            gain = WORTH[species * 128 + kit] + REWARDED * data.reward[species]
            if data.counter[kit // 16 % 4]:
                gain -= cost
            elif is_guarded(position, 1 - colour, position.at[target], target):
                gain -= cost * 3 // 4
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    if position.ending[colour]:
        razed = _razed(position, 1 - colour, 1 + reward, struck)
        if razed >= WINNING and is_next:
            return WINNING
        second = max(second, min(best, razed, 900))
        best = max(best, min(razed, 900))
    return best + second // 2 if is_next else second * 3 // 4 + best // 5


def _razed(position: Position, colour: i64, tiles: i64, struck: i64) -> i64:
    """What a colour loses at most when so many tiles are destroyed in one turn and one Tree may be struck as well."""
    needed: i64 = 0
    spared: i64 = 99
    worth: i64 = 0
    species_of = position.data.species_of
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.at[piece] == OFF:
            continue
        if species_of[piece] == TREE:
            tiles_to = depth_of(position, position.at[piece]) + 1
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
