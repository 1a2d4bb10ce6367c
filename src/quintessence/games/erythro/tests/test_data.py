"""The data files: what they hold, and every fault of a replaced one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import quintessence
from quintessence.core.variant import BadData
from quintessence.games.erythro import ErythroGame
from quintessence.games.erythro.data.data_rules import ERRORS
from quintessence.games.erythro.tests.table import FILES, GAME

Table = dict[str, Any]
CARD = "base.air_water.squall"
SQUALL: Any = FILES["erythro.cards"].contents["base"]["air_water"]["squall"]


def at(tables: Table, path: str) -> Table:
    for name in path.split("."):
        tables = tables[name]
    return tables


def setting(path: str, key: str, value: Any) -> Callable[[Table], None]:
    def change(tables: Table) -> None:
        at(tables, path)[key] = value

    return change


def _few_base(tables: Table) -> None:
    base = tables["base"]["air_water"]
    for name in [name for name in base if name != "provenance"][4:]:
        del base[name]


def _many(tables: Table) -> None:
    for number in range(200):
        tables["base"]["air_water"][f"more_{number}"] = copy.deepcopy(at(tables, CARD))


def _dear(tables: Table) -> None:
    for name, card in tables["advanced"]["fire"].items():
        if name != "provenance":
            card["cost"] = 6


def _few_mines(tables: Table) -> None:
    mines = tables["mines"]
    for name in [name for name, mine in mines.items() if name != "provenance" and mine["level"] == 4][7:]:
        del mines[name]


def _same_pairs(tables: Table) -> None:
    for name in ("air_water", "water_earth", "earth_fire", "fire_air"):
        tables["characters"][name] = ["air", "water"]


CASES: list[tuple[str, str, Callable[[Table], None]]] = [
    ("data_line_near", "cards", setting(CARD, "bottom", ["near take"])),
    ("data_line_other", "cards", setting(CARD, "bottom", ["other reduce 2"])),
    ("data_line_may", "cards", setting(CARD, "bottom", ["may take"])),
    ("data_line_unknown", "cards", setting(CARD, "bottom", ["fly 3"])),
    ("data_line_count", "cards", setting(CARD, "bottom", ["remove 13"])),
    ("data_gain", "cards", setting(CARD, "gain", "air")),
    ("data_element", "cards", setting(CARD, "sanctuary", "gold")),
    ("data_no_bottom", "cards", setting(CARD, "bottom", [])),
    ("data_no_move", "cards", setting(CARD, "move", 0)),
    ("data_cost", "cards", setting("advanced.air.hurricane", "cost", 0)),
    (
        "data_slug",
        "cards",
        setting("base.air_water", "Nice Name", SQUALL),
    ),
    (
        "data_card_twice",
        "cards",
        setting("base.earth_fire", "squall", SQUALL),
    ),
    ("data_base_cards", "cards", _few_base),
    ("data_too_many_cards", "cards", _many),
    ("data_cheap_cards", "cards", _dear),
    ("data_mine_line", "mines", setting("mines.sand_dredge", "lines", ["explode"])),
    ("data_mine_lines", "mines", setting("mines.sand_dredge", "lines", [])),
    ("data_level", "mines", setting("mines.sand_dredge", "level", 5)),
    ("data_mine_cost", "mines", setting("mines.sand_dredge.costs", "air", 31)),
    ("data_mine_count", "mines", _few_mines),
    ("data_event_effect", "events", setting("events.thaw", "shuffle", ["dance"])),
    ("data_no_effect", "events", setting("events.thaw", "shuffle", [])),
    ("data_clean", "events", setting("events.thaw", "clean", 13)),
    ("data_character", "data", setting("characters", "air_water", ["air", "air"])),
    ("data_complement", "data", _same_pairs),
    ("data_start", "data", setting("characters", "start", [13, 1])),
    ("data_layout", "data", setting("layouts", "small", [[0, 0], [1, 0], [5, 5], [0, 1]])),
    ("data_number", "data", setting("numbers", "plays", 0)),
    ("data_three_numbers", "data", setting("adversaries.mars", "contaminated", [3, 4])),
]


@pytest.mark.parametrize(("code", "stem", "change"), CASES)
def test_every_fault_is_named(code: str, stem: str, change: Callable[[Table], None]) -> None:
    name = "erythro" if stem == "data" else f"erythro.{stem}"
    tables = copy.deepcopy(FILES[name].contents)
    change(tables)
    with pytest.raises(BadData) as error:
        quintessence.load("erythro", {name: tables})
    assert code in [fault.code for fault in error.value.faults]


def test_every_fault_has_its_case() -> None:
    assert {code for code, _, _ in CASES} == set(ERRORS)


def test_there_are_as_many_components_as_in_the_box() -> None:
    cards = GAME.data.cards
    assert [len(base) for base in cards.base] == [8, 8, 8, 8]
    assert [len(advanced) for advanced in cards.advanced] == [16, 15, 15, 15]
    assert [len(GAME.data.mines.of_level(level)) for level in range(1, 5)] == [10, 10, 10, 10]
    assert GAME.data.events.count == 12 and [layout.tiles for layout in GAME.data.layouts] == [10, 13, 16]


def test_layouts_are_three_fold_around_their_centre() -> None:
    for layout in GAME.data.layouts:
        places = {(q, r) for q, r in zip(layout.q, layout.r, strict=True)}
        assert {(-q - r, q) for q, r in places} == places and layout.centre == 0
        assert all(layout.near)


def test_a_variant_plays_with_its_own_cards() -> None:
    tables = copy.deepcopy(FILES["erythro.cards"].contents)
    tables["base"]["air_water"]["zephyr"] = copy.deepcopy(tables["base"]["air_water"]["squall"])
    game = quintessence.load("erythro", {"erythro.cards": tables})
    assert isinstance(game, ErythroGame) and len(game.data.cards.base[0]) == 9
    assert "card-zephyr" in game.variant.fluent("en") and game.variant.fingerprint
    assert GAME.variant.fingerprint == ""
