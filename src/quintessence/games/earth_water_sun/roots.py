"""§7 Roots: how they are connected, laid, lifted and lost."""

from __future__ import annotations

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.board import OFF
from quintessence.games.earth_water_sun.data import EARTH, LAYS, LIFTS, TEAM
from quintessence.games.earth_water_sun.events import OnEdge
from quintessence.games.earth_water_sun.growth import level
from quintessence.games.earth_water_sun.position import DESTROYED, Position, put


def roots_of(position: Position, colour: int) -> tuple[int, ...]:
    """The edges under a colour's Roots, once for each Root."""
    return position.black_roots if colour == 0 else position.white_roots


def count_roots(position: Position, colour: int, edge: int) -> int:
    """How many Roots of a colour lie on an edge."""
    return roots_of(position, colour).count(edge)


def reached_corners(position: Position, colour: int, able: bytes) -> list[int]:
    """§7.3, EW-59, EW-60: the corners of the player's able pieces, and those that his own Roots lead to from there.

    `able` says which levels of Earth count: LAYS or LIFTS. An edge is connected when it has one of these corners.
    """
    corners = position.board.hex_corners
    found: list[int] = []
    marked = [False] * position.board.corner_count
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        hex = position.at[piece]
        if hex != OFF and able[level(position, piece, EARTH)]:
            for side in range(hex * 6, hex * 6 + 6):
                corner = corners[side]
                if not marked[corner]:
                    marked[corner] = True
                    found.append(corner)
    if found:
        _follow(position, roots_of(position, colour), marked, found)
    return found


def _follow(position: Position, roots: tuple[int, ...], marked: list[bool], found: list[int]) -> None:
    """Walk along the Roots until no further corner is reached."""
    ends = position.board.edge_corners
    grew = True
    while grew:
        grew = False
        for edge in roots:
            one, other = ends[edge * 2], ends[edge * 2 + 1]
            if marked[one] != marked[other]:
                corner = other if marked[one] else one
                marked[corner] = True
                found.append(corner)
                grew = True


def has_live_tile(position: Position, edge: int) -> bool:
    """EW-53: whether a tile beside an edge can still be used."""
    one, other = position.board.edge_hexes[edge * 2], position.board.edge_hexes[edge * 2 + 1]
    return position.cells[one] != DESTROYED or (other != OFF and position.cells[other] != DESTROYED)


def lay_objection(position: Position, colour: int, edge: int) -> str | None:
    """§7.2: why a Root cannot be laid on an edge."""
    if position.hands[colour] == 0:
        return "no_root_in_hand"
    if not has_live_tile(position, edge):
        return "no_live_tile"
    reached = reached_corners(position, colour, LAYS)
    return None if _touches(position, edge, reached) else "not_connected"


def lift_objection(position: Position, colour: int, edge: int) -> str | None:
    """§7.5: why a Root cannot be lifted from an edge."""
    own = count_roots(position, colour, edge)
    if own == 0:
        return "no_own_root_there"  # EW-62
    if own <= position.fresh.count(edge):
        return "laid_this_turn"  # EW-66
    reached = reached_corners(position, colour, LIFTS)
    return None if _touches(position, edge, reached) else "not_connected_to_lift"


def _touches(position: Position, edge: int, reached: list[int]) -> bool:
    ends = position.board.edge_corners
    return ends[edge * 2] in reached or ends[edge * 2 + 1] in reached


def add_root_actions(position: Position, legal: list[Action]) -> None:
    """EW-58: what the player whose turn it is may do with Roots, at most of his decisions."""
    if position.hands[position.turn]:
        _add_lays(position, legal)
    if roots_of(position, position.turn):
        _add_lifts(position, legal)


def _add_lays(position: Position, legal: list[Action]) -> None:
    board = position.board
    lay = position.table.lay
    listed = [False] * board.edge_count
    for corner in reached_corners(position, position.turn, LAYS):
        for place in range(corner * 3, corner * 3 + 3):
            edge = board.corner_edges[place]
            if edge >= 0 and not listed[edge]:
                listed[edge] = True
                if has_live_tile(position, edge):
                    legal.append(lay[edge])


def _add_lifts(position: Position, legal: list[Action]) -> None:
    reached = reached_corners(position, position.turn, LIFTS)
    if not reached:
        return
    roots = roots_of(position, position.turn)
    last = -1
    for edge in roots:
        if edge != last:
            last = edge
            if _touches(position, edge, reached) and roots.count(edge) > position.fresh.count(edge):
                legal.append(position.table.lift[edge])


def has_root_actions(position: Position) -> bool:
    """Whether the player whose turn it is can lay or lift anything."""
    colour = position.turn
    if position.hands[colour]:
        for corner in reached_corners(position, colour, LAYS):
            for place in range(corner * 3, corner * 3 + 3):
                edge = position.board.corner_edges[place]
                if edge >= 0 and has_live_tile(position, edge):
                    return True
    if not roots_of(position, colour):
        return False
    lifts: list[Action] = []
    _add_lifts(position, lifts)
    return bool(lifts)


def lay(position: Position, edge: int, told: list[Event]) -> None:
    colour = position.turn
    position.hands = put(position.hands, colour, position.hands[colour] - 1)
    position.walls = put(position.walls, edge, position.walls[edge] + 1)
    position.fresh = (*position.fresh, edge)
    _keep(position, colour, tuple(sorted((*roots_of(position, colour), edge))))
    told.append(OnEdge("laid", position.board, colour, edge))


def lift(position: Position, edge: int, told: list[Event]) -> None:
    colour = position.turn
    position.hands = put(position.hands, colour, position.hands[colour] + 1)
    take_away(position, colour, edge)
    told.append(OnEdge("lifted", position.board, colour, edge))


def take_away(position: Position, colour: int, edge: int) -> None:
    """Remove one Root of a colour from an edge."""
    position.walls = put(position.walls, edge, position.walls[edge] - 1)
    roots = roots_of(position, colour)
    place = roots.index(edge)
    _keep(position, colour, roots[:place] + roots[place + 1 :])


def _keep(position: Position, colour: int, roots: tuple[int, ...]) -> None:
    if colour == 0:
        position.black_roots = roots
    else:
        position.white_roots = roots


def lose_roots_without_tiles(position: Position, hex: int, told: list[Event]) -> None:
    """EW-53: Roots around a destroyed tile stay, unless the tile on their other side is gone too."""
    board = position.board
    for direction in range(6):
        edge = board.edge_at[hex * 6 + direction]
        if position.walls[edge] and not has_live_tile(position, edge):
            for colour in range(2):
                for _ in range(count_roots(position, colour, edge)):
                    take_away(position, colour, edge)
                    told.append(OnEdge("root_vanished", board, colour, edge))
