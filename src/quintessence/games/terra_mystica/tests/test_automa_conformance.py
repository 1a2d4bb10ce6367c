"""The kit's promises with an Automa, over factions, levels, boards and seats.

python -m quintessence.games.terra_mystica.tests.test_automa_conformance checks every faction, level and board, with
one human and, against the Simpletons, with two; with a number after it, so many starts with every option mixed.
"""

from __future__ import annotations

import sys
from itertools import product
from typing import Final

import pytest

from quintessence.bots.levels import LEVELS as BOTS
from quintessence.bots.levels import make_bot
from quintessence.core.conformance import check_all
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Values
from quintessence.games.terra_mystica.tests.automa_table import BOARDS, FACTIONS, GAME, LEVELS, WithAutoma

COMBINED: Final = list(product(FACTIONS, LEVELS, BOARDS))
STEP: Final = sample(125, 13, 1)
"""Every so many of the 250 are tested; the factions alone are choices that the kit tries anyway."""


def check(faction: str, level: int, board: str, seats: list[int]) -> None:
    """One start with that Automa on that board."""
    given: Values = {"automa": faction, "automa_level": level, "board": board}
    game = WithAutoma(given)
    game.seats = seats
    check_all(game, 1, lambda: make_bot(BOTS[0], "automa", GAME))


@pytest.mark.parametrize(("faction", "level", "board"), COMBINED[::STEP])
def test_a_match_with_an_automa_keeps_every_promise(faction: str, level: int, board: str) -> None:
    check(faction, level, board, [2] if faction == "simpletons" else [1])


def main() -> None:
    if len(sys.argv) > 1:
        check_all(WithAutoma(), int(sys.argv[1]), lambda: make_bot(BOTS[0], "automa", GAME))
        return
    for faction, level, board in COMBINED:
        for seats in (1, 2) if faction == "simpletons" else (1,):
            check(faction, level, board, [seats])
        print(faction, level, board, flush=True)


if __name__ == "__main__":
    main()
