"""§7.1 to §7.5: Roots are gained, laid, connected, destroyed and lifted."""

from __future__ import annotations

import pytest

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_FAR = {"a1": "black tree", "g7": "white tree"}
_AROUND_D4 = {"d4:e", "d4:ne", "d4:nw", "d3:e", "c3:ne", "c4:nw"}
"""The six edges of d4, by their first names."""
_FROM_CORNERS_OF_D4 = {"d5:nw", "e3:e", "d3:ne", "c3:nw", "c3:e", "c4:ne"}
"""The six edges that touch d4 by one end."""


def _edges(rows: list[str]) -> set[str]:
    return {row.split()[1] for row in rows}


# §7.1: Roots gained.


def test_the_first_earth_brings_two_roots() -> None:  # §7.1
    match = deal(_FAR)
    assert play(match, "grow a1 earth") == ["grew black a1 earth", "gained_roots black 2"]
    assert match.view(None)["roots_in_hand"] == {"black": 2, "white": 0}
    assert match.view(None)["roots_in_supply"] == {"black": 18, "white": 20}


def test_the_second_and_third_earth_bring_two_more_each() -> None:  # §7.1, §7.5, §7.6
    for held in ("earth", "earth earth"):
        match = deal({"a1": f"black tree {held}", "g7": "white tree"})
        assert play(match, "grow a1 earth")[1] == "gained_roots black 2"


def test_a_player_gains_the_roots_that_are_left() -> None:  # EW-08
    match = deal(_FAR, roots_in_supply={"black": 1})
    assert play(match, "grow a1 earth") == ["grew black a1 earth", "gained_roots black 1"]
    match = deal(_FAR, roots_in_supply={"black": 0})
    assert play(match, "grow a1 earth") == ["grew black a1 earth"]
    assert match.view(None)["roots_in_hand"] == {"black": 0, "white": 0}


def test_a_destroyed_root_never_returns() -> None:  # EW-08
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"white": ["d5:e"]}, roots_in_supply={"white": 19})
    play(match, "grow a1 sun", "step d4 e", "sever d5 e white")
    view = match.view(None)
    assert view["roots"] == {"black": [], "white": []}
    assert view["roots_lost"] == {"black": 0, "white": 1}
    assert view["roots_in_supply"] == {"black": 20, "white": 19}


# §7.2: laying.


def test_a_root_is_laid_from_the_inventory_onto_an_edge() -> None:  # §7.2
    match = deal({**_FAR, "d4": "black mushroom earth"}, roots_in_hand={"black": 2})
    assert play(match, "lay d4:ne") == ["laid black d4:ne"]
    assert match.view(None)["roots"] == {"black": ["d4:ne"], "white": []}
    assert match.view(None)["roots_in_hand"] == {"black": 1, "white": 0}


def test_without_a_root_in_hand_none_is_laid() -> None:  # §7.2
    match = deal({**_FAR, "d4": "black mushroom earth"})
    assert legal(match, "lay") == []
    assert why_not(match, "lay d4:ne") == "no_root_in_hand"


def test_roots_are_laid_at_any_moment_of_ones_turn() -> None:
    """§7.2, EW-58: before and after growth, after the move, between two attacks, and at the end."""
    match = deal(
        {
            "a1": "black tree earth",
            "d4": "black tree sun sun",
            "d6": "white mushroom",
            "e5": "white mushroom",
            "g7": "white tree",
        },
        roots_in_hand={"black": 6},
    )
    assert play(match, "lay a1:w") == ["laid black a1:w"]
    play(match, "grow a1 water")
    assert play(match, "lay a1:nw") == ["laid black a1:nw"]
    play(match, "step d4 e", "stop")
    assert play(match, "lay a1:ne") == ["laid black a1:ne"]
    play(match, "strike d6", "hold", "grow a1 water")
    assert play(match, "lay a1:e") == ["laid black a1:e"]
    play(match, "strike e5", "grow a1 water")
    assert match.view(None)["stage"] == "wind_up"
    assert play(match, "lay a1:se") == ["laid black a1:se"]
    assert play(match, "end") == ["turn_ended black"]


