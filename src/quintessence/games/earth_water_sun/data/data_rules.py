"""What a replaced data file must keep to, beside the shape of the package's own."""

from __future__ import annotations

from typing import Any, Final

from quintessence.core.data_file import DataRules, quoted
from quintessence.core.data_shape import MOST, Fault, KeyPath, Shape
from quintessence.games.earth_water_sun.data.components import KINDS, LEVELS, SPECIES, TEAM

_MOST_ROWS: Final = 26
_MOST_HEXES: Final = 250
_MOST_ROOTS: Final = 60
_SPECIMEN_LIMITS: Final = {"capacity": (1, 9), "reward": (0, 9)}
_LEVEL_LIMITS: Final = {"reach": (1, 9), "turns": (0, 3), "targets": (1, 2), "attacks": (1, 9)}
"""Least and most: counts are kept in bytes, and the ways of a piece must stay few enough to be looked through."""
DEFAULT_BOARD: Final = "hexagon-7"
ERRORS: Final = [
    "data_species",
    "data_length",
    "data_default_board",
    "data_row_step",
    "data_home_row",
    "data_too_large",
]


def faults(file: dict[str, Any]) -> list[Fault]:
    """All that is wrong with tables of the right shape."""
    faults = _row_faults(file["row"]["specimens"]) + _level_faults(file) + _count_faults(file)
    if DEFAULT_BOARD not in file["boards"]:
        faults.append(Fault(["boards"], "data_default_board", {"board": DEFAULT_BOARD}))
    for slug, board in file["boards"].items():
        faults.extend(_board_faults(["boards", slug, "rows"], board["rows"]))
    return faults


def _level_faults(file: dict[str, Any]) -> list[Fault]:
    faults: list[Fault] = []
    for kind in KINDS:
        for name, levels in file[kind].items():
            if name != "provenance":
                faults.extend(_length_faults([kind, name], levels, LEVELS))
                least, most = _LEVEL_LIMITS.get(name, (0, MOST))
                for level, value in enumerate(levels):
                    faults.extend(_range_faults([kind, name, level], value, least, most))
    return faults


def _count_faults(file: dict[str, Any]) -> list[Fault]:
    faults = _range_faults(["parts", "roots"], file["parts"]["roots"], 0, _MOST_ROOTS)
    for name, (least, most) in _SPECIMEN_LIMITS.items():
        for species in SPECIES:
            faults.extend(_range_faults(["specimens", name, species], file["specimens"][name][species], least, most))
    return faults


def _row_faults(specimens: list[str]) -> list[Fault]:
    path: KeyPath = ["row", "specimens"]
    known = ", ".join(SPECIES)
    faults = _length_faults(path, specimens, TEAM)
    for number, name in enumerate(specimens):
        if name not in SPECIES:
            faults.append(Fault([*path, number], "data_species", {"found": name, "known": known}))
    return faults


def _length_faults(path: KeyPath, entries: list[Any], expected: int) -> list[Fault]:
    if len(entries) == expected:
        return []
    return [Fault(path, "data_length", {"expected": expected, "count": len(entries)})]


def _range_faults(path: KeyPath, value: int, least: int, most: int) -> list[Fault]:
    if least <= value <= most:
        return []
    return [Fault(path, "data_range", {"least": least, "most": most, "found": value})]


def _board_faults(path: KeyPath, rows: list[int]) -> list[Fault]:
    faults: list[Fault] = []
    if len(rows) > _MOST_ROWS or sum(rows) > _MOST_HEXES or len(rows) < 3:
        faults.append(Fault(path, "data_too_large", {"rows": _MOST_ROWS, "hexes": _MOST_HEXES}))
    if not rows or rows[0] != TEAM or rows[-1] != TEAM:
        faults.append(Fault(path, "data_home_row", {"expected": TEAM}))
    for number in range(1, len(rows)):
        if abs(rows[number] - rows[number - 1]) != 1:
            faults.append(Fault([*path, number], "data_row_step", {"found": rows[number], "before": rows[number - 1]}))
    return faults


def words(file: dict[str, Any], own: dict[str, Any]) -> dict[str, str]:
    """A new board is called by its own name, unless the file gives it another."""
    return {f"option-board-{slug}": quoted(slug) for slug in file["boards"] if slug not in own["boards"]}


RULES: Final = DataRules(Shape(["boards"], [], ["specimens.same_kind"]), faults, words)
