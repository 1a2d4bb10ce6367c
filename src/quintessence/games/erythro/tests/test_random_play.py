"""Thousands of random rounds: nothing is lost, nothing leads nowhere, and every end is an end of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

import quintessence
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Values
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng
from quintessence.games.erythro.rules.adversary.ends import REASONS
from quintessence.games.erythro.tests.table import COMPANIONS, GAME, position

SHEETS = [
    *(("mars", difficulty) for difficulty in ("initiation", "blitz", "medium", "fairly_hard", "hard")),
    *(("alliance", difficulty) for difficulty in ("medium", "fairly_hard", "hard")),
    *(("consortium", difficulty) for difficulty in ("medium", "fairly_hard", "hard")),
]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_random_match_ends(sheet: tuple[str, str], seats: int) -> None:
    reasons: Counter[str] = Counter()
    for number in range(sample(3, 25, 250)):
        options: Values = {
            "adversary": sheet[0],
            "difficulty": sheet[1],
            "hands": ["shown", "hidden"][number % 2],
            "characters": ["random", "chosen"][number // 2 % 2],
            "strict_elements": number % 5 == 0,
            "dome_payment": ["mix", "one"][number % 3 == 0],
            "layout": ["players", "small", "large"][number % 3],
        }
        match = quintessence.start("erythro", seats=seats, seed=str(number), options=options, data={})
        before = COMPANIONS.measures.inventory(match.state)
        assert before["misplaced"] == 0
        assert play_out(match.state, Rng(number), GAME.bound).over
        assert COMPANIONS.measures.inventory(match.state) == before
        outcome = match.state.outcome()
        assert outcome is not None
        reasons[outcome.reason] += 1
        assert position(match).round < 40
    assert set(reasons) <= set(REASONS)


@pytest.mark.parametrize("adversary", ["mars", "alliance", "consortium"])
def test_what_the_bag_has_shown_is_to_be_seen_in_its_order(adversary: str) -> None:
    """Draws are public: two orders of the same tokens leave two views, or an event would tell what no view shows."""
    options: Values = {"adversary": adversary, "difficulty": "medium"}
    match, rng, draws = quintessence.start("erythro", seats=3, seed="bag", options=options, data={}), Rng(3), 0
    while seats := match.to_act():
        actions = match.legal(seats[0])
        events = match.play(seats[0], actions[rng.below(len(actions))])
        shown = [event.values() for event in events if event.row()[0] == "token_drawn"]
        assert match.view(None)["tokens_drawn"] == [values["tile"] for values in shown]
        draws = max(draws, len(shown))
    assert draws > 1
