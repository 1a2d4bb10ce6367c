"""What the planner does not work out anew is what it would be: purchases, mines, and what the lines of a zone allow."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import Values
from quintessence.core.rng import Rng
from quintessence.games.erythro.actions import Buy
from quintessence.games.erythro.advice.choosing import Purchases
from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.advice.threats import Threats, threats_of
from quintessence.games.erythro.data.lines import FREE, HELPED, HINDERED, SEARCHED, coupling_of, needs_of, read_line
from quintessence.games.erythro.rules.market import trial_purchase
from quintessence.games.erythro.rules.position import OVER, Position
from quintessence.games.erythro.tests.table import position


@pytest.mark.parametrize(
    ("lines", "coupling"),
    [
        (["take", "attack"], FREE),
        (["gain any 1", "acquire"], HELPED),
        (["lose 1", "attack"], HINDERED),
        (["near remove 1", "remove 1"], HINDERED),
        (["move 2", "attack"], SEARCHED),
        (["gain any 1", "lose 1", "attack"], SEARCHED),
        (["trash", "take", "attack"], SEARCHED),
        (["attack", "may remove 2"], FREE),
    ],
)
def test_earlier_lines_of_a_zone_help_or_hinder_later_ones(lines: list[str], coupling: int) -> None:  # ER-01
    assert coupling_of([read_line(line) for line in lines]) == coupling


def test_a_zone_asks_for_what_can_be_missing_and_counts_reductions() -> None:  # ER-96
    needs = needs_of([read_line(line) for line in ["gain any 2", "reduce 3", "attack", "may attack", "near attack"]])
    assert [(need.line.target, need.reduction) for need in needs] == [(0, 3), (2, 0)]


@pytest.mark.parametrize("adversary", ["mars", "alliance", "consortium"])
def test_a_guess_from_parts_is_the_whole_guess(adversary: str) -> None:
    """Along random play, and from one match to the other and back, so that what is remembered is of another planet."""
    options: Values = {"adversary": adversary, "difficulty": "medium"}
    matches = [quintessence.start("erythro", seats=3, seed=seed, options=options, data={}) for seed in "ab"]
    rng, tried = Rng(5), 0
    for _ in range(60):
        for match in matches:
            state = position(match)
            if state.stage == OVER:
                continue
            _compare_threats(state)
            seat = match.to_act()[0]
            legal = match.legal(seat)
            for action in legal:
                if isinstance(action, Buy):
                    before = state.facts()
                    assert Purchases(state, seat).value(action) == evaluate(trial_purchase(state, seat, action))
                    assert state.facts() == before
                    tried += 1
            match.play(seat, legal[rng.below(len(legal))])
    assert tried > 10


def _compare_threats(state: Position) -> None:
    known, anew = threats_of(state), Threats(state)
    assert (known.tokens, known.planet, known.total) == (anew.tokens, anew.planet, anew.total)
    assert (known.rounds, known.by_urgency) == (anew.rounds, anew.by_urgency)