def test_roots_are_laid_before_the_step_after_an_attack_too() -> None:  # §7.2, EW-58
    match = deal(
        {"a1": "black tree earth", "d4": "black tree water water", "d5": "white mushroom", "g7": "white tree"},
        roots_in_hand={"black": 1},
    )
    play(match, "grow a1 sun", "step d4 e", "strike d5", "grow a1 sun")
    assert match.view(None)["stage"] == "extra"
    assert play(match, "lay a1:e") == ["laid black a1:e"]
    assert play(match, "step d5 e") == ["stepped black d5 d6", "turn_ended black"]


def test_no_root_is_laid_between_two_steps_of_a_move() -> None:  # EW-58
    match = deal({"a1": "black tree earth", "d4": "black mushroom", "g7": "white tree"}, roots_in_hand={"black": 1})
    play(match, "grow a1 sun", "step d4 e")
    assert legal(match) == ["step d5 e", "stop"]
    assert why_not(match, "lay a1:e") == "roots_not_now"


def test_no_root_is_laid_in_the_other_players_turn() -> None:  # §7.2
    match = deal({"a1": "black tree earth", "g7": "white tree"}, to_move="white", roots_in_hand={"black": 1})
    assert legal(match, "lay") == []


@pytest.mark.parametrize("owner", ["black", "white"])
@pytest.mark.parametrize("mover", ["black", "white"])
def test_a_root_blocks_everybody(owner: str, mover: str) -> None:  # §7.2, EW-15
    match = deal({**_FAR, "d4": f"{mover} mushroom"}, to_move=mover, roots={owner: ["d4:e"]})
    play(match, f"grow {'a1' if mover == 'black' else 'g7'} sun")
    assert why_not(match, "step d4 e") == "root_in_the_way"
    assert why_not(match, "step d4 ne") is None


def test_a_root_laid_before_the_move_blocks_it_at_once() -> None:  # §7.2, EW-15
    match = deal({**_FAR, "d4": "black mushroom earth"}, roots_in_hand={"black": 1})
    play(match, "grow a1 sun", "lay d4:e")
    assert why_not(match, "step d4 e") == "root_in_the_way"


def test_only_a_specimen_with_earth_lays_roots() -> None:  # §7.2
    match = deal({**_FAR, "d4": "black mushroom water sun"}, roots_in_hand={"black": 2})
    assert legal(match, "lay") == []
    assert why_not(match, "lay d4:e") == "not_connected"


def test_an_enemys_earth_does_not_help() -> None:  # §7.2
    match = deal({**_FAR, "d4": "white mushroom earth"}, roots_in_hand={"black": 2})
    assert why_not(match, "lay d4:e") == "not_connected"


def test_another_specimen_than_the_one_that_earned_it_may_lay_a_root() -> None:  # §7.2
    match = deal({"a1": "black tree", "d4": "black mushroom earth", "g7": "white tree"})
    play(match, "grow a1 earth")
    assert play(match, "lay d4:e") == ["laid black d4:e"]


def test_several_roots_may_lie_on_one_edge_in_both_colours() -> None:  # §7.4, EW-64
    match = deal(
        {**_FAR, "d4": "black mushroom earth"},
        roots={"black": ["d4:e", "d4:e"], "white": ["d4:e", "d4:e", "d4:e"]},
        roots_in_hand={"black": 1},
    )
    assert play(match, "lay d4:e") == ["laid black d4:e"]
    assert match.view(None)["roots"] == {"black": ["d4:e"] * 3, "white": ["d4:e"] * 3}


def test_the_outer_edges_of_the_board_may_be_used() -> None:  # EW-63
    match = deal({"a1": "black tree earth", "g7": "white tree"}, roots_in_hand={"black": 3})
    assert play(match, "lay a1:sw", "lay a1:se", "lay a2:sw") == [
        "laid black a1:sw",
        "laid black a1:se",
        "laid black a2:sw",
    ]


