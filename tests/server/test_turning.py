"""Which moments of a review are marked: those at which a person would say that the game turned."""

from __future__ import annotations

import pytest

from quintessence.server.thinking.turning import MOST, turning


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
