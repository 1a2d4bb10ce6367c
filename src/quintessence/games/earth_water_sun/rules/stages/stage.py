"""What a stage of the turn is: what is asked, what may be answered, why not, and what follows."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from quintessence.core import stage
from quintessence.core.game import Action, Event, Prompt, Values
from quintessence.games.earth_water_sun.actions import Lay, Lift
from quintessence.games.earth_water_sun.data.components import COLOURS
from quintessence.games.earth_water_sun.rules.objections import RULES
from quintessence.games.earth_water_sun.rules.position import STAGE_NAMES, Position
from quintessence.games.earth_water_sun.rules.roots import lay, lay_objection, lift, lift_objection


class Stage(stage.Stage[Position, int]):
    """One question that a colour can be asked; `position.stage` holds its index.

    Choices are listed in one order (EW-58): what the stage is about, then Roots, then going on.
    """

    def __init__(self, index: int, allows_roots: bool = True) -> None:
        super().__init__(index, STAGE_NAMES[index])
        self.allows_roots: Final = allows_roots
        """EW-58: not between two steps of a move or two targets of an attack, nor while a reward is to be placed."""

    def prompt(self, position: Position, colour: int) -> Prompt:
        """What the colour that decides is asked."""
        return Prompt(self.name, details(position, colour))

    def objection(self, position: Position, colour: int, action: Action) -> str | None:
        if isinstance(action, (Lay, Lift)) and not self.allows_roots:
            return "roots_not_now"
        if isinstance(action, Lay):
            return lay_objection(position, action.edge)
        if isinstance(action, Lift):
            return lift_objection(position, action.edge)
        return self.own_objection(position, colour, action)

    @abstractmethod
    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        """The same for all but Roots."""

    def play(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        """Play one of the choices, and go on to the next question that is a choice."""
        if isinstance(action, Lay):
            lay(position, action.edge, events)
        elif isinstance(action, Lift):
            lift(position, action.edge, events)
        else:
            self.play_own(position, colour, action, events)

    @abstractmethod
    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        """The same for all but Roots."""

    def rule(self, code: str) -> str:
        """The § and the ruling behind an objection."""
        return RULES[code]


def details(position: Position, colour: int) -> Values:
    """What a prompt can name: the Roots in hand, and the rewards to place."""
    return {"colour": COLOURS[colour], "roots": position.hands[colour], "count": position.rewards[colour]}
