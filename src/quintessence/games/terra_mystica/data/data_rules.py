"""What replaced data files must keep to, beside the shape of the package's own."""

from __future__ import annotations

from typing import Any, Final

from quintessence.core.data_shape import Fault, Shape
from quintessence.core.data_source import DataRules

_TERRAINS: Final = "dpslfmw~"
_EVERY_FACTION: Final = ["set", "home", "cults", "points_2017"]
_LISTS: Final = ["power_actions", "bonus_cards", "favour_tiles", "town_tiles", "round_tiles"]
ERRORS: Final = ["data_terrain", "data_board_row"]


def _no_faults(file: dict[str, Any]) -> list[Fault]:
    return []


def _board_faults(file: dict[str, Any]) -> list[Fault]:
    """Rows are written in letters, and lie half a hex apart: long and short ones by turns."""
    found: list[Fault] = []
    for slug, board in file.items():
        for number, row in enumerate(board["rows"]):
            letters = str(row).split()
            expected = 13 - number % 2
            if letters and len(letters) != expected:
                values = {"expected": expected, "count": len(letters)}
                found.append(Fault([slug, "rows", number], "data_board_row", {**values}))
            for letter in letters:
                if letter not in _TERRAINS:
                    known = " ".join(_TERRAINS)
                    found.append(Fault([slug, "rows", number], "data_terrain", {"found": letter, "known": known}))
    return found


def _faction_faults(file: dict[str, Any]) -> list[Fault]:
    return [
        Fault([slug, name], "data_missing")
        for slug, table in file.items()
        for name in _EVERY_FACTION
        if slug != "standard" and name not in table
    ]


RULES: Final = {
    "data.toml": DataRules(Shape([], _LISTS, [], is_coded=True), _no_faults),
    "boards.toml": DataRules(Shape([], [""], []), _board_faults),
    "factions.toml": DataRules(Shape([], [""], [], is_coded=True), _faction_faults),
}
