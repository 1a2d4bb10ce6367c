"""Pinned counts of the ways to play one, two, three small decisions: whatever changes the rules changes one of them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import quintessence
from quintessence import Match, State
from quintessence.core.game import Json, Values
from quintessence.games.earth_water_sun.tests import naive


class Middle(NamedTuple):
    board: str
    position: dict[str, Json]
    rows: str
    """Played before the count begins, so that it begins in the middle of a turn."""
    counts: list[int]


START = {
    "hexagon-7": [21, 369, 2509, 23992],
    "flat-58": [21, 369, 2509, 23992],
    "tall-79": [21, 369, 2509, 23992],
}
"""The same for all: so few decisions do not bring anybody across the board."""

WATER = Middle(
    "flat-58",
    {
        "pieces": {
            "d5": "black tree water water water",
            "c4": "black mushroom water",
            "a2": "black mushroom",
            "e6": "white tree earth earth earth shield",
            "d8": "white mushroom water water",
            "c6": "white mushroom",
        },
        "roots": {"black": ["d5:w", "c5:ne"], "white": ["d5:ne", "e5:e", "d6:ne"]},
        "destroyed": ["g7", "f8", "e9", "d10"],
    },
    "grow d5 sun",
    [12, 65, 516, 6336],
)
"""Five steps and two turns among Roots, a friend, three enemies and the rim."""

SUN = Middle(
    "tall-79",
    {
        "pieces": {
            "d4": "black tree sun sun water water",
            "a1": "black tree earth",
            "c3": "black mushroom sun",
            "d6": "white tree earth earth earth shield",
            "e5": "white mushroom sun",
            "e6": "white mushroom earth",
            "c5": "white tree sun sun sun",
            "i4": "white mushroom",
        },
        "roots": {"black": ["e5:e", "e5:e", "d4:se"], "white": ["d5:ne", "d5:sw", "e5:nw", "c5:se"]},
    },
    "grow a1 sun; step d4 e; stop",
    [7, 48, 604, 8464],
)
"""Two attacks of two targets each: a Shield, a counter-attack, Roots between and a doubled Root."""

ROOTS = Middle(
    "hexagon-7",
    {
        "to_move": "white",
        "pieces": {
            "g7": "white tree earth earth earth shield water",
            "f5": "white mushroom earth",
            "k4": "white tree sun",
            "g9": "black tree earth earth sun",
            "h8": "black mushroom earth earth",
        },
        "roots": {
            "white": ["g7:e", "g7:e", "g8:nw", "g8:ne", "g8:e", "f5:w", "a4:ne"],
            "black": ["g7:e", "g8:se", "h8:sw", "g9:w", "g9:e"],
        },
        "roots_in_hand": {"white": 2, "black": 3},
    },
    "",
    [39, 1600, 38169],
)
"""Chains of both colours, on the same edges too, some cut off; laying and lifting by several pieces."""

SHIELDS = Middle(
    "flat-58",
    {
        "pieces": {
            "d4": "black tree sun sun water water",
            "b3": "black tree earth earth earth shield",
            "c2": "black mushroom sun",
            "d6": "white tree earth earth earth shield",
            "e6": "white tree sun sun sun",
            "e5": "white mushroom earth sun",
            "f3": "white mushroom",
        },
        "roots": {"white": ["e5:w", "d5:se"], "black": ["d6:e"]},
    },
    "grow b3 water; step d4 e; step d5 e",
    [5, 20, 168, 1365],
)
"""On the hex of a shielded Tree, the second target to be chosen, a counter-attack beside it, and a rebound to come."""

END = Middle(
    "flat-58",
    {
        "pieces": {
            "f4": "black tree sun sun water water",
            "c1": "black mushroom earth earth",
            "g3": "white tree earth earth earth shield water",
            "g4": "white mushroom sun water",
            "f5": "white mushroom water earth",
            "b2": "white tree sun sun sun water",
        },
        "roots": {"black": ["c1:w", "c1:sw", "b1:e", "b2:e"], "white": ["g3:nw", "f3:ne"]},
        "destroyed": ["a1", "a2", "b1", "g1", "g7", "f8", "f7"],
        "roots_in_hand": {"black": 1},
    },
    "",
    [37, 847, 10482, 111048],
)
"""Both worlds have ended; Roots without a live tile vanish, and each resource earned takes one tile more."""

MIDDLES = {"water": WATER, "sun": SUN, "roots": ROOTS, "shields": SHIELDS, "end": END}


def start(board: str, position: Json = None, rows: str = "") -> Match:
    options: Values = {"board": board, "position": position}
    match = quintessence.start("earth_water_sun", seed="1", options=options)
    for row in filter(None, rows.split("; ")):
        match.play(match.to_act()[0], row.split())
    return match


def count(state: State, depth: int) -> int:
    """How many ways there are to play so many actions; the last ones are listed and not played."""
    waiting = state.to_act()
    if not waiting:
        return 0
    listed = state.legal(waiting[0])
    if depth == 1:
        return len(listed)
    found = 0
    for action in listed:
        further = state.copy()
        further.apply(waiting[0], action)
        found += count(further, depth - 1)
    return found


def counted(match: Match, depths: int) -> list[int]:
    return [count(match.state, depth) for depth in range(1, depths + 1)]


def counted_naively(match: Match, depths: int) -> list[int]:
    return [naive.count({**match.view(None)}, depth) for depth in range(1, depths + 1)]


@pytest.mark.parametrize("board", START)
def test_the_start_has_so_many_continuations(board: str) -> None:
    assert counted(start(board), 4) == START[board]


@pytest.mark.parametrize("name", MIDDLES)
def test_a_middle_position_has_so_many_continuations(name: str) -> None:
    board, position, rows, counts = MIDDLES[name]
    assert counted(start(board, position, rows), len(counts)) == counts


@pytest.mark.parametrize("board", START)
def test_the_naive_implementation_counts_as_many_from_the_start(board: str) -> None:
    assert counted_naively(start(board), 2) == START[board][:2]


@pytest.mark.parametrize("name", MIDDLES)
def test_the_naive_implementation_counts_as_many_from_the_middle(name: str) -> None:
    board, position, rows, counts = MIDDLES[name]
    depths = 3 if counts[2] < 1000 else 2
    assert counted_naively(start(board, position, rows), depths) == counts[:depths]
