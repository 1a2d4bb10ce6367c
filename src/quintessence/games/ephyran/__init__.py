"""Ephyran: two to four gods build a city each, zone by zone, with hidden hands and answers in another's turn."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from quintessence.core.data_file import DataFile
from quintessence.core.game import IN_EXPERT, IN_PRIVACY, Action, Game, Option, State, Values
from quintessence.core.rng import Seed
from quintessence.core.variant import Variant
from quintessence.games.ephyran.actions import ActionTable
from quintessence.games.ephyran.data.deck import RULES
from quintessence.games.ephyran.data.tables import Data
from quintessence.games.ephyran.rules.setup import deal
from quintessence.games.ephyran.vocabulary import vocabulary_of

DATA_FILES: Final = [DataFile("ephyran", Path(__file__).parent / "data" / "data.toml", RULES)]


@final
class EphyranGame(Game):
    """Two to four players; hands, pile and tokens are hidden."""

    def __init__(self, variant: Variant) -> None:
        self.slug = "ephyran"
        self.version = 3
        self.seats = [2, 3, 4]
        self.bound = (
            2000  # EP-08: at most 116 turns with a pile draw, 56 supports and 72 zones more, six decisions each
        )
        self.variant = variant
        self.data: Final = Data(variant.tables("data"))
        self.action_table: Final = ActionTable(self.data)

    def options(self) -> list[Option]:
        return [
            Option("gods", "dealt", ["dealt", "chosen"]),
            Option("exchange_with_hand", "hand", ["hand", "tartarus"], group=IN_EXPERT),
            Option("discard_history", "open", ["open", "hidden"], group=IN_PRIVACY),
            Option("scenario", None, is_secret=True),
        ]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return deal(self.data, self.action_table, options, seats, seed)

    def actions(self, state: State) -> list[Action]:
        return self.action_table.all

    def vocabulary(self) -> dict[str, list[str]]:
        return vocabulary_of(self.data)


def make_game(variant: Variant) -> Game:
    """The game with the data of a variant."""
    return EphyranGame(variant)
