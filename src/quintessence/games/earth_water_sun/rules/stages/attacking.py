"""§6, §9 The stages of an attack: its first target, with Sun a second one, or none."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event, Prompt
from quintessence.games.earth_water_sun.actions import HOLD, Hold, Sever, Strike
from quintessence.games.earth_water_sun.rules.attack import (
    add_targets,
    announce_rewards,
    attack,
    has_targets,
    is_forced,
    sever_objection,
    strike_objection,
)
from quintessence.games.earth_water_sun.rules.losses import settle
from quintessence.games.earth_water_sun.rules.position import ATTACK, NEITHER, REWARD, TARGET, Position
from quintessence.games.earth_water_sun.rules.roots import add_root_actions, has_root_actions
from quintessence.games.earth_water_sun.rules.stages.stage import Stage, details
from quintessence.games.earth_water_sun.rules.turn import end_turn, finish_attacks, go_on_after_attack


@final
class Attack(Stage):
    """§6: attack from the hex that the move led to, or not; once more where Sun gives a second attack (EW-31)."""

    def prompt(self, position: Position, colour: int) -> Prompt:
        name = self.name if has_targets(position) else "no_target"  # then the stage is there for Roots alone
        return Prompt(name, details(position, colour))

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        add_targets(position, choices)
        add_root_actions(position, choices)
        if not is_forced(position):
            choices.append(HOLD)

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        if isinstance(action, Hold):
            return "must_strike_here" if is_forced(position) else None
        return _target_objection(position, action)

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        if not isinstance(action, Hold):
            _aim(position, action, events)
        elif position.has_hit:
            finish_attacks(position, events)
        else:
            end_turn(position, events)


@final
class Target(Stage):
    """EW-20: with Sun a second target may follow the first; the attack is made when both are known."""

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        add_targets(position, choices)
        choices.append(HOLD)

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        return None if isinstance(action, Hold) else _target_objection(position, action)

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        first = position.first
        assert first is not None
        _attack(position, [first] if isinstance(action, Hold) else [first, action], events)


def arrive(position: Position, events: list[Event]) -> None:
    """The move is over: attack, or not. A forced attack with nothing else to decide is made at once."""
    position.stage = ATTACK
    if is_forced(position):
        if not has_root_actions(position):
            _aim(position, position.table.strike[position.here], events)
    elif not has_targets(position) and not has_root_actions(position):
        end_turn(position, events)


def _aim(position: Position, target: Action, events: list[Event]) -> None:
    if position.targets > 1:
        position.first = target
        position.stage = TARGET
        if has_targets(position):
            return
    _attack(position, [target], events)


def _attack(position: Position, targets: list[Action], events: list[Event]) -> None:
    attack(position, targets, events)
    if settle(position, "last_tree_destroyed", events):
        return
    announce_rewards(position, events)
    if position.rewards == NEITHER:
        go_on_after_attack(position, events)
    else:
        position.stage = REWARD


def _target_objection(position: Position, action: Action) -> str | None:
    if isinstance(action, Strike):
        return strike_objection(position, action.hex)
    return sever_objection(position, action) if isinstance(action, Sever) else "not_now"
