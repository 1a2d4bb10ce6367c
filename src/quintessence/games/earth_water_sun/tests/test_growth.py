"""§4: growth."""

from __future__ import annotations

import itertools

import pytest

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not


def test_any_own_specimen_may_grow() -> None:  # §4
    match = deal({"a1": "black tree", "d4": "black mushroom", "g1": "white tree"})
    assert {row.split()[1] for row in legal(match, "grow")} == {"a1", "d4"}
    assert why_not(match, "grow g1 sun") == "not_your_specimen"
    assert why_not(match, "grow d5 sun") == "no_specimen"


@pytest.mark.parametrize("kind", ["earth", "water", "sun"])
def test_it_receives_one_of_three_resources(kind: str) -> None:  # §4
    match = deal({"a1": "black tree", "g1": "white tree"})
    assert play(match, f"grow a1 {kind}")[0] == f"grew black a1 {kind}"
    assert pieces(match)["a1"] == f"black tree {kind}"


def test_a_pile_grows_from_turn_to_turn() -> None:  # §4
    match = deal({"d4": "black tree", "d8": "white tree"})
    play(match, "grow d4 water", "step d4 w", "stop", "grow d8 sun", "step d8 e", "stop")
    play(match, "grow d3 sun", "step d3 e", "stop")
    assert pieces(match) == {"d4": "black tree water sun", "d9": "white tree sun"}


def test_the_resource_comes_from_the_common_stock() -> None:  # §4, §2
    match = deal({"d4": "black tree", "d8": "white tree"})
    play(match, "grow d4 water", "step d4 w", "stop", "grow d8 water")
    assert match.view(None)["stock"] == {"earth": 20, "water": 18, "sun": 20}


def test_a_specimen_may_have_any_combination() -> None:  # §4
    """All piles of three on a Tree can be dealt, and each can be reached by growing its last resource."""
    for pile in itertools.combinations_with_replacement(["earth", "water", "sun"], 3):
        match = deal({"a1": "black tree " + " ".join(pile[:2]), "g1": "white tree"})
        assert play(match, f"grow a1 {pile[2]}")[0] == f"grew black a1 {pile[2]}"


@pytest.mark.parametrize("kind", ["earth", "water", "sun"])
def test_never_more_than_three_of_the_same_resource(kind: str) -> None:  # §4
    match = deal({"a1": f"black tree {kind} {kind} {kind}", "g1": "white tree"})
    assert why_not(match, f"grow a1 {kind}") == "three_of_a_kind"
    assert len(legal(match, "grow")) == 2


def test_a_mushroom_takes_two_resources() -> None:  # §4
    match = deal({"a1": "black tree", "d4": "black mushroom sun", "d5": "black mushroom sun water", "g1": "white tree"})
    assert why_not(match, "grow d4 sun") is None
    assert why_not(match, "grow d5 sun") == "specimen_full"


def test_a_tree_takes_four_resources() -> None:  # §4
    match = deal({"a1": "black tree sun sun water", "d4": "black tree sun sun water water", "g1": "white tree"})
    assert why_not(match, "grow a1 sun") is None
    assert why_not(match, "grow d4 sun") == "specimen_full"


def test_a_kind_that_is_out_of_stock_cannot_be_chosen() -> None:  # EW-06
    match = deal({"a1": "black tree", "g1": "white tree"}, stock={"sun": 0})
    assert why_not(match, "grow a1 sun") == "stock_empty"
    assert legal(match) == ["grow a1 earth", "grow a1 water"]


def test_when_no_piece_can_take_what_is_left_that_players_world_ends() -> None:  # EW-06, EW-50
    """White's Tree has three Earths, and there is nothing but Earth: only White's world has ended."""
    match = deal(
        {"a1": "black tree", "g1": "white tree earth earth earth"},
        stock={"water": 0, "sun": 0},
    )
    assert match.view(None)["world_ended"] == {"black": False, "white": True}


def test_the_last_resource_of_the_stock_may_end_both_worlds_at_once() -> None:  # EW-06, EW-50
    match = deal({"a1": "black tree", "g1": "white tree"}, stock={"earth": 0, "water": 0, "sun": 1})
    assert play(match, "grow a1 sun") == ["grew black a1 sun", "world_ended black", "world_ended white"]
