"""§5: the move."""

from __future__ import annotations

import pytest

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_FAR = {"a1": "black tree", "g7": "white tree"}
_TWO_STEPS = {"e": "d6", "ne": "f4", "nw": "f2", "w": "d2", "sw": "b2", "se": "b4"}


def test_any_own_specimen_may_move() -> None:  # §5
    match = deal({**_FAR, "d4": "black mushroom", "d8": "white mushroom"})
    play(match, "grow a1 sun")
    assert {row.split()[1] for row in legal(match, "step")} == {"a1", "d4"}
    assert why_not(match, "step d8 e") == "not_your_specimen"
    assert why_not(match, "step d5 e") == "no_specimen"


@pytest.mark.parametrize(("direction", "to"), _TWO_STEPS.items())
def test_a_move_of_two_hexes_goes_straight_in_any_direction(direction: str, to: str) -> None:  # §5
    match = deal({**_FAR, "d4": "black mushroom"})
    play(match, "grow a1 sun", f"step d4 {direction}")
    (onward,) = legal(match, "step")
    assert onward.split()[2] == direction
    assert play(match, onward)[-1] == "turn_ended black"
    assert pieces(match)[to] == "black mushroom"


def test_a_move_may_end_after_one_hex() -> None:  # §5, EW-12
    match = deal({**_FAR, "d4": "black mushroom"})
    play(match, "grow a1 sun", "step d4 ne")
    assert legal(match) == ["step e4 ne", "stop"]
    assert play(match, "stop") == ["turn_ended black"]
    assert pieces(match)["e4"] == "black mushroom"


def test_a_plain_move_is_two_hexes_at_most_and_does_not_turn() -> None:  # §5
    match = deal({**_FAR, "d4": "black mushroom"})
    play(match, "grow a1 sun", "step d4 ne")
    assert why_not(match, "step e4 e") == "no_turn_left"
    assert play(match, "step e4 ne") == ["stepped black e4 f4", "turn_ended black"]


def test_only_one_specimen_moves() -> None:  # §5
    match = deal({**_FAR, "d4": "black mushroom"})
    play(match, "grow a1 sun", "step d4 ne")
    assert why_not(match, "step a1 e") == "not_the_mover"


def test_a_specimen_cannot_stay_where_it_is() -> None:  # §5, EW-09
    match = deal({**_FAR, "d4": "black mushroom"})
    play(match, "grow a1 sun")
    assert why_not(match, "end") == "must_move"
    assert why_not(match, "stop") == "not_now"


def test_a_move_with_turns_cannot_end_where_it_began() -> None:  # EW-09
    match = deal({**_FAR, "d4": "black mushroom water water"})
    events = play(match, "grow a1 sun", "step d4 e", "step d5 e", "step d6 w")
    assert events[-2:] == ["stepped black d6 d5", "turn_ended black"]  # although a fourth step was left
    assert pieces(match)["d5"] == "black mushroom water water"


def test_a_move_may_pass_where_it_began_but_not_stop_there() -> None:  # EW-09, EW-14
    match = deal({**_FAR, "d4": "black mushroom water"})
    play(match, "grow a1 sun", "step d4 e", "step d5 w")
    assert legal(match) == ["step d4 w"]
    assert why_not(match, "stop") == "must_move"
    assert play(match, "step d4 w") == ["stepped black d4 d3", "turn_ended black"]


def test_a_move_cannot_go_back_to_where_it_began_without_a_way_on() -> None:  # EW-09
    match = deal({**_FAR, "d4": "black mushroom water", "d3": "black mushroom"})
    play(match, "grow a1 sun", "step d4 e")
    assert why_not(match, "step d5 w") == "would_end_where_it_began"


def test_an_ally_blocks_the_path_and_the_move_ends_before_it() -> None:
    """§5, the drawn example of a blocked path: the Specimen stops on the last free hex."""
    match = deal({**_FAR, "d4": "black mushroom", "d6": "black mushroom"})
    assert play(match, "grow a1 sun", "step d4 e")[1:] == ["stepped black d4 d5", "turn_ended black"]
    assert pieces(match)["d5"] == pieces(match)["d6"] == "black mushroom"


def test_a_root_blocks_the_path_and_the_move_ends_before_it() -> None:
    """§5, EW-15, the same example with an enemy's Root: it may still be attacked, then the turn is over."""
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"white": ["d5:e"]})
    assert play(match, "grow a1 sun", "step d4 e")[1:] == ["stepped black d4 d5"]
    assert match.view(None)["stage"] == "attack"
    assert legal(match, "step") == []


def test_ones_own_root_blocks_too() -> None:  # §5, §7.2, EW-15
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"black": ["d4:e"]})
    play(match, "grow a1 sun")
    assert why_not(match, "step d4 e") == "root_in_the_way"
    assert "step d4 ne" in legal(match)


def test_an_ally_next_to_a_specimen_closes_that_direction() -> None:  # §5, EW-11
    match = deal({**_FAR, "d4": "black mushroom", "d5": "black mushroom"})
    play(match, "grow a1 sun")
    assert why_not(match, "step d4 e") == "ally_in_the_way"


def test_the_rim_of_the_board_ends_the_path() -> None:  # EW-11
    match = deal({**_FAR, "d9": "black mushroom"})
    play(match, "grow a1 sun")
    assert why_not(match, "step a1 w") == "off_the_board"
    assert play(match, "step d9 e") == ["stepped black d9 d10", "turn_ended black"]


def test_a_destroyed_tile_ends_the_path() -> None:  # EW-11, §11
    match = deal({**_FAR, "d8": "black mushroom"}, destroyed=["d10"])
    assert play(match, "grow a1 sun", "step d8 e")[1:] == ["stepped black d8 d9", "turn_ended black"]


def test_no_two_specimens_share_a_hex_at_the_end_of_a_turn() -> None:  # §5
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white mushroom"})
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun")
    assert match.view(None)["turn"] == "white"
    assert pieces(match) == {"a1": "black tree sun sun", "d5": "black mushroom", "g7": "white tree"}


def test_no_specimen_passes_through_an_enemy() -> None:  # §5, EW-11
    """The drawn example: the hex behind the enemy is not reached; entering the enemy's hex ends the move."""
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white mushroom"})
    events = play(match, "grow a1 sun", "step d4 e")
    assert events[1:3] == ["stepped black d4 d5", "struck black d5 d5"]
    assert why_not(match, "step d5 e") == "not_now"
