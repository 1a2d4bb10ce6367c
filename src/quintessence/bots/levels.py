"""The levels a player can choose, from the gentlest up, with what each may spend on a turn."""

from __future__ import annotations

from typing import Final

from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.bot import Bot
from quintessence.bots.either import EitherBot
from quintessence.bots.greedy import CasualBot, GreedyBot
from quintessence.bots.ismcts import IsmctsBot
from quintessence.core.game import Refused
from quintessence.core.rng import Rng, rng_from

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
NODES: Final = {"level4": 1_800, "level5": 50_000}
"""What a search for a turn may cost where it must be repeatable; the other levels do not search."""
HIDDEN_NODES: Final = {"level4": 300, "level5": 1_000}
"""The same for each decision of a game with secrets or chance."""
SECONDS: Final = {"level1": 0.0, "level2": 0.1, "level3": 0.1, "level4": 0.5, "level5": 2.0}
"""How long each level may think about a turn when it plays against people."""
DEPTHS: Final = {"level4": 2, "level5": 12}
"""How many turns ahead a search looks at most: 1 is its own turn, 2 the answer as well."""
_DECISIONS: Final = 2
"""Searches that a turn asks for, where each decision is searched by itself: most turns are an action and a draw."""


def make_bot(level: str, seed: str, seconds: float | None = None) -> Bot:
    """A bot of that level. Its choices repeat for the same seed, unless `seconds` bounds each of them by the clock."""
    if level not in LEVELS:
        raise Refused("unknown_bot", {"bot": level, "known": ", ".join(LEVELS)})
    rng: Rng = rng_from(seed)
    if level == "level1":
        return CasualBot(rng, 20)
    return EitherBot(_open_bot(level, rng, seconds), _hidden_bot(level, rng, seconds))


def _open_bot(level: str, rng: Rng, seconds: float | None) -> Bot:
    """For games in which a seat knows all."""
    if level == "level2":
        return GreedyBot(rng, 100, 30)
    if level == "level3":
        return GreedyBot(rng, 60, 4)
    return AlphaBetaBot(rng, NODES[level], seconds, DEPTHS[level])


def _hidden_bot(level: str, rng: Rng, seconds: float | None) -> Bot:
    """For games with secrets or chance. Luck hides skill there: part of each step between the levels is care."""
    if level == "level2":
        return GreedyBot(rng, 100, 60)
    if level == "level3":
        return GreedyBot(rng, 60, 30)
    part = None if seconds is None else seconds / _DECISIONS
    if level == "level4":
        return IsmctsBot(rng, HIDDEN_NODES[level], part, is_multi=False, slips=12)
    return IsmctsBot(rng, HIDDEN_NODES[level], part, is_multi=True)
