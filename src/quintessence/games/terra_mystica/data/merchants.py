"""Merchants of the Seas as typed tables, and how its parts join those of the game."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.data_file import Tables
from quintessence.core.game import Values
from quintessence.games.terra_mystica.data.board import FAR, Board, distance_between
from quintessence.games.terra_mystica.data.names import BUILDINGS, RESOURCES

_JOINED: Final = ["power_actions", "bonus_cards", "favour_tiles", "town_tiles"]
_NAMED: Final = [*_JOINED, "round_tiles"]
"""Tables whose parts have a name each."""
_RECONSTRUCTED: Final = "reconstructed"
NO_ABILITY: Final[Tables] = {}
NOT_PLAYED: Final[Tables] = {}
"""In the place of the tables where the expansion is not played."""


@final
class Ability:
    """§14: what a faction's shipyard brings from the moment it stands."""

    def __init__(self, name: str, table: Tables) -> None:
        self.name: Final = name
        self.trade_points: Final[int] = table.get("trade_points", 0)
        self.trade_coins: Final[int] = table.get("trade_coins", 0)
        self.trade_power: Final[int] = table.get("trade_power", 0)
        self.sail: Final[int] = table.get("sail", 0)
        self.settle_points: Final[int] = table.get("settle_points", 0)
        self.ships: Final[int] = table.get("ships", 0)


@final
class Merchants:
    """The numbers of the expansion; where it is not played there are no ships, and nothing asks further."""

    def __init__(self, file: Tables) -> None:
        self.is_played: Final = bool(file)
        pieces, voyage, range_tile = file.get("pieces", {}), file.get("voyage", {}), file.get("range", {})
        self.ships: Final[int] = pieces.get("ships", 0)
        self.markers: Final[int] = pieces.get("markers", 0)
        self.power: Final[int] = voyage.get("power", 0)
        self.more_spaces: Final[int] = voyage.get("more_spaces", 0)
        """How much further a ship goes for that power, once in a voyage."""
        self.range_start: Final[int] = range_tile.get("start", 0)
        self.range_most: Final[int] = range_tile.get("most", 0)
        self.range_points: Final[list[int]] = range_tile.get("points", [])
        shipyard = file.get("shipyard", {})
        self.shipyard_ships: Final[int] = shipyard.get("ships", 0)
        """With each income."""
        self.shipyard_steps: Final[int] = shipyard.get("steps", 0)
        trade = file.get("trade", {})
        self.goods: Final = [[trade.get(name, {}).get(kind, 0) for kind in RESOURCES] for name in BUILDINGS]
        """What a trade brings, by building and resource."""
        self.ours: Final = _ours(file)


def _ours(file: Tables) -> list[str]:
    """MS-02: what is not printed but ours: the names of cards, tiles and spaces, and those of other tables."""
    found: list[str] = []
    for name, table in file.items():
        if table.get("provenance", "") == _RECONSTRUCTED:
            found.extend(_entries(table) if name in _NAMED else [name])
    return found


@final
class Waters:
    """How far it is for ships on one board, its canals included."""

    def __init__(self, board: Board, canals: Tables) -> None:
        pairs, between = canals.get("pairs", []), canals.get("between", [])
        self.canals: Final[list[list[str]]] = [[*pairs[place], *between[place]] for place in range(len(pairs))]
        """The two river hexes that each joins, and the two land hexes that it lies between."""
        beside = {river: list(board.river_near[river]) for river in range(board.land, board.size)}
        for one, other in pairs:
            beside[board.number[one]].append(board.number[other])
            beside[board.number[other]].append(board.number[one])
        self.by_water: Final = [_spaces(board, beside, hex) for hex in range(board.size)]
        """Spaces from each hex, land or river, to each river hex (the first is 0)."""
        self.over_land: Final = [
            bytes([distance_between(board.places[hex], board.places[river]) for river in range(board.land, board.size)])
            for hex in range(board.size)
        ]
        """The same for those who cross hexes of any kind."""


def _spaces(board: Board, beside: dict[int, list[int]], start: int) -> bytes:
    reached = {start: 0} if start >= board.land else dict.fromkeys(board.river_near[start], 1)
    waiting = list(reached)
    for river in waiting:  # grows while it is read: breadth first
        for other in beside[river]:
            if other not in reached:
                reached[other] = reached[river] + 1
                waiting.append(other)
    return bytes([reached.get(river, FAR) for river in range(board.land, board.size)])


def misplaced_canal(merchants: Tables, boards: dict[str, Board]) -> Values | None:
    """MS-08: the first canal that does not lie between two rivers that a board has; None if all do."""
    for slug, board in boards.items():
        canals = merchants["canals"].get(slug, NOT_PLAYED)
        for pair in canals.get("pairs", []):
            if not all(board.number.get(name, 0) >= board.land for name in pair):
                return {"board": slug, "canal": "–".join(pair)}
    return None


def with_merchants(
    components: Tables, factions: Tables, automa: Tables, merchants: Tables
) -> tuple[Tables, Tables, Tables]:
    """MS-06, MS-10, MS-11: the tables of the game, with the parts of the expansion among them or in their place."""
    limits, end = components["limits"], components["end_scoring"]
    strength: int = merchants["shipyard"]["strength"]
    joined: Tables = {
        **components,
        **{name: {**components[name], **_entries(merchants[name])} for name in _JOINED},
        "round_tiles": _entries(merchants["round_tiles"]),
        "limits": {**limits, "strength": [*limits["strength"], strength]},
        "end_scoring": {**end, "tiles": [*end["tiles"], *merchants["end_scoring"]["tiles"]]},
    }
    return joined, _with_shipyards(factions, merchants, strength), _with_cards(automa, merchants)


def _entries(table: Tables) -> Tables:
    return {name: value for name, value in table.items() if name != "provenance"}


def _with_shipyards(factions: Tables, merchants: Tables, strength: int) -> Tables:
    """MS-07, MS-19, MS-20: each faction with its shipyard board."""
    found: Tables = {}
    standard = factions["standard"]
    for slug, table in factions.items():
        own: Tables = {**table}
        if slug == "standard":
            own["costs"] = {**standard["costs"], "shipyard": [0, 0]}
        else:
            board = merchants["shipyards"][slug]
            own["costs"] = {**table.get("costs", {}), "shipyard": board["cost"]}
            own["ability"] = board["ability"]
            own["ability_effect"] = merchants["abilities"][board["ability"]]
            own["has_range"] = slug in merchants["range"]["factions"]
            own["over_land"] = slug in merchants["range"]["over_land"]
        if "strength" in table:
            own["strength"] = [*table["strength"], strength]
        found[slug] = own
    return found


def _with_cards(automa: Tables, merchants: Tables) -> Tables:
    """MS-66 to MS-70: the Automa's pieces and cards; the card that joins later comes last."""
    own = merchants["automa"]
    replaced: list[str] = own["replaced"]
    cards = automa["decision_cards"]
    found: Tables = {}
    for name, card in cards.items():
        if name in replaced:
            new = own["replacing"][replaced.index(name)]
            found[new] = {**cards[new], "merchants": False}
        elif isinstance(card, dict) and not card["merchants"]:
            found[name] = card
    found[own["joining"]] = {**cards[own["joining"]], "merchants": False}
    return {
        **automa,
        "supply": {**automa["supply"], "buildings": own["buildings"]},
        "decision_cards": found,
        "automa_tiles": merchants["automa_tiles"],
        "joining": own["joining"],
        "joins_after": own["joins_after"],
    }
