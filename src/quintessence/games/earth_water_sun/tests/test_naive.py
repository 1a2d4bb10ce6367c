"""The engine and the naive implementation agree: on what may be played, and on what comes of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

import quintessence
from quintessence import Match
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Json, Values
from quintessence.games.earth_water_sun.events import TAGS
from quintessence.games.earth_water_sun.tests import naive
from quintessence.games.earth_water_sun.tests.naive_positions import ROWS, choose, draw
from quintessence.games.earth_water_sun.tests.naive_world import View

GAMES = sample(1, 3, 120)
"""On each board: about 300 positions a game."""
POSITIONS = sample(20, 60, 4000)
PLIES = 14


LINES: list[tuple[str, dict[str, Json], str]] = [
    (
        "EW-43: two counter-attacks, the first on the Shield",
        {
            "d4": "black tree earth earth earth sun shield",
            "a1": "black tree",
            "d6": "white tree sun sun sun",
            "e5": "white tree sun sun sun",
            "g7": "white mushroom",
        },
        "grow a1 sun; step d4 e; stop; strike e5; strike d6",
    ),
    (
        "EW-02, EW-29: an exchange of the last Trees, and of two pieces more",
        {"d4": "black tree sun", "d6": "white tree sun sun sun", "e5": "white mushroom", "a1": "black mushroom"},
        "grow a1 sun; step d4 e; stop; strike e5; strike d6",
    ),
    (
        "EW-36: the rebound hex is destroyed with what the first attack earned",
        {
            "a1": "black tree sun sun water water",
            "g1": "black tree water water water sun",
            "a3": "white tree earth earth earth shield",
            "b3": "white mushroom",
        },
        "destroy g7; step a1 e; step a2 e; strike b3; destroy a2; hold",
    ),
    (
        "EW-36: and the piece that has nowhere to rebound to was the last Tree",
        {
            "a1": "black tree sun sun water water",
            "a3": "white tree earth earth earth shield",
            "b3": "white mushroom",
        },
        "destroy g7; step a1 e; step a2 e; strike b3; destroy a2; hold",
    ),
    (
        "EW-51: the tile under an attacker and a shielded enemy is destroyed, and the turn goes on without them",
        {
            "a1": "black tree sun sun water water",
            "g1": "black tree water water water sun",
            "a3": "white tree earth earth earth shield",
            "b3": "white mushroom",
            "d9": "white tree",
        },
        "destroy g7; step a1 e; step a2 e; strike b3; destroy a3; grow d9 sun",
    ),
]
"""What chance hardly ever brings about: pieces on flat-58, and the rows to play."""


class Account:
    """How to come back to where a match stands: the position at the start of its turn, and the rows since."""

    def __init__(self, match: Match, where: str) -> None:
        self.match = match
        self.where = where
        self.tags: set[str] = set()
        self._turns = -1
        self._start: View = {}
        self._rows: list[str] = []

    def view(self) -> View:
        view: View = {**self.match.view(None)}
        if view["turns"] != self._turns:
            self._turns, self._start, self._rows = view["turns"], naive.position_of(view), []
        return view

    def play(self, row: str) -> View:
        self._rows.append(row)
        seat = self.match.to_act()[0]
        self.tags |= {str(event.row()[0]) for event in self.match.play(seat, row.split())}
        return {**self.match.view(None)}

    def __str__(self) -> str:
        return f"{self.where}\nposition: {json.dumps(self._start)}\nthen: {'; '.join(self._rows)}"


def listed(account: Account, view: View) -> list[str]:
    """What may be played, once both say the same."""
    match = account.match
    rows = [str(action) for seat in match.to_act() for action in match.legal(seat)]
    engine, second = set(rows), naive.legal(view)
    assert len(engine) == len(rows), f"listed twice\n{account}"
    assert engine == second, f"engine only: {engine - second}, naive only: {second - engine}\n{account}"
    return rows


def play(account: Account, view: View, row: str) -> None:
    """Play a row, and see that both come to the same position."""
    expected, found = naive.after(view, row), naive.facts(account.play(row))
    differing = {name: (expected.get(name), found.get(name)) for name in {*expected, *found}}
    differing = {name: both for name, both in differing.items() if both[0] != both[1]}
    assert not differing, f"naive, engine: {differing}\n{account}"


def follow(account: Account, rng: Random, plies: int, pick: Callable[[Random, View, list[str]], str]) -> int:
    """Compare along a match for so many plies or to its end; how many positions were compared."""
    for compared in range(plies):
        view = account.view()
        rows = listed(account, view)
        if not rows:
            return compared
        play(account, view, pick(rng, view, rows))
    return plies


def any_row(rng: Random, view: View, rows: list[str]) -> str:
    return rng.choice(rows)


@pytest.mark.parametrize("board", ROWS)
def test_both_agree_along_random_games(board: str) -> None:
    compared = 0
    for number in range(GAMES):
        match = quintessence.start("earth_water_sun", seed=str(number), options={"board": board})
        account = Account(match, f"{board}, game {number}")
        compared += follow(account, Random(f"{board} {number}"), match.game.bound, any_row)
        assert match.outcome() is not None
    assert compared >= 100 * GAMES


@pytest.mark.parametrize("board", ROWS)
def test_both_agree_from_random_positions(board: str) -> None:
    compared = 0
    tags: set[str] = set()
    for number in range(POSITIONS):
        rng = Random(f"{board} {number}")
        options: Values = {"board": board, "position": draw(rng, board)}
        match = quintessence.start("earth_water_sun", seed="1", options=options)
        account = Account(match, f"{board}, position {number}")
        compared += follow(account, rng, PLIES, choose)
        tags |= account.tags
    assert compared >= 10 * POSITIONS
    tame = {*TAGS} - tags
    assert POSITIONS < 400 or tame <= {"drew", "skipped_move"}, "the positions do not bring everything about any more"


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
def test_both_agree_on_what_is_rare(line: tuple[str, dict[str, Json], str]) -> None:
    name, pieces, rows = line
    options: Values = {"board": "flat-58", "position": {"pieces": pieces}}
    account = Account(quintessence.start("earth_water_sun", seed="1", options=options), name)
    for row in rows.split("; "):
        view = account.view()
        assert row in listed(account, view)
        play(account, view, row)
