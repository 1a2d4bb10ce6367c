"""§8: Water."""

from __future__ import annotations

import pytest

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_FAR = {"a1": "black tree", "g7": "white tree"}
_DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"]


def test_the_first_water_gives_a_third_hex() -> None:  # §8, EW-13
    match = deal({**_FAR, "d2": "black mushroom water"})
    assert play(match, "grow a1 sun", "step d2 e", "step d3 e", "step d4 e")[1:] == [
        "stepped black d2 d3",
        "stepped black d3 d4",
        "stepped black d4 d5",
        "turn_ended black",
    ]


def test_the_first_water_gives_one_change_of_direction() -> None:
    """§8, EW-13, the drawn example: three hexes with one turn."""
    match = deal({**_FAR, "d2": "black mushroom water"})
    play(match, "grow a1 sun", "step d2 e", "step d3 ne")
    assert legal(match) == ["step e3 ne", "stop"]
    assert why_not(match, "step e3 e") == "no_turn_left"
    assert play(match, "step e3 ne") == ["stepped black e3 f3", "turn_ended black"]


@pytest.mark.parametrize("after", [1, 2])
def test_the_turn_may_come_after_any_step_and_in_any_direction(after: int) -> None:  # EW-13
    """Back again too (EW-14), but not straight back to where the move began when it would end there."""
    match = deal({**_FAR, "d3": "black mushroom water"})
    play(match, "grow a1 sun", *["step d3 e", "step d4 e"][:after])
    here = ["d4", "d5"][after - 1]
    assert legal(match, "step") == [f"step {here} {direction}" for direction in _DIRECTIONS]


def test_a_move_may_pass_a_hex_twice() -> None:  # EW-14
    match = deal({**_FAR, "d3": "black mushroom water water"})
    events = play(match, "grow a1 sun", "step d3 e", "step d4 e", "step d5 w")
    assert events[1:4] == ["stepped black d3 d4", "stepped black d4 d5", "stepped black d5 d4"]
    assert pieces(match)["d4"] == "black mushroom water water"


def test_the_second_water_gives_a_fourth_hex_and_no_second_turn() -> None:  # §8, EW-13
    match = deal({**_FAR, "d2": "black mushroom water water"})
    play(match, "grow a1 sun", "step d2 e", "step d3 e", "step d4 ne")
    assert legal(match) == ["step e4 ne", "stop"]
    assert play(match, "step e4 ne") == ["stepped black e4 f4", "turn_ended black"]


def test_the_third_water_gives_a_fifth_hex_and_a_second_turn() -> None:  # §8, EW-13
    match = deal({"d2": "black tree water water water", "g7": "white tree"})
    play(match, "grow d2 sun", "step d2 e", "step d3 ne", "step e3 e", "step e4 e")
    assert why_not(match, "step e5 se") == "no_turn_left"
    assert play(match, "step e5 e") == ["stepped black e5 e6", "turn_ended black"]


def test_a_path_with_a_turn_is_blocked_like_any_other() -> None:  # §8, §5
    match = deal({**_FAR, "d3": "black mushroom water", "e4": "black mushroom"}, roots={"white": ["d4:e"]})
    play(match, "grow a1 sun", "step d3 e")
    assert why_not(match, "step d4 ne") == "ally_in_the_way"
    assert why_not(match, "step d4 e") == "root_in_the_way"
    assert why_not(match, "step d4 nw") is None


def test_the_second_water_gives_a_step_after_an_attack() -> None:  # §8, EW-33
    match = deal({**_FAR, "d4": "black mushroom water water", "d5": "white mushroom"})
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun")
    assert legal(match) == [*(f"step d5 {direction}" for direction in _DIRECTIONS), "stop"]
    assert play(match, "step d5 nw") == ["stepped black d5 e4", "turn_ended black"]
    assert pieces(match)["e4"] == "black mushroom water water"


def test_one_water_gives_no_step_after_an_attack() -> None:  # §8
    match = deal({**_FAR, "d4": "black mushroom water", "d5": "white mushroom"})
    assert play(match, "grow a1 sun", "step d4 e", "grow a1 sun")[-1] == "turn_ended black"


def test_the_step_after_an_attack_may_be_left_out() -> None:  # EW-33
    match = deal({**_FAR, "d4": "black mushroom water water", "d5": "white mushroom"})
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun")
    assert play(match, "stop") == ["turn_ended black"]
    assert pieces(match)["d5"] == "black mushroom water water"


