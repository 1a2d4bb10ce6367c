"""§13: the engine's Automa and its naive twin do the same, choice by choice, to the last point."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from quintessence.core.conformance.samples import sample
from quintessence.games.terra_mystica.tests.twin_play import FACTIONS, play

MATCHES: Final = sample(1, 2, 50)
"""For each faction, one a level and board; about 40 choices each. `python -m …tests.twin_play 1000` plays more."""


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_automa_does_what_its_twin_does(faction: str) -> None:  # AU-13 to AU-93, AU-127
    counts: Counter[str] = Counter()
    for number in range(MATCHES):
        play(10 * number + FACTIONS.index(faction), counts)
    assert counts["choices"] > 20 * MATCHES and counts["narrowed"] > 10 * MATCHES
    for action in ("build", "upgrade", "cult", "block"):
        assert counts[f"choice {action}"] > MATCHES


@pytest.mark.parametrize("part", range(4))
def test_the_automa_with_ships_does_what_its_twin_does(part: int) -> None:  # MS-66 to MS-78
    counts: Counter[str] = Counter()
    for number in range(part, 4 * MATCHES, 4):
        play(11 * number + part, counts, at_sea=True)
    assert counts["choices"] > 20 * MATCHES and counts["choice block"] > MATCHES
