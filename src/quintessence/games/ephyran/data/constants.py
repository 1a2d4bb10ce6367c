"""What no data file can change: the rules rest on it, and the data rules keep it fixed."""

from __future__ import annotations

from typing import Final

NONE: Final = 255
"""Instead of a card, a token, a slot or a seat."""
SEATS: Final = 4
"""The most players."""

TERRITORIES: Final = ["lagoon", "lands", "forest", "mountain"]
GODS: Final = ["poseidon", "gaia", "aeolus", "hephaestus"]
"""The god of each territory."""
ZONES: Final = 4
SLOTS: Final = 16
"""The zones of a city: slot 4 x territory + zone."""
SLOT_NAMES: Final = [f"{territory}-{zone}" for territory in TERRITORIES for zone in range(1, ZONES + 1)]

OBJECTS: Final = ["thunderbolt", "trident", "owl", "helmet"]
DIONYSOS: Final = 254
"""Instead of a creature's number."""

TWINS: Final = 0
GRAEAE: Final = 1
EXCHANGE: Final = 2
TAKE: Final = 3
DESTROY: Final = 4
STEAL: Final = 5
SHIELD: Final = 6
MAGIC: Final = 7
SUPPORTS: Final = ["twins", "graeae", "exchange", "take", "destroy", "steal", "shield", "magic"]
COUNTERS: Final = bytes([SHIELD, MAGIC])
COUNTER_NAMES: Final = [SUPPORTS[SHIELD], SUPPORTS[MAGIC]]