def test_the_step_after_an_attack_does_not_enter_an_enemys_hex() -> None:  # §8, EW-33
    match = deal({**_FAR, "d4": "black mushroom water water", "d5": "white mushroom", "d6": "white mushroom"})
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun")
    assert why_not(match, "step d5 e") == "extra_step_onto_enemy"
    assert why_not(match, "step d5 ne") is None


def test_the_step_after_an_attack_is_blocked_like_any_other() -> None:  # EW-33
    match = deal(
        {**_FAR, "d8": "black mushroom water water", "d9": "white mushroom", "e8": "black mushroom"},
        roots={"black": ["d9:sw"]},
        destroyed=["d10"],
    )
    play(match, "grow a1 sun", "step d8 e", "grow a1 sun")
    assert why_not(match, "step d9 e") == "tile_destroyed"
    assert why_not(match, "step d9 nw") == "ally_in_the_way"
    assert why_not(match, "step d9 sw") == "root_in_the_way"
    assert legal(match, "step") == ["step d9 ne", "step d9 w", "step d9 se"]


def test_an_attack_on_a_root_gives_the_step_too() -> None:  # EW-33
    match = deal({**_FAR, "d4": "black mushroom water water"}, roots={"white": ["d5:e"]})
    play(match, "grow a1 sun", "step d4 e", "stop")
    assert play(match, "sever d5 e white") == ["struck black d5 d5", "root_destroyed white d5:e"]
    assert play(match, "step d5 e") == ["stepped black d5 d6", "turn_ended black"]


def test_an_attack_on_a_shield_gives_the_step_too() -> None:  # EW-33
    match = deal({"a1": "black tree", "d3": "black tree water water sun", "d5": "white tree earth earth earth shield"})
    play(match, "grow a1 sun", "step d3 e", "stop")
    assert play(match, "strike d5") == ["struck black d4 d5", "lost_shield white d5"]
    assert match.view(None)["stage"] == "extra"


def test_without_an_attack_there_is_no_such_step() -> None:  # §8, EW-33
    match = deal({**_FAR, "d4": "black mushroom water water"}, roots={"white": ["d5:e"]})
    play(match, "grow a1 sun", "step d4 e", "stop")
    assert play(match, "hold") == ["turn_ended black"]


def test_after_a_rebound_the_step_starts_from_the_rebound_hex() -> None:
    """§8, EW-33, the drawn example: rebound, then the step in any direction but onto the enemy."""
    match = deal({"d3": "black tree water water", "d6": "white tree earth earth earth shield"})
    assert play(match, "grow d3 earth", "step d3 e", "step d4 e", "step d5 e")[-1] == "stepped black d5 d6"  # 1
    assert play(match, "strike d6") == [  # 2
        "struck black d6 d6",
        "lost_shield white d6",
        "rebounded black d6 d5",
    ]
    assert legal(match, "step") == [f"step d5 {direction}" for direction in _DIRECTIONS[1:]]
    assert why_not(match, "step d5 e") == "extra_step_onto_enemy"
    assert play(match, "step d5 nw")[0] == "stepped black d5 e4"  # 3
    assert pieces(match) == {"e4": "black tree earth water water", "d6": "white tree earth earth earth"}


def test_the_step_comes_once_after_the_last_attack() -> None:  # EW-33
    match = deal(
        {"a1": "black tree", "d4": "black tree sun sun water water", "g7": "white tree"},
        roots={"white": ["d5:e", "d5:ne"]},
    )
    play(match, "grow a1 sun", "step d4 e", "stop")
    play(match, "sever d5 e white")
    assert match.view(None)["stage"] == "attack"
    assert why_not(match, "step d5 w") == "not_now"
    play(match, "sever d5 ne white")
    assert play(match, "step d5 w") == ["stepped black d5 d4", "turn_ended black"]


def test_a_second_attack_left_out_still_gives_the_step() -> None:  # EW-33
    match = deal(
        {"a1": "black tree", "d4": "black tree sun sun water water", "g7": "white tree"},
        roots={"white": ["d5:e", "d5:ne"]},
    )
    play(match, "grow a1 sun", "step d4 e", "stop", "sever d5 e white", "hold")
    assert match.view(None)["stage"] == "extra"
