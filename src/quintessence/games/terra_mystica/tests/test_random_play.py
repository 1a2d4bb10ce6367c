"""Random matches over all boards and numbers of players end, and nothing is made or lost on the way."""

from __future__ import annotations

import pytest

from quintessence.core.match import begin
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica import GAME
from quintessence.games.terra_mystica.board import BOARDS


@pytest.mark.parametrize("number", range(20))
def test_a_random_match_ends_and_keeps_its_pieces(number: int) -> None:
    board = list(BOARDS)[number % len(BOARDS)]
    state = begin(GAME, 2 + number % 4, f"random {number}", {"board": board}).state
    rng, steps, pieces = Rng(number), 0, GAME.inventory(state)
    while state.to_act() and steps < GAME.bound:
        waiting = state.to_act()
        legal = state.legal(waiting[rng.below(len(waiting))])
        state.apply(legal[rng.below(len(legal))])
        steps += 1
        assert GAME.inventory(state) == pieces
    outcome = state.outcome()
    assert outcome is not None and sum(place == 1 for place in outcome.places) >= 1
