"""A bot that searches one way where nothing is hidden, and another way where something is."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.core.game import OPEN, Action
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng


@final
class EitherBot(Bot):
    """Plays as one bot where every seat knows all, as another where something is hidden or left to chance."""

    def __init__(self, open_play: Bot, hidden_play: Bot) -> None:
        self._open: Final = open_play
        self._hidden: Final = hidden_play
        self._chosen: Bot | None = None

    def choose(self, knowledge: SeatKnowledge) -> Action:
        if self._chosen is None:
            world = knowledge.world(Rng(0))  # any world will do; the bots' own chance is not touched
            self._chosen = self._open if world.information() == OPEN else self._hidden
        return self._chosen.choose(knowledge)
