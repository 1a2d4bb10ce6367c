"""What a player can do, one small decision at a time; each action of a board is made once."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Named, Values
from quintessence.core.rows import Rows
from quintessence.games.terra_mystica.data.board import Board
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import CULTS, SCRIPTED, TERRAINS, WHEEL

SEATS: Final = 5
SCRIPTED_BUILDER: Final = SEATS
"""In the place of a seat: the side without one offers power."""
_BASE_SPECIALS: Final = [
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
SPECIALS: Final = [*_BASE_SPECIALS, "voyage", "build_ships", "card_voyage", "favour_voyage"]
"""Action spaces of one player: of the stronghold, the bonus card, a favour tile, and those open again and again; then
those of ships."""
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
_BASE_GIVEN_UP: Final = ["spades", "transform", "dwelling", "trading_post", "bridge", "ordination", "token", "town"]
GIVEN_UP: Final = [*_BASE_GIVEN_UP, "voyage", "ships"]


@final
class Take(Named):
    """§2: play a faction."""

    def __init__(self, number: int, faction: str) -> None:
        super().__init__("take", {"faction": faction})
        self.number: Final = number


@final
class OfTerrain(Named):
    """§2, §5. pick: choose one's terrain; unlock: open a terrain of the wheel to one's dwellings."""

    def __init__(self, tag: str, terrain: int) -> None:
        super().__init__(tag, {"terrain": TERRAINS[terrain]})
        self.terrain: Final = terrain


@final
class Transform(Named):
    """§5: turn a hex into another terrain; spades that are missing are bought."""

    def __init__(self, board: Board, hex: int, terrain: int) -> None:
        super().__init__("transform", {"hex": board.names[hex], "terrain": TERRAINS[terrain]})
        self.hex: Final = hex
        self.terrain: Final = terrain


@final
class OnHex(Named):
    """§2, §6, §10, §14. place: a first dwelling; build: a dwelling; link: found a town across a river hex; dock: put
    one's dock marker."""

    def __init__(self, tag: str, board: Board, hex: int) -> None:
        super().__init__(tag, {"hex": board.names[hex]})
        self.hex: Final = hex


@final
class Upgrade(Named):
    """§6: replace a building by a better one."""

    def __init__(self, board: Board, hex: int, building: int, name: str) -> None:
        super().__init__("upgrade", {"hex": board.names[hex], "building": name})
        self.hex: Final = hex
        self.building: Final = building


@final
class Bridge(Named):
    """§7: put a bridge between two hexes."""

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
    """§9: send a priest to a cult: onto a slot for three or two steps, or back to the supply for one."""

    def __init__(self, cult: int, steps: int) -> None:
        super().__init__("send", {"cult": CULTS[cult], "steps": steps})
        self.cult: Final = cult
        self.steps: Final = steps


@final
class Step(Named):
    """§9: use steps that one has received; several seats may have some at once."""

    def __init__(self, cult: int) -> None:
        super().__init__("step", {"cult": CULTS[cult]})
        self.cult: Final = cult


@final
class Answer(Named):
    """§8: accept or decline power that another player's building offers, to several neighbours at once perhaps."""

    def __init__(self, tag: str, builder: int, amount: int) -> None:
        super().__init__(tag, {"builder": SCRIPTED if builder == SCRIPTED_BUILDER else builder, "amount": amount})
        self.builder: Final = builder
        self.amount: Final = amount

    def values(self) -> Values:
        return {**super().values(), "points": self.amount - 1}


@final
class ByShip(Named):
    """§14. sail: a ship goes to a river hex; trade: with a building beside it; settle: it pays for a dwelling."""

    def __init__(self, tag: str, board: Board, ship: int, hex: int) -> None:
        super().__init__(tag, {"ship": ship + 1, "hex": board.names[hex]})
        self.ship: Final = ship
        self.hex: Final = hex


@final
class Bare(Named):
    """An action that is its own name."""


def _numbered(tag: str, kind: str, names: list[str]) -> list[Numbered]:
    return [Numbered(tag, kind, names, number) for number in range(len(names))]


def _answers(tag: str, most: int) -> list[Answer]:
    return [Answer(tag, builder, amount) for builder in range(SEATS + 1) for amount in range(1, most + 1)]


