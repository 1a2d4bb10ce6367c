"""The kit's promises with an Automa: over factions, levels, boards and seats, in turn and mixed.

python -m quintessence.games.terra_mystica.tests.test_automa_conformance 300 checks the first 300 starts.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.conformance import check_all
from quintessence.core.conformance.moments import starts
from quintessence.games.terra_mystica.tests.automa_table import BOARDS, FACTIONS, GAME, WithAutoma

SEEDS: Final = 60 if os.environ.get("QUINTESSENCE_EXPECT_COMPILED") == "1" else 1


def test_a_match_with_an_automa_keeps_every_promise() -> None:
    check_all(WithAutoma(), SEEDS, lambda: make_bot(LEVELS[0], "automa", GAME))


def test_the_starts_have_every_faction_level_board_and_number_of_seats() -> None:
    matches = list(starts(WithAutoma(), SEEDS))
    assert {match.options["automa"] for match in matches} == set(FACTIONS)
    assert {match.options["automa_level"] for match in matches} == {1, 2, 3, 4, 5}
    assert {match.options["board"] for match in matches} == set(BOARDS)
    assert {match.seats for match in matches} == {1, 2}


if __name__ == "__main__":
    check_all(WithAutoma(), int(sys.argv[1]), lambda: make_bot(LEVELS[0], "automa", GAME))
