"""What a replaced data file must keep to, fault by fault."""

from __future__ import annotations

import re
from typing import Any, Final

from quintessence.core.data_file import DataRules, quoted
from quintessence.core.data_shape import Fault, KeyPath, Shape
from quintessence.games.erythro.data.constants import ADVERSARIES, CHARACTERS, ELEMENTS, LAYOUTS, LEVELS, NONE
from quintessence.games.erythro.data.lines import (
    LINE_ERRORS,
    MOST,
    BadLine,
    read_element,
    read_event_effect,
    read_gain,
    read_line,
    read_mine_line,
)
from quintessence.games.erythro.data.sheets import Layout

ERRORS: Final = [
    *LINE_ERRORS,
    "data_slug",
    "data_card_twice",
    "data_too_many_cards",
    "data_no_bottom",
    "data_no_move",
    "data_cost",
    "data_base_cards",
    "data_cheap_cards",
    "data_level",
    "data_mine_count",
    "data_mine_lines",
    "data_mine_cost",
    "data_clean",
    "data_no_effect",
    "data_character",
    "data_complement",
    "data_start",
    "data_layout",
    "data_number",
    "data_three_numbers",
]
_SLUG: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
_MOST_CARDS: Final = 250
_CHEAP: Final = 4
"""What a card on offer at set-up may cost, in the printed rules."""
_TILES: Final = [4, 16]
_NEEDED: Final = [6, 8, 7, 8]
"""The most mines of each level that a printed sheet asks for."""


def card_faults(tables: dict[str, Any]) -> list[Fault]:
    """All that is wrong with cards of the right shape."""
    faults: list[Fault] = []
    names: list[str] = []
    for group, sets in (("base", CHARACTERS), ("advanced", ELEMENTS)):
        for name in sets:
            cards = _entries(tables[group][name])
            for slug, card in cards.items():
                path: KeyPath = [group, name, slug]
                faults += _slug_faults(path, slug)
                if slug in names:
                    faults.append(Fault(path, "data_card_twice", {"found": slug}))
                names.append(slug)
                faults += _card_faults(path, card, group == "advanced")
            if group == "base" and len(cards) < 5:
                faults.append(Fault([group, name], "data_base_cards", {"least": 5}))
            if group == "advanced" and sum(1 for card in cards.values() if card["cost"] <= _CHEAP) < 2:
                faults.append(Fault([group, name], "data_cheap_cards", {"least": 2, "most": _CHEAP}))
    if len(names) > _MOST_CARDS:
        faults.append(Fault(["advanced"], "data_too_many_cards", {"most": _MOST_CARDS}))
    return faults


def _entries(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name != "provenance"}


def _slug_faults(path: KeyPath, slug: str) -> list[Fault]:
    is_right = _SLUG.fullmatch(slug) and slug not in ("contamination", "hidden", "nothing", "none", "dome")
    return [] if is_right else [Fault(path, "data_slug", {"found": slug})]


def _card_faults(path: KeyPath, card: dict[str, Any], is_advanced: bool) -> list[Fault]:
    faults: list[Fault] = []
    if is_advanced and not 1 <= card["cost"] <= MOST:
        faults.append(Fault([*path, "cost"], "data_cost", {"found": card["cost"]}))
    if not 1 <= card["move"] <= MOST:
        faults.append(Fault([*path, "move"], "data_no_move"))
    if not card["bottom"]:
        faults.append(Fault([*path, "bottom"], "data_no_bottom"))
    faults += _read_faults([*path, "gain"], read_gain, card["gain"])
    for name in ("sanctuary", "yellow_of"):
        if name in card:
            faults += _read_faults([*path, name], read_element, card[name])
    for name in ("yellow", "bottom"):
        for number, line in enumerate(card.get(name, [])):
            faults += _read_faults([*path, name, number], read_line, line)
    return faults


def _read_faults(path: KeyPath, read: Any, text: str) -> list[Fault]:
    try:
        read(text)
    except BadLine as fault:
        return [Fault(path, fault.code, {"found": text})]
    return []


def mine_faults(tables: dict[str, Any]) -> list[Fault]:
    """All that is wrong with mines of the right shape."""
    faults: list[Fault] = []
    levels = [0] * (LEVELS + 1)
    for slug, mine in _entries(tables["mines"]).items():
        path: KeyPath = ["mines", slug]
        faults += _slug_faults(path, slug)
        if 1 <= mine["level"] <= LEVELS:
            levels[mine["level"]] += 1
        else:
            faults.append(Fault([*path, "level"], "data_level", {"found": mine["level"]}))
        if not 1 <= len(mine["lines"]) <= 8:
            faults.append(Fault([*path, "lines"], "data_mine_lines"))
        for number, line in enumerate(mine["lines"]):
            faults += _read_faults([*path, "lines", number], read_mine_line, line)
        for element, cost in mine["costs"].items():
            if cost > 30:
                faults.append(Fault([*path, "costs", element], "data_mine_cost", {"found": cost}))
    for level, needed in enumerate(_NEEDED, 1):
        if levels[level] < needed:
            faults.append(Fault(["mines"], "data_mine_count", {"level": level, "least": needed}))
    return faults


