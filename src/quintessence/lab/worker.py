"""One process of the benchmark: reads an order a line, answers with a line of JSON."""

from __future__ import annotations

import json
import sys

import quintessence
from quintessence.core.game import Json, Values
from quintessence.lab import loops, others
from quintessence.lab.own import loops_of


def answer(order: Values) -> Values:
    """Do what an order asks; what goes wrong is an answer too."""
    try:
        return _done(order)
    except Exception as error:  # a game may raise anything; the benchmark names it and goes on
        return {"error": f"{type(error).__name__}: {error}"}


def _done(order: Values) -> Values:
    kind, name, seconds, number = order["kind"], order.get("name"), order.get("seconds"), order.get("round")
    if kind == "games":
        games: Values = {slug: loops.runs_compiled(quintessence.load(slug)) for slug in quintessence.known_games()}
        own: Values = {slug: [name for name in loops_of(slug)] for slug in games}
        return {"compiled": quintessence.is_compiled(), "games": games, "own": own}
    if kind == "others":
        assert isinstance(name, list)
        found: list[Json] = list(others.available([str(slug) for slug in name]))
        return {"others": found}
    assert isinstance(kind, str) and isinstance(name, str)
    assert isinstance(seconds, float) and isinstance(number, int)
    return others.run(name, seconds, number) if kind == "other" else loops.run(kind, name, seconds, number)


def main() -> None:
    """Answer until there are no more orders."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
