"""Writes recorded/* anew: python -m quintessence.games.terra_mystica.tests.write_recorded

To be run when the rules' version changed, and its result to be read in the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

import quintessence
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.events import TAGS
from quintessence.games.terra_mystica.tests import twin_play
from quintessence.games.terra_mystica.tests.random_play import BUSY, chosen, options_of
from quintessence.lab.recorded import by_level, main, tags

GREEDY: list[tuple[int, Values]] = [
    (2, {"board": "base"}),
    (3, {"board": "fjords", "turn_order": "seats"}),
    (4, {"board": "fire_ice_1", "start_points": "balanced"}),
    (5, {"board": "loon_lakes", "leaves": [[150, 2]]}),
]


_AGAINST_AUTOMA: Final = {tag for tag in TAGS if tag.startswith("automa")} | {"cultists_drew", "shapeshifters_gained"}


def games() -> Iterator[tuple[str, Match]]:
    """Games of good players; then random ones that tell of what has not happened before, until everything has."""
    yield from among_people()
    yield from against_automa()


def among_people() -> Iterator[tuple[str, Match]]:
    told: set[str] = set(_AGAINST_AUTOMA)
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


def against_automa() -> Iterator[tuple[str, Match]]:
    """A game of a good player, then random ones, until everything about the Automa has been told."""
    options: Values = {"automa": "simpletons", "automa_level": 2}
    match = by_level(quintessence.start("terra_mystica", 1, "recorded", options), "level3")
    yield "automa-simpletons", match
    told = tags(match)
    for number in count():
        if told >= _AGAINST_AUTOMA:
            return
        options = twin_play.options_of(number)
        match = _played(quintessence.start("terra_mystica", 1, f"automa {number}", options), Rng(number))
        rare = sorted((tags(match) & _AGAINST_AUTOMA) - told)
        if rare:
            yield f"automa-{options['automa']}-{rare[0]}", match
            told |= tags(match)


def _random(number: int) -> Match:
    match = quintessence.start("terra_mystica", 2 + number // 5 % 4, f"random {number}", options_of(number))
    return _played(match, Rng(number))


def _played(match: Match, rng: Rng) -> Match:
    while waiting := match.to_act():
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, chosen(match.state, seat, rng, BUSY))
    return match


if __name__ == "__main__":
    main("terra_mystica", games)
