"""What no data file can change: the colours, the resources, the species, and how many Specimens a colour has."""

from __future__ import annotations

from typing import Final

BLACK: Final = 0
WHITE: Final = 1
COLOURS: Final = ["black", "white"]

EARTH: Final = 0
WATER: Final = 1
SUN: Final = 2
KINDS: Final = ["earth", "water", "sun"]
LEVELS: Final = 4
"""With none, one, two, three of a resource."""
UNIT: Final = [1, 4, 16]
"""What one Earth, Water or Sun adds to a kit: all that a piece carries, as one number."""
HAS_SHIELD: Final = 64
"""What a Shield adds."""
KITS: Final = 128

MUSHROOM: Final = 0
TREE: Final = 1
SPECIES: Final = ["mushroom", "tree"]

TEAM: Final = 7
"""Specimens of one colour; the pieces are numbered 0 to 6 (Black) and 7 to 13 (White)."""
PIECES: Final = 14
