"""The jobs of the benchmark: what can be measured, and one sample of one loop."""

from __future__ import annotations

import quintessence
from quintessence.core.game import Json, Values
from quintessence.lab import loops, others
from quintessence.lab.own import loops_of


def contents(job: Values) -> Values:
    """The games there are, whether each runs compiled, and the loops of its own."""
    games: Values = {slug: loops.runs_compiled(quintessence.load(slug)) for slug in quintessence.known_games()}
    own: Values = {slug: [name for name in loops_of(slug)] for slug in games}
    return {"compiled": quintessence.is_compiled(), "games": games, "own": own}


def other_engines(job: Values) -> Values:
    """The other engines that can be measured beside some games."""
    games = job["games"]
    assert isinstance(games, list)
    engines: list[Json] = list(others.available([str(slug) for slug in games]))
    return {"others": engines}


def sample(job: Values) -> Values:
    """One sample of a loop of a game, or (loop "other") of another engine."""
    loop, name, seconds, number = job["loop"], job["name"], job["seconds"], job["round"]
    assert isinstance(loop, str) and isinstance(name, str)
    assert isinstance(seconds, float) and isinstance(number, int)
    return others.run(name, seconds, number) if loop == "other" else loops.run(loop, name, seconds, number)
