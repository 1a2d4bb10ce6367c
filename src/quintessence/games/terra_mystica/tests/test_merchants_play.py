"""Random matches with ships end, and nothing is made or lost on the way; the kit's promises hold with them."""

from __future__ import annotations

from typing import Final

import pytest

from quintessence.bots.levels import LEVELS as BOTS
from quintessence.bots.levels import make_bot
from quintessence.core.conformance import check_all
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Values
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.measures import MEASURES
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.tests.automa_play import options_of as automa_options_of
from quintessence.games.terra_mystica.tests.automa_table import GAME, WithAutoma
from quintessence.games.terra_mystica.tests.random_play import Report, chosen, options_of

GAMES: Final = sample(8, 100, 3000)


def options_at_sea(number: int) -> tuple[int, Values]:
    """Every other match is beside the Automa."""
    if number % 2:
        options = {**automa_options_of(number // 2), "merchants": True}
        return (2 if options["automa"] == "simpletons" else 1), options
    options = {**options_of(number // 2), "merchants": True}
    if number % 6 == 0:
        options["end_tile"] = "trade_markers"
    return 2 + number // 4 % 4, options


def play(number: int, report: Report) -> Position:
    """One match with ships. AssertionError when anything is amiss."""
    seats, options = options_at_sea(number)
    state, rng = start_match(GAME, seats, f"sea {number}", options).state, Rng(number)
    assert isinstance(state, Position)
    pieces, steps = MEASURES.inventory(state), 0
    while waiting := state.to_act():
        seat = waiting[rng.below(len(waiting))]
        action = chosen(state, seat, rng, number % 3)
        assert state.why_not(seat, action) is None, (number, steps, action.row())
        events = state.apply(seat, action)
        steps += 1
        report.kinds[str(action.row()[0])] += 1
        report.events.update(str(event.row()[0]) for event in events)
        assert MEASURES.inventory(state) == pieces, (number, steps, action.row())
        assert pieces["wrong"] == 0 and steps < GAME.bound, number
    assert state.outcome() is not None
    report.games += 1
    report.longest = max(report.longest, steps)
    return state


@pytest.mark.parametrize("part", range(4))
def test_random_matches_with_ships_end_and_keep_their_pieces(part: int) -> None:
    report = Report()
    for number in range(part, GAMES, 4):
        play(number, report)
    assert report.kinds["sail"] and report.longest < GAME.bound // 2


@pytest.mark.parametrize("beside_automa", [False, True])
def test_the_kit_holds_with_ships(beside_automa: bool) -> None:
    given: Values = {"merchants": True, "board": "base", "automa": "simpletons" if beside_automa else "none"}
    game = WithAutoma(given)
    game.seats = [1] if beside_automa else [3]
    check_all(game, 1, lambda: make_bot(BOTS[0], "sea", GAME))
