"""The drawing for the terminal."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.rng import Rng
from quintessence.games.erythro.terminal import draw
from quintessence.games.erythro.tests.table import ALLIANCE, A, deal


def test_a_planet_is_drawn() -> None:
    match = deal(
        options=ALLIANCE,
        mines=[{"mine": "sand_dredge", "tile": 3, "line": 1}],
        tiles={"5": 4, "6": {"pollution": 2, "sanctuary": "water"}},
        pawns=[2, 5],
        hands=[["squall", "contamination"], ["tremor"]],
        profitability=7,
    )
    lines = draw(match.view(A), "en").split("\n")
    assert lines[0] == "Round 1, players’ phase. Earth Alliance, medium."
    assert lines[1] == "Goal: profitability 7, to reach 0"
    assert lines[2] == "Danger: contaminated tiles 1 of 4, profitability 7 of 17, mine nearest to its end 1 of 5"
    assert lines[6:10] == [
        " 9                 6 •• [w]          7                 8",
        "          5 ■ @2            1 ◆               2 @1",
        "                   4                 3 ▲4",
        "                           10",
    ]
    assert "  Squall: +3 water | →2 | [air] | take, attack" in lines


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("adversary", ["mars", "alliance", "consortium"])
def test_every_view_can_be_drawn(language: str, adversary: str) -> None:
    match = quintessence.start(
        "erythro", seats=3, seed="draw", options={"adversary": adversary, "characters": "chosen"}
    )
    rng = Rng(2)
    while match.to_act():
        for viewer in (None, A):
            assert draw(match.view(viewer), language)
        seat = match.to_act()[rng.below(len(match.to_act()))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
