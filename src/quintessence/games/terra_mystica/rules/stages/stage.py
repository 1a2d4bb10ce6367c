"""What a stage of the game is: who is asked, what may be answered, why not, and what happens then."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import PHASES, Position


class Stage(ABC):
    """One question that seats can be asked. A stage holds nothing itself: all that changes is in the position."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase
        """Its index in STAGES: what `position.phase` holds."""
        self.name: Final = PHASES[phase]

    @abstractmethod
    def asked(self, position: Position) -> list[Seat]:
        """The seats that owe a decision, the one whose turn it is first."""

    def asks(self, position: Position, seat: int) -> bool:
        """Whether a seat is among them."""
        return seat in self.asked(position)

    @abstractmethod
    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        """List all that a seat that is asked may do; the order is part of the contract."""

    @abstractmethod
    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        """The code of why an action is no answer now; None exactly when it is among the choices."""

    @abstractmethod
    def play(self, position: Position, player: Player, action: Action) -> None:
        """Do what the action says; the course goes on from there."""
