"""Random matches with ships beside the naive model: what is offered, launched, moved and traded agrees."""

from __future__ import annotations

from typing import Final

import pytest

from quintessence.core.conformance.samples import sample
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.tests.naive_sea import NaiveSea
from quintessence.games.terra_mystica.tests.random_play import chosen
from quintessence.games.terra_mystica.tests.table import GAME
from quintessence.games.terra_mystica.tests.test_merchants_play import options_at_sea

GAMES: Final = sample(6, 40, 500)


def play(number: int, most: int = 10_000) -> NaiveSea:
    """One match, or its beginning. AssertionError where the rules and the model differ."""
    seats, options = options_at_sea(number)
    match, rng = start_match(GAME, seats, f"naive {number}", options), Rng(number)
    model = NaiveSea(match)
    while (waiting := match.to_act()) and most:
        seat = waiting[rng.below(len(waiting))]
        model.play(seat, chosen(match.state, seat, rng, number % 3))
        most -= 1
    return model


@pytest.mark.parametrize("part", range(2))
def test_rules_and_model_agree_on_ships(part: int) -> None:  # MS-12 to MS-60
    models = [play(number) for number in range(part, GAMES, 2)]
    assert all(model.checks for model in models)
    assert any(model.marks for model in models)


def test_the_model_notices_a_ship_that_should_not_be_there() -> None:
    model = play(2, most=60)
    model.ships[0].hexes[0] = "r0" if model.ships[0].hexes[0] is None else None
    seat = model.match.to_act()[0]
    with pytest.raises(AssertionError):
        model.play(seat, model.match.legal(seat)[0])
