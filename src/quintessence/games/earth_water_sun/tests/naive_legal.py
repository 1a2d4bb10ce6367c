"""Every row that may be played, worked out from the rulebook and the rulings alone."""

from __future__ import annotations

from itertools import combinations

from quintessence.games.earth_water_sun.tests.naive_land import WAYS, Edge, Hex, around, beside, corners, edge, ends
from quintessence.games.earth_water_sun.tests.naive_world import KINDS, Move, Piece, World, other


def rows(world: World) -> set[str]:
    """All that the player who is asked may do at this stage."""
    match world.stage:
        case "growth":
            return placements(world, world.turn) | root_rows(world)
        case "reward":
            return placements(world, world.to_act())
        case "move":
            return (first_steps(world) or {"end"}) | root_rows(world)  # EW-10
        case "stepping":
            return further_steps(world)
        case "attack":
            return first_targets(world) | root_rows(world)
        case "target":
            return second_targets(world) | {"hold"}
        case "extra":
            return extra_steps(world) | {"stop"} | root_rows(world)
        case "wind_up":
            return root_rows(world) | {"end"}
        case _:
            return set()


def placements(world: World, colour: str) -> set[str]:
    """Growth, or from the end of one's world on (EW-50), the loss of a tile."""
    if world.ended[colour]:
        return {f"destroy {world.land.names[spot]}" for spot in world.land.names if can_fall(world, spot)}
    return {
        f"grow {world.land.names[piece.hex]} {kind}"
        for piece in world.pieces
        for kind in KINDS
        if piece.colour == colour and not piece.is_full() and piece.levels[kind] < 3 and world.stock[kind] > 0
    }


def can_fall(world: World, spot: Hex) -> bool:
    """EW-51: a route of destroyed hexes leads from this one to the rim."""
    route, reached = [spot], {spot}
    while route:
        linked = route.pop()
        if world.land.is_border(linked):
            return world.is_live(spot)
        further = (around(linked) & world.destroyed) - reached
        reached |= further
        route.extend(further)
    return False


def is_open(world: World, spot: Hex, way: str) -> bool:
    """EW-11: a live hex lies that way, and no Root and no allied piece is in between or on it."""
    to = beside(spot, way)
    return world.is_live(to) and not world.has_root(edge(spot, way)) and world.piece_of(world.turn, to) is None


def first_steps(world: World) -> set[str]:
    return {
        f"step {world.land.names[piece.hex]} {way}"
        for piece in world.pieces
        for way in WAYS
        if piece.colour == world.turn and is_open(world, piece.hex, way)
    }


def further_steps(world: World) -> set[str]:
    """EW-13; EW-09: a step back to the start is one only if the piece can go on from there."""
    move = world.moved()
    here = world.land.names[move.at]
    found = {f"step {here} {way}" for way in WAYS if leads_on(world, move, move.at, way)}
    return found | {"stop"} if move.at != move.start else found


def leads_on(world: World, move: Move, spot: Hex, way: str) -> bool:
    """Whether a step can be part of a move that ends away from its start."""
    steps_left, turns_left = move.steps_left - 1, move.turns_left - (way != move.heading)
    if not is_open(world, spot, way) or steps_left < 0 or turns_left < 0:
        return False
    to = beside(spot, way)
    if to != move.start:
        return True
    return steps_left > 0 and any(is_open(world, to, on) for on in WAYS if on == way or turns_left > 0)


def extra_steps(world: World) -> set[str]:
    """EW-33: one hex, and nobody there."""
    spot = world.moved().at
    return {
        f"step {world.land.names[spot]} {way}"
        for way in WAYS
        if is_open(world, spot, way) and world.piece_of(other(world.turn), beside(spot, way)) is None
    }


def is_forced(world: World) -> bool:
    """EW-17: the attack that entering an enemy's hex triggers; EW-31: the second one is free."""
    move = world.moved()
    return world.piece_of(other(world.turn), move.at) is not None and not move.hit


def first_targets(world: World) -> set[str]:
    if is_forced(world):
        return {f"strike {world.land.names[world.moved().at]}"}
    return {row for spot in in_reach(world) for row in blows(world, spot)} | {"hold"}


def second_targets(world: World) -> set[str]:
    """EW-20: not the first hex twice; EW-26: not the Root that the first target takes, unless there is another."""
    target = world.moved().target
    assert target is not None
    hexes = in_reach(world) - {world.land.hexes[target[1]]}
    if target[0] == "strike":
        return {row for spot in hexes for row in blows(world, spot)}
    line, owner = edge(world.land.hexes[target[1]], target[2]), target[3]
    world.roots[owner].remove(line)
    found = {row for spot in hexes for row in blows(world, spot)}
    world.roots[owner].append(line)
    return found


def in_reach(world: World) -> set[Hex]:
    """EW-16, EW-20, EW-21, EW-30: one's own hex; with Sun, the neighbours that no Root shields."""
    move = world.moved()
    if move.targets == 1:
        return {move.at}
    return {move.at} | {
        beside(move.at, way)
        for way in WAYS
        if world.is_live(beside(move.at, way)) and not world.has_root(edge(move.at, way))
    }


def blows(world: World, spot: Hex) -> set[str]:
    """EW-22 to EW-25: the enemy if there is one, else one Root of the hex's own six edges."""
    name = world.land.names[spot]
    if world.piece_of(other(world.turn), spot) is not None:
        return {f"strike {name}"}
    return {
        f"sever {name} {way} {owner}"
        for way in WAYS
        for owner, lines in world.roots.items()
        if edge(spot, way) in lines
    }


def root_rows(world: World) -> set[str]:
    """EW-58: laying and lifting, by the player whose turn it is."""
    colour = world.turn
    edges = edges_for_roots(world, colour) if world.hand[colour] > 0 else set()
    laid = {f"lay {world.land.edge_name(line)}" for line in edges}
    lifted = {
        f"lift {world.land.edge_name(line)}"
        for line in joined_roots(world, colour, 2)
        if world.roots[colour].count(line) > world.fresh.count(line)  # EW-66
    }
    return laid | lifted


def with_earth(world: World, colour: str, earth: int) -> list[Piece]:
    return [piece for piece in world.pieces if piece.colour == colour and piece.levels["earth"] >= earth]


def joined_roots(world: World, colour: str, earth: int) -> set[Edge]:
    """EW-59, EW-60: own Roots that a chain of own Roots joins to a piece with so much Earth."""
    reached = {corner for piece in with_earth(world, colour, earth) for corner in corners(piece.hex)}
    joined: set[Edge] = set()
    while True:
        further = {line for line in world.roots[colour] if line not in joined and ends(line) & reached}
        if not further:
            return joined
        joined |= further
        reached |= {corner for line in further for corner in ends(line)}


def edges_for_roots(world: World, colour: str) -> set[Edge]:
    """Edges that touch a piece with Earth, or a Root joined to one; EW-53: with a live tile on one side at least."""
    reached = {corner for piece in with_earth(world, colour, 1) for corner in corners(piece.hex)}
    reached |= {corner for line in joined_roots(world, colour, 1) for corner in ends(line)}
    meeting = {frozenset(sides) for corner in reached for sides in combinations(corner, 2)}
    return {line for line in meeting if any(world.is_live(spot) for spot in line)}
