"""§7 Roots: how they are connected, laid, lifted and lost."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.events import OnEdge
from quintessence.games.earth_water_sun.rules.hexes import DIRECTIONS_IN, OFF, SIDE
from quintessence.games.earth_water_sun.rules.position import DESTROYED, Position, put, put_two
from quintessence.games.earth_water_sun.rules.reach import NOBODY_STANDS, Reach, Roots, stand


def roots_of(position: Position, colour: int) -> list[i64]:
    """The edges under a colour's Roots, once for each Root."""
    return _roots(position, colour).edges


def _roots(position: Position, colour: int) -> Roots:
    return position.black_roots if colour == 0 else position.white_roots


def count_roots(position: Position, colour: int, edge: i64) -> int:
    """How many Roots of a colour lie on an edge."""
    found = 0
    for other in roots_of(position, colour):
        if other == edge:
            found += 1
    return found


def lay_reach(position: Position) -> Reach:
    """What the player whose turn it is can lay Roots from."""
    standing = stand(position.turn, position.data.lays, position.at, position.kits)
    return _roots(position, position.turn).reach_to_lay(position.table, standing)


def lift_reach(position: Position) -> Reach:
    """The same for lifting Roots."""
    standing = stand(position.turn, position.data.lifts, position.at, position.kits)
    return _roots(position, position.turn).reach_to_lift(position.table, standing)


def has_live_tile(position: Position, edge: i64) -> bool:
    """EW-53: whether a tile beside an edge can still be used."""
    hexes, cells = position.board.edge_hexes, position.cells
    if cells[hexes[edge * 2]] != DESTROYED:
        return True
    other: i64 = hexes[edge * 2 + 1]
    return other != OFF and cells[other] != DESTROYED


def lay_objection(position: Position, edge: i64) -> str | None:
    """§7.2: why the player whose turn it is cannot lay a Root on an edge."""
    if position.hands[position.turn] == 0:
        return "no_root_in_hand"
    if not has_live_tile(position, edge):
        return "no_live_tile"
    return None if lay_reach(position).has_edge(edge) else "not_connected"


def lift_objection(position: Position, edge: i64) -> str | None:
    """§7.5: why the player whose turn it is cannot lift a Root from an edge."""
    if count_roots(position, position.turn, edge) == 0:
        return "no_own_root_there"  # EW-62
    if _is_fresh(position, edge):
        return "laid_this_turn"
    return None if edge in lift_reach(position).roots else "not_connected_to_lift"


def add_root_actions(position: Position, legal: list[Action]) -> None:
    """EW-58: what the player whose turn it is may do with Roots, at most of his decisions."""
    if position.hands[position.turn]:
        lays = lay_reach(position).lays()
        if position.destroys is position.table.first_destroys:  # every tile is still there
            legal.extend(lays)
        else:
            for lay in lays:
                if has_live_tile(position, lay.edge):
                    legal.append(lay)
    roots = _roots(position, position.turn)
    if roots.edges:
        _add_lifts(position, roots, legal)


def _add_lifts(position: Position, roots: Roots, legal: list[Action]) -> None:
    standing = stand(position.turn, position.data.lifts, position.at, position.kits)
    if standing == NOBODY_STANDS:
        return
    last: i64 = -1
    for edge in roots.reach_to_lift(position.table, standing).roots:
        if edge != last and not _is_fresh(position, edge):
            legal.append(position.table.lift[edge])
        last = edge


def _is_fresh(position: Position, edge: i64) -> bool:
    """EW-66: whether all the player's Roots on an edge were laid this turn."""
    laid = 0
    for other in position.fresh:
        if other == edge:
            laid += 1
    return laid > 0 and laid >= count_roots(position, position.turn, edge)


def has_root_actions(position: Position) -> bool:
    """Whether the player whose turn it is can lay or lift anything."""
    if position.hands[position.turn]:
        for lay in lay_reach(position).lays():
            if has_live_tile(position, lay.edge):
                return True
    roots = _roots(position, position.turn)
    if not roots.edges:
        return False
    lifts: list[Action] = []
    _add_lifts(position, roots, lifts)
    return bool(lifts)


def lay(position: Position, edge: i64, events: list[Event]) -> None:
    colour = position.turn
    position.hands = put(position.hands, colour, position.hands[colour] - 1)
    add_wall(position, edge)
    position.fresh = [*position.fresh, edge]
    put_roots(position, colour, sorted([*roots_of(position, colour), edge]))
    events.append(OnEdge("laid", position.board, colour, edge))


def lift(position: Position, edge: i64, events: list[Event]) -> None:
    colour = position.turn
    position.hands = put(position.hands, colour, position.hands[colour] + 1)
    _take_away(position, colour, edge)
    events.append(OnEdge("lifted", position.board, colour, edge))


def lose_root(position: Position, colour: int, edge: i64) -> None:
    """One Root of a colour on an edge leaves the game."""
    position.lost = put(position.lost, colour, position.lost[colour] + 1)
    _take_away(position, colour, edge)
    if colour == position.turn and position.fresh.count(edge) > count_roots(position, colour, edge):
        index = position.fresh.index(edge)
        position.fresh = position.fresh[:index] + position.fresh[index + 1 :]


def _take_away(position: Position, colour: int, edge: i64) -> None:
    position.walls = put(position.walls, edge, position.walls[edge] - 1)
    if position.walls[edge] == 0:
        _turn_sides(position, edge)
    roots = roots_of(position, colour)
    index = roots.index(edge)
    put_roots(position, colour, roots[:index] + roots[index + 1 :])


def add_wall(position: Position, edge: i64) -> None:
    """One Root more lies on an edge; the first closes it."""
    if position.walls[edge] == 0:
        _turn_sides(position, edge)
    position.walls = put(position.walls, edge, position.walls[edge] + 1)


def _turn_sides(position: Position, edge: i64) -> None:
    """Close an edge on both sides, or open it."""
    hexes: bytes = position.board.edge_hexes
    direction: i64 = position.board.edge_directions[edge]
    one: i64 = hexes[edge * 2]
    other: i64 = hexes[edge * 2 + 1]
    if other != OFF:  # the rim is closed in any case
        first, second = position.closed[one] ^ SIDE[direction], position.closed[other] ^ SIDE[(direction + 3) % 6]
        position.closed = put_two(position.closed, one, first, other, second)


def put_roots(position: Position, colour: int, edges: list[i64]) -> None:
    """These are a colour's Roots from now on: edges in order."""
    if colour == 0:
        position.black_roots = Roots(edges)
    else:
        position.white_roots = Roots(edges)


def lose_roots_without_tiles(position: Position, hex: int, events: list[Event]) -> None:
    """EW-53: Roots around a destroyed tile stay, unless the tile on their other side is gone too."""
    board = position.board
    for direction in DIRECTIONS_IN[position.closed[hex]]:
        edge = board.edge_at[hex * 6 + direction]
        if position.walls[edge] and not has_live_tile(position, edge):
            for colour in range(2):
                for _ in range(count_roots(position, colour, edge)):
                    lose_root(position, colour, edge)
                    events.append(OnEdge("root_vanished", board, colour, edge))
