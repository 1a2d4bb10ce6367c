"""What a player can do, one small decision at a time; each action of a board is made once."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Json, Named, Values
from quintessence.core.rows import Rows
from quintessence.games.terra_mystica.data.board import BOARDS, Board
from quintessence.games.terra_mystica.data.data import (
    BUILDINGS,
    CARDS,
    CULTS,
    FAVOURS,
    POWER_ACTIONS,
    TERRAINS,
    TOWNS,
    WHEEL,
)
from quintessence.games.terra_mystica.data.factions import FACTIONS

SEATS: Final = 5
SPECIALS: Final = [
    "sandstorm",
    "double_turn",
    "two_spades",
    "free_trading_post",
    "two_steps",
    "free_dwelling",
    "card_spade",
    "card_step",
    "favour_step",
    "bridge",
    "shift_power",
    "shift_tokens",
]
"""Action spaces of one player: of the stronghold, the bonus card, a favour tile, and those open again and again."""
CONVERSIONS: Final = [
    "power_to_coin",
    "power_to_worker",
    "power_to_priest",
    "priest_to_worker",
    "priest_to_coin",
    "worker_to_coin",
    "point_to_coin",
    "coins_to_point",
    "burn",
]
GIVEN_UP: Final = ["spades", "transform", "dwelling", "trading_post", "bridge", "ordination", "token", "town"]
UNLOCK_PRIEST: Final = "priest"
MOST_OFFERED: Final = 24


@final
class Take(Named):
    """Set-up: play a faction."""

    def __init__(self, number: int) -> None:
        super().__init__("take", {"faction": FACTIONS[number].slug})
        self.number: Final = number


@final
class OfTerrain(Named):
    """pick: choose one's terrain; unlock: open a terrain of the wheel to one's dwellings."""

    def __init__(self, tag: str, terrain: int) -> None:
        super().__init__(tag, {"terrain": TERRAINS[terrain]})
        self.terrain: Final = terrain


@final
class Transform(Named):
    """Turn a hex into another terrain; spades that are missing are bought."""

    def __init__(self, board: Board, hex: int, terrain: int) -> None:
        super().__init__("transform", {"hex": board.names[hex], "terrain": TERRAINS[terrain]})
        self.hex: Final = hex
        self.terrain: Final = terrain


@final
class OnHex(Named):
    """place: a first dwelling; build: a dwelling; link: found a town across a river hex."""

    def __init__(self, tag: str, board: Board, hex: int) -> None:
        super().__init__(tag, {"hex": board.names[hex]})
        self.hex: Final = hex


@final
class Upgrade(Named):
    """Replace a building by a better one."""

    def __init__(self, board: Board, hex: int, building: int) -> None:
        super().__init__("upgrade", {"hex": board.names[hex], "building": BUILDINGS[building]})
        self.hex: Final = hex
        self.building: Final = building


@final
class Bridge(Named):
    """Put a bridge between two hexes."""

    def __init__(self, board: Board, site: int) -> None:
        one, other = board.sites[site]
        super().__init__("bridge", {"hex": board.names[one], "to": board.names[other]})
        self.site: Final = site


@final
class Numbered(Named):
    """power, special, favour, town, card, pass, convert, forgo, lose: one of a list of names."""

    def __init__(self, tag: str, kind: str, names: list[str], number: int) -> None:
        super().__init__(tag, {kind: names[number]})
        self.number: Final = number


@final
class Send(Named):
    """Send a priest to a cult: onto a slot for three or two steps, or back to the supply for one."""

    def __init__(self, cult: int, steps: int) -> None:
        super().__init__("send", {"cult": CULTS[cult], "steps": steps})
        self.cult: Final = cult
        self.steps: Final = steps


@final
class Step(Named):
    """Use steps that one has received; several seats may have some at once, so the row names the seat."""

    def __init__(self, seat: int, cult: int) -> None:
        super().__init__("step", {"seat": seat, "cult": CULTS[cult]})
        self.seat: Final = seat
        self.cult: Final = cult


@final
class Answer(Named):
    """accept, decline: power that another player's building offers."""

    def __init__(self, tag: str, seat: int, builder: int, amount: int) -> None:
        super().__init__(tag, {"seat": seat, "builder": builder, "amount": amount})
        self.seat: Final = seat
        self.builder: Final = builder
        self.amount: Final = amount

    def values(self) -> Values:
        return {**super().values(), "points": self.amount - 1}


