"""Names that the rules know by themselves, and that no file changes: terrains, cults, resources, buildings, scores."""

from __future__ import annotations

from typing import Final

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

BUILDINGS: Final = ["dwelling", "trading_post", "temple", "stronghold", "sanctuary", "shipyard"]
"""The last only with Merchants of the Seas: `Data.buildings` has those of a match."""
DWELLING: Final = 0
TRADING_POST: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4
SHIPYARD: Final = 5
STOCK: Final = bytes([8, 4, 3, 1, 1, 1])
"""How many of each building a player has."""
BEFORE: Final = [-1, DWELLING, TRADING_POST, TRADING_POST, TEMPLE, TRADING_POST]
"""What each building is upgraded from."""
AFTER: Final = [bytes([later for later, before in enumerate(BEFORE) if before == now]) for now in range(len(BUILDINGS))]
"""What each building can be upgraded to."""

SCORES: Final = ["spade", "town", "dwelling", "trading_post", "temple", "large", "trade", "shipyard"]
"""What a round tile can score; `large` is a stronghold or a sanctuary."""
ON_SPADE: Final = 0
ON_TOWN: Final = 1
ON_BUILDING: Final = [2, 3, 4, 5, 5, 7]
ON_TRADE: Final = 6

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
    "trade",
    "shipyard",
]
"""Where points come from, before the cards and tiles of `Data.sources`."""
FROM_INITIAL: Final = 0
FROM_LEECH: Final = 1
FROM_FACTION: Final = 2
FROM_CONVERT: Final = 3
FROM_SHIPPING: Final = 4
FROM_DIGGING: Final = 5
FROM_STRONGHOLD: Final = 6
FROM_STRONGHOLD_PASS: Final = 7
FROM_TOWNS: Final = 8
FROM_ROUND: Final = 9
"""The first of the round tiles' sources, in the order of SCORES."""
FROM_TRADE: Final = FROM_ROUND + len(SCORES)
FROM_SHIPYARD: Final = FROM_TRADE + 1

SCRIPT_SOURCES: Final = ["automa_card", "automa_x", "automa_faction", "automa_tile", "automa_trade"]
"""Where only the side without a seat has points from; they follow those of cards and tiles."""
FROM_CARD: Final = 0
FROM_X: Final = 1
FROM_SCRIPT_FACTION: Final = 2
FROM_TILE: Final = 3
FROM_SCRIPT_TRADE: Final = 4
SCRIPTED: Final = "automa"
"""What the side without a seat is called in the place of a seat's number."""


def terrain_name(terrain: int) -> str:
    """A terrain's word; empty for none."""
    return "" if terrain == NO_TERRAIN else TERRAINS[terrain]


def wheel_distance(one: int, other: int) -> int:
    """§5: spades between two terrains of the wheel, the short way."""
    apart = abs(one - other)
    return min(apart, WHEEL - apart)
