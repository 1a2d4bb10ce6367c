"""The Automa's components: decision cards, levels, factions, and the tables that it reads."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.data_file import Tables
from quintessence.core.game import Values
from quintessence.games.terra_mystica.data.board import Board
from quintessence.games.terra_mystica.data.names import BUILDINGS, CULTS, TERRAINS, WHEEL

STRUCTURES: Final = ["unmarked", "marked"]
STRIPS: Final = ["A", "B"]
ARROWS: Final = ["right", "left"]
METHODS: Final = ["catch_up", "tile"]
PLACES: Final = ["left", "middle", "right"]
LETTERS: Final = ["A", "B", "C", "D", "E", "F"]
CARD_ACTIONS: Final = ["upgrade", "favour", "x_points", "block", "cult", "build", "points", "faction"]
MERCHANT_ACTIONS: Final = ["trade_5_6", "build_range_2", "trade_3_6"]
MERCHANT_NUMBERS: Final = [5, 2, 3]
"""For each of them its number: the first round of a trade, the range of a build."""
FACTION_ACTIONS: Final = ["faction_build", "steps", "cube", "blight", "faction_points"]
TRADE_CODE: Final = len(CARD_ACTIONS) + len(FACTION_ACTIONS)
RANGE_CODE: Final = TRADE_CODE + 1
AGENDA: Final = [*CARD_ACTIONS, *FACTION_ACTIONS, "trade", "build_range"]
"""The actions that an agenda can hold, by their numbers."""
PRIORITIES: Final = ["closest", "human_strip", "most_power"]
"""Those that a faction may put before the general ones when it builds."""
ABILITIES: Final = ["", "tile_twice", "structures", "rises", "cubes", "achievements"]
NO_CULT: Final = len(CULTS)


@final
class DecisionCard:
    """What it does as Action card, and what it gives as Support card."""

    def __init__(self, name: str, table: Tables) -> None:
        self.name: Final = name
        self.actions: Final[list[str]] = table["actions"]
        self.points: Final[int] = table["points"]
        self.codes: Final = bytes([_code(action) for action in self.actions])
        """The same by their numbers in AGENDA."""
        self.numbers: Final = bytes([_number(action, self.points) for action in self.actions])
        """What each of them needs to know beside."""
        self.starts: Final[bool] = table["starts"]
        """In the first pile; the others wait in the reserve."""
        self.passes: Final[bool] = table["passes"]
        self.is_marked: Final[bool] = table["structure"] == "marked"
        self.is_reaching: Final[bool] = table["reaching"]
        self.strip: Final = STRIPS.index(table["strip"])
        self.is_reverse: Final[bool] = table["arrow"] == "left"
        self.number: Final[int] = table["number"]
        self.is_by_tile: Final[bool] = table["method"] == "tile"
        self.place: Final = PLACES.index(table["place"])
        """Of the bonus card that is taken on passing."""
        self.letters: Final[list[int]] = [LETTERS.index(letter) for letter in table["letters"]]
        """Of the marked and of the unmarked first dwelling."""


def _code(action: str) -> int:
    if action in MERCHANT_ACTIONS:
        return TRADE_CODE if action.startswith("trade") else RANGE_CODE
    return CARD_ACTIONS.index(action)


def _number(action: str, points: int) -> int:
    if action in MERCHANT_ACTIONS:
        return MERCHANT_NUMBERS[MERCHANT_ACTIONS.index(action)]
    return points if action == "points" else 0


@final
class Level:
    """By pairs of rounds: how far the Automa gets, and what an X is worth."""

    def __init__(self, table: Tables) -> None:
        self.navigation: Final[list[int]] = table["navigation"]
        self.points: Final[list[int]] = table["points"]
        self.first: Final[int] = table["first"]
        """Cards of the reserve in the first pile."""
        self.late: Final[list[str]] = table["late"]
        """Starting cards that come only in the second round."""


@final
class AutomaFaction:
    """What its faction action does after it has built, and what holds all through the match."""

    def __init__(self, slug: str, table: Tables) -> None:
        self.slug: Final = slug
        self.provenance: Final[str] = table.get("provenance", "")
        self.cults: Final = bytes(table["cults"])
        self.priorities: Final[list[str]] = table["priorities"]
        self.anywhere: Final[bool] = table["anywhere"]
        """Its faction action builds out of range too."""
        self.steps: Final[int] = table["steps"]
        self.cubes: Final[int] = table["cubes"]
        self.blights: Final[int] = table["blights"]
        self.points: Final[int] = table["points"]
        self.ability: Final[str] = table["ability"]
        self.ability_number: Final[int] = table["ability_number"]
        self.bars: Final[list[str]] = table["bars"]
        """Human factions that cannot be played against it."""


@final
class AutomaTile:
    """A round tile as the Automa reads it."""

    def __init__(self, table: Tables) -> None:
        self.points: Final[list[int]] = table["points"]
        """On passing, in the first half of the rounds and in the second."""
        self.cult: Final = CULTS.index(table["cult"]) if table["cult"] else NO_CULT


@final
class AutomaData:
    """All tables of automa.toml."""

    def __init__(self, file: Tables) -> None:
        supply = file["supply"]
        self.points: Final[int] = supply["points"]
        self.priests: Final[int] = supply["priests"]
        self.stock: Final = bytes([supply["buildings"].get(name, 0) for name in BUILDINGS])
        tables = {name: table for name, table in file["decision_cards"].items() if isinstance(table, dict)}
        self.cards: Final = [DecisionCard(name, table) for name, table in tables.items() if not table["merchants"]]
        """Those of Merchants of the Seas only where it is played."""
        self.joining: Final[str] = file.get("joining", "")
        """MS-70: the card that lies aside at first, the last of all; empty where there is none."""
        self.joins_after: Final[int] = file.get("joins_after", 0)
        self.levels: Final = [Level(table) for table in file["levels"].values() if isinstance(table, dict)]
        self.factions: Final = [AutomaFaction(slug, table) for slug, table in file["automa_factions"].items()]
        offsets: list[list[int]] = [file["strips"][name] for name in STRIPS]
        self.strips: Final = [
            [bytes([(home + offset) % WHEEL for offset in strip]) for home in range(WHEEL)] for strip in offsets
        ]
        """The terrains in their order, by strip and home terrain."""
        self.tiles: Final = {
            name: AutomaTile(table) for name, table in file["automa_tiles"].items() if isinstance(table, dict)
        }
        self.letters: Final[dict[str, list[list[str]]]] = {
            board: [table[terrain] for terrain in TERRAINS[:WHEEL]] for board, table in file["letters"].items()
        }
        """The hexes of the letters A to F, by board and terrain."""

    def card(self, name: str) -> int:
        """The number of the card of that name."""
        return [card.name for card in self.cards].index(name)

    def faction(self, slug: str) -> AutomaFaction:
        return next(faction for faction in self.factions if faction.slug == slug)


def misplaced_letter(data: AutomaData, boards: dict[str, Board]) -> Values | None:
    """AU-26: the first letter of any board that does not lie on a hex of its home terrain; None if all do."""
    for slug, board in boards.items():
        for terrain, names in enumerate(data.letters.get(slug, [])):
            for name in names:
                if name not in board.number or board.terrain[board.number[name]] != terrain:
                    return {"board": slug, "hex": name, "terrain": TERRAINS[terrain]}
    return None
