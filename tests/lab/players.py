"""Bots of the lab's tests, whose every choice is known."""

from __future__ import annotations

from quintessence.core.game import Action, Game
from quintessence.core.knowledge import SeatKnowledge


class Best:
    """Takes the last card of the list: the heaviest of the toy's own."""

    def __init__(self, game: Game, seed: str, seconds: float | None) -> None:
        pass

    def choose(self, knowledge: SeatKnowledge) -> Action:
        return knowledge.legal()[-1]


class Worst(Best):
    """Takes the first."""

    def choose(self, knowledge: SeatKnowledge) -> Action:
        return knowledge.legal()[0]


BEST, WORST = "tests.lab.players:Best", "tests.lab.players:Worst"
