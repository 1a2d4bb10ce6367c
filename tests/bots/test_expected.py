"""What people are shown: the share of the others that a seat can expect to leave behind."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.bots.worth import expected, share
from quintessence.core.companions import Advice
from quintessence.core.game import Seat, State
from quintessence.lab.recorded import Shelf


class Fixed(Advice):
    """Always the same guess; measured only where a share is given."""

    def __init__(self, measured: float | None) -> None:
        self.measured = measured

    def evaluate(self, state: State, seat: Seat) -> int:
        return 100

    def expectation(self, state: State, seat: Seat) -> float | None:
        return self.measured


def test_what_a_game_has_measured_comes_before_its_guess() -> None:
    state = quintessence.start("ephyran", 2, "s").state
    assert expected(state, Seat(0), Fixed(0.4)) == 0.4
    assert expected(state, Seat(0), Fixed(None)) == share(100)
    assert expected(state, Seat(0), Advice()) == 0.5


def test_a_finished_game_is_told_by_places() -> None:
    """The second of four has left two of three behind: that is neither won nor even."""
    match = Shelf("ephyran").read("level2-4-seats")
    outcome = match.outcome()
    assert outcome is not None
    for seat, place in enumerate(outcome.places):
        behind = sum(1.0 if other > place else 0.5 if other == place else 0.0 for other in outcome.places) - 0.5
        assert expected(match.state, Seat(seat), Advice()) == pytest.approx(behind / 3, abs=1e-6)
