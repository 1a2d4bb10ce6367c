"""Writes recorded/* anew: python -m quintessence.games.earth_water_sun.tests.write_recorded

To be run when the rules' version or the order of legal actions changed, and its result to be read in the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import quintessence
from quintessence.core.match import Match
from quintessence.lab.recorded import by_level, by_lot, first_with, main

BOARDS = ("hexagon-7", "flat-58", "tall-79")
RARE = {"drawn": "drew", "rebounded": "rebounded", "skipped": "skipped_move"}
"""What a random game seldom shows: the first one that does is recorded."""


def games() -> Iterator[tuple[str, Match]]:
    for board in BOARDS:
        yield f"random-{board}", _random(board, "recorded")
        yield f"level2-{board}", by_level(_start(board, "recorded"), "level2")
    for name, tag in RARE.items():
        yield f"{name}-flat-58", first_with(tag, (_random("flat-58", str(number)) for number in count()))


def _start(board: str, seed: str) -> Match:
    return quintessence.start("earth_water_sun", seed=seed, options={"board": board})


def _random(board: str, seed: str) -> Match:
    return by_lot(_start(board, seed), f"random {board} {seed}")


if __name__ == "__main__":
    main("earth_water_sun", games)
