"""What a stage of the game is: who is asked, what may be answered, why not, and what happens then."""

from __future__ import annotations

from abc import abstractmethod

from quintessence.core import stage
from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import PHASES, Position


class Stage(stage.Stage[Position, Player]):
    """One question that seats can be asked; `position.phase` holds its index."""

    def __init__(self, index: int) -> None:
        super().__init__(index, PHASES[index])

    @abstractmethod
    def asked(self, position: Position) -> list[Seat]:
        """The seats that owe a decision, the one whose turn it is first."""

    def asks(self, position: Position, seat: int) -> bool:
        """Whether a seat is among them."""
        return seat in self.asked(position)

    @abstractmethod
    def play(self, position: Position, player: Player, action: Action) -> None:
        """Do what the action says; the course goes on from there."""
