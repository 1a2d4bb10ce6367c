"""The stages that end a turn: the step after an attack (§8), the last moment for Roots (EW-58), and the end (§1)."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event, Prompt
from quintessence.games.earth_water_sun.actions import END, STOP, End, Step, Stop
from quintessence.games.earth_water_sun.rules.moving import add_extra_steps, extra_objection, go
from quintessence.games.earth_water_sun.rules.position import Position
from quintessence.games.earth_water_sun.rules.roots import add_root_actions
from quintessence.games.earth_water_sun.rules.stages.stage import Stage
from quintessence.games.earth_water_sun.rules.turn import end_turn, wind_up


@final
class Extra(Stage):
    """§8: with Water the attacker may take a step after its attack (EW-33)."""

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        add_extra_steps(position, choices)
        add_root_actions(position, choices)
        choices.append(STOP)

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        if isinstance(action, Step):
            return extra_objection(position, action.direction) if action.hex == position.here else "not_the_mover"
        return None if isinstance(action, Stop) else "not_now"

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, Step):
            go(position, "stepped", position.board.neighbours[action.hex * 6 + action.direction], events)
            wind_up(position, events)
        else:
            end_turn(position, events)


@final
class WindUp(Stage):
    """EW-58: the last moment of a turn for Roots."""

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        add_root_actions(position, choices)
        choices.append(END)

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        return None if isinstance(action, End) else "not_now"

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        end_turn(position, events)


@final
class Over(Stage):
    """§1: the game has ended."""

    def prompt(self, position: Position, colour: int) -> Prompt:
        return Prompt(self.name)

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        """Nothing is legal."""

    def objection(self, position: Position, colour: int, action: Action) -> str | None:
        return "match_is_over"

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        return "match_is_over"

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        raise AssertionError("nothing is legal any more")