PICK: Final = [OfTerrain("pick", terrain) for terrain in range(WHEEL)]
UNLOCK: Final = [OfTerrain("unlock", terrain) for terrain in range(WHEEL)]
SPECIAL: Final = _numbered("special", "special", SPECIALS)
CONVERT: Final = _numbered("convert", "conversion", CONVERSIONS)
FORGO: Final = _numbered("forgo", "thing", GIVEN_UP)
LOSE: Final = _numbered("lose", "cult", CULTS)
SEND: Final = [Send(cult, steps) for cult in range(len(CULTS)) for steps in (1, 2, 3)]
STEP: Final = [Step(cult) for cult in range(len(CULTS))]
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
LEAVE: Final = Bare("leave")
"""A player leaves the match. No seat is offered this: it only serves to read logs in which somebody left."""
LAUNCH: Final = Bare("launch")
"""§14: pay for a ship, which starts on the shipyard."""
BARE: Final = [RETIRE, SHIP, DIG, KEEP_PRIEST, BUY_TOKEN, ORDAIN, OPEN, CLOSE, END, BUY_SPADE]
"""Actions that no data file changes are made once for all games; those of cards, tiles and hexes are in ActionTable."""


@final
class ActionTable:
    """Every action of one board, with the cards and tiles of one variant."""

    def __init__(self, data: Data, board: Board) -> None:
        self.board: Final = board
        hexes = range(board.land)
        cards = [card.name for card in data.bonus_cards]
        self.take: Final = [Take(faction.number, faction.slug) for faction in data.factions]
        self.place: Final = [OnHex("place", board, hex) for hex in hexes]
        self.build: Final = [OnHex("build", board, hex) for hex in hexes]
        self.link: Final = [OnHex("link", board, hex) for hex in range(board.land, board.size)]
        self.transform: Final = [Transform(board, hex, t) for hex in hexes for t in range(len(TERRAINS))]
        self.upgrades: Final = len(data.buildings) - 1
        """What a building can become."""
        self.upgrade: Final = [
            Upgrade(board, hex, building, data.buildings[building])
            for hex in hexes
            for building in range(1, self.upgrades + 1)
        ]
        self.bridge: Final = [Bridge(board, site) for site in range(len(board.sites))]
        self.power: Final = _numbered("power", "space", [space.name for space in data.power_actions])
        self.favour: Final = _numbered("favour", "tile", [tile.name for tile in data.favour_tiles])
        self.town: Final = _numbered("town", "tile", [tile.name for tile in data.town_tiles])
        self.card: Final = _numbered("card", "card", cards)
        self.pass_round: Final = _numbered("pass", "card", cards)
        self.special: Final = SPECIAL if data.merchants.is_played else SPECIAL[: len(_BASE_SPECIALS)]
        self.forgo: Final = FORGO if data.merchants.is_played else FORGO[: len(_BASE_GIVEN_UP)]
        docks = hexes if data.merchants.is_played else range(0)
        self.dock: Final = [OnHex("dock", board, hex) for hex in docks]
        ships = range(data.merchants.ships)
        rivers = range(board.land, board.size)
        self.sail: Final = [[ByShip("sail", board, ship, hex) for hex in rivers] for ship in ships]
        self.trade: Final = [[ByShip("trade", board, ship, hex) for hex in hexes] for ship in ships]
        self.settle: Final = [[ByShip("settle", board, ship, hex) for hex in hexes] for ship in ships]
        """By ship and hex; river hexes from the first of them."""
        self._most_offered: Final = data.most_offered
        self._accept: Final = _answers("accept", data.most_offered)
        self._decline: Final = _answers("decline", data.most_offered)
        self.all: Final[list[Action]] = [
            *self.take,
            *PICK,
            *UNLOCK,
            *self.place,
            *self.build,
            *self.link,
            *self.transform,
            *self.upgrade,
            *self.bridge,
            *self.power,
            *self.special,
            *self.favour,
            *self.town,
            *self.card,
            *self.pass_round,
            *CONVERT,
            *self.forgo,
            *LOSE,
            *SEND,
            *STEP,
            *self._accept,
            *self._decline,
            *BARE,
            *self.dock,
        ]
        for by_ship in [*self.sail, *self.trade, *self.settle]:
            self.all.extend(by_ship)
        if data.merchants.is_played:
            self.all.append(LAUNCH)
        self.rows: Final = Rows(self.all)

    def accept(self, builder: int, amount: int) -> Answer:
        """Take so much power from a builder."""
        return self._accept[builder * self._most_offered + amount - 1]

    def decline(self, builder: int, amount: int) -> Answer:
        """Refuse so much power from a builder."""
        return self._decline[builder * self._most_offered + amount - 1]
