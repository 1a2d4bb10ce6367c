"""What the benchmark measures of this game alone: a whole match of three bots that look one card ahead (level 2)."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from quintessence.core.companions import Meter, Planner
from quintessence.core.discovery import load
from quintessence.core.game import Values
from quintessence.core.replay import start_match
from quintessence.core.rng import rng_from
from quintessence.games.erythro.advice import ADVICE

SEATS: Final = 3


def loops() -> dict[str, Callable[[float, int], Values]]:
    """The loops by name."""
    return {"team": team}


def team(seconds: float, number: int) -> Values:
    """Milliseconds for a match of three bots against the Alliance, from the set-up to its end."""
    game = load("erythro")
    games = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not games:
        seed = f"bench/{number}/{games}"
        match = start_match(game, SEATS, seed, {"adversary": "alliance"})
        bots = [_planner(f"{seed}/{seat}") for seat in range(SEATS)]
        while waiting := match.to_act():
            match.play(waiting[0], bots[waiting[0]].choose(match.knowledge(waiting[0]), Meter()))
        games += 1
    return {"value": 1e3 * elapsed / games, "count": games}


def _planner(seed: str) -> Planner:
    planner = ADVICE.planner(rng_from(seed), 1, 0)
    assert planner is not None
    return planner
