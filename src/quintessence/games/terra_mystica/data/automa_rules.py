"""What a replaced automa.toml must keep to, beside the shape of the package's own."""

from __future__ import annotations

import re
from typing import Any, Final

from quintessence.core.data_file import DataRules
from quintessence.core.data_shape import Fault, KeyPath, Shape
from quintessence.games.terra_mystica.data.automa import (
    ABILITIES,
    ARROWS,
    CARD_ACTIONS,
    LETTERS,
    MERCHANT_ACTIONS,
    METHODS,
    PLACES,
    PRIORITIES,
    STRIPS,
    STRUCTURES,
)
from quintessence.games.terra_mystica.data.names import CULTS, WHEEL

ERRORS: Final = ["data_automa_hex", "data_automa_first_pile", "data_automa_strip"]
_LEAST_PILE: Final = 4
_HEX: Final = re.compile(r"[A-Z][1-9][0-9]?")
_CODES: Final = {"structure": STRUCTURES, "strip": STRIPS, "arrow": ARROWS, "method": METHODS, "place": PLACES}


def _tables(table: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {name: value for name, value in table.items() if isinstance(value, dict)}


def _choice(path: KeyPath, found: str, known: list[str]) -> list[Fault]:
    return [] if found in known else [Fault(path, "data_choice", {"known": ", ".join(known), "found": found})]


def _length(path: KeyPath, found: list[Any], expected: int) -> list[Fault]:
    is_right = len(found) == expected
    return [] if is_right else [Fault(path, "data_length", {"expected": str(expected), "count": len(found)})]


def _faults(file: dict[str, Any]) -> list[Fault]:
    found = [*_card_faults(file), *_level_faults(file), *_faction_faults(file), *_strip_faults(file["strips"])]
    for name, tile in _tables(file["automa_tiles"]).items():
        found += _length(["automa_tiles", name, "points"], tile["points"], 2)
        found += _choice(["automa_tiles", name, "cult"], tile["cult"], ["", *CULTS])
    for board, table in file["letters"].items():
        for terrain, hexes in table.items():
            if terrain != "provenance":
                found += _letter_faults(["letters", board, terrain], hexes)
    return found


def _card_faults(file: dict[str, Any]) -> list[Fault]:
    """Each code is one that the rules know, and the first pile is long enough for a first turn that is no pass."""
    found: list[Fault] = []
    cards = _tables(file["decision_cards"])
    for name, card in cards.items():
        path: KeyPath = ["decision_cards", name]
        actions = MERCHANT_ACTIONS + CARD_ACTIONS if card["merchants"] else CARD_ACTIONS
        for action in card["actions"]:
            found += _choice([*path, "actions"], action, actions)
        for key, known in _CODES.items():
            found += _choice([*path, key], card[key], known)
        found += _length([*path, "letters"], card["letters"], 2)
        for letter in card["letters"]:
            found += _choice([*path, "letters"], letter, LETTERS)
        if not card["number"]:
            found.append(Fault([*path, "number"], "data_range", {"least": 1, "most": 255, "found": 0}))
    starting = [name for name, card in cards.items() if card["starts"] and not card["merchants"]]
    for name, level in _tables(file["levels"]).items():
        size = len(starting) - len(level["late"]) + level["first"]
        if size < _LEAST_PILE:
            found.append(Fault(["levels", name], "data_automa_first_pile", {"least": _LEAST_PILE, "count": size}))
        for late in level["late"]:
            found += _choice(["levels", name, "late"], late, starting)
    return found


def _level_faults(file: dict[str, Any]) -> list[Fault]:
    found: list[Fault] = []
    for name, level in _tables(file["levels"]).items():
        for key in ("navigation", "points"):
            found += _length(["levels", name, key], level[key], 3)
    return found


def _faction_faults(file: dict[str, Any]) -> list[Fault]:
    found: list[Fault] = []
    for slug, faction in file["automa_factions"].items():
        path: KeyPath = ["automa_factions", slug]
        found += _length([*path, "cults"], faction["cults"], len(CULTS))
        found += _choice([*path, "ability"], faction["ability"], ABILITIES)
        for priority in faction["priorities"]:
            found += _choice([*path, "priorities"], priority, PRIORITIES)
    return found


def _strip_faults(strips: dict[str, Any]) -> list[Fault]:
    """A strip begins at home and has every terrain once."""
    found: list[Fault] = []
    for name in STRIPS:
        terrains = [offset % WHEEL for offset in strips[name]]
        if sorted(terrains) != list(range(WHEEL)) or terrains[0]:
            found.append(Fault(["strips", name], "data_automa_strip", {"count": WHEEL}))
    return found


def _letter_faults(path: KeyPath, hexes: list[str]) -> list[Fault]:
    found = _length(path, hexes, len(LETTERS))
    found += [Fault(path, "data_automa_hex", {"found": name}) for name in hexes if not _HEX.fullmatch(name)]
    return found


AUTOMA_RULES: Final = DataRules(
    Shape([], ["decision_cards", "levels", "automa_factions", "automa_tiles", "letters", "letters.*"], []), _faults
)
