"""Erythro: two to four ambassadors of a planet together against a mining company that nobody plays."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from quintessence.core.data_file import DataFile
from quintessence.core.game import (
    ALONE,
    IN_EXPERT,
    IN_OPPONENT,
    IN_PRIVACY,
    Action,
    Game,
    Json,
    Limit,
    Option,
    Preset,
    State,
    Values,
)
from quintessence.core.rng import Seed
from quintessence.core.variant import Variant
from quintessence.games.erythro.actions import ActionTable
from quintessence.games.erythro.data.constants import ADVERSARIES, DIFFICULTIES, LAYOUTS
from quintessence.games.erythro.data.data_rules import CARD_RULES, DATA_RULES, EVENT_RULES, MINE_RULES
from quintessence.games.erythro.data.sheets import difficulties_of
from quintessence.games.erythro.data.tables import Data
from quintessence.games.erythro.rules.setup import deal
from quintessence.games.erythro.vocabulary import vocabulary_of

_FOLDER: Final = Path(__file__).parent / "data"
DATA_FILES: Final = [
    DataFile("erythro", _FOLDER / "data.toml", DATA_RULES),
    DataFile("erythro", _FOLDER / "cards.toml", CARD_RULES),
    DataFile("erythro", _FOLDER / "mines.toml", MINE_RULES),
    DataFile("erythro", _FOLDER / "events.toml", EVENT_RULES),
]
_LIMITS: Final = [10, 12, 15, 20]


@final
class ErythroGame(Game):
    """Two to four players win or lose together; decks and bag are hidden, hands too unless all show them."""

    def __init__(self, variant: Variant) -> None:
        self.slug = "erythro"
        self.version = 3
        self.seats = [2, 3, 4]
        self.bound = 6000  # there is no limit of rounds (ER-114): this is far beyond any match that was seen
        self.variant = variant
        self.data: Final = Data(
            variant.tables("data"), variant.tables("cards"), variant.tables("mines"), variant.tables("events")
        )
        self.action_table: Final = ActionTable(self.data)

    def options(self) -> list[Option]:
        own = self.data.numbers.influence
        limits: list[Json] = [limit for limit in sorted({*_LIMITS, own})]
        return [
            Option("adversary", "mars", [name for name in ADVERSARIES], group=IN_OPPONENT),
            Option(
                "difficulty",
                "medium",
                [name for name in DIFFICULTIES],
                group=IN_OPPONENT,
                limits=[self._difficulties(number) for number in range(len(ADVERSARIES))],
                ladder=["initiation", "medium", "fairly_hard", "hard"],  # Blitz is a match of its own kind
            ),
            Option("characters", "random", ["random", "chosen"]),
            Option("hands", "hidden", ["hidden", "shown"], group=IN_PRIVACY),
            Option("strict_elements", False, [False, True], group=IN_EXPERT),
            Option("influence_limit", own, limits, group=IN_EXPERT),
            Option("layout", "players", ["players", *LAYOUTS]),
            Option("dome_payment", "mix", ["mix", "one"], group=IN_EXPERT),
            Option("scenario", None, is_secret=True),
        ]

    def presets(self) -> list[Preset]:
        """§12: the first match that the rulebook recommends, with a bot or alone, then the first whole one.

        ER-19: hands may be shown. Beside a bot nothing is gained by hiding them, and each card can be taken back.
        """
        first: Values = {"adversary": "mars", "difficulty": "initiation", "hands": "shown"}
        return [
            Preset("initiation", 2, first),
            Preset(ALONE, 2, first, is_quick=True),
            Preset("medium", 2, {**first, "difficulty": "medium"}),
        ]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return deal(self.data, self.action_table, options, seats, seed)

    def actions(self, state: State) -> list[Action]:
        return self.action_table.all

    def _difficulties(self, adversary: int) -> Limit:
        """What an adversary's sheet offers."""
        offered: list[Json] = [DIFFICULTIES[number] for number in difficulties_of(self.data.tables, adversary)]
        return Limit("adversary", [ADVERSARIES[adversary]], offered)

    def vocabulary(self) -> dict[str, list[str]]:
        return vocabulary_of(self.data)


def make_game(variant: Variant) -> Game:
    """The game with the data of a variant."""
    return ErythroGame(variant)
