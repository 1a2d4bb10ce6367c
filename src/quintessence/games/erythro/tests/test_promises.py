"""The promises of the conformance kit against every adversary at every difficulty, with every number of players."""

from __future__ import annotations

from itertools import product
from typing import final

import pytest

from quintessence.core.conformance import check_all
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Action, Game, Option, State, Values
from quintessence.core.rng import Seed
from quintessence.games.erythro.tests.table import GAME
from quintessence.games.erythro.tests.test_random_play import SHEETS


@final
class OneSheet(Game):
    """The game with one sheet and one number of players."""

    def __init__(self, adversary: str, difficulty: str, seats: int) -> None:
        self.slug, self.version, self.variant, self.bound = GAME.slug, GAME.version, GAME.variant, GAME.bound
        self.seats = [seats]
        self._fixed = {"adversary": adversary, "difficulty": difficulty}

    def options(self) -> list[Option]:
        return [Option(one.name, self._fixed.get(str(one.name), one.default)) for one in GAME.options()]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return GAME.setup(options, seats, seed)

    def actions(self, state: State) -> list[Action]:
        return GAME.actions(state)


@pytest.mark.slow
@pytest.mark.parametrize(("sheet", "seats"), list(product(SHEETS, [2, 3, 4]))[:: sample(8, 1, 1)])
def test_every_promise_is_kept_with_every_sheet(sheet: tuple[str, str], seats: int) -> None:
    check_all(OneSheet(*sheet, seats), sample(1, 1, 20))