def test_a_specimen_may_be_walled_in_completely() -> None:  # EW-65
    match = deal(
        {"a1": "black tree", "d4": "black mushroom earth", "g7": "white tree"},
        roots={"white": ["d4:e", "d4:ne", "d4:nw", "d4:w", "d4:sw"]},
        roots_in_hand={"black": 1},
    )
    play(match, "grow a1 sun", "lay d4:se")
    assert {row.split()[1] for row in legal(match, "step")} == {"a1"}


# §7.3: connection.


def test_the_twelve_edges_that_touch_a_specimens_hex_are_connected() -> None:  # §7.3, EW-60
    """Entirely, or by one end only."""
    match = deal({**_FAR, "d4": "black mushroom earth"}, roots_in_hand={"black": 1})
    assert _edges(legal(match, "lay")) == _AROUND_D4 | _FROM_CORNERS_OF_D4
    assert why_not(match, "lay d5:e") == "not_connected"


def test_an_unbroken_route_of_roots_is_connected() -> None:
    """§7.3, EW-60, the drawn example on the left: all these Roots are connected.

    The first touches d4 by its end; each of the others shares a corner with the one before it.
    """
    match = deal(
        {**_FAR, "d4": "black mushroom earth earth"},
        roots={"black": ["d5:nw", "d5:ne", "d6:nw", "d6:ne"]},
        roots_in_hand={"black": 1},
    )
    assert _edges(legal(match, "lift")) == {"d5:nw", "d5:ne", "d6:nw", "d6:ne"}
    beyond = {"e4:e", "d5:e", "e5:e", "d6:e", "d7:nw"}
    assert _edges(legal(match, "lay")) == (_AROUND_D4 | _FROM_CORNERS_OF_D4 | {"d5:ne", "d6:nw", "d6:ne"} | beyond)


def test_a_route_with_a_hole_is_not_connected() -> None:
    """§7.3, EW-60, the drawn example on the right: the two Roots furthest to the right are not connected."""
    match = deal(
        {**_FAR, "d4": "black mushroom earth earth"},
        roots={"black": ["d5:nw", "d6:nw", "d6:ne"]},
        roots_in_hand={"black": 1},
    )
    assert legal(match, "lift") == ["lift d5:nw"]
    assert why_not(match, "lift d6:nw") == "not_connected_to_lift"
    assert why_not(match, "lift d6:ne") == "not_connected_to_lift"
    assert why_not(match, "lay d7:nw") == "not_connected"
    play(match, "lay d5:ne")
    assert _edges(legal(match, "lift")) == {"d5:nw", "d6:nw", "d6:ne"}


def test_a_route_of_the_enemys_roots_carries_nothing() -> None:  # EW-59
    match = deal(
        {**_FAR, "d4": "black mushroom earth"}, roots={"white": ["d5:nw", "d5:ne"]}, roots_in_hand={"black": 1}
    )
    assert _edges(legal(match, "lay")) == _AROUND_D4 | _FROM_CORNERS_OF_D4


def test_a_gap_filled_by_an_enemys_root_is_still_a_gap() -> None:  # EW-59
    match = deal({**_FAR, "d4": "black mushroom earth earth"}, roots={"black": ["d5:nw", "d6:nw"], "white": ["d5:ne"]})
    assert legal(match, "lift") == ["lift d5:nw"]


def test_roots_that_are_cut_off_remain_and_still_block() -> None:  # EW-61
    """White's only Earth is destroyed; its Root beside d8 belongs to nobody's reach, and stops Black all the same."""
    match = deal(
        {**_FAR, "d4": "black mushroom", "d5": "white mushroom earth", "d8": "black mushroom"},
        roots={"white": ["d8:e"]},
        roots_in_hand={"white": 1},
    )
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun")
    assert match.view(None)["roots"] == {"black": [], "white": ["d8:e"]}
    assert legal(match, "lay") == []
    play(match, "grow g7 sun", "step g7 w", "stop", "grow a1 sun")
    assert why_not(match, "step d8 e") == "root_in_the_way"


# §7.4: destroying Roots.


