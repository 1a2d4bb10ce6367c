"""What a replaced merchants.toml must keep to, beside the shape of the package's own."""

from __future__ import annotations

import re
from typing import Any, Final

from quintessence.core.data_file import DataRules
from quintessence.core.data_shape import MOST, Fault, KeyPath, Shape
from quintessence.games.terra_mystica.data.data_rules import can_be_laid
from quintessence.games.terra_mystica.data.names import CULTS, SCORES

ERRORS: Final = ["data_river_hex", "data_canals"]
_RIVER: Final = re.compile(r"r(0|[1-9][0-9]?)")
_MOST_SHIPS: Final = 8
_ROUNDS: Final = 6
_SETS: Final = ["power_actions", "bonus_cards", "favour_tiles", "town_tiles", "round_tiles"]
_ACTIONS: Final = {"bonus_cards": ["spade", "step", "voyage"], "favour_tiles": ["step", "voyage"]}


def _entries(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name != "provenance"}


def _range(path: KeyPath, found: int, least: int, most: int) -> list[Fault]:
    is_right = least <= found <= most
    return [] if is_right else [Fault(path, "data_range", {"least": least, "most": most, "found": found})]


def _choice(path: KeyPath, found: str, known: list[str]) -> list[Fault]:
    return [] if found in known else [Fault(path, "data_choice", {"known": ", ".join(known), "found": found})]


def _length(path: KeyPath, found: list[Any], expected: int) -> list[Fault]:
    is_right = len(found) >= expected
    return [] if is_right else [Fault(path, "data_length", {"expected": str(expected), "count": len(found)})]


def _faults(whole: dict[str, Any]) -> list[Fault]:
    """The expansion is one table, so that its sets are told apart from those of the same name elsewhere."""
    return [Fault(["merchants", *fault.path], fault.code, fault.values) for fault in _faults_of(whole["merchants"])]


def _faults_of(file: dict[str, Any]) -> list[Fault]:
    found = _range(["pieces", "ships"], file["pieces"]["ships"], 1, _MOST_SHIPS)
    found += _range_faults(file["range"], list(_entries(file["shipyards"])))
    for kind in _SETS:
        for name, component in _entries(file[kind]).items():
            found += _choice([kind, name, "set"], component.get("set", ""), ["merchants"])
            if "action" in component:
                found += _choice([kind, name, "action"], component["action"], _ACTIONS[kind])
            if "pass_trades" in component:
                found += _length([kind, name, "pass_trades"], component["pass_trades"], 1)
    for slug, board in _entries(file["shipyards"]).items():
        found += _length(["shipyards", slug, "cost"], board["cost"], 2)
        found += _choice(["shipyards", slug, "ability"], board["ability"], list(_entries(file["abilities"])))
    for name, tile in _entries(file["round_tiles"]).items():
        found += _range(["round_tiles", name, "steps"], tile["steps"], 1, MOST)
        found += _choice(["round_tiles", name, "scores"], tile["scores"], SCORES)
        found += _choice(["round_tiles", name, "cult"], tile["cult"], [*CULTS, "priests"])
    if not can_be_laid([tile.get("never_in", []) for tile in _entries(file["round_tiles"]).values()], _ROUNDS):
        found.append(Fault(["round_tiles"], "data_round_order"))
    for name, tile in _entries(file["automa_tiles"]).items():
        found += _length(["automa_tiles", name, "points"], tile["points"], 2)
        found += _choice(["automa_tiles", name, "cult"], tile["cult"], ["", *CULTS])
    for slug, canals in _entries(file["canals"]).items():
        found += _canal_faults(["canals", slug], canals)
    return found


def _range_faults(table: dict[str, Any], factions: list[str]) -> list[Fault]:
    """Every step has its points; range tiles and merchants are of factions that there are."""
    found = _length(["range", "points"], table["points"], table["most"] - table["start"])
    for key in ("factions", "over_land"):
        for slug in table[key]:
            found += _choice(["range", key], slug, factions)
    return found


def _canal_faults(path: KeyPath, canals: dict[str, Any]) -> list[Fault]:
    found: list[Fault] = []
    if len(canals["pairs"]) != len(canals["between"]):
        found.append(Fault(path, "data_canals", {"count": len(canals["pairs"])}))
    for key in ("pairs", "between"):
        for number, pair in enumerate(canals[key]):
            if len(pair) != 2:
                found.append(Fault([*path, key, number], "data_length", {"expected": "2", "count": len(pair)}))
    for number, pair in enumerate(canals["pairs"]):
        for name in pair:
            if not _RIVER.fullmatch(name):
                found.append(Fault([*path, "pairs", number], "data_river_hex", {"found": name}))
    return found


MERCHANTS_RULES: Final = DataRules(
    Shape(
        [],
        [
            *("merchants.shipyards", "merchants.abilities", "merchants.trade", "merchants.power_actions"),
            *("merchants.bonus_cards", "merchants.favour_tiles", "merchants.town_tiles", "merchants.round_tiles"),
            *("merchants.automa_tiles", "merchants.canals"),
        ],
        ["merchants.automa", "merchants.end_scoring"],
    ),
    _faults,
)
