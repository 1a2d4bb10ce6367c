"""§1: the aim of the game."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import BadOption
from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play


def test_two_players_play() -> None:  # §1
    match = quintessence.start("earth_water_sun", seed="two")
    assert match.game.seats == [2]
    with pytest.raises(BadOption, match="wrong_seats"):
        quintessence.start("earth_water_sun", seats=3)


def test_whoever_destroys_both_enemy_trees_wins() -> None:  # §1, EW-01
    match = deal({"a1": "black tree", "d4": "black mushroom", "d5": "white tree", "g1": "white mushroom"})
    assert play(match, "grow a1 sun", "step d4 e") == [
        "grew black a1 sun",
        "stepped black d4 d5",
        "struck black d5 d5",
        "specimen_destroyed white d5 tree",
        "won black",
    ]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == [1, 2]
    assert outcome.scores == [{"trees": 1}, {"trees": 0}]
    assert outcome.reason == "last_tree_destroyed"
    assert match.to_act() == []


def test_with_one_tree_left_a_player_plays_on() -> None:  # §1, EW-01
    match = deal({"a1": "black tree", "d4": "black mushroom", "d5": "white tree", "g1": "white tree"})
    events = play(match, "grow a1 sun", "step d4 e")
    assert events[-2:] == ["specimen_destroyed white d5 tree", "earned black 2"]
    assert match.outcome() is None


def test_mushrooms_do_not_decide() -> None:  # §1, EW-01
    match = deal({"a1": "black tree", "d4": "black mushroom", "d5": "white mushroom", "g1": "white tree"})
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun")
    assert [name.split()[1] for name in pieces(match).values() if name.startswith("white")] == ["tree"]
    assert match.outcome() is None
    assert legal(match, "grow") == ["grow g1 earth", "grow g1 water", "grow g1 sun"]


def test_the_end_is_looked_at_only_after_the_counter_attack() -> None:  # EW-01, EW-02
    """Both last Trees fall in one exchange: nobody has won, although one of them fell first."""
    match = deal({"d4": "black tree", "d5": "white tree sun sun sun"})
    assert play(match, "grow d4 water", "step d4 e")[1:] == [
        "stepped black d4 d5",
        "struck black d5 d5",
        "specimen_destroyed white d5 tree",
        "counter_attacked white d5 d5",
        "specimen_destroyed black d5 tree",
        "drew",
    ]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == [1, 1]
    assert outcome.reason == "last_trees_together"


def test_the_last_tree_may_fall_to_a_counter_attack() -> None:  # EW-01
    match = deal({"d4": "black tree", "d5": "white tree sun sun sun", "g1": "white tree"})
    assert play(match, "grow d4 water", "step d4 e")[-2:] == ["specimen_destroyed black d5 tree", "won white"]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1]


def test_an_attacker_that_falls_still_wins_with_the_last_enemy_tree() -> None:  # EW-01
    match = deal({"a1": "black tree", "d4": "black mushroom", "d5": "white tree sun sun sun"})
    assert play(match, "grow a1 water", "step d4 e")[-2:] == ["specimen_destroyed black d5 mushroom", "won black"]


def test_whoever_destroys_the_tile_under_his_own_last_tree_loses() -> None:  # EW-03
    match = deal({"a1": "black tree", "g1": "white tree"}, world_ended={"black": True})
    assert play(match, "destroy a1") == [
        "tile_destroyed black a1",
        "specimen_destroyed black a1 tree",
        "won white",
    ]
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1]
    assert outcome.reason == "last_tree_lost"
