"""What people are shown of a position: even at the start, surer round by round, and less against a stronger Automa."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import Seat, Values
from quintessence.games.terra_mystica.advice import ADVICE
from quintessence.lab.recorded import Shelf


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_first_choice_nobody_is_ahead(seats: int) -> None:
    state = quintessence.start("terra_mystica", seats, "expectation").state
    for seat in range(seats):
        assert ADVICE.expectation(state, Seat(seat)) == pytest.approx(0.5, abs=0.05)


def test_every_two_players_have_one_share_between_them() -> None:
    match = Shelf("terra_mystica").read("greedy-3-fjords")
    state = match.game.setup(match.options, match.seats, match.seed)
    for number, (seat, action, _) in enumerate(match.history()):
        if number % 40 == 0:
            shares = [ADVICE.expectation(state, Seat(other)) or 0.0 for other in range(3)]
            assert sum(shares) == pytest.approx(1.5)
        state.apply(seat, action)


def test_a_higher_level_of_the_automa_leaves_less_to_expect() -> None:
    found = []
    for level in range(1, 6):
        options: Values = {"automa": "simpletons", "automa_level": level, "automa_terrain": "swamp"}
        found.append(ADVICE.expectation(quintessence.start("terra_mystica", 1, "s", options).state, Seat(0)) or 0.0)
    assert found == sorted(found, reverse=True) and 0.1 < found[0] < 0.9 and found[-1] < 0.2
