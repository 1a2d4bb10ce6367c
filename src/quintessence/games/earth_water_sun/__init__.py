"""Earth, Water & Sun: two Ecosystems of Trees and Mushrooms fight for a board of hexes."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from quintessence.core.data_file import DataFile
from quintessence.core.game import Action, Game, Option, Preset, State, Values
from quintessence.core.rng import Seed
from quintessence.core.variant import Variant
from quintessence.games.earth_water_sun.actions import ActionTable
from quintessence.games.earth_water_sun.data.data import Data
from quintessence.games.earth_water_sun.data.data_rules import DEFAULT_BOARD, RULES
from quintessence.games.earth_water_sun.rules.bound import most_actions
from quintessence.games.earth_water_sun.rules.hexes import Board
from quintessence.games.earth_water_sun.rules.position import Position
from quintessence.games.earth_water_sun.rules.setup import deal
from quintessence.games.earth_water_sun.vocabulary import VOCABULARY

SLUG: Final = "earth_water_sun"
DATA_FILES: Final = [DataFile(SLUG, Path(__file__).parent / "data" / "data.toml", RULES)]


@final
class EarthWaterSunGame(Game):
    """Two players, nothing hidden, no chance but the draw of colours."""

    def __init__(self, variant: Variant) -> None:
        self.slug = SLUG
        self.version = 1
        self.seats = [2]
        self.variant = variant
        self._data: Final = Data(variant.tables("data"))
        self._tables: Final = {slug: ActionTable(Board(slug, rows)) for slug, rows in self._data.board_rows.items()}
        """The boards, each with its actions: no two variants share any."""
        self.bound = most_actions(self._data)

    def options(self) -> list[Option]:
        return [
            Option("board", DEFAULT_BOARD, list(self._tables)),
            Option("colours", "random", ["random", "seat-0-black", "seat-1-black"]),
            Option("position", None),
        ]

    def presets(self) -> list[Preset]:
        return [Preset("short", 2, {"board": "flat-58"})]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        board = options["board"]
        assert isinstance(board, str)
        return deal(self._data, self._tables[board], options, seed)

    def actions(self, state: State) -> list[Action]:
        assert isinstance(state, Position)
        return state.table.all

    def vocabulary(self) -> dict[str, list[str]]:
        return VOCABULARY


def make_game(variant: Variant) -> Game:
    """The game with the data of a variant."""
    return EarthWaterSunGame(variant)
