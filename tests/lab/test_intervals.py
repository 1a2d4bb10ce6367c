from __future__ import annotations

import pytest

from quintessence.lab.intervals import wilson


def test_intervals_are_those_of_the_literature() -> None:
    # Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


def test_no_game_tells_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_interval_stays_within_a_share() -> None:
    for won in range(11):
        low, high = wilson(won, 10)
        assert 0 <= low <= won / 10 <= high <= 1
