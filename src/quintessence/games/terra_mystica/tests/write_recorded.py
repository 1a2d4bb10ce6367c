"""Writes recorded/* anew: python -m quintessence.games.terra_mystica.tests.write_recorded

To be run when the rules' version changed, and its result to be read in the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import quintessence
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.events import TAGS
from quintessence.games.terra_mystica.tests.random_play import BUSY, chosen, options_of
from quintessence.lab.recorded import by_level, main, tags

GREEDY: list[tuple[int, Values]] = [
    (2, {"board": "base"}),
    (3, {"board": "fjords", "turn_order": "seats"}),
    (4, {"board": "fire_ice_1", "start_points": "balanced"}),
    (5, {"board": "loon_lakes", "leaves": [[150, 2]]}),
]


def games() -> Iterator[tuple[str, Match]]:
    """Games of good players; then random ones that tell of what has not happened before, until everything has."""
    told: set[str] = set()
    for seats, options in GREEDY:
        match = by_level(quintessence.start("terra_mystica", seats, "recorded", options), "level3")
        yield f"greedy-{seats}-{options['board']}", match
        told |= tags(match)
    for number in count(1, 2):
        if told >= set(TAGS):
            return
        match = _random(number)
        rare = sorted(tags(match) - told)
        if rare:
            yield f"random-{match.seats}-{rare[0]}", match
            told |= tags(match)


def _random(number: int) -> Match:
    match = quintessence.start("terra_mystica", 2 + number // 5 % 4, f"random {number}", options_of(number))
    rng = Rng(number)
    while waiting := match.to_act():
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, chosen(match.state, seat, rng, BUSY))
    return match


if __name__ == "__main__":
    main("terra_mystica", games)
