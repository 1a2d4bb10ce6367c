"""Random matches over all boards, factions and numbers of players end, and nothing is made or lost on the way."""

from __future__ import annotations

from typing import Final

import pytest

from quintessence.core.conformance.samples import sample
from quintessence.games.terra_mystica.tests.random_play import Report, play
from quintessence.games.terra_mystica.tests.table import GAME

GAMES: Final = sample(10, 150, 4000)
"""`python -m …tests.random_play 20000` plays more."""


@pytest.mark.parametrize("tenth", range(10))
def test_random_matches_end_and_keep_their_pieces(tenth: int) -> None:
    report = Report()
    for number in range(tenth, GAMES, 10):
        play(number, report)
    assert report.longest < GAME.bound // 2


def test_every_faction_is_played() -> None:
    report = Report()
    for number in range(40):
        play(number, report)
    assert set(report.factions) == {faction.slug for faction in GAME.data.factions}
