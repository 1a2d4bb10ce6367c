"""§1 The last stage: nobody is asked any more."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.stages.stage import Stage


@final
class Over(Stage):
    """§1: the match has ended."""

    def asked(self, position: Position) -> list[Seat]:
        return []

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        """Nothing is legal."""

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        return "match_is_over"

    def play(self, position: Position, player: Player, action: Action) -> None:
        raise AssertionError("nothing is legal any more")
