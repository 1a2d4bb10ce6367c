"""Terra Mystica: factions reshape the land, build, and rise in four cults over six rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from quintessence.core.data_file import DataFile
from quintessence.core.game import IN_EXPERT, Action, Game, Json, Limit, Option, Preset, State, Values
from quintessence.core.rng import Seed
from quintessence.core.variant import Variant
from quintessence.games.terra_mystica.actions import ActionTable
from quintessence.games.terra_mystica.automa.setup import (
    automa_options,
    boards_of,
    has_automa,
    join,
    refuse_options,
    seats_beside_automa,
    solo,
)
from quintessence.games.terra_mystica.data.automa_rules import AUTOMA_RULES
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.data_rules import BOARD_RULES, COMPONENT_RULES, FACTION_RULES
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.setup import deal
from quintessence.games.terra_mystica.vocabulary import vocabulary

SLUG: Final = "terra_mystica"
_FOLDER: Final = Path(__file__).parent / "data"
DATA_FILES: Final = [
    DataFile(SLUG, _FOLDER / "data.toml", COMPONENT_RULES),
    DataFile(SLUG, _FOLDER / "boards.toml", BOARD_RULES),
    DataFile(SLUG, _FOLDER / "factions.toml", FACTION_RULES),
    DataFile(SLUG, _FOLDER / "automa.toml", AUTOMA_RULES),
]


@final
class TerraMysticaGame(Game):
    """Two to five players, nothing hidden, chance only in what is laid out before the start; or one or two of them
    and the Automa, whose cards are covered."""

    def __init__(self, variant: Variant) -> None:
        self.slug = SLUG
        self.version = 1
        self.seats = [1, 2, 3, 4, 5]
        self.bound = 12000
        self.variant = variant
        self.data: Final = Data(
            variant.tables("data"), variant.tables("boards"), variant.tables("factions"), variant.tables("automa")
        )
        self._tables: Final[dict[str, ActionTable]] = {}

    def options(self) -> list[Option]:
        return [
            Option("board", "base", list(self.data.boards), limits=self._limits(boards_of(self.data))),
            Option("turn_order", "passing", ["passing", "seats"], group=IN_EXPERT),
            Option("start_points", "equal", ["equal", "balanced"], group=IN_EXPERT, limits=self._limits(["equal"])),
            Option("end_tile", "random", ["random", "none", *self.data.end_tiles]),
            Option("fire_and_ice", True, [True, False]),
            Option("mini_expansion", True, [True, False]),
            Option("shipping_card", True, [True, False]),
            Option("temple_tile", True, [True, False]),
            Option("cultists_errata", True, [True, False], group=IN_EXPERT),
            Option("round_tiles", None),
            Option("bonus_cards", None),
            Option("leaves", None),
            *automa_options(self.data.automa),
        ]

    def presets(self) -> list[Preset]:
        base: Values = {"fire_and_ice": False, "mini_expansion": False, "shipping_card": False, "temple_tile": False}
        return [solo(), Preset("base", 2, {**base, "board": "base", "end_tile": "none"})]

    def seats_with(self, options: Values) -> list[int]:
        return seats_beside_automa(options) if has_automa(options) else [count for count in self.seats if count > 1]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        table = self._table(str(options["board"]))
        if not has_automa(options):
            return deal(self.data, table, options, seats, seats, seed)[0]
        refuse_options(self.data, table.board, options)
        position, cards = deal(self.data, table, options, seats, seats + 1, seed)
        join(position, cards, options, seed)
        return position

    def actions(self, state: State) -> list[Action]:
        assert isinstance(state, Position)
        return state.table.all

    def vocabulary(self) -> dict[str, list[str]]:
        return vocabulary(self.data)

    def _limits(self, choices: list[Json]) -> list[Limit]:
        """What is left beside the Automa, whichever it is."""
        return [Limit("automa", [faction.slug for faction in self.data.automa.factions], choices)]

    def _table(self, board: str) -> ActionTable:
        """The actions of a board, made when it is first played on."""
        if board not in self._tables:
            self._tables[board] = ActionTable(self.data, self.data.boards[board])
        return self._tables[board]


def make_game(variant: Variant) -> Game:
    """The game with the data of a variant."""
    return TerraMysticaGame(variant)