def event_faults(tables: dict[str, Any]) -> list[Fault]:
    """All that is wrong with events of the right shape."""
    faults: list[Fault] = []
    for slug, event in _entries(tables["events"]).items():
        path: KeyPath = ["events", slug]
        faults += _slug_faults(path, slug)
        if event["clean"] > MOST:
            faults.append(Fault([*path, "clean"], "data_clean", {"most": MOST}))
        for part in ("shuffle", "destroyed"):
            if not event[part]:
                faults.append(Fault([*path, part], "data_no_effect"))
            for number, effect in enumerate(event[part]):
                faults += _read_faults([*path, part, number], read_event_effect, effect)
    return faults


def data_faults(tables: dict[str, Any]) -> list[Fault]:
    """All that is wrong with characters, layouts, numbers and sheets of the right shape."""
    faults = _character_faults(tables)
    for name in LAYOUTS:
        if not _is_layout(tables["layouts"][name]):
            values = {"least": _TILES[0], "most": _TILES[1]}
            faults.append(Fault(["layouts", name], "data_layout", {key: value for key, value in values.items()}))
    for path, least, most in _BOUNDS:
        value = tables[path[0]][path[1]]
        if not least <= value <= most:
            faults.append(Fault([*path], "data_number", {"least": least, "most": most, "found": value}))
    for adversary in ADVERSARIES:
        faults += _three_faults(["adversaries", adversary], tables["adversaries"][adversary])
    return faults


_BOUNDS: Final = [
    (["numbers", "hand"], 1, 8),
    (["numbers", "plays"], 1, 8),
    (["numbers", "pollution_of_contaminated"], 2, 9),
    (["numbers", "market"], 1, 2),
    (["numbers", "setup_cost"], _CHEAP, MOST),
    (["numbers", "contamination"], 0, 10),
    (["numbers", "contamination_pays"], 0, MOST),
    (["numbers", "contamination_draws"], 0, 8),
    (["limits", "influence"], 10, 60),
    (["limits", "sanctuaries"], 0, 60),
]


def _character_faults(tables: dict[str, Any]) -> list[Fault]:
    faults: list[Fault] = []
    characters = tables["characters"]
    sets: list[set[str]] = []
    for name in CHARACTERS:
        own = set(characters[name])
        sets.append(own)
        if len(characters[name]) != 2 or len(own) != 2 or not own <= set(ELEMENTS):
            faults.append(Fault(["characters", name], "data_character"))
    if not faults and not any(one | other == set(ELEMENTS) for one in sets for other in sets):
        faults.append(Fault(["characters"], "data_complement"))
    start = characters["start"]
    if len(start) != 2 or max(start) > tables["limits"]["influence"]:
        faults.append(Fault(["characters", "start"], "data_start"))
    return faults


def _is_layout(places: list[list[int]]) -> bool:
    if not _TILES[0] <= len(places) <= _TILES[1] or any(len(place) != 2 for place in places):
        return False
    if len({(q, r) for q, r in places}) != len(places) or [0, 0] not in places:
        return False
    return NONE not in Layout(places).distance[0]


def _three_faults(path: KeyPath, table: dict[str, Any]) -> list[Fault]:
    """Lists of numbers are for 2, 3 and 4 players."""
    faults: list[Fault] = []
    for name, value in table.items():
        here: KeyPath = [*path, name]
        if isinstance(value, dict):
            faults += _three_faults(here, value)
        elif isinstance(value, list) and name == "mines":
            is_right = len(value) == LEVELS and all(len(level) == 3 for level in value)
            faults += [] if is_right else [Fault(here, "data_three_numbers")]
        elif isinstance(value, list) and len(value) != 3:
            faults.append(Fault(here, "data_three_numbers"))
    return faults


def _words(kind: str, groups: list[str]) -> Any:
    """What cards, mines and events of a replaced file are called: by their own names at least."""

    def words(tables: dict[str, Any], own: dict[str, Any]) -> dict[str, str]:
        known, new = _slugs(own, groups), _slugs(tables, groups)
        return {
            f"{kind}-{slug.replace('_', '-')}": quoted(slug.replace("_", " ").replace("-", " ").capitalize())
            for slug in new
            if slug not in known
        }

    return words


def _slugs(tables: dict[str, Any], groups: list[str]) -> list[str]:
    slugs: list[str] = []
    for group in groups:
        table = _entries(tables[group])
        for name, value in table.items():
            slugs += [name] if "lines" in value or "clean" in value else list(_entries(value))
    return slugs


DATA_RULES: Final = DataRules(Shape([], [], []), data_faults)
CARD_RULES: Final = DataRules(
    Shape(["base.*", "advanced.*"], [], []), card_faults, _words("card", ["base", "advanced"])
)
MINE_RULES: Final = DataRules(Shape(["mines"], [], []), mine_faults, _words("mine", ["mines"]))
EVENT_RULES: Final = DataRules(Shape(["events"], [], []), event_faults, _words("event-card", ["events"]))
