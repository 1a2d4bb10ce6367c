"""Earth, Water & Sun: two Ecosystems of Trees and Mushrooms fight for a board of hexes."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from quintessence.core import data as data_files
from quintessence.core.game import Action, Game, Option, State, Values
from quintessence.core.rng import Seed
from quintessence.games.earth_water_sun.actions import ActionTable
from quintessence.games.earth_water_sun.data.data import Data
from quintessence.games.earth_water_sun.data.data_rules import DEFAULT_BOARD, RULES
from quintessence.games.earth_water_sun.measures import count
from quintessence.games.earth_water_sun.rules.hexes import Board
from quintessence.games.earth_water_sun.rules.position import Position
from quintessence.games.earth_water_sun.rules.setup import deal
from quintessence.games.earth_water_sun.vocabulary import VOCABULARY


@final
class EarthWaterSunGame(Game):
    """Two players, nothing hidden, no chance but the draw of colours."""

    def __init__(self, data: Data) -> None:
        self.slug = "earth_water_sun"
        self.version = 1
        self.seats = [2]
        self.bound = 11000  # EW-69: about 165 turns, and at most 40 Root actions and two dozen others in each
        self._data: Final = data
        self._tables: Final = {slug: ActionTable(Board(slug, rows)) for slug, rows in data.board_rows.items()}
        """The boards, each with its actions: those of two variants are never mixed."""

    def options(self) -> list[Option]:
        return [
            Option("board", DEFAULT_BOARD, list(self._tables)),
            Option("colours", "random", ["random", "seat-0-black", "seat-1-black"]),
            Option("position", None),
        ]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        board = options["board"]
        assert isinstance(board, str)
        return deal(self._data, self._tables[board], options, seed)

    def actions(self, state: State) -> list[Action]:
        assert isinstance(state, Position)
        return state.table.all

    def inventory(self, state: State) -> Values:
        assert isinstance(state, Position)
        return count(state)

    def vocabulary(self) -> dict[str, list[str]]:
        return VOCABULARY


GAME: Final = EarthWaterSunGame(
    Data(data_files.read("earth_water_sun", Path(__file__).parent / "data" / "data.toml", RULES))
)
