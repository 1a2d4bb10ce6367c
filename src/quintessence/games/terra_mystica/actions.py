"""What a player can do, one small decision at a time; each action of a board is made once."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, IllegalAction, Json, Values
from quintessence.core.record import canonical
from quintessence.games.terra_mystica.board import BOARDS, Board
from quintessence.games.terra_mystica.data import (
    BUILDINGS,
    CARDS,
    CULTS,
    FAVOURS,
    POWER_ACTIONS,
    TERRAINS,
    TOWNS,
    WHEEL,
)
from quintessence.games.terra_mystica.factions import FACTIONS

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
class Take(Action):
    """Set-up: play a faction."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def row(self) -> list[Json]:
        return ["take", FACTIONS[self.number].slug]

    def values(self) -> Values:
        return {"faction": FACTIONS[self.number].slug}


@final
class OfTerrain(Action):
    """pick: choose one's terrain; unlock: open a terrain of the wheel to one's dwellings."""

    def __init__(self, tag: str, terrain: int) -> None:
        self.tag: Final = tag
        self.terrain: Final = terrain

    def row(self) -> list[Json]:
        return [self.tag, TERRAINS[self.terrain]]

    def values(self) -> Values:
        return {"terrain": TERRAINS[self.terrain]}


@final
class Transform(Action):
    """Turn a hex into another terrain; spades that are missing are bought."""

    def __init__(self, board: Board, hex: int, terrain: int) -> None:
        self.hex: Final = hex
        self.terrain: Final = terrain
        self._name: Final = board.names[hex]

    def row(self) -> list[Json]:
        return ["transform", self._name, TERRAINS[self.terrain]]

    def values(self) -> Values:
        return {"hex": self._name, "terrain": TERRAINS[self.terrain]}


@final
class OnHex(Action):
    """place: a first dwelling; build: a dwelling; link: found a town across a river hex."""

    def __init__(self, tag: str, board: Board, hex: int) -> None:
        self.tag: Final = tag
        self.hex: Final = hex
        self._name: Final = board.names[hex]

    def row(self) -> list[Json]:
        return [self.tag, self._name]

    def values(self) -> Values:
        return {"hex": self._name}


@final
class Upgrade(Action):
    """Replace a building by a better one."""

    def __init__(self, board: Board, hex: int, building: int) -> None:
        self.hex: Final = hex
        self.building: Final = building
        self._name: Final = board.names[hex]

    def row(self) -> list[Json]:
        return ["upgrade", self._name, BUILDINGS[self.building]]

    def values(self) -> Values:
        return {"hex": self._name, "building": BUILDINGS[self.building]}


@final
class Bridge(Action):
    """Put a bridge between two hexes."""

    def __init__(self, board: Board, site: int) -> None:
        self.site: Final = site
        one, other = board.sites[site]
        self._one: Final = board.names[one]
        self._other: Final = board.names[other]

    def row(self) -> list[Json]:
        return ["bridge", self._one, self._other]

    def values(self) -> Values:
        return {"hex": self._one, "to": self._other}


@final
class Numbered(Action):
    """power, special, favour, town, card, pass, convert, forgo, lose: one of a list of names."""

    def __init__(self, tag: str, kind: str, names: list[str], number: int) -> None:
        self.tag: Final = tag
        self.number: Final = number
        self._kind: Final = kind
        self._name: Final = names[number]

    def row(self) -> list[Json]:
        return [self.tag, self._name]

    def values(self) -> Values:
        return {self._kind: self._name}


@final
class Send(Action):
    """Send a priest to a cult: onto a slot for three or two steps, or back to the supply for one."""

    def __init__(self, cult: int, steps: int) -> None:
        self.cult: Final = cult
        self.steps: Final = steps

    def row(self) -> list[Json]:
        return ["send", CULTS[self.cult], self.steps]

    def values(self) -> Values:
        return {"cult": CULTS[self.cult], "steps": self.steps}


@final
class Step(Action):
    """Use steps that one has received; several seats may have some at once, so the row names the seat."""

    def __init__(self, seat: int, cult: int) -> None:
        self.seat: Final = seat
        self.cult: Final = cult

    def row(self) -> list[Json]:
        return ["step", self.seat, CULTS[self.cult]]

    def values(self) -> Values:
        return {"seat": self.seat, "cult": CULTS[self.cult]}


@final
class Answer(Action):
    """accept, decline: power that another player's building offers."""

    def __init__(self, tag: str, seat: int, builder: int, amount: int) -> None:
        self.tag: Final = tag
        self.seat: Final = seat
        self.builder: Final = builder
        self.amount: Final = amount

    def row(self) -> list[Json]:
        return [self.tag, self.seat, self.builder, self.amount]

    def values(self) -> Values:
        paid = self.amount - 1
        return {"seat": self.seat, "builder": self.builder, "amount": self.amount, "points": paid}


@final
class Bare(Action):
    """An action that is its own name."""

    def __init__(self, tag: str) -> None:
        self.tag: Final = tag

    def row(self) -> list[Json]:
        return [self.tag]


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
        self._by_row: Final = {canonical(action.row()): action for action in self.all}

    def find(self, row: list[Json]) -> Action:
        """The action that a row names."""
        action = self._by_row.get(canonical(row))
        if action is None:
            raise IllegalAction("malformed_row", {"row": canonical(row)})
        return action


TABLES: Final = {slug: ActionTable(board) for slug, board in BOARDS.items()}
