"""§3 The turn: growth, then a move, then an attack if wanted; what each action leads to, and what is asked next."""

from __future__ import annotations

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.actions import (
    END,
    HOLD,
    STOP,
    Destroy,
    End,
    Grow,
    Hold,
    Lay,
    Lift,
    Sever,
    Step,
    Stop,
    Strike,
)
from quintessence.games.earth_water_sun.events import Befell
from quintessence.games.earth_water_sun.rules.attack import (
    add_targets,
    announce_rewards,
    attack,
    has_targets,
    is_forced,
)
from quintessence.games.earth_water_sun.rules.growth import add_grows, grow
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.losses import add_destroys, destroy_tile, lose_piece, settle
from quintessence.games.earth_water_sun.rules.moving import (
    add_extra_steps,
    add_first_steps,
    add_steps,
    add_stop,
    can_anyone_move,
    go,
    start_move,
    step,
)
from quintessence.games.earth_water_sun.rules.position import (
    ATTACK,
    DESTROYED,
    EXTRA,
    GROWTH,
    MOVE,
    NEITHER,
    NO_EDGES,
    NOBODY,
    REWARD,
    STEPPING,
    TARGET,
    WIND_UP,
    Position,
    colour_to_act,
    put,
)
from quintessence.games.earth_water_sun.rules.roots import add_root_actions, has_root_actions, lay, lift


def choices(position: Position) -> list[Action]:
    """All that the player who is asked may do; first what the stage is about, then Roots (EW-58), then going on."""
    legal: list[Action] = []
    stage = position.stage
    if stage == GROWTH or stage == REWARD:
        add_grows(position, colour_to_act(position), legal)
        add_destroys(position, colour_to_act(position), legal)
    elif stage == MOVE:
        add_first_steps(position, legal)
    elif stage == STEPPING:
        add_steps(position, legal)
        add_stop(position, legal)
    elif stage == ATTACK or stage == TARGET:
        add_targets(position, legal)
    elif stage == EXTRA:
        add_extra_steps(position, legal)
    is_stuck = not legal
    if allows_roots(stage):
        add_root_actions(position, legal)
    if stage == EXTRA:
        legal.append(STOP)
    elif stage == TARGET or (stage == ATTACK and not is_forced(position)):
        legal.append(HOLD)
    elif stage == WIND_UP or (stage == MOVE and is_stuck):
        legal.append(END)
    return legal


def allows_roots(stage: int) -> bool:
    """EW-58: not between two steps of a move or two targets of an attack, nor while a reward is to be placed."""
    return stage in (GROWTH, MOVE, ATTACK, EXTRA, WIND_UP)


def play(position: Position, action: Action) -> list[Event]:
    """Play one decision and go on to the next one that is a choice."""
    events: list[Event] = []
    if isinstance(action, Step):
        _step(position, action, events)
    elif isinstance(action, Lay):
        lay(position, action.edge, events)
    elif isinstance(action, Lift):
        lift(position, action.edge, events)
    elif isinstance(action, Grow):
        grow(position, colour_to_act(position), action.hex, action.kind, events)
        _spent(position, events)
    elif isinstance(action, Destroy):
        if not destroy_tile(position, colour_to_act(position), action.hex, events):
            _spent(position, events)
    elif isinstance(action, (Strike, Sever)):  # compiled, a union would be asked through Python
        _aim(position, action, events)
    elif isinstance(action, Hold):
        _hold(position, events)
    elif isinstance(action, Stop):
        _stop(position, events)
    elif isinstance(action, End):
        if position.stage == MOVE:
            events.append(Befell("skipped_move", position.turn))  # EW-10
        _end_turn(position, events)
    return events


def _spent(position: Position, events: list[Event]) -> None:
    """A resource was placed: the turn's growth, or one that was earned."""
    if position.stage == GROWTH:
        position.stage = MOVE
        if not can_anyone_move(position) and not has_root_actions(position):  # EW-10
            events.append(Befell("skipped_move", position.turn))
            _end_turn(position, events)
        return
    colour = colour_to_act(position)
    position.rewards = put(position.rewards, colour, position.rewards[colour] - 1)
    if position.rewards == NEITHER:
        _after_attack(position, events)


def _step(position: Position, action: Step, events: list[Event]) -> None:
    if position.stage == EXTRA:
        go(position, "stepped", position.board.neighbours[action.hex * 6 + action.direction], events)
        _wind_up(position, events)
        return
    if position.stage == MOVE:
        start_move(position, action.hex, action.direction)
    position.stage = STEPPING
    if step(position, action.direction, events):
        _arrive(position, events)


def _stop(position: Position, events: list[Event]) -> None:
    if position.stage == EXTRA:
        _end_turn(position, events)
    else:
        _arrive(position, events)


def _arrive(position: Position, events: list[Event]) -> None:
    """The move is over: attack, or not (§6). A forced attack with nothing else to decide is made at once."""
    position.stage = ATTACK
    if is_forced(position):
        if not has_root_actions(position):
            _aim(position, position.table.strike[position.here], events)
    elif not has_targets(position) and not has_root_actions(position):
        _end_turn(position, events)


def _aim(position: Position, target: Action, events: list[Event]) -> None:
    """EW-20: with Sun a second target may follow; the attack is made when the targets are known."""
    if position.stage == ATTACK and position.targets > 1:
        position.first = target
        position.stage = TARGET
        if has_targets(position):
            return
    _attack(position, target, events)


def _attack(position: Position, last: Action, events: list[Event]) -> None:
    first = position.first
    attack(position, [last] if first is None or first is last else [first, last], events)
    if settle(position, "last_tree_destroyed", events):
        return
    announce_rewards(position, events)
    if position.rewards == NEITHER:
        _after_attack(position, events)
    else:
        position.stage = REWARD


def _hold(position: Position, events: list[Event]) -> None:
    first = position.first
    if position.stage == TARGET and first is not None:
        _attack(position, first, events)
    elif position.has_hit:
        _finish_attacks(position, events)
    else:
        _end_turn(position, events)


def _after_attack(position: Position, events: list[Event]) -> None:
    """EW-31, EW-42: a second attack from the same hex, for a piece that has one and lives."""
    position.stage = ATTACK
    lives = position.at[position.mover] != OFF
    if not (lives and position.attacks_left and (has_targets(position) or has_root_actions(position))):
        _finish_attacks(position, events)


def _finish_attacks(position: Position, events: list[Event]) -> None:
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
        if len(choices(position)) > 1:
            return
    _wind_up(position, events)


def _wind_up(position: Position, events: list[Event]) -> None:
    """The last moment of a turn for Roots."""
    position.stage = WIND_UP
    if not has_root_actions(position):
        _end_turn(position, events)


def _end_turn(position: Position, events: list[Event]) -> None:
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
