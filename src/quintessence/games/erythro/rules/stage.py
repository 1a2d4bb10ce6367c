"""What a stage is: what is asked, what may be answered, why not, and what follows."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from quintessence.core import stage
from quintessence.core.game import Action, Event, Prompt, Values
from quintessence.games.erythro.data.constants import NONE, ZONES
from quintessence.games.erythro.rules.position import Position


class Stage(stage.Stage[Position, int]):
    """One question that seats can be asked; `position.stage` holds its index."""

    def __init__(self, index: int, name: str, is_for_all: bool = False) -> None:
        super().__init__(index, name)
        self.is_for_all: Final = is_for_all
        """Whether several seats are asked at once; else `position.asked` alone."""

    def is_asked(self, position: Position, seat: int) -> bool:
        """Whether a seat has something to decide."""
        return seat == position.asked

    def prompt(self, position: Position, seat: int) -> Prompt:
        """What a seat that decides is asked."""
        return Prompt(self.name, self.details(position, seat))

    def details(self, position: Position, seat: int) -> Values:
        """What a prompt can name: the card, and how much is shared, paid, removed or moved."""
        values: Values = {"seat": seat, "amount": position.amount, "steps": position.steps}
        if position.card != NONE:
            values["player"] = position.actor
            values["card"] = position.data.cards.names[position.card]
            values["zone"] = ZONES[position.zone]
        else:
            values["player"] = None
            values["card"] = None
            values["zone"] = None
        return values

    @abstractmethod
    def reason(self, position: Position, seat: int, action: Action) -> str:
        """The code of why an action is not among the choices."""

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        """The code of why an action is no answer now; None exactly when it is among the choices."""
        choices: list[Action] = []
        self.add_choices(position, seat, choices)
        for choice in choices:
            if choice is action:
                return None
        return self.reason(position, seat, action)

    @abstractmethod
    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        """Play one of the choices; the course goes on from there."""
