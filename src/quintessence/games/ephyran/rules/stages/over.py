"""§11 The last stage: nobody is asked any more."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event, Prompt
from quintessence.games.ephyran.rules.position import Position
from quintessence.games.ephyran.rules.stages.stage import Stage


@final
class Over(Stage):
    """§11: the game has ended."""

    def prompt(self, position: Position, seat: int) -> Prompt:
        return Prompt(self.name)

    def waiting(self, position: Position) -> Prompt:
        return Prompt(self.name)

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        """Nothing is legal."""

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        return "match_is_over"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        raise AssertionError("nothing is legal any more")
