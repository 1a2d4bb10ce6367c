"""The levels a player can choose, from the gentlest up, with what each may spend on a decision."""

from __future__ import annotations

from typing import Final

from quintessence.bots.bot import Bot, RandomBot
from quintessence.core.game import Refused
from quintessence.core.rng import rng_from

LEVELS: Final = ["level1"]


def make_bot(level: str, seed: str, seconds: float | None = None) -> Bot:
    """A bot of that level. Its choices repeat for the same seed, unless `seconds` bounds each of them by the clock."""
    if level not in LEVELS:
        raise Refused("unknown_bot", {"bot": level, "known": ", ".join(LEVELS)})
    return RandomBot(rng_from(seed))
