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
from quintessence.games.terra_mystica.tests.automa_play import options_of as automa_options_of
from quintessence.games.terra_mystica.tests.random_play import BUSY, chosen, options_of
from quintessence.lab.recorded import by_level, main, tags

GREEDY: list[tuple[int, Values]] = [
    (2, {"board": "base"}),
    (3, {"board": "fjords", "turn_order": "seats"}),
    (4, {"board": "fire_ice_1", "start_points": "balanced"}),
    (5, {"board": "loon_lakes", "leaves": [[150, 2]]}),
]


BESIDE_AUTOMA: list[tuple[int, Values]] = [
    (1, {"automa": "simpletons", "automa_level": 3, "board": "base"}),
    (2, {"automa": "simpletons", "automa_level": 2, "board": "fjords"}),
    (1, {"automa": "powermongers", "automa_level": 4, "board": "fire_ice_1"}),
    (1, {"automa": "symbionts", "automa_level": 5, "board": "loon_lakes"}),
    (1, {"automa": "blight", "automa_level": 2, "board": "fire_ice_2"}),
    (1, {"automa": "gognomes", "automa_level": 1, "board": "base"}),
]
AT_SEA: list[tuple[int, Values]] = [
    (3, {"merchants": True, "board": "loon_lakes"}),
    (2, {"merchants": True, "automa": "simpletons", "automa_level": 3, "board": "base"}),
    (1, {"merchants": True, "automa": "simpletons", "automa_level": 3, "board": "base"}),
]
OF_SEA: set[str] = {"docked", "launched", "ship_lost", "sailed", "traded", "ship_spent", "ranged"}
OF_AUTOMA: set[str] = {tag for tag in TAGS if tag.startswith("automa_")} | {"cultists_drew", "shapeshifters_gained"}


def games() -> Iterator[tuple[str, Match]]:
    """Games between players, and those beside an Automa."""
    yield from between_players()
    yield from beside_automa()
    yield from at_sea()


def beside_automa() -> Iterator[tuple[str, Match]]:
    """Games of good players; then random ones until everything has happened that happens only there."""
    told: set[str] = set()
    for seats, options in BESIDE_AUTOMA:
        match = by_level(quintessence.start("terra_mystica", seats, "recorded", options), "level3")
        yield f"automa-{seats}-{options['automa']}", match
        told |= tags(match)
    for number in count():
        rest = OF_AUTOMA - told
        if not rest:
            return
        match = _random(number, {**automa_options_of(number), "automa": "racelings"}, 1)
        rare = sorted(tags(match) & rest)
        if rare:
            yield f"automa-1-{rare[0]}", match
            told |= tags(match)


def at_sea() -> Iterator[tuple[str, Match]]:
    """Games with ships of good players; then random ones until everything has happened that happens only there."""
    told: set[str] = set()
    for seats, options in AT_SEA:
        match = by_level(quintessence.start("terra_mystica", seats, "recorded", options), "level4")
        yield f"sea-{seats}-{options['board']}", match
        told |= tags(match)
    for number in count(1, 2):
        rest = OF_SEA - told
        if not rest:
            return
        match = _random(number, {**options_of(number), "merchants": True}, 2 + number // 5 % 4)
        rare = sorted(tags(match) & rest)
        if rare:
            yield f"sea-{match.seats}-{rare[0]}", match
            told |= tags(match)


def between_players() -> Iterator[tuple[str, Match]]:
    """Games of good players; then random ones that tell of what has not happened before, until everything has."""
    told: set[str] = set()
    for seats, options in GREEDY:
        match = by_level(quintessence.start("terra_mystica", seats, "recorded", options), "level3")
        yield f"greedy-{seats}-{options['board']}", match
        told |= tags(match)
    for number in count(1, 2):
        if told >= set(TAGS) - OF_AUTOMA - OF_SEA:
            return
        match = _random(number, options_of(number), 2 + number // 5 % 4)
        rare = sorted(tags(match) - told)
        if rare:
            yield f"random-{match.seats}-{rare[0]}", match
            told |= tags(match)


def _random(number: int, options: Values, seats: int) -> Match:
    match = quintessence.start("terra_mystica", seats, f"random {number}", options)
    rng = Rng(number)
    while waiting := match.to_act():
        seat = waiting[rng.below(len(waiting))]
        match.play(seat, chosen(match.state, seat, rng, BUSY))
    return match


if __name__ == "__main__":
    main("terra_mystica", games)
