"""What a stage of the turn is: what is asked, what may be answered, why not, and what follows."""

from __future__ import annotations

from abc import abstractmethod

from quintessence.core import stage
from quintessence.core.game import Action, Event, Prompt, Values
from quintessence.games.ephyran.data.constants import NONE, SLOT_NAMES, SUPPORTS
from quintessence.games.ephyran.rules.position import Position
from quintessence.games.ephyran.rules.tokens import held_token


class Stage(stage.Stage[Position, int]):
    """One question that a seat can be asked; `position.stage` holds its index."""

    def prompt(self, position: Position, seat: int) -> Prompt:
        """What the seat that decides is asked."""
        return Prompt(self.name, details(position, seat))

    def waiting(self, position: Position) -> Prompt:
        """What the other seats wait for."""
        return Prompt("wait", {"seat": position.asked})

    @abstractmethod
    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        """Play one of the choices, and go on to the next question."""

    def objection_values(self, position: Position) -> Values:
        """What an objection names beside the action."""
        return {"stage": self.name}

    def enter(self, position: Position, seat: int, events: list[Event]) -> None:
        """Ask a seat. A single choice is made at once: only for stages whose choices everybody can see (EP-24)."""
        position.stage = self.index
        position.asked = seat
        choices: list[Action] = []
        self.add_choices(position, seat, choices)
        if len(choices) == 1:
            self.play(position, seat, choices[0], events)


def details(position: Position, seat: int) -> Values:
    """What a prompt can name: the draws that are left, what is announced, and the token in hand."""
    values: Values = {"seat": seat, "count": position.draws}
    if position.support != NONE:
        values["support"] = SUPPORTS[position.support]
        values["victim"] = position.active
    if position.slot != NONE:
        values["slot"] = SLOT_NAMES[position.slot]
    if position.held != NONE:
        values["object"] = held_token(position, seat)
    return values
