"""§3 The turn: what follows an attack, and the turn's end."""

from __future__ import annotations

from quintessence.core.game import Event
from quintessence.games.earth_water_sun.events import Befell
from quintessence.games.earth_water_sun.rules.attack import has_targets
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.losses import lose_piece, settle
from quintessence.games.earth_water_sun.rules.moving import can_step_on, go
from quintessence.games.earth_water_sun.rules.position import (
    ATTACK,
    DESTROYED,
    EXTRA,
    GROWTH,
    NO_EDGES,
    NOBODY,
    WIND_UP,
    Position,
)
from quintessence.games.earth_water_sun.rules.roots import has_root_actions


def go_on_after_attack(position: Position, events: list[Event]) -> None:
    """EW-31, EW-42: a second attack from the same hex, for a piece that has one and lives."""
    position.stage = ATTACK
    lives = position.at[position.mover] != OFF
    if not (lives and position.attacks_left and (has_targets(position) or has_root_actions(position))):
        finish_attacks(position, events)


def finish_attacks(position: Position, events: list[Event]) -> None:
    """§7.6 the rebound, then §8 the step after an attack."""
    if position.at[position.mover] != OFF and position.cells[position.here] != position.mover:
        if position.cells[position.before] == DESTROYED:  # the attacker destroyed it with what it earned
            lose_piece(position, position.mover, events)
            if settle(position, "last_tree_lost", events):
                return
        else:
            go(position, "rebounded", position.before, events)
    if position.at[position.mover] != OFF and position.has_extra:
        position.stage = EXTRA
        if can_step_on(position) or has_root_actions(position):
            return
    wind_up(position, events)


def wind_up(position: Position, events: list[Event]) -> None:
    """The last moment of a turn for Roots."""
    position.stage = WIND_UP
    if not has_root_actions(position):
        end_turn(position, events)


def end_turn(position: Position, events: list[Event]) -> None:
    events.append(Befell("turn_ended", position.turn))
    position.turn = 1 - position.turn
    position.turns += 1
    position.stage = GROWTH
    position.fresh = NO_EDGES
    position.mover = NOBODY
    position.origin = OFF
    position.here = OFF
    position.before = OFF
    position.heading = 0
    position.steps_left = 0
    position.turns_left = 0
    position.targets = 0
    position.attacks_left = 0
    position.has_extra = False
    position.has_hit = False
