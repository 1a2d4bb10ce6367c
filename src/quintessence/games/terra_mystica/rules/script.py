"""§13 A side that nobody sits at, as the other chapters know it: they say what happens, and it acts by its script."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from quintessence.core.game import Event, Values
from quintessence.core.rng import Rng

if TYPE_CHECKING:
    from quintessence.games.terra_mystica.rules.player import Player
    from quintessence.games.terra_mystica.rules.position import Position


class Script(ABC):
    """What decides for the last of the players, who has no seat. Its pieces are those of that player."""

    @abstractmethod
    def copy(self) -> Script:
        """A script that shares nothing that changes."""

    @abstractmethod
    def deal_anew(self, rng: Rng) -> None:
        """Replace all that no seat can know: what is covered, and future chance."""

    @abstractmethod
    def facts(self, position: Position) -> Values:
        """All there is, what is covered included."""

    @abstractmethod
    def view(self, position: Position) -> Values:
        """What everyone sees."""

    @abstractmethod
    def count_cards(self) -> int:
        """Its own cards, wherever they lie: none is ever made or lost."""

    @abstractmethod
    def is_due(self, position: Position) -> bool:
        """Whether it goes on now: it is its turn, and no seat owes a decision."""

    @abstractmethod
    def act(self, position: Position) -> None:
        """Do the next thing."""

    @abstractmethod
    def bars(self, faction: str) -> bool:
        """Whether a seat cannot play that faction against it."""

    @abstractmethod
    def all_have_factions(self, position: Position) -> None:
        """Every seat has a faction, and no volcano is picked yet."""

    @abstractmethod
    def all_have_terrains(self, position: Position) -> None:
        """Every seat has its terrain."""

    @abstractmethod
    def card_taken(self, card: int, given_back: int) -> None:
        """A seat took a bonus card, and laid its own there (NO_CARD: it had none)."""

    @abstractmethod
    def reward_building_beside(self, position: Position, player: Player) -> bool:
        """Somebody who gains by answers built beside it; gives back whether that was the gain that an answer brings."""

    @abstractmethod
    def power_taken(self, position: Position, gained: int) -> None:
        """A seat took power from one of its buildings."""

    @abstractmethod
    def hex_changed(self, hex: int) -> None:
        """A hex was transformed or built on."""

    @abstractmethod
    def measure(self, position: Position, tile: int) -> int:
        """What an end tile counts for it, told at the end."""

    @abstractmethod
    def measured(self, position: Position, tile: int) -> int:
        """The same, before the end: nothing is told."""

    @abstractmethod
    def end_points(self, position: Position) -> int:
        """What its own faction would score if the last round were over."""

    @abstractmethod
    def end(self, position: Position) -> None:
        """The last round is over: its own points come before the places are compared."""

    @abstractmethod
    def remember(self, events: list[Event]) -> None:
        """Keep what it did in its last turn, for whoever looks later."""
