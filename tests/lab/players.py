"""Bots of the lab's tests, whose every choice is known."""

from __future__ import annotations

import os
import signal
from pathlib import Path

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


class Mortal(Best):
    """Is killed in the middle of a game, once: by whoever first makes the file that the environment names."""

    def choose(self, knowledge: SeatKnowledge) -> Action:
        mark = Path(os.environ["QUINTESSENCE_TEST_MARK"])
        Mortal.choices += 1
        if Mortal.choices > 20 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(knowledge)

    choices = 0


BEST, WORST, MORTAL = (f"tests.lab.players:{name}" for name in ("Best", "Worst", "Mortal"))
