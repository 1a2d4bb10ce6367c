"""The base class of a game's stages: one question that can be asked, with its choices, objections and effects."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from quintessence.core.game import Action

Position = TypeVar("Position")
"""The game's own position."""
Player = TypeVar("Player")
"""Who is asked, as the game's rules speak of them: a seat, a colour, or all that a player has."""


class Stage(ABC, Generic[Position, Player]):
    """One question that can be asked. A stage holds nothing itself: all that changes is in the position.

    A game has a base of its own, which says what its stages answer alike: who is asked, what the prompt names, and
    what `play` notes the events in. The position holds the index of its stage, which copies for nothing.
    """

    def __init__(self, index: int, name: str) -> None:
        self.index: Final = index
        """Its index in the game's STAGES."""
        self.name: Final = name

    @abstractmethod
    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        """List all that may be answered; the order is part of the contract."""

    @abstractmethod
    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        """The code of why an action is no answer now; None exactly when it is among the choices."""
