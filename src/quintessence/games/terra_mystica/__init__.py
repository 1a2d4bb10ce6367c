"""Terra Mystica: factions reshape the land, build, and rise in four cults over six rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from quintessence.core.data_file import DataFile, Tables
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
from quintessence.games.terra_mystica.data.merchants import NOT_PLAYED
from quintessence.games.terra_mystica.data.merchants_rules import MERCHANTS_RULES
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
    DataFile(SLUG, _FOLDER / "merchants.toml", MERCHANTS_RULES),
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
        self.data: Final = self._read(NOT_PLAYED)
        self._with_merchants: Data | None = None
        self._tables: Final[dict[str, ActionTable]] = {}
        self._options: list[Option] = []

    def options(self) -> list[Option]:
        if not self._options:  # every start asks for them, and they follow from the data alone
            self._options = self._all_options()
        return [*self._options]

    def _all_options(self) -> list[Option]:
        end_tiles: list[Json] = ["random", "none", *self.data.end_tiles]
        at_sea: list[Json] = self.variant.tables("merchants")["merchants"]["end_scoring"]["tiles"]
        without_sea = Limit("merchants", [False], end_tiles)
        return [
            Option("board", "base", list(self.data.boards), limits=self._limits(boards_of(self.data))),
            Option("turn_order", "passing", ["passing", "seats"], group=IN_EXPERT),
            Option("start_points", "equal", ["equal", "balanced"], group=IN_EXPERT, limits=self._limits(["equal"])),
            Option("end_tile", "random", [*end_tiles, *at_sea], limits=[*self._limits(end_tiles), without_sea]),
            Option("fire_and_ice", True, [True, False]),
            Option("mini_expansion", True, [True, False]),
            Option("merchants", False, [False, True]),
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
        data = self._merchants() if options["merchants"] is True else self.data
        table = self._table(data, str(options["board"]))
        if not has_automa(options):
            return deal(data, table, options, seats, seats, seed)[0]
        refuse_options(data, table.board, options)
        position, cards = deal(data, table, options, seats, seats + 1, seed)
        join(position, cards, options, seed)
        return position

    def actions(self, state: State) -> list[Action]:
        assert isinstance(state, Position)
        return state.table.all

    def vocabulary(self) -> dict[str, list[str]]:
        return vocabulary(self._merchants())

    def _limits(self, choices: list[Json]) -> list[Limit]:
        """What is left beside the Automa, whichever it is."""
        return [Limit("automa", [faction.slug for faction in self.data.automa.factions], choices)]

    def data_of(self, view: Values) -> Data:
        """The data of a match by what is seen of it: those of the expansion where it has ships."""
        return self._merchants() if "sea" in view else self.data

    def _read(self, merchants: Tables) -> Data:
        tables = self.variant.tables
        return Data(tables("data"), tables("boards"), tables("factions"), tables("automa"), merchants)

    def _merchants(self) -> Data:
        """The data with Merchants of the Seas, made when it is first played with: all others know nothing of it."""
        if self._with_merchants is None:
            self._with_merchants = self._read(self.variant.tables("merchants")["merchants"])
        return self._with_merchants

    def _table(self, data: Data, board: str) -> ActionTable:
        """The actions of a board, made when it is first played on."""
        key = f"{board} merchants" if data.merchants.is_played else board
        if key not in self._tables:
            self._tables[key] = ActionTable(data, data.boards[board])
        return self._tables[key]


def make_game(variant: Variant) -> Game:
    """The game with the data of a variant."""
    return TerraMysticaGame(variant)
