"""Reads data.toml and boards.toml once into typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from quintessence.core import data
from quintessence.games.terra_mystica.data.data_rules import RULES

_FOLDER: Final = Path(__file__).parent


def read(name: str) -> dict[str, Any]:
    """One of the files beside this module."""
    return data.read("terra_mystica", _FOLDER / name, RULES[name])


_FILE: Final = read("data.toml")

TERRAINS: Final = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland", "ice", "volcano"]
WHEEL: Final = 7
"""The first seven terrains are the wheel, in its order."""
ICE: Final = 7
VOLCANO: Final = 8
NO_TERRAIN: Final = 15

CULTS: Final = ["fire", "water", "earth", "air"]
RESOURCES: Final = ["coins", "workers", "priests", "power", "spades"]
COINS: Final = 0
WORKERS: Final = 1
PRIESTS: Final = 2
POWER: Final = 3
SPADES: Final = 4

BUILDINGS: Final = ["dwelling", "trading_post", "temple", "stronghold", "sanctuary"]
DWELLING: Final = 0
TRADING_POST: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4
STOCK: Final = bytes([8, 4, 3, 1, 1])
BEFORE: Final = [-1, DWELLING, TRADING_POST, TRADING_POST, TEMPLE]
"""What each building is upgraded from."""

_LIMITS: Final = _FILE["limits"]
ROUNDS: Final[int] = _LIMITS["rounds"]
BRIDGES: Final[int] = _LIMITS["bridges"]
PRIEST_CAP: Final[int] = _LIMITS["priests"]
POINTS: Final[int] = _LIMITS["points"]
TOWN_BUILDINGS: Final[int] = _LIMITS["town_buildings"]
TOWN_POWER: Final[int] = _LIMITS["town_power"]
SHIP_COINS: Final[int] = _LIMITS["ship_cost"]["coins"]
SHIP_PRIESTS: Final[int] = _LIMITS["ship_cost"]["priests"]
DIG_POINTS: Final[int] = _LIMITS["dig_points"]
STRENGTH: Final[list[int]] = _LIMITS["strength"]

TOP: Final[int] = _FILE["cults"]["top"]
SLOTS: Final = bytes(_FILE["cults"]["slots"])
CULT_POWER: Final = bytes([_FILE["cults"]["power"].get(str(step), 0) for step in range(TOP + 1)])


def amounts(tile: dict[str, Any]) -> list[int]:
    """What a tile gives, by resource."""
    return [tile.get(name, 0) for name in RESOURCES]


POWER_ACTIONS: Final[list[str]] = list(_FILE["power_actions"])
POWER_COST: Final[list[int]] = [space["cost"] for space in _FILE["power_actions"].values()]
POWER_GAIN: Final = [amounts(space) for space in _FILE["power_actions"].values()]
POWER_BRIDGES: Final[list[int]] = [space.get("bridges", 0) for space in _FILE["power_actions"].values()]

_CARDS: Final = _FILE["bonus_cards"]
CARDS: Final[list[str]] = list(_CARDS)
CARD_INCOME: Final = [amounts(card) for card in _CARDS.values()]
CARD_SHIPPING: Final[list[int]] = [card.get("shipping", 0) for card in _CARDS.values()]
CARD_ACTION: Final[list[str]] = [card.get("action", "") for card in _CARDS.values()]
CARD_SET: Final[list[str]] = [card.get("set", "") for card in _CARDS.values()]
CARD_PASS: Final[list[list[int]]] = [[card.get(f"pass_{name}", 0) for name in BUILDINGS] for card in _CARDS.values()]
CARD_PASS_SHIPPING: Final[list[int]] = [card.get("pass_shipping", 0) for card in _CARDS.values()]

_FAVOURS: Final = _FILE["favour_tiles"]
FAVOURS: Final[list[str]] = list(_FAVOURS)
FAVOUR_COPIES: Final = bytes([tile["copies"] for tile in _FAVOURS.values()])
FAVOUR_STEPS: Final = [bytes([tile.get(cult, 0) for cult in CULTS]) for tile in _FAVOURS.values()]
FAVOUR_INCOME: Final = [amounts(tile) for tile in _FAVOURS.values()]
FAVOUR_ACTION: Final[list[str]] = [tile.get("action", "") for tile in _FAVOURS.values()]
FAVOUR_TOWN_POWER: Final[list[int]] = [tile.get("town_power", 0) for tile in _FAVOURS.values()]
FAVOUR_POINTS: Final[list[list[int]]] = [
    [tile.get(f"{name}_points", 0) for name in BUILDINGS] for tile in _FAVOURS.values()
]
FAVOUR_PASS: Final[list[list[int]]] = [tile.get("pass_trading_posts", []) for tile in _FAVOURS.values()]

_TOWNS: Final = _FILE["town_tiles"]
TOWNS: Final[list[str]] = list(_TOWNS)
TOWN_COPIES: Final[list[int]] = [tile["copies"] for tile in _TOWNS.values()]
TOWN_SET: Final[list[str]] = [tile.get("set", "") for tile in _TOWNS.values()]
TOWN_POINTS: Final[list[int]] = [tile["points"] for tile in _TOWNS.values()]
TOWN_KEYS: Final[list[int]] = [tile["keys"] for tile in _TOWNS.values()]
TOWN_GAIN: Final = [amounts(tile) for tile in _TOWNS.values()]
TOWN_STEPS: Final[list[int]] = [tile.get("steps", 0) for tile in _TOWNS.values()]
TOWN_SHIPPING: Final[list[int]] = [tile.get("shipping", 0) for tile in _TOWNS.values()]

_ROUNDS: Final = _FILE["round_tiles"]
ROUND_TILES: Final[list[str]] = list(_ROUNDS)
SCORES: Final[list[str]] = ["spade", "town", "dwelling", "trading_post", "temple", "large"]
ROUND_SCORES: Final = [SCORES.index(tile["scores"]) for tile in _ROUNDS.values()]
ROUND_POINTS: Final[list[int]] = [tile["points"] for tile in _ROUNDS.values()]
ROUND_CULT: Final = [CULTS.index(tile["cult"]) if tile["cult"] in CULTS else len(CULTS) for tile in _ROUNDS.values()]
ROUND_STEPS: Final[list[int]] = [tile["steps"] for tile in _ROUNDS.values()]
ROUND_GAIN: Final = [amounts(tile) for tile in _ROUNDS.values()]
ROUND_SET: Final[list[str]] = [tile.get("set", "") for tile in _ROUNDS.values()]
ROUND_NEVER: Final[list[list[int]]] = [tile.get("never_in", []) for tile in _ROUNDS.values()]
ON_SPADE: Final = SCORES.index("spade")
ON_TOWN: Final = SCORES.index("town")
ON_BUILDING: Final = [SCORES.index(name) for name in ("dwelling", "trading_post", "temple", "large", "large")]

_END: Final = _FILE["end_scoring"]
CULT_PLACES: Final[list[int]] = _END["cults"]
PLACES: Final[list[int]] = _END["network"]
END_TILES: Final[list[str]] = _END["tiles"]
COINS_PER_POINT: Final[int] = _END["coins_per_point"]

SOURCES: Final = [
    "initial",
    "leech",
    "faction",
    "convert",
    "shipping",
    "digging",
    "stronghold",
    "stronghold_pass",
    "towns",
    *[f"round_{name}" for name in SCORES],
    *CARDS,
    *FAVOURS,
    *CULTS,
    "network",
    *END_TILES,
]
"""Where points come from."""
SOURCE: Final = {name: index for index, name in enumerate(SOURCES)}
FROM_INITIAL: Final = SOURCE["initial"]
FROM_LEECH: Final = SOURCE["leech"]
FROM_FACTION: Final = SOURCE["faction"]
FROM_CONVERT: Final = SOURCE["convert"]
FROM_SHIPPING: Final = SOURCE["shipping"]
FROM_DIGGING: Final = SOURCE["digging"]
FROM_STRONGHOLD: Final = SOURCE["stronghold"]
FROM_STRONGHOLD_PASS: Final = SOURCE["stronghold_pass"]
FROM_TOWNS: Final = SOURCE["towns"]
FROM_ROUND: Final = SOURCE["round_spade"]
FROM_CARD: Final = SOURCE[CARDS[0]]
FROM_FAVOUR: Final = SOURCE[FAVOURS[0]]
FROM_CULT: Final = SOURCE[CULTS[0]]
FROM_NETWORK: Final = SOURCE["network"]
FROM_END_TILE: Final = SOURCE[END_TILES[0]]
