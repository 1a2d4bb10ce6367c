"""§10: what a destroyed Specimen brings."""

from __future__ import annotations

from quintessence.games.earth_water_sun.tests.table import WHITE, deal, legal, pieces, play, why_not

_FAR = {"a1": "black tree", "g7": "white tree"}


def test_a_mushroom_is_worth_one_resource_of_ones_choice() -> None:  # §10
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white mushroom"})
    assert play(match, "grow a1 sun", "step d4 e")[-1] == "earned black 1"
    kinds = ["earth", "water", "sun"]
    assert legal(match) == [*(f"grow d5 {kind}" for kind in kinds), *(f"grow a1 {kind}" for kind in kinds)]
    assert play(match, "grow d5 sun") == ["grew black d5 sun", "turn_ended black"]


def test_it_is_placed_at_once_before_anything_else() -> None:  # §10
    match = deal({**_FAR, "d4": "black mushroom water water", "d5": "white mushroom"})
    play(match, "grow a1 sun", "step d4 e")
    assert {row.split()[0] for row in legal(match)} == {"grow"}
    assert why_not(match, "step d5 e") == "not_now"


def test_a_tree_is_worth_two_resources() -> None:  # §10
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white tree"})
    assert play(match, "grow a1 sun", "step d4 e")[-1] == "earned black 2"
    play(match, "grow a1 sun")
    assert play(match, "grow a1 sun") == ["grew black a1 sun", "turn_ended black"]


def test_the_two_for_a_tree_are_each_placed_freely() -> None:  # EW-47
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white tree"})
    play(match, "grow a1 sun", "step d4 e", "grow a1 water", "grow d5 sun")
    assert pieces(match)["a1"] == "black tree water sun"
    assert pieces(match)["d5"] == "black mushroom sun"


def test_with_one_slot_left_the_second_resource_destroys_a_tile() -> None:  # EW-48
    match = deal({"a1": "black tree sun sun", "d4": "black mushroom sun sun", "d5": "white tree", "g7": "white tree"})
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "grow a1 water") == ["grew black a1 water", "world_ended black"]
    assert {row.split()[0] for row in legal(match)} == {"destroy"}
    assert play(match, "destroy d1") == ["tile_destroyed black d1", "turn_ended black"]


def test_a_reward_in_the_opponents_turn_is_placed_at_once() -> None:  # EW-49
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white tree sun sun sun"})
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun", "grow a1 sun")
    assert match.view(None)["turn"] == "black"
    assert match.to_act() == [WHITE]
    assert play(match, "grow g7 earth") == ["grew white g7 earth", "gained_roots white 2", "turn_ended black"]


def test_roots_gained_in_the_opponents_turn_wait_for_ones_own() -> None:  # EW-49
    match = deal(
        {"a1": "black tree earth", "d4": "black mushroom", "d5": "white tree sun sun sun", "g7": "white tree earth"},
        roots_in_hand={"black": 1, "white": 1},
    )
    play(match, "grow a1 sun", "step d4 e", "strike d5", "grow a1 sun", "grow a1 sun")
    assert legal(match, "lay") == []
    assert why_not(match, "lay g7:w") == "roots_not_now"
    play(match, "grow g7 earth", "end")
    assert match.view(None)["roots_in_hand"] == {"black": 1, "white": 3}
    assert play(match, "lay g7:w") == ["laid white g6:e"]


def test_both_specimens_of_one_attack_are_paid_for() -> None:  # §10, EW-29
    match = deal({**_FAR, "d4": "black mushroom sun", "d5": "white tree", "d6": "white mushroom"})
    assert play(match, "grow a1 sun", "step d4 e", "strike d6")[-1] == "earned black 3"


def test_what_the_last_attack_earned_is_not_shown_as_still_to_be_placed() -> None:  # §1, §10
    match = deal({"a1": "black tree", "d4": "black mushroom", "d5": "white tree"})
    assert play(match, "grow a1 sun", "step d4 e")[-1] == "won black"
    assert match.state.facts()["rewards"] == {"black": 2, "white": 0}
    assert match.view(None)["rewards"] == {"black": 0, "white": 0}
