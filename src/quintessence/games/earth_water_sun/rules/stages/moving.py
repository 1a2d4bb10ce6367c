"""§5 The stages of a move: the piece is chosen with its first step, then it goes on or stops."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.actions import END, STOP, End, Step, Stop
from quintessence.games.earth_water_sun.data.components import TEAM
from quintessence.games.earth_water_sun.events import Befell
from quintessence.games.earth_water_sun.rules.moving import (
    add_first_steps,
    add_steps,
    can_anyone_move,
    path_objection,
    start_move,
    step,
    step_objection,
)
from quintessence.games.earth_water_sun.rules.position import STEPPING, Position
from quintessence.games.earth_water_sun.rules.roots import add_root_actions
from quintessence.games.earth_water_sun.rules.stages.attacking import arrive
from quintessence.games.earth_water_sun.rules.stages.stage import Stage
from quintessence.games.earth_water_sun.rules.turn import end_turn


@final
class Move(Stage):
    """§5: one piece has to move, unless all are walled in (EW-10)."""

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        add_first_steps(position, choices)
        is_walled_in = not choices
        add_root_actions(position, choices)
        if is_walled_in:
            choices.append(END)

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        if isinstance(action, End):
            return "must_move" if can_anyone_move(position) else None
        if not isinstance(action, Step):
            return "not_now"
        occupant = position.cells[action.hex]
        if occupant // TEAM == colour:
            return path_objection(position, action.hex, action.direction)
        return "not_your_specimen" if occupant // TEAM == 1 - colour else "no_specimen"

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, Step):
            start_move(position, action.hex, action.direction)
            _take(position, action, events)
        else:
            events.append(Befell("skipped_move", colour))
            end_turn(position, events)

    def rule(self, code: str) -> str:
        return "§5" if code in ("no_specimen", "not_your_specimen") else super().rule(code)


@final
class Stepping(Stage):
    """§5, §8: the moving piece takes another step, or stops on any hex but the first (EW-09, EW-12)."""

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        add_steps(position, choices)
        if position.here != position.origin:
            choices.append(STOP)

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        if isinstance(action, Step):
            return step_objection(position, action.direction) if action.hex == position.here else "not_the_mover"
        if isinstance(action, Stop):
            return "must_move" if position.here == position.origin else None
        return "not_now"

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, Step):
            _take(position, action, events)
        else:
            arrive(position, events)


def _take(position: Position, action: Step, events: list[Event]) -> None:
    position.stage = STEPPING
    if step(position, action.direction, events):
        arrive(position, events)
