"""Terra Mystica: factions reshape the land, build, and rise in four cults over six rounds."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Game, Option, State, Values
from quintessence.core.rng import Seed
from quintessence.games.terra_mystica.data.board import BOARDS
from quintessence.games.terra_mystica.data.data import END_TILES
from quintessence.games.terra_mystica.measures import count
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.setup import deal
from quintessence.games.terra_mystica.vocabulary import VOCABULARY


@final
class TerraMysticaGame(Game):
    """Two to five players, nothing hidden, chance only in what is laid out before the start."""

    def __init__(self) -> None:
        self.slug = "terra_mystica"
        self.version = 1
        self.seats = [2, 3, 4, 5]
        self.bound = 12000

    def options(self) -> list[Option]:
        return [
            Option("board", "base", list(BOARDS)),
            Option("turn_order", "passing", ["passing", "seats"]),
            Option("start_points", "equal", ["equal", "balanced"]),
            Option("end_tile", "random", ["random", "none", *END_TILES]),
            Option("fire_and_ice", True, [True, False]),
            Option("mini_expansion", True, [True, False]),
            Option("shipping_card", True, [True, False]),
            Option("temple_tile", True, [True, False]),
            Option("cultists_errata", True, [True, False]),
            Option("round_tiles", None),
            Option("bonus_cards", None),
            Option("leaves", None),
        ]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return deal(options, seats, seed)

    def actions(self, state: State) -> list[Action]:
        assert isinstance(state, Position)
        return state.table.all

    def inventory(self, state: State) -> Values:
        assert isinstance(state, Position)
        return count(state)

    def vocabulary(self) -> dict[str, list[str]]:
        return VOCABULARY


GAME: Final = TerraMysticaGame()
