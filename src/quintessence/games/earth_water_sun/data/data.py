"""Reads data.toml once into typed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from quintessence.core import data
from quintessence.games.earth_water_sun.data.data_rules import RULES

_FILE: Final[dict[str, Any]] = data.read("earth_water_sun", Path(__file__).parent / "data.toml", RULES)

BLACK: Final = 0
WHITE: Final = 1
COLOURS: Final = ["black", "white"]

EARTH: Final = 0
WATER: Final = 1
SUN: Final = 2
KINDS: Final = ["earth", "water", "sun"]

MUSHROOM: Final = 0
TREE: Final = 1
SPECIES: Final = ["mushroom", "tree"]

ROW: Final = bytes(SPECIES.index(name) for name in _FILE["row"]["specimens"])
"""The species on a home row, from Black's left."""
TEAM: Final = len(ROW)
"""Specimens of one colour; the pieces are numbered 0 to 6 (Black) and 7 to 13 (White)."""
PIECES: Final = 2 * TEAM
SPECIES_OF: Final = ROW + ROW

ROOTS: Final[int] = _FILE["parts"]["roots"]
SHIELDS: Final[int] = _FILE["parts"]["shields"]
STOCK: Final = bytes(_FILE["parts"][kind] for kind in KINDS)
SAME_KIND: Final[int] = _FILE["specimens"]["same_kind"]
CAPACITY: Final = bytes(_FILE["specimens"]["capacity"][name] for name in SPECIES)
REWARD: Final = bytes(_FILE["specimens"]["reward"][name] for name in SPECIES)

GAINED_ROOTS: Final = bytes(_FILE["earth"]["roots"])
LAYS: Final = bytes(_FILE["earth"]["lays"])
LIFTS: Final = bytes(_FILE["earth"]["lifts"])
SHIELD: Final = bytes(_FILE["earth"]["shield"])
REACH: Final = bytes(_FILE["water"]["reach"])
TURNS: Final = bytes(_FILE["water"]["turns"])
EXTRA_STEP: Final = bytes(_FILE["water"]["extra_step"])
TARGETS: Final = bytes(_FILE["sun"]["targets"])
ATTACKS: Final = bytes(_FILE["sun"]["attacks"])
COUNTER: Final = bytes(_FILE["sun"]["counter"])

BOARD_ROWS: Final[dict[str, list[int]]] = {slug: board["rows"] for slug, board in _FILE["boards"].items()}
PROVENANCE: Final[dict[str, str]] = {
    **{name: part["provenance"] for name, part in _FILE.items() if name != "boards"},
    **{f"boards.{slug}": board["provenance"] for slug, board in _FILE["boards"].items()},
}
