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


def _choice(path: KeyPath, given: str, known: list[str]) -> list[Fault]:
    return [] if given in known else [Fault(path, "data_choice", {"known": ", ".join(known), "found": given})]


def _length(path: KeyPath, given: list[Any], expected: int) -> list[Fault]:
    is_right = len(given) == expected
    return [] if is_right else [Fault(path, "data_length", {"expected": str(expected), "count": len(given)})]


def _faults(file: dict[str, Any]) -> list[Fault]:
    faults = [*_card_faults(file), *_level_faults(file), *_faction_faults(file), *_strip_faults(file["strips"])]
    for name, tile in _tables(file["automa_tiles"]).items():
        faults += _length(["automa_tiles", name, "points"], tile["points"], 2)
        faults += _choice(["automa_tiles", name, "cult"], tile["cult"], ["", *CULTS])
    for board, table in file["letters"].items():
        for terrain, hexes in table.items():
            if terrain != "provenance":
                faults += _letter_faults(["letters", board, terrain], hexes)
    return faults


def _card_faults(file: dict[str, Any]) -> list[Fault]:
    """Each code is one that the rules know, and the first pile is long enough for a first turn that is no pass."""
    faults: list[Fault] = []
    cards = _tables(file["decision_cards"])
    for name, card in cards.items():
        path: KeyPath = ["decision_cards", name]
        actions = MERCHANT_ACTIONS + CARD_ACTIONS if card["merchants"] else CARD_ACTIONS
        for action in card["actions"]:
            faults += _choice([*path, "actions"], action, actions)
        for key, known in _CODES.items():
            faults += _choice([*path, key], card[key], known)
        faults += _length([*path, "letters"], card["letters"], 2)
        for letter in card["letters"]:
            faults += _choice([*path, "letters"], letter, LETTERS)
        if not card["number"]:
            faults.append(Fault([*path, "number"], "data_range", {"least": 1, "most": 255, "found": 0}))
    starting = [name for name, card in cards.items() if card["starts"] and not card["merchants"]]
    for name, level in _tables(file["levels"]).items():
        size = len(starting) - len(level["late"]) + level["first"]
        if size < _LEAST_PILE:
            faults.append(Fault(["levels", name], "data_automa_first_pile", {"least": _LEAST_PILE, "count": size}))
        for late in level["late"]:
            faults += _choice(["levels", name, "late"], late, starting)
    return faults


def _level_faults(file: dict[str, Any]) -> list[Fault]:
    faults: list[Fault] = []
    for name, level in _tables(file["levels"]).items():
        for key in ("navigation", "points"):
            faults += _length(["levels", name, key], level[key], 3)
    return faults


def _faction_faults(file: dict[str, Any]) -> list[Fault]:
    faults: list[Fault] = []
    for slug, faction in file["automa_factions"].items():
        path: KeyPath = ["automa_factions", slug]
        faults += _length([*path, "cults"], faction["cults"], len(CULTS))
        faults += _choice([*path, "ability"], faction["ability"], ABILITIES)
        for priority in faction["priorities"]:
            faults += _choice([*path, "priorities"], priority, PRIORITIES)
    return faults


def _strip_faults(strips: dict[str, Any]) -> list[Fault]:
    """A strip begins at home and has every terrain once."""
    faults: list[Fault] = []
    for name in STRIPS:
        terrains = [offset % WHEEL for offset in strips[name]]
        if sorted(terrains) != list(range(WHEEL)) or terrains[0]:
            faults.append(Fault(["strips", name], "data_automa_strip", {"count": WHEEL}))
    return faults


def _letter_faults(path: KeyPath, hexes: list[str]) -> list[Fault]:
    faults = _length(path, hexes, len(LETTERS))
    faults += [Fault(path, "data_automa_hex", {"found": name}) for name in hexes if not _HEX.fullmatch(name)]
    return faults


AUTOMA_RULES: Final = DataRules(
    Shape([], ["decision_cards", "levels", "automa_factions", "automa_tiles", "letters", "letters.*"], []), _faults
)
