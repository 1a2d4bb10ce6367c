"""The levels a player can choose, from the gentlest up, with what each may spend."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance, Clock
from quintessence.bots.either import EitherBot
from quintessence.bots.greedy import CasualBot, GreedyBot
from quintessence.bots.ismcts import IsmctsBot
from quintessence.bots.planning import PlanningBot
from quintessence.core.companions import Advice
from quintessence.core.discovery import companions_of
from quintessence.core.game import Game, Refused
from quintessence.core.rng import Rng, rng_from

LEVELS: Final = ["level1", "level2", "level3", "level4", "level5"]
NODES: Final = {"level4": 1_800, "level5": 50_000}
"""What a search for a turn may cost; the other levels do not search."""
HIDDEN_NODES: Final = {"level4": 300, "level5": 1_000}
"""The same for each decision of a game with secrets or chance."""
SECONDS: Final = {"level1": 0.1, "level2": 0.5, "level3": 0.5, "level4": 0.5, "level5": 2.0}
"""How long each level may think about a turn when it plays against people."""
DEPTHS: Final = {"level4": 2, "level5": 12}
"""How many turns ahead a search looks at most: 1 is its own turn, 2 the answer as well."""
WIDTHS: Final = {"level2": 1, "level3": 1, "level4": 6, "level5": 6}
"""Plans that a game's own planner keeps in mind."""
WORLDS: Final = {"level5": 3}
"""Worlds in which it tries the best of them; the other levels try none."""
SLIPS: Final = {"level2": 20}
"""Of a hundred choices with a planner, how many are careless."""
_DECISION: Final = 0.5
"""The part of a turn's remaining seconds for a decision, where each is thought about by itself."""


def seconds_of(name: str) -> float:
    """How long a bot may think about a turn when it plays against people; a bot of another kind as long as the best."""
    return SECONDS.get(name, SECONDS["level5"])


def make_bot(
    level: str,
    seed: str,
    game: Game,
    seconds: float | None = None,
    counts_nodes: bool = True,
    clock: Clock = perf_counter,
) -> Bot:
    """A bot of that level for a game.

    It spends its level's nodes, and its choices repeat for the same seed. With `seconds` it also keeps to so much time
    for a turn; without `counts_nodes`, to the time alone.
    """
    if level not in LEVELS:
        raise Refused("unknown_bot", {"bot": level, "known": ", ".join(LEVELS)})
    rng, advice = rng_from(seed), companions_of(game).advice
    if level == "level1":
        return CasualBot(advice, rng, 20)
    planner = advice.planner(rng, WIDTHS[level], WORLDS.get(level, 0))
    if planner is not None:
        return PlanningBot(advice, planner, rng, Allowance(None, seconds, 1.0, clock), SLIPS.get(level, 0))
    nodes, hidden_nodes = (
        (NODES.get(level), HIDDEN_NODES.get(level)) if counts_nodes or seconds is None else (None, None)
    )
    open_share = _DECISION if level in {"level2", "level3"} else 1.0  # a search settles the whole turn
    return EitherBot(
        _open_bot(level, advice, rng, Allowance(nodes, seconds, open_share, clock)),
        _hidden_bot(level, advice, rng, Allowance(hidden_nodes, seconds, _DECISION, clock)),
    )


def careful_bot(game: Game, seed: str, noise: int = 0) -> Bot:
    """A bot that judges as level 3 does, and never slips: for reviews, where a slip would look like a blunder.

    With noise it decides by chance between what it values so nearly the same.
    """
    rng, advice = rng_from(seed), companions_of(game).advice
    planner = advice.planner(rng, WIDTHS["level3"], 0)
    if planner is not None:
        return PlanningBot(advice, planner, rng, Allowance(None, None, 1.0), 0)
    return GreedyBot(advice, rng, Allowance(None, None, 1.0), noise, 0)


def _open_bot(level: str, advice: Advice, rng: Rng, allowance: Allowance) -> Bot:
    """For games in which every seat knows all."""
    if level == "level2":
        return GreedyBot(advice, rng, allowance, 100, 30)
    if level == "level3":
        return GreedyBot(advice, rng, allowance, 60, 4)
    return AlphaBetaBot(advice, rng, allowance, DEPTHS[level])


def _hidden_bot(level: str, advice: Advice, rng: Rng, allowance: Allowance) -> Bot:
    """For games with secrets or chance. Luck hides skill there: part of each step between the levels is care."""
    if level == "level2":
        return GreedyBot(advice, rng, allowance, 100, 60)
    if level == "level3":
        return GreedyBot(advice, rng, allowance, 60, 30)
    if level == "level4":
        return IsmctsBot(advice, rng, allowance, is_multi=False, slips=12)
    return IsmctsBot(advice, rng, allowance, is_multi=True)