@final
class Bare(Named):
    """An action that is its own name."""


@final
class Leave(Action):
    """A player leaves the match. No seat is offered this: it only serves to read logs in which somebody left."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def row(self) -> list[Json]:
        return ["leave", self.seat]


def _numbered(tag: str, kind: str, names: list[str]) -> list[Numbered]:
    return [Numbered(tag, kind, names, number) for number in range(len(names))]


TAKE: Final = [Take(number) for number in range(len(FACTIONS))]
PICK: Final = [OfTerrain("pick", terrain) for terrain in range(WHEEL)]
UNLOCK: Final = [OfTerrain("unlock", terrain) for terrain in range(WHEEL)]
POWER: Final = _numbered("power", "space", POWER_ACTIONS)
SPECIAL: Final = _numbered("special", "special", SPECIALS)
FAVOUR: Final = _numbered("favour", "tile", FAVOURS)
TOWN: Final = _numbered("town", "tile", TOWNS)
CARD: Final = _numbered("card", "card", CARDS)
PASS: Final = _numbered("pass", "card", CARDS)
CONVERT: Final = _numbered("convert", "conversion", CONVERSIONS)
FORGO: Final = _numbered("forgo", "thing", GIVEN_UP)
LOSE: Final = _numbered("lose", "cult", CULTS)
SEND: Final = [Send(cult, steps) for cult in range(len(CULTS)) for steps in (1, 2, 3)]
STEP: Final = [Step(seat, cult) for seat in range(SEATS) for cult in range(len(CULTS))]
PAIRS: Final = [(seat, builder) for seat in range(SEATS) for builder in range(SEATS) if seat != builder]
ACCEPT: Final = {(s, b, n): Answer("accept", s, b, n) for s, b in PAIRS for n in range(1, MOST_OFFERED + 1)}
DECLINE: Final = {(s, b, n): Answer("decline", s, b, n) for s, b in PAIRS for n in range(1, MOST_OFFERED + 1)}
RETIRE: Final = Bare("retire")
"""Pass in the last round, when no card is taken."""
SHIP: Final = Bare("ship")
DIG: Final = Bare("dig")
KEEP_PRIEST: Final = Bare("keep_priest")
BUY_TOKEN: Final = Bare("buy_token")
ORDAIN: Final = Bare("ordain")
OPEN: Final = Bare("open")
CLOSE: Final = Bare("close")
END: Final = Bare("end")
BUY_SPADE: Final = Bare("buy_spade")
"""Buy a spade before choosing the hex: for a faction that gains power by it, and may need that power."""
BARE: Final = [RETIRE, SHIP, DIG, KEEP_PRIEST, BUY_TOKEN, ORDAIN, OPEN, CLOSE, END, BUY_SPADE]


@final
class ActionTable:
    """Every action of one board."""

    def __init__(self, board: Board) -> None:
        hexes = range(board.land)
        self.place: Final = [OnHex("place", board, hex) for hex in hexes]
        self.build: Final = [OnHex("build", board, hex) for hex in hexes]
        self.link: Final = [OnHex("link", board, hex) for hex in range(board.land, board.size)]
        self.transform: Final = [Transform(board, hex, t) for hex in hexes for t in range(len(TERRAINS))]
        self.upgrade: Final = [Upgrade(board, hex, building) for hex in hexes for building in range(1, len(BUILDINGS))]
        self.bridge: Final = [Bridge(board, site) for site in range(len(board.sites))]
        self.all: Final[list[Action]] = [
            *TAKE,
            *PICK,
            *UNLOCK,
            *self.place,
            *self.build,
            *self.link,
            *self.transform,
            *self.upgrade,
            *self.bridge,
            *POWER,
            *SPECIAL,
            *FAVOUR,
            *TOWN,
            *CARD,
            *PASS,
            *CONVERT,
            *FORGO,
            *LOSE,
            *SEND,
            *STEP,
            *ACCEPT.values(),
            *DECLINE.values(),
            *BARE,
        ]
        self.rows: Final = Rows(self.all)


TABLES: Final = {slug: ActionTable(board) for slug, board in BOARDS.items()}
