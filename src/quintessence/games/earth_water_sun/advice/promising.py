"""The actions worth a search's time, the likeliest first: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.core.game import Action
from quintessence.core.ranking import Ranking
from quintessence.games.earth_water_sun.actions import Destroy, Grow, Lay, Lift, Sever, Step, Stop, Strike
from quintessence.games.earth_water_sun.advice.goals import NEVER, Goals
from quintessence.games.earth_water_sun.advice.threats import WORTH, cheapest_strikers, sweep
from quintessence.games.earth_water_sun.data.components import EARTH, HAS_SHIELD, TEAM, TREE, UNIT
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.position import (
    ATTACK,
    BIT,
    EXTRA,
    GROWTH,
    MOVE,
    STEPPING,
    WIND_UP,
    Position,
    colour_to_act,
)
from quintessence.games.earth_water_sun.rules.position import (
    REWARD as PLACING,
)
from quintessence.games.earth_water_sun.rules.stages import choices

_GROWTHS: Final = 6
_TILES: Final = 5
_REWARDS: Final = 3
_STEPS: Final = 10
_GOING_ON: Final = 2
_ROOTS: Final = 3


def promising_actions(position: Position) -> list[Action]:
    """What the player who is asked might well do; never empty, since something is legal."""
    stage = position.stage
    if stage == MOVE:
        return _moves(position)
    if stage == STEPPING:
        return _steps(position)
    if stage == EXTRA:
        return _extra_steps(position)
    if stage == GROWTH or stage == PLACING:
        legal = choices(position)
        if position.ending[colour_to_act(position)]:
            return _tiles(position, legal)
        return _growths(position, legal)
    return _attacks(position)


def _growths(position: Position, legal: list[Action]) -> list[Action]:
    """§4: what adds most, above all where it opens a strike; Roots wait for the end of the turn."""
    ranking = Ranking()
    colour = colour_to_act(position)
    threatened = cheapest_strikers(position, 1 - colour, 0)
    shield = position.data.shield
    piece: i64 = -1
    last: i64 = -1
    near: i64 = 0
    opened: list[i64] = []
    for action in legal:
        if not isinstance(action, Grow):
            continue
        hex: i64 = action.hex
        kind: i64 = action.kind
        if hex != last:
            last = hex
            piece = _own(position, colour, hex)
            near = _nearest(position, 1 - colour, hex)
            opened = _opened(position, piece, near)
        kit: i64 = position.kits[piece]
        row: i64 = position.data.species_of[piece] * 128
        grown: i64 = kit + UNIT[kind]
        if kind == EARTH and shield[grown % 4] and kit < HAS_SHIELD:
            grown += HAS_SHIELD
        score = WORTH[row + grown] - WORTH[row + kit] - 2 * near + opened[kind]
        if kind == EARTH and threatened[piece - colour * TEAM] >= 0:
            score += 30
        ranking.add(action, score)
    return ranking.first(_GROWTHS if position.stage == GROWTH else _REWARDS)


def _own(position: Position, colour: int, hex: i64) -> i64:
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.at[piece] == hex:
            return piece
    return position.cells[hex]


def _nearest(position: Position, colour: i64, hex: i64) -> i64:
    """How far the nearest piece of a colour is."""
    distance, size = position.board.distance, position.board.size
    nearest: i64 = 20
    piece: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.at[piece] != OFF:
            apart: i64 = distance[hex * size + position.at[piece]]
            if apart < nearest:
                nearest = apart
    return nearest


def _opened(position: Position, piece: i64, near: i64) -> list[i64]:
    """What one more Earth, Water or Sun would let a piece strike that it cannot strike yet."""
    kit: i64 = position.kits[piece]
    water: i64 = kit // 4 % 4
    sun: i64 = kit // 16 % 4
    opened: list[i64] = [0, 0, 0]
    far: i64 = position.data.reach[water] + 2
    if near > far or position.stage != GROWTH:
        return opened
    now = sweep(position, piece, water, sun)
    if water < 3:
        opened[1] = _prize(position, sweep(position, piece, water + 1, sun) & ~now)
    if not sun:
        opened[2] = _prize(position, sweep(position, piece, water, 1) & ~now)
    return opened


def _prize(position: Position, struck: i64) -> i64:
    """Half of what the best of some pieces is worth."""
    best: i64 = 0
    piece: i64
    if struck:
        for piece in range(len(BIT)):
            if struck & BIT[piece]:
                best = max(best, WORTH[position.data.species_of[piece] * 128 + position.kits[piece]] // 2)
    return best


def _tiles(position: Position, legal: list[Action]) -> list[Action]:
    """§11: tiles under enemies, beside their Trees, on the way there; not under or beside one's own."""
    ranking = Ranking()
    colour = colour_to_act(position)
    for action in legal:
        if isinstance(action, Destroy):
            ranking.add(action, _tile_score(position, colour, action.hex))
    return ranking.first(_TILES if position.stage == GROWTH else _REWARDS)


