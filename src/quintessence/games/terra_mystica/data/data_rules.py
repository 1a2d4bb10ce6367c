"""What replaced data files must keep to, beside the shape of the package's own."""

from __future__ import annotations

from typing import Any, Final

from quintessence.core.data_file import DataRules
from quintessence.core.data_shape import MOST, Fault, KeyPath, Shape

_TERRAINS: Final = "dpslfmw~"
_EVERY_FACTION: Final = ["set", "home", "cults", "points_2017"]
_LISTS: Final = ["power_actions", "bonus_cards", "favour_tiles", "town_tiles", "round_tiles"]
_MOST_SEATS: Final = 5
_MORE_CARDS: Final = 3
ERRORS: Final = ["data_terrain", "data_board_row", "data_few_cards", "data_round_order"]


def _component_faults(file: dict[str, Any]) -> list[Fault]:
    """Rewards and coins are divided; five players find cards, and six rounds tiles, without any expansion."""
    faults: list[Fault] = []
    for name, tile in file["round_tiles"].items():
        faults += _at_least_one(["round_tiles", name, "steps"], tile["steps"])
    faults += _at_least_one(["end_scoring", "coins_per_point"], file["end_scoring"]["coins_per_point"])
    cards = [card for card in file["bonus_cards"].values() if not card.get("set")]
    if len(cards) < _MOST_SEATS + _MORE_CARDS:
        faults.append(
            Fault(["bonus_cards"], "data_few_cards", {"least": _MOST_SEATS + _MORE_CARDS, "count": len(cards)})
        )
    never_in = [tile.get("never_in", []) for tile in file["round_tiles"].values() if not tile.get("set")]
    if not can_be_laid(never_in, file["limits"]["rounds"]):
        faults.append(Fault(["round_tiles"], "data_round_order"))
    return faults


def _at_least_one(path: KeyPath, value: int) -> list[Fault]:
    return [] if value else [Fault(path, "data_range", {"least": 1, "most": MOST, "found": value})]


def can_be_laid(never_in: list[list[int]], rounds: int) -> bool:
    """Whether each round, from the last to the first, finds a tile that may lie there and is not needed elsewhere."""
    if not rounds:
        return True
    for number, rounds_without in enumerate(never_in):
        if rounds not in rounds_without and can_be_laid(never_in[:number] + never_in[number + 1 :], rounds - 1):
            return True
    return False


def _board_faults(file: dict[str, Any]) -> list[Fault]:
    """Rows are written in letters, and lie half a hex apart: long and short ones by turns."""
    faults: list[Fault] = []
    for slug, board in file.items():
        for number, row in enumerate(board["rows"]):
            letters = str(row).split()
            expected = 13 - number % 2
            if letters and len(letters) != expected:
                values = {"expected": expected, "count": len(letters)}
                faults.append(Fault([slug, "rows", number], "data_board_row", {**values}))
            for letter in letters:
                if letter not in _TERRAINS:
                    known = " ".join(_TERRAINS)
                    faults.append(Fault([slug, "rows", number], "data_terrain", {"found": letter, "known": known}))
    return faults


def _faction_faults(file: dict[str, Any]) -> list[Fault]:
    """Every faction has what no standard can give, and points for each step of its shipping track."""
    faults: list[Fault] = []
    for slug, own in file.items():
        table = {**file["standard"], **own}
        faults += [
            Fault([slug, name], "data_missing") for name in _EVERY_FACTION if slug != "standard" and name not in own
        ]
        first, last = table["shipping"]
        if len(table["shipping_points"]) < last - first:
            values = {"expected": last - first, "count": len(table["shipping_points"])}
            faults.append(Fault([slug, "shipping_points"], "data_length", {**values}))
    return faults


COMPONENT_RULES: Final = DataRules(Shape([], _LISTS, ["limits.rounds"], is_coded=True), _component_faults)
BOARD_RULES: Final = DataRules(Shape([], [""], []), _board_faults)
FACTION_RULES: Final = DataRules(Shape([], [""], [], is_coded=True), _faction_faults)
