"""The levels a player can choose, from the gentlest up, with what each may spend on a decision."""

from __future__ import annotations

from typing import Final

from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.bot import Bot
from quintessence.bots.greedy import CasualBot, GreedyBot
from quintessence.core.game import Refused
from quintessence.core.rng import rng_from

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]


def make_bot(level: str, seed: str, seconds: float | None = None) -> Bot:
    """A bot of that level. Its choices repeat for the same seed, unless `seconds` bounds each of them by the clock."""
    rng = rng_from(seed)
    if level == "level1":
        return CasualBot(rng, 20)
    if level == "level2":
        return GreedyBot(rng, 10)
    if level == "level3":
        return AlphaBetaBot(rng, 800, seconds, 1)
    if level == "level4":
        return AlphaBetaBot(rng, 4000, seconds, 2)
    if level == "level5":
        return AlphaBetaBot(rng, 25000, seconds)
    raise Refused("unknown_bot", {"bot": level, "known": ", ".join(LEVELS)})
