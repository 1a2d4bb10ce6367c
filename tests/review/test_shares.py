"""Shares of the win: even where all are equal, exact for two, all of it to whoever came first."""

from __future__ import annotations

import pytest

from quintessence.review.shares import fair, of_ahead, of_places, with_rest


@pytest.mark.parametrize("parties", [2, 3, 4, 5])
def test_who_expects_the_same_has_the_same_share(parties: int) -> None:
    assert of_ahead([0.5] * parties) == pytest.approx([1 / parties] * parties)


def test_of_two_each_has_the_share_that_was_measured() -> None:
    assert of_ahead([0.7, 0.3]) == pytest.approx([0.7, 0.3])


def test_the_first_of_three_is_favoured_by_more_than_half_of_what_it_leaves_behind() -> None:
    first, second, third = of_ahead([0.8, 0.5, 0.2])
    assert first > 0.6 and first > second > third and first + second + third == pytest.approx(1)


def test_places_share_the_win() -> None:
    assert of_places([1, 2, 1]) == [0.5, 0, 0.5]
    assert with_rest(0.75, 1) == [0.75, 0.25]


def test_a_start_is_even_and_a_result_stays() -> None:
    start = [0.56, 0.44]
    assert fair(start, start, 0) == pytest.approx([0.5, 0.5])
    assert fair([1.0, 0.0], start, 0) == [1.0, 0.0]
    assert fair([0.56, 0.44], start, 12) == pytest.approx([0.56, 0.44])
    half = fair(start, start, 6)[0]
    assert 0.5 < half < 0.56
