"""Turns for tests to try at a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import quintessence
from quintessence.bots.puzzle_turns import PuzzleTurn
from quintessence.bots.worth import Viewpoint
from quintessence.core.discovery import companions_of, puzzles_of
from quintessence.core.match import Match
from quintessence.core.puzzle import Puzzle, result_of

GAMES = [slug for slug in quintessence.known_games() if puzzles_of(slug) is not None]


def puzzles_for(game: str) -> list[Puzzle]:
    found = puzzles_of(game)
    assert found is not None
    return found.puzzles


def wrong_turn(game: str, puzzle: Puzzle) -> list[Any]:
    """A whole turn that the finder has rated, and not among the best."""
    start = puzzle.start(quintessence.load(game, {}))
    asked = PuzzleTurn(start.state, Viewpoint(start.state, puzzle.seat, companions_of(start.game).advice))
    for match, rows in _longer(start, asked, puzzle, []):
        worth = puzzle.worths.get(result_of(match))
        if isinstance(worth, int) and worth < puzzle.best() - 3:
            return rows
    raise AssertionError("every turn is right")


def _longer(match: Match, asked: PuzzleTurn, puzzle: Puzzle, rows: list[Any]) -> Iterator[tuple[Match, list[Any]]]:
    for action in companions_of(match.game).advice.promising(match.state, puzzle.seat)[::-1]:
        later, before = match.copy(), match.state.copy()
        later.play(puzzle.seat, action)
        if asked.is_over(before, action, later.state):
            yield later, [*rows, action.row()]
        elif len(rows) < 12:
            yield from _longer(later, asked, puzzle, [*rows, action.row()])
