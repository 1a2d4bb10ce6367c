"""The option `scenario`: what it lays out, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

import quintessence
from quintessence.core.game import BadOption, Json, Values
from quintessence.core.parts import as_fields
from quintessence.games.erythro.rules.scenario import ERRORS
from quintessence.games.erythro.tests.table import (
    ALLIANCE,
    COMPANIONS,
    CONSORTIUM,
    A,
    B,
    deal,
    hand,
    influence,
    player,
    pollution,
    see,
    tile,
)

CASES: list[tuple[str, Any]] = [
    ("scenario_not_object", "tiles"),
    ("scenario_unknown_field", {"volcano": 1}),
    ("scenario_bad_field", {"mines": 3}),
    ("scenario_bad_field", {"phase": "mines"}),
    ("scenario_bad_field", {"mine_deck": [1, 2]}),
    ("scenario_bad_field", {"influence": [3, 3]}),
    ("scenario_one_a_seat", {"pawns": [1]}),
    ("scenario_bad_tile", {"pawns": [1, 11]}),
    ("scenario_bad_tile", {"tiles": {"x": 1}}),
    ("scenario_bad_count", {"tiles": {"2": 5}}),
    ("scenario_bad_count", {"round": 0}),
    ("scenario_unknown_card", {"hands": [["unicorn"], []]}),
    ("scenario_unknown_card", {"market": {"air": ["brook"]}}),
    ("scenario_card_taken", {"hands": [["squall", "squall"], []]}),
    ("scenario_foreign_card", {"hands": [["tremor"], []]}),
    ("scenario_unknown_mine", {"mines": [{"mine": "unicorn", "tile": 1}]}),
    ("scenario_mine_taken", {"mines": [{"mine": "sand_dredge", "tile": 2}], "destroyed": ["sand_dredge"]}),
    ("scenario_tile_taken", {"mines": [{"mine": "sand_dredge", "tile": 2}, {"mine": "open_trench", "tile": 2}]}),
    ("scenario_bad_character", {"characters": ["air_water", "fire_air"]}),
    ("scenario_bad_character", {"characters": ["air_water"]}),
    ("scenario_bad_element", {"influence": [{"fire": 1}, {}]}),
    ("scenario_bad_element", {"tiles": {"2": {"sanctuary": "gold"}}}),
    ("scenario_bad_element", {"market": {"gold": []}}),
    ("scenario_wrong_adversary", {"profitability": 3}),
    ("scenario_wrong_adversary", {"event": "thaw"}),
    ("scenario_contaminated_sanctuary", {"tiles": {"2": {"pollution": 4, "sanctuary": "air"}}}),
]


@pytest.mark.parametrize(("code", "scenario"), CASES)
def test_what_cannot_be_is_named(code: str, scenario: Json) -> None:
    given: Any = {"characters": ["air_water", "earth_fire"], **scenario} if isinstance(scenario, dict) else scenario
    with pytest.raises(BadOption) as error:
        quintessence.start("erythro", seats=2, seed="bad", options={"scenario": given}, data={})
    assert error.value.code == code


def test_what_the_adversary_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption) as error:
        deal(options=CONSORTIUM, dome=1)
    assert error.value.code == "scenario_wrong_adversary"
    with pytest.raises(BadOption) as error:
        deal(options=CONSORTIUM, event="unicorn")
    assert error.value.code == "scenario_unknown_event"


def test_every_error_has_its_case() -> None:
    assert {code for code, _ in CASES} | {"scenario_unknown_event"} == set(ERRORS)


def test_everything_lies_where_the_scenario_says() -> None:
    match = deal(
        options=ALLIANCE,
        tiles={"3": {"pollution": 2, "sanctuary": "fire"}, "5": 4},
        mines=[{"mine": "sand_dredge", "tile": 4, "line": 2}],
        mine_deck=["open_trench", "iron_shaft"],
        destroyed=["gravel_pit"],
        dome=7,
        pawns=[3, 9],
        influence=[{"air": 3, "water": 4}, {"fire": 12}],
        hands=[["squall", "contamination"], ["tremor", "hurricane"]],
        discards=[["drizzle"], []],
        market={"air": ["gust"]},
        bag=[2, 6],
        profitability=9,
        round=4,
        owed=[1, 2],
    )
    assert pollution(match, 3, 5) == [2, 4] and tile(match, 3)["sanctuary"] == "fire" and tile(match, 7)["dome"]
    assert as_fields(as_fields(see(match, "mines"))["sand_dredge"])["line"] == 2
    assert see(match, "mine_deck") == [1, 1, 0, 0] and see(match, "destroyed") == ["gravel_pit"]
    assert influence(match, A) == [3, 4] and influence(match, B) == [0, 12]
    assert hand(match, A) == ["contamination", "squall"] and player(match, A)["deck"] == 6
    assert hand(match, B) == ["tremor", "hurricane"] and see(match, "contamination_pile") == 11
    assert see(match, "bag") == [2, 6] and see(match, "round") == 4
    assert [player(match, seat)["owes"] for seat in (A, B)] == [1, 2]
    assert as_fields(see(match, "market"))["air"] == ["gust", None]


def test_what_is_left_out_is_as_at_set_up() -> None:
    options: Values = {"scenario": {"pawns": [2, 2]}}
    match = quintessence.start("erythro", seats=2, seed="rest", options=options, data={})
    assert len(hand(match, A)) == 5 and len(as_fields(see(match, "mines"))) == 2
    assert COMPANIONS.measures.inventory(match.state)["misplaced"] == 0


def test_an_empty_mine_deck_can_be_laid_out() -> None:
    assert see(deal(mine_deck=[]), "mine_deck") == [0, 0, 0, 0]
