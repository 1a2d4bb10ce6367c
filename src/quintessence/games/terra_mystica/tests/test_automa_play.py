"""Random matches with an Automa end, and nothing is made or lost on the way."""

from __future__ import annotations

from typing import Final

import pytest

from quintessence.core.conformance.samples import sample
from quintessence.games.terra_mystica.tests.automa_play import play
from quintessence.games.terra_mystica.tests.automa_table import FACTIONS
from quintessence.games.terra_mystica.tests.random_play import Report

GAMES: Final = sample(5, 100, 3000)
"""`python -m …tests.automa_play 20000` plays more."""


@pytest.mark.parametrize("fifth", range(5))
def test_random_matches_with_an_automa_end_and_keep_their_pieces(fifth: int) -> None:
    report = Report()
    for number in range(fifth, GAMES, 5):
        play(number, report)
    assert report.games == GAMES // 5


def test_every_faction_of_the_automa_is_played() -> None:
    report = Report()
    for number in range(10):
        play(number, report)
    assert set(report.factions) == set(FACTIONS)
