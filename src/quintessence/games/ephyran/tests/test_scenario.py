"""The option `scenario`: any start, once it is seen to be possible."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import BadOption, Json, Seat, Values
from quintessence.games.ephyran.measures import MEASURES
from quintessence.games.ephyran.rules.scenario import ERRORS
from quintessence.games.ephyran.tests.table import DATA, A, B, cards_in, deal, hand, is_locked, tokens, zones

CASES: list[tuple[str, Json]] = [
    ("scenario_not_object", [1]),
    ("scenario_unknown_field", {"bag": []}),
    ("scenario_bad_field", {"discard": "triton-1"}),
    ("scenario_bad_field", {"discard": [3]}),
    ("scenario_bad_field", {"cities": [[], {}]}),
    ("scenario_bad_field", {"gods": ["zeus", "gaia"]}),
    ("scenario_one_a_seat", {"hands": [[]]}),
    ("scenario_bad_seat", {"first": 2}),
    ("scenario_bad_seat", {"turn": True}),
    ("scenario_bad_territory", {"cities": [{"swamp": []}, {}]}),
    ("scenario_bad_slot", {"tokens": [{"lagoon-5": "owl"}, {}]}),
    ("scenario_bad_object", {"stock": ["crown"]}),
    ("scenario_bad_count", {"pile": DATA.pile_cards + 1}),
    ("scenario_bad_count", {"bonus": [4, 0]}),
    ("scenario_god_twice", {"gods": ["gaia", "gaia"]}),
    ("scenario_unknown_card", {"discard": ["unicorn-1"]}),
    ("scenario_card_taken", {"discard": ["triton-1/take", "triton-1/take"]}),
    ("scenario_card_taken", {"discard": ["typhon-1-owl", "typhon-1-owl"]}),
    ("scenario_wrong_zone", {"cities": [{"lagoon": ["siren-2"]}, {}]}),
    ("scenario_lock_without_zone", {"locks": [["lagoon"], []]}),
    ("scenario_token_without_zone", {"tokens": [{"lagoon-1": "owl"}, {}]}),
    ("scenario_no_token_left", {"stock": ["helmet"] * 5}),
]


@pytest.mark.parametrize(("code", "scenario"), CASES)
def test_what_cannot_be_is_named(code: str, scenario: Json) -> None:
    with pytest.raises(BadOption) as error:
        quintessence.start("ephyran", seats=2, seed="bad", options={"scenario": scenario})
    assert error.value.code == code


def test_every_error_has_its_case() -> None:
    assert {code for code, _ in CASES} == set(ERRORS)


def test_everything_lies_where_the_scenario_says() -> None:
    match = deal(
        [["triton-1/take", "dionysos"], ["bull-4"]],
        [{"lagoon": ["siren-1", "dionysos-2"]}, {"forest": ["pegasus-1"]}],
        locks=[[], ["forest"]],
        tokens=[{"lagoon-2": "helmet"}, {}],
        discard=["satyr-4/take", "sphinx-4"],
        tartarus=["harpy-1/twins"],
        stock=["owl"],
        pile=["centaur-1", "minotaur-2"],
        turn=1,
        bonus=[0, 1],
    )
    view = match.view(None)
    assert hand(match, A) == ["triton-1/take", "dionysos-1"]
    assert zones(match, A, "lagoon") == ["siren", "dionysos"]
    assert is_locked(match, B, "forest")
    assert tokens(match, A, "lagoon", A) == [None, "helmet"]
    assert cards_in(match, "discard")[-1] == "satyr-4/take"
    assert (view["pile"], view["stock"], view["turn"], view["bonus"]) == (2, 1, 1, [0, 1])


def test_what_is_left_out_is_dealt() -> None:
    scenario: Values = {"cities": [{"lagoon": ["triton-1"]}, {}]}
    match = quintessence.start("ephyran", seats=2, seed="rest", options={"scenario": scenario})
    assert [len(hand(match, Seat(seat))) for seat in range(2)] == [5, 5]
    assert match.view(None)["pile"] == DATA.pile_cards - 1 - 10
    assert match.view(None)["stock"] == 20


def test_no_card_is_made_or_lost_by_a_scenario() -> None:
    match = deal([["triton-1"], ["bull-4"]], pile=5)
    counted = MEASURES.inventory(match.state)
    assert counted == {"cards": [1] * DATA.cards, "tokens": [1] * 20, "misplaced": 0}
