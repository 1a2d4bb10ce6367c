"""Which moments of a review are marked: those at which a person would say that the game turned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core.discovery import companions_of
from quintessence.core.match import Match
from quintessence.review.curve import doubtful, turned
from quintessence.review.examining import examine_turn
from quintessence.review.model import Judged, Party
from quintessence.review.turn_spans import played_with_choice, spans_of, state_at
from quintessence.review.turning import MOST, turning

GAMES = Path(__file__).parent.parent.parent / "src" / "quintessence" / "games"


def recorded(game: str, name: str) -> Match:
    text = (GAMES / game / "tests" / "recorded" / f"{name}.json").read_text(encoding="utf-8")
    return quintessence.replay(json.loads(text))


@pytest.mark.parametrize(
    ("values", "turned"),
    [
        ([0.1, -0.1, 0.2, -0.2, 0.1, -0.15], []),  # nobody leads for long
        ([0.6, 0.9, 0.6, 0.95, 0.5, 1.0], []),  # who leads goes on leading
        ([0.2, 0.3, 0.6, 1.0], []),  # and wins
        ([0.5, 0.6, -0.4, -0.5, -0.6], [2]),  # one blow
        ([0.6, 0.5, 0.4, 0.1, -0.1, -0.3, -0.5], [3]),  # slowly: the steepest step while the lead lasts
        ([-0.7, -0.5, 0.0, 0.5, 0.4, 0.9], [2]),  # at the first of two equal steps
        ([0.0, 0.9, 0.99, -1.0], [3]),  # at the very end
        ([-0.4, 0.5, -0.1, 0.6, 0.7], [1]),  # a waver in between is none
        ([0.6, -0.6, 0.6], [1, 2]),
        ([0.3], []),
    ],
)
def test_a_game_turns_where_the_lead_changes_hands(values: list[float], turned: list[int]) -> None:
    assert turning(values) == turned
    assert turning([-value for value in values]) == turned


def test_of_many_turns_the_greatest_are_told_in_their_order() -> None:
    values = [0.4, -0.4, 0.5, -0.5, 0.6, -0.6, 0.7, -0.7, 0.8]
    assert turning(values) == [4, 5, 6, 7, 8]
    assert len(turning(values)) == MOST


def point(number: int, seat: int | None, share: float, decides: bool = True) -> Judged:
    return Judged(number, seat, [share, 1 - share], decides)


RIVALS: list[Party] = [0, 1]


def test_a_turning_point_names_the_turn_that_cost_most_of_whoever_lost_by_it() -> None:
    points = [point(0, 0, 0.8), point(3, 0, 0.8), point(5, 1, 0.2), point(9, None, 0.1)]
    curve = [point.shares for point in points]
    assert turned(points, curve, RIVALS) == [(2, 1)]


def test_what_was_forced_or_free_is_never_named() -> None:
    points = [point(0, 0, 0.9), point(3, 1, 0.9), point(5, 0, 0.9, False), point(6, 1, 0.2), point(9, None, 0.1)]
    curve = [point.shares for point in points]
    assert turned(points, curve, RIVALS) == [(3, 0)]  # the last that had a choice, of who lost by it
    assert 2 not in doubtful(points, curve, RIVALS, 2)
    forced = [point._replace(decides=False) for point in points]
    assert turned(forced, curve, RIVALS) == [] == doubtful(forced, curve, RIVALS, 2)
    only_theirs = [point._replace(decides=point.seat == 1) for point in points]
    assert turned(only_theirs, curve, RIVALS) == [(3, 1)]


@pytest.mark.parametrize(
    ("game", "name", "tag"),
    [("terra_mystica", "greedy-3-fjords", "retire"), ("ephyran", "completed-2-seats", "decline")],
)
def test_a_turn_that_could_hardly_be_another_had_no_choice(game: str, name: str, tag: str) -> None:
    """Whoever retires could exchange first; who declines without a Shield can do nothing else."""
    match = recorded(game, name)
    advice, forced = companions_of(match.game).advice, 0
    state = state_at(match, 0)
    for span in spans_of(match):
        before, steps = state.copy(), match.history()[span.start : span.end]
        had_choice = played_with_choice(state, steps, advice)
        assert had_choice or all(len(advice.promising(before, span.seat)) == 1 for _ in steps[:1])
        forced += not had_choice and steps[0][1].row()[0] == tag
    assert forced


def test_a_reason_is_about_the_step_in_which_the_better_turn_differs() -> None:
    match = recorded("erythro", "level2-mars-initiation-2-seats")
    turn = examine_turn(match, 33, seconds=None)  # the same on a slow machine
    assert turn.played[:2] == turn.better[:2] and turn.played[2] != turn.better[2]
    cards = sum(action.row[0] == "play" for action in turn.better[2:])
    assert turn.reason is not None and turn.reason.code == "advice"
    told: Any = turn.reason.values["values"]
    assert told["cards"] <= cards  # those that were played anyway do not count
