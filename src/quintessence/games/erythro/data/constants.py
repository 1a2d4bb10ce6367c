"""What no data file can change: elements, zones, effects, adversaries. The rules rest on these numbers."""

from __future__ import annotations

from typing import Final, NewType

Tile = NewType("Tile", int)
"""Tile n of the board is number n - 1."""
Card = NewType("Card", int)
Mine = NewType("Mine", int)
"""A mine of the data; where it lies among those on the planet is its index."""
EventCard = NewType("EventCard", int)

NONE: Final = 255
"""Instead of a card, a tile, a seat, an element or an event."""
SEATS: Final = 4
"""The most players."""

ELEMENTS: Final = ["air", "water", "earth", "fire"]
CHARACTERS: Final = ["air_water", "water_earth", "earth_fire", "fire_air"]
LAYOUTS: Final = ["small", "medium", "large"]
"""For 2, 3 and 4 players."""

MARS: Final = 0
ALLIANCE: Final = 1
CONSORTIUM: Final = 2
ADVERSARIES: Final = ["mars", "alliance", "consortium"]
DIFFICULTIES: Final = ["initiation", "blitz", "medium", "fairly_hard", "hard"]
LEVELS: Final = 4
"""Levels of mines."""

CONTAMINATION: Final = 0
"""The number of the contamination card; they are all alike."""

# The zones of a card.
GAIN_ZONE: Final = 0
MOVE_ZONE: Final = 1
SANCTUARY_ZONE: Final = 2
POWER: Final = 3
POWER_YELLOW: Final = 4
PAY_ZONE: Final = 5
DRAW_ZONE: Final = 6
ZONES: Final = ["gain", "move", "sanctuary", "power", "power_yellow", "pay", "draw"]
"""The last two are those of a contamination card."""

# What a line of a card does.
GAIN: Final = 0
GAIN_ANY: Final = 1
LOSE: Final = 2
ATTACK: Final = 3
REDUCE: Final = 4
TAKE: Final = 5
TRASH: Final = 6
REMOVE: Final = 7
MOVE: Final = 8
ACQUIRE: Final = 9
SANCTUARY: Final = 10
POLLUTE: Final = 11
DRAW: Final = 12
EFFECTS: Final = [
    *["gain", "gain_any", "lose", "attack", "reduce", "take", "trash", "remove", "move", "acquire"],
    *["sanctuary", "pollute", "draw"],
]
"""The last three stand in no line that is written: they are zones of action and contamination cards."""

# To whom or where a line applies.
SELF: Final = 0
OTHER: Final = 1
NEAR: Final = 2
OTHER_NEAR: Final = 3
TARGETS: Final = ["self", "other", "near", "other_near"]

# What a step of a mine does: from OWN on, so many tokens on its own tile.
NO_LINE: Final = 0
DESTROY_LINE: Final = 1
AROUND_LINE: Final = 2
OWN_LINE: Final = 2

# What a part of an event does.
EVENT_EFFECTS: Final = ["none", "mine", "pollute", "take", "lose", "remove", "gain_any"]
EVENT_NONE: Final = 0
EVENT_MINE: Final = 1
EVENT_POLLUTE: Final = 2
EVENT_TAKE: Final = 3
EVENT_LOSE: Final = 4
EVENT_REMOVE: Final = 5
EVENT_GAIN: Final = 6

PHASES: Final = ["setup", "players", "discard", "mines", "adversary", "market", "draw", "over"]
CAUSES: Final = ["set_up", "phase", "shuffle", "mine_destroyed", "card"]
"""What brought a step of the script about."""
