"""Writes recorded/* anew: python -m quintessence.games.ephyran.tests.write_recorded

To be run when the rules' version or the order of legal actions changed, and its result to be read in the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import quintessence
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.lab.recorded import by_level, by_lot, first_with, main

RARE = ["passed", "drew_nothing", "fitted", "unlocked"]
"""What a random game seldom shows: the first one that does is recorded."""
OTHER_OPTIONS: Values = {"exchange_with_hand": "tartarus", "discard_history": "hidden"}
EMPTY_HAND: Values = {"pile": 3, "hands": [[], ["triton-1", "exchange"]]}
"""The scenario in which a player must pass."""


def games() -> Iterator[tuple[str, Match]]:
    for seats in (2, 3, 4):
        yield f"random-{seats}-seats", _random(seats, "recorded", {"gods": "chosen"})
        yield f"level2-{seats}-seats", by_level(_start(seats, "recorded", {}), "level2")
    for tag in RARE:
        options: Values = {**OTHER_OPTIONS, "scenario": EMPTY_HAND} if tag == "passed" else OTHER_OPTIONS
        yield f"{tag}-2-seats", first_with(tag, (_random(2, str(number), options) for number in count()))
    yield "completed-2-seats", _completed()


def _start(seats: int, seed: str, options: Values) -> Match:
    return quintessence.start("ephyran", seats, seed, options)


def _random(seats: int, seed: str, options: Values) -> Match:
    return by_lot(_start(seats, seed, options), f"random {seats} {seed}")


def _completed() -> Match:
    """The first game of better players that ends with a complete city."""
    for number in count():
        match = by_level(_start(2, str(number), {}), "level2", "completed")
        outcome = match.outcome()
        if outcome is not None and outcome.reason == "city_complete":
            return match
    raise AssertionError


if __name__ == "__main__":
    main("ephyran", games)
