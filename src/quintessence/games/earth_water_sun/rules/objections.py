"""Why not: the first rule that an action would break, from the same predicates that list the legal ones."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Objection, Seat, Values
from quintessence.games.earth_water_sun.actions import Destroy, Grow, Hold, Lay, Lift, Sever, Step, Stop, Strike
from quintessence.games.earth_water_sun.data.components import TEAM
from quintessence.games.earth_water_sun.rules.attack import is_forced, sever_objection, strike_objection
from quintessence.games.earth_water_sun.rules.growth import grow_objection, own_piece
from quintessence.games.earth_water_sun.rules.losses import destroy_objection
from quintessence.games.earth_water_sun.rules.moving import (
    can_anyone_move,
    extra_objection,
    path_objection,
    step_objection,
)
from quintessence.games.earth_water_sun.rules.position import (
    ATTACK,
    EXTRA,
    GROWTH,
    MOVE,
    NOBODY,
    OVER,
    REWARD,
    STAGES,
    STEPPING,
    TARGET,
    WIND_UP,
    Position,
    colour_to_act,
    seat_of,
)
from quintessence.games.earth_water_sun.rules.roots import lay_objection, lift_objection
from quintessence.games.earth_water_sun.rules.turn import allows_roots

RULES: Final = {
    "match_is_over": "§1",
    "not_your_turn": "§3",
    "not_now": "§3",
    "roots_not_now": "§7.2 EW-58",
    "must_move": "§5 EW-09",
    "no_specimen": "§4",
    "not_your_specimen": "§4",
    "world_has_ended": "§11 EW-55",
    "specimen_full": "§4",
    "three_of_a_kind": "§4",
    "stock_empty": "§4 EW-06",
    "off_the_board": "§5 EW-11",
    "root_in_the_way": "§5 EW-15",
    "tile_destroyed": "§11",
    "ally_in_the_way": "§5 EW-11",
    "not_the_mover": "§5",
    "no_turn_left": "§8 EW-13",
    "would_end_where_it_began": "§5 EW-09",
    "extra_step_onto_enemy": "§8 EW-33",
    "already_a_target": "§9 EW-20",
    "must_strike_here": "§6 EW-17",
    "no_sun": "§6 EW-20",
    "root_between": "§9 EW-21",
    "too_far": "§9 EW-20",
    "no_enemy_there": "§6 EW-24",
    "enemy_takes_the_hit": "§7.4 EW-22",
    "no_such_root": "§7.4",
    "no_root_in_hand": "§7.2",
    "no_live_tile": "§11 EW-53",
    "not_connected": "§7.3 EW-60",
    "no_own_root_there": "§7.5 EW-62",
    "laid_this_turn": "§7.5 EW-66",
    "not_connected_to_lift": "§7.5 EW-60",
    "can_still_grow": "§11 EW-50",
    "not_linked_to_the_rim": "§11 EW-51",
}
"""The § of rules.md, and the ruling, behind each objection."""


def why_not(position: Position, seat: Seat, action: Action) -> Objection | None:
    """Why a seat may not play an action now; None when it may."""
    code = _code(position, seat, action)
    if code is None:
        return None
    values: Values = {**action.values(), "stage": STAGES[position.stage]}
    is_of_move = isinstance(action, Step) and code in ("no_specimen", "not_your_specimen")
    return Objection(code, "§5" if is_of_move else RULES[code], values)


def _code(position: Position, seat: Seat, action: Action) -> str | None:
    if position.stage == OVER:
        return "match_is_over"
    if seat != seat_of(position, colour_to_act(position)):
        return "not_your_turn"
    if isinstance(action, Grow):
        return _grow(position, action)
    if isinstance(action, Destroy):
        placing = position.stage in (GROWTH, REWARD)
        return destroy_objection(position, colour_to_act(position), action.hex) if placing else "not_now"
    if isinstance(action, Lay | Lift):
        return _root(position, action)
    if isinstance(action, Step):
        return _step(position, action)
    if isinstance(action, Strike | Sever):
        return _target(position, action)
    return _go_on(position, action)


def _grow(position: Position, action: Grow) -> str | None:
    if position.stage not in (GROWTH, REWARD):
        return "not_now"
    colour = colour_to_act(position)
    piece = own_piece(position, colour, action.hex)
    if piece == NOBODY:
        return "not_your_specimen" if position.cells[action.hex] // TEAM == 1 - colour else "no_specimen"
    return grow_objection(position, piece, action.kind)


def _root(position: Position, action: Lay | Lift) -> str | None:
    if not allows_roots(position.stage):
        return "roots_not_now"
    if isinstance(action, Lay):
        return lay_objection(position, action.edge)
    return lift_objection(position, action.edge)


def _step(position: Position, action: Step) -> str | None:
    if position.stage == MOVE:
        occupant = position.cells[action.hex]
        if occupant // TEAM == position.turn:
            return path_objection(position, action.hex, action.direction)
        return "not_your_specimen" if occupant // TEAM == 1 - position.turn else "no_specimen"
    if position.stage not in (STEPPING, EXTRA):
        return "not_now"
    if action.hex != position.here:
        return "not_the_mover"
    if position.stage == EXTRA:
        return extra_objection(position, action.direction)
    return step_objection(position, action.direction)


def _target(position: Position, action: Strike | Sever) -> str | None:
    if position.stage not in (ATTACK, TARGET):
        return "not_now"
    if isinstance(action, Strike):
        return strike_objection(position, action.hex)
    return sever_objection(position, action)


def _go_on(position: Position, action: Action) -> str | None:
    """Stop, Hold and End."""
    stage = position.stage
    if isinstance(action, Stop):
        if stage == STEPPING:
            return "must_move" if position.here == position.origin else None
        return None if stage == EXTRA else "not_now"
    if isinstance(action, Hold):
        if stage == ATTACK:
            return "must_strike_here" if is_forced(position) else None
        return None if stage == TARGET else "not_now"
    if stage == MOVE:
        return "must_move" if can_anyone_move(position) else None
    return None if stage == WIND_UP else "not_now"