@pytest.mark.parametrize("owner", ["black", "white"])
def test_attacking_a_hex_destroys_a_root_on_its_edges_whoevers_it_is(owner: str) -> None:  # §7.4, EW-25
    match = deal({**_FAR, "d4": "black mushroom"}, roots={owner: ["d5:ne"]})
    play(match, "grow a1 sun", "step d4 e", "stop")
    assert play(match, f"sever d5 ne {owner}")[:2] == ["struck black d5 d5", f"root_destroyed {owner} d5:ne"]


def test_a_root_that_touches_the_hex_by_its_end_is_not_destroyed() -> None:  # §7.4, EW-27
    """The Root between d6 and e5 ends at a corner of d5; there is nothing to attack, so the turn is over."""
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"white": ["d6:nw"]})
    assert play(match, "grow a1 sun", "step d4 e", "stop")[-1] == "turn_ended black"
    assert match.view(None)["roots"] == {"black": [], "white": ["d6:nw"]}


def test_one_attack_destroys_one_root_of_the_attackers_choice() -> None:  # §7.4, EW-25
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"white": ["d5:ne", "d5:nw"], "black": ["d5:se"]})
    play(match, "grow a1 sun", "step d4 e", "stop")
    assert legal(match) == ["sever d5 ne white", "sever d5 nw white", "sever d5 se black", "hold"]
    assert play(match, "sever d5 nw white")[-1] == "turn_ended black"
    assert match.view(None)["roots"] == {"black": ["c5:nw"], "white": ["d5:ne"]}


def test_an_enemy_on_the_hex_takes_the_attack_and_not_the_root() -> None:  # §7.4, EW-22
    match = deal(
        {**_FAR, "d4": "black mushroom earth", "d5": "white mushroom"},
        roots={"white": ["d5:ne"]},
        roots_in_hand={"black": 1},
    )
    play(match, "grow a1 sun", "step d4 e")
    assert why_not(match, "sever d5 ne white") == "enemy_takes_the_hit"
    assert play(match, "strike d5")[1] == "specimen_destroyed white d5 mushroom"
    assert match.view(None)["roots"] == {"black": [], "white": ["d5:ne"]}


def test_a_shield_takes_the_attack_and_not_the_root() -> None:  # EW-22
    match = deal(
        {**_FAR, "d4": "black mushroom", "d5": "white tree earth earth earth shield"}, roots={"white": ["d5:ne"]}
    )
    events = play(match, "grow a1 sun", "step d4 e")
    assert "lost_shield white d5" in events
    assert match.view(None)["roots"] == {"black": [], "white": ["d5:ne"]}


def test_each_root_on_an_edge_needs_an_attack_of_its_own() -> None:  # §7.4, EW-28
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"white": ["d5:e"], "black": ["d5:e"]})
    play(match, "grow a1 sun", "step d4 e", "sever d5 e white", "grow g7 sun", "step g7 w", "stop", "grow a1 sun")
    assert match.view(None)["roots"] == {"black": ["d5:e"], "white": []}
    assert why_not(match, "step d5 e") == "root_in_the_way"


def test_a_doubled_root_keeps_a_target_out_of_range_until_both_are_gone() -> None:  # EW-28
    match = deal({**_FAR, "d4": "black tree sun sun", "d6": "white mushroom"}, roots={"white": ["d5:e", "d5:e"]})
    play(match, "grow a1 sun", "step d4 e", "sever d5 e white")
    assert why_not(match, "strike d6") == "root_between"
    play(match, "sever d5 e white")
    assert match.view(None)["roots"] == {"black": [], "white": []}


# §7.5: lifting.


def test_a_second_earth_lets_roots_be_lifted() -> None:  # §7.5
    match = deal({**_FAR, "d4": "black mushroom earth earth"}, roots={"black": ["d4:e"]})
    assert play(match, "lift d4:e") == ["lifted black d4:e"]
    assert match.view(None)["roots"] == {"black": [], "white": []}
    assert match.view(None)["roots_in_hand"] == {"black": 1, "white": 0}


def test_one_earth_is_not_enough_to_lift() -> None:  # §7.5
    match = deal({**_FAR, "d4": "black mushroom earth"}, roots={"black": ["d4:e"]})
    assert why_not(match, "lift d4:e") == "not_connected_to_lift"