def _tile_score(position: Position, colour: i64, hex: i64) -> i64:
    distance, size = position.board.distance, position.board.size
    score: i64 = 0
    piece: i64
    for piece in range(2 * TEAM):
        its_hex: i64 = position.at[piece]
        if its_hex == OFF:
            continue
        sign: i64 = -1 if piece // TEAM == colour else 1
        species: i64 = position.data.species_of[piece]
        apart: i64 = distance[hex * size + its_hex]
        if apart == 0:
            score += sign * 10 * WORTH[species * 128 + position.kits[piece]]
        elif apart == 1 and not position.exposed[its_hex]:
            score += sign * (300 if species == TREE else 60)
        elif species == TREE:
            score += sign * (120 // apart)
    return score


def _moves(position: Position) -> list[Action]:
    """§5: first steps by the best that can come of them; Roots that hem a piece in may be lifted before."""
    ranking = Ranking()
    goals = Goals(position)
    colour: i64 = position.turn
    piece: i64
    heading: i64
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        hex: i64 = position.at[piece]
        if hex != OFF:
            goals.choose(piece)
            staying = goals.at(hex)
            kit: i64 = position.kits[piece]
            reach: i64 = position.data.reach[kit // 4 % 4]
            turns: i64 = position.data.turns[kit // 4 % 4]
            for heading in range(6):
                best = goals.ahead(hex, heading, reach, turns)
                if best > NEVER:
                    ranking.add(position.table.step[hex * 6 + heading], best - staying)
    if ranking.actions:
        return ranking.first(_STEPS)
    return choices(position)


def _steps(position: Position) -> list[Action]:
    """§5, §8: stop, or go on to something better."""
    ranking = Ranking()
    goals = Goals(position)
    here: i64 = position.here
    goals.choose(position.mover)
    for action in choices(position):
        if isinstance(action, Step):
            turn: i64 = (action.direction - position.heading + 6) % 6
            if turn == 0:
                ranking.add(action, goals.ahead(here, action.direction, position.steps_left, position.turns_left))
            elif turn == 1 or turn == 5:
                ranking.add(action, goals.ahead(here, action.direction, position.steps_left, position.turns_left - 1))
        else:
            ranking.add(action, goals.at(here))
    return ranking.first(_GOING_ON) if ranking.actions else choices(position)


def _extra_steps(position: Position) -> list[Action]:
    """§8: the step after an attack, where it leads to a better hex."""
    ranking = Ranking()
    goals = Goals(position)
    goals.choose(position.mover)
    for action in choices(position):
        if isinstance(action, Step):
            ranking.add(action, goals.at(position.board.neighbours[action.hex * 6 + action.direction]))
        elif isinstance(action, Stop):
            ranking.add(action, goals.at(position.here))
    return ranking.first(_GOING_ON)


def _attacks(position: Position) -> list[Action]:
    """§6: strikes, a few severed Roots, a few laid where a piece is threatened, and going on."""
    ranking = Ranking()
    own: i64 = position.turn * TEAM
    threatened: list[i64] = []
    severs, roots = 0, 0
    is_last_chance = position.stage == WIND_UP or (position.stage == ATTACK and not position.has_hit)
    for action in choices(position):
        if isinstance(action, Strike):
            victim: i64 = position.cells[action.hex]
            ranking.add(action, 1000 + WORTH[position.data.species_of[victim] * 128 + position.kits[victim]])
        elif isinstance(action, Sever):
            if action.owner != position.turn and severs < _ROOTS:
                severs += 1
                ranking.add(action, 20)
        elif isinstance(action, Lay):
            if is_last_chance and roots < _ROOTS and _continues(position, action.edge):
                if not threatened:
                    threatened = cheapest_strikers(position, 1 - position.turn, 0)
                if _shelters(position, action.edge, own, threatened):
                    roots += 1
                    ranking.add(action, 10)
        elif not isinstance(action, Lift):
            ranking.add(action, 15)
    return ranking.actions or choices(position)


def _continues(position: Position, edge: i64) -> bool:
    """At most two Roots a turn, in the order of their edges: other orders lead to the same."""
    fresh = position.fresh
    return not fresh or (len(fresh) < 2 and edge > fresh[0])


def _shelters(position: Position, edge: i64, own: i64, threatened: list[i64]) -> bool:
    """Whether a Root on a free edge would stand beside a threatened Tree."""
    if position.walls[edge]:
        return False
    end: i64
    for end in range(edge * 2, edge * 2 + 2):
        hex = position.board.edge_hexes[end]
        if hex != OFF:
            occupant: i64 = position.cells[hex] - own
            if 0 <= occupant < TEAM and position.data.species_of[occupant] == TREE and threatened[occupant] >= 0:
                return True
    return False
