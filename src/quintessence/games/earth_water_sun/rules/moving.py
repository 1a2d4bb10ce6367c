"""§5 Move and §8 Water: one step at a time, straight on or with the turns that Water gives."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.data.components import SUN, TEAM, WATER
from quintessence.games.earth_water_sun.events import FromTo
from quintessence.games.earth_water_sun.rules.growth import level
from quintessence.games.earth_water_sun.rules.hexes import DIRECTIONS_IN, EMPTY, OFF, SIDE
from quintessence.games.earth_water_sun.rules.position import DESTROYED, Position, is_enemy, put, put_two


def path_objection(position: Position, hex: i64, direction: i64) -> str | None:
    """§5, EW-11, EW-15: what stops a piece of the player whose turn it is from leaving a hex that way."""
    beside: i64 = position.board.neighbours[hex * 6 + direction]
    if beside == OFF:
        return "off_the_board"
    if position.closed[hex] & SIDE[direction]:
        return "root_in_the_way"
    occupant: i64 = position.cells[beside]
    if occupant == DESTROYED:
        return "tile_destroyed"
    if occupant // TEAM == position.turn:
        return "ally_in_the_way"
    return None


def step_objection(position: Position, direction: i64) -> str | None:
    """§5, §8: why the moving piece cannot go on in a direction."""
    if direction != position.heading and position.turns_left == 0:
        return "no_turn_left"  # EW-13
    blocked = path_objection(position, position.here, direction)
    if blocked is not None:
        return blocked
    return "would_end_where_it_began" if ends_at_origin(position, direction) else None


def ends_at_origin(position: Position, direction: i64) -> bool:
    """EW-09: whether a step leads back to where the move began, with no way on from there."""
    if position.board.neighbours[position.here * 6 + direction] != position.origin:
        return False
    turns = position.turns_left if direction == position.heading else position.turns_left - 1
    return position.steps_left < 2 or not _leads_on(position, position.origin, direction, turns)


def extra_objection(position: Position, direction: i64) -> str | None:
    """§8, EW-33: why the step after an attack cannot go in a direction."""
    blocked = path_objection(position, position.here, direction)
    if blocked is not None:
        return blocked
    beside = position.board.neighbours[position.here * 6 + direction]
    return None if position.cells[beside] == EMPTY else "extra_step_onto_enemy"


def _leads_on(position: Position, hex: i64, heading: i64, turns: int) -> bool:
    """Whether a piece that enters a hex can leave it."""
    ways = open_sides(position, hex)
    return ways != 0 if turns > 0 else ways & SIDE[heading] != 0


def open_sides(position: Position, hex: i64) -> i64:
    """The sides by which a piece of the player whose turn it is can leave a hex, as bits: see path_objection."""
    neighbours, cells = position.board.neighbours, position.cells
    closed: i64 = position.closed[hex]
    first: i64 = position.turn * TEAM
    ways: i64 = 0
    bit: i64 = 1
    side: i64
    for side in range(hex * 6, hex * 6 + 6):
        if not closed & bit and can_enter(cells[neighbours[side]], first):
            ways |= bit
        bit += bit
    return ways


def can_enter(occupant: i64, first: i64) -> bool:
    """EW-11: whether a piece may enter a hex with that on it, when its own side's pieces are numbered from `first`."""
    return occupant != DESTROYED and not first <= occupant < first + TEAM


def add_first_steps(position: Position, legal: list[Action]) -> None:
    """§5: any piece that is not walled in may start to move, in any direction."""
    at, table = position.at, position.table
    first: i64 = position.turn * TEAM
    piece: i64
    for piece in range(first, first + TEAM):
        hex: i64 = at[piece]
        if hex != OFF:
            legal.extend(table.steps_by(hex, open_sides(position, hex)))


def onward_sides(position: Position) -> i64:
    """§5, §8: the sides by which the moving piece can go on, as bits: see step_objection."""
    ways = open_sides(position, position.here)
    if position.turns_left == 0:
        ways &= SIDE[position.heading]  # EW-13
    for direction in DIRECTIONS_IN[ways]:
        if ends_at_origin(position, direction):
            ways ^= SIDE[direction]
    return ways


def add_steps(position: Position, legal: list[Action]) -> None:
    """§5, §8: where the moving piece can go on to."""
    legal.extend(position.table.steps_by(position.here, onward_sides(position)))


def add_extra_steps(position: Position, legal: list[Action]) -> None:
    for direction in range(6):
        if extra_objection(position, direction) is None:
            legal.append(position.table.step[position.here * 6 + direction])


def can_step_on(position: Position) -> bool:
    """EW-33: whether the attacker can take the step after its attack."""
    for direction in range(6):
        if extra_objection(position, direction) is None:
            return True
    return False


def can_go_on(position: Position) -> bool:
    """Whether the moving piece has a step left that it can take."""
    return position.steps_left > 0 and onward_sides(position) != 0


def can_anyone_move(position: Position) -> bool:
    """EW-10: whether the player whose turn it is has a piece that is not walled in."""
    for piece in range(position.turn * TEAM, position.turn * TEAM + TEAM):
        if position.at[piece] != OFF and _leads_on(position, position.at[piece], 0, 1):
            return True
    return False


def start_move(position: Position, hex: int, direction: int) -> None:
    """EW-05, EW-34: choose the piece to move; what it can do this turn is settled now."""
    piece = position.cells[hex]
    water = level(position, piece, WATER)
    sun = level(position, piece, SUN)
    position.mover = piece
    position.origin = hex
    position.here = hex
    position.heading = direction
    position.steps_left = position.data.reach[water]
    position.turns_left = position.data.turns[water]
    position.has_extra = position.data.extra_step[water] == 1
    position.targets = position.data.targets[sun]
    position.attacks_left = position.data.attacks[sun]
    position.has_hit = False


def step(position: Position, direction: int, events: list[Event]) -> bool:
    """Take one step; true when the move ends there: an enemy was met, or no further step is possible."""
    if direction != position.heading:
        position.turns_left -= 1
        position.heading = direction
    position.steps_left -= 1
    go(position, "stepped", position.board.neighbours[position.here * 6 + direction], events)
    if is_enemy(position.cells[position.here], position.turn):
        return True
    return not can_go_on(position)


def go(position: Position, tag: str, to: int, events: list[Event]) -> None:
    """Bring the moving piece from its hex to another; on an enemy's hex it stands beside the enemy for now."""
    here, cells, mover = position.here, position.cells, position.mover
    if cells[here] == mover and cells[to] == EMPTY:
        if here < to:
            position.cells = put_two(cells, here, EMPTY, to, mover)
        else:
            position.cells = put_two(cells, to, mover, here, EMPTY)
    elif cells[here] == mover:
        position.cells = put(cells, here, EMPTY)
    elif cells[to] == EMPTY:
        position.cells = put(cells, to, mover)
    position.at = put(position.at, mover, to)
    position.before = here
    position.here = to
    events.append(FromTo(tag, position.board, position.turn, here, to))