def test_a_lifted_root_is_not_lost_and_may_be_laid_again() -> None:  # §7.5, EW-66
    match = deal({**_FAR, "d4": "black mushroom earth earth"}, roots={"black": ["d4:e"]})
    play(match, "lift d4:e")
    assert match.view(None)["roots_lost"] == {"black": 0, "white": 0}
    assert play(match, "lay d4:w") == ["laid black d3:e"]


def test_roots_are_lifted_at_any_moment_of_ones_turn() -> None:
    """§7.5, EW-58: before and after growth, after the move, and at the end after an attack."""
    match = deal(
        {"a1": "black tree earth earth", "d4": "black mushroom", "g7": "white tree"},
        roots={"black": ["a1:e", "a1:ne", "a1:nw", "a1:w"], "white": ["d5:e"]},
    )
    assert play(match, "lift a1:e") == ["lifted black a1:e"]
    play(match, "grow a1 sun")
    assert play(match, "lift a1:ne") == ["lifted black a1:ne"]
    play(match, "step d4 e")
    assert play(match, "lift a1:nw") == ["lifted black a1:nw"]
    play(match, "sever d5 e white")
    assert play(match, "lift a1:w") == ["lifted black a1:w"]
    assert play(match, "end") == ["turn_ended black"]


def test_another_specimen_than_the_one_that_laid_it_may_lift_a_root() -> None:  # §7.5
    match = deal({**_FAR, "d4": "black mushroom earth", "c6": "black mushroom earth earth"}, roots_in_hand={"black": 1})
    play(match, "lay d4:e", "grow a1 sun", "step c6 w", "step c5 w", "grow g7 sun", "step g7 w", "stop")
    assert play(match, "lift d4:e") == ["lifted black d4:e"]


def test_a_root_is_lifted_along_a_route_that_starts_at_two_earths() -> None:  # §7.5, EW-60
    """The Specimen with one Earth touches the route too; it is the one with two that lifts."""
    match = deal(
        {**_FAR, "d4": "black mushroom earth earth", "d7": "black mushroom earth"},
        roots={"black": ["d5:nw", "d5:ne", "d6:e", "d7:e"]},
    )
    assert _edges(legal(match, "lift")) == {"d5:nw", "d5:ne"}


def test_only_ones_own_roots_are_lifted() -> None:  # §7.5, EW-62
    match = deal({**_FAR, "d4": "black mushroom earth earth"}, roots={"white": ["d4:e"]})
    assert legal(match, "lift") == []
    assert why_not(match, "lift d4:e") == "no_own_root_there"


def test_a_root_laid_this_turn_is_not_lifted_again_this_turn() -> None:  # EW-66
    match = deal({**_FAR, "d4": "black mushroom earth earth"}, roots_in_hand={"black": 1})
    play(match, "lay d4:e")
    assert why_not(match, "lift d4:e") == "laid_this_turn"
    play(match, "grow a1 sun")
    assert why_not(match, "lift d4:e") == "laid_this_turn"
    play(match, "step a1 e", "stop", "grow g7 sun", "step g7 w", "stop")
    assert why_not(match, "lift d4:e") is None


def test_under_a_root_laid_this_turn_an_older_one_may_be_lifted() -> None:  # EW-66
    match = deal({**_FAR, "d4": "black mushroom earth earth"}, roots={"black": ["d4:e"]}, roots_in_hand={"black": 1})
    play(match, "lay d4:e")
    assert play(match, "lift d4:e") == ["lifted black d4:e"]
    assert why_not(match, "lift d4:e") == "laid_this_turn"


def test_root_actions_are_bounded_in_a_turn() -> None:  # EW-66
    """Twenty Roots: lifted once, laid once; then nothing is left to do with them."""
    edges = ["d4:e", "d4:ne", "d4:nw", "d4:w"] * 5
    match = deal({**_FAR, "d4": "black mushroom earth earth"}, roots={"black": [*edges]})
    for tag in ("lift", "lay"):
        for _ in range(20):
            play(match, legal(match, tag)[0])
    assert legal(match, "lift") == legal(match, "lay") == []
    assert pieces(match)["d4"] == "black mushroom earth earth"
