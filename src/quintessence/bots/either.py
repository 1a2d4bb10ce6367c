"""A bot that is one of two, as the game asks."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.core.game import Action
from quintessence.core.knowledge import Seen
from quintessence.core.rng import Rng


@final
class EitherBot(Bot):
    """Plays as one bot where its seat knows all, as another where something is hidden or left to chance."""

    def __init__(self, open_play: Bot, hidden_play: Bot) -> None:
        self._open: Final = open_play
        self._hidden: Final = hidden_play
        self._chosen: Bot | None = None

    def choose(self, seen: Seen) -> Action:
        if self._chosen is None:
            knows_all = seen.world(Rng(0)).knows_all(seen.seat)  # any world tells; the bots' own chance is not touched
            self._chosen = self._open if knows_all else self._hidden
        return self._chosen.choose(seen)
