"""§9: Sun on two hexes; two attacks in a row and the counter-attack have files of their own."""

from __future__ import annotations

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_FAR = {"a1": "black tree", "g7": "white tree"}


def test_sun_strikes_the_entered_hex_and_one_beside_it() -> None:
    """§9, the first drawn example of Sun on two hexes."""
    match = deal({**_FAR, "d3": "white mushroom sun", "d4": "black mushroom", "e4": "black mushroom"}, to_move="white")
    assert play(match, "grow g7 water", "step d3 e", "strike e4") == [
        "grew white g7 water",
        "stepped white d3 d4",
        "struck white d4 d4",
        "specimen_destroyed black d4 mushroom",
        "struck white d4 e4",
        "specimen_destroyed black e4 mushroom",
        "earned white 2",
    ]
    assert pieces(match) == {"a1": "black tree", "d4": "white mushroom sun", "g7": "white tree water"}


def test_sun_strikes_two_hexes_beside_an_empty_one() -> None:
    """§9, the second drawn example of Sun on two hexes."""
    match = deal({**_FAR, "d3": "white mushroom sun", "d5": "black mushroom", "e4": "black mushroom"}, to_move="white")
    play(match, "grow g7 water", "step d3 e", "stop")
    assert play(match, "strike d5", "strike e4") == [
        "struck white d4 d5",
        "specimen_destroyed black d5 mushroom",
        "struck white d4 e4",
        "specimen_destroyed black e4 mushroom",
        "earned white 2",
    ]
    assert pieces(match)["d4"] == "white mushroom sun"


def test_one_target_alone_is_allowed() -> None:  # EW-20
    match = deal({**_FAR, "d3": "white mushroom sun", "d5": "black mushroom", "e4": "black mushroom"}, to_move="white")
    play(match, "grow g7 water", "step d3 e", "stop", "strike d5")
    assert legal(match) == ["strike e4", "hold"]
    assert play(match, "hold")[1:] == ["specimen_destroyed black d5 mushroom", "earned white 1"]
    assert pieces(match)["e4"] == "black mushroom"


def test_the_targets_are_ones_own_hex_and_the_six_around_it() -> None:  # §9, EW-20
    around = ["d5:ne", "e4:nw", "e3:w", "d3:nw", "c3:w", "c4:se"]
    match = deal({**_FAR, "d3": "black mushroom sun"}, roots={"white": [*around, "d4:e", "d6:e"]})
    play(match, "grow a1 water", "step d3 e")
    targets = {row.split()[1] for row in legal(match, "sever")}
    assert targets == {"d4", "e4", "e3", "d3", "c3", "c4"}  # d5 lies behind the Root of d4 (EW-21)
    assert why_not(match, "sever d6 e white") == "too_far"


def test_a_hex_is_not_targeted_twice_by_one_attack() -> None:  # §9, EW-20
    match = deal({**_FAR, "d3": "black mushroom sun"}, roots={"white": ["d4:nw", "d4:sw", "e4:ne"]})
    play(match, "grow a1 water", "step d3 e", "stop", "sever d4 nw white")
    assert why_not(match, "sever d4 sw white") == "already_a_target"
    assert why_not(match, "sever d4 nw white") == "already_a_target"
    assert legal(match) == ["sever e4 ne white", "hold"]


def test_without_sun_there_is_no_target_beside() -> None:  # §9, EW-20
    match = deal({**_FAR, "d3": "black mushroom", "d5": "white mushroom"}, roots={"white": ["d4:nw"]})
    play(match, "grow a1 water", "step d3 e", "stop")
    assert legal(match) == ["sever d4 nw white", "hold"]
    assert why_not(match, "strike d5") == "no_sun"


def test_a_root_between_protects_from_the_attack() -> None:
    """§9, EW-21, the drawn example of a Root in between.

    White takes the first Specimen. The Root saves the second; and the Root itself cannot be destroyed, since the
    hex was already a target of this attack. Nothing is left to aim at, so nothing is asked.
    """
    match = deal(
        {**_FAR, "d3": "white mushroom sun", "d4": "black mushroom", "d5": "black mushroom"},
        to_move="white",
        roots={"black": ["d4:e"]},
    )
    assert play(match, "grow g7 water", "step d3 e")[1:] == [
        "stepped white d3 d4",
        "struck white d4 d4",
        "specimen_destroyed black d4 mushroom",
        "earned white 1",
    ]
    assert pieces(match)["d5"] == "black mushroom"
    assert match.view(None)["roots"] == {"black": ["d4:e"], "white": []}


def test_a_root_between_closes_the_hex_and_the_root_to_the_second_target() -> None:  # EW-21
    """The same with a third Specimen to aim at, so that the second target is asked for."""
    match = deal(
        {**_FAR, "d3": "white mushroom sun", "d4": "black mushroom", "d5": "black mushroom", "e4": "black mushroom"},
        to_move="white",
        roots={"black": ["d4:e"]},
    )
    play(match, "grow g7 water", "step d3 e")
    assert why_not(match, "strike d5") == "root_between"
    assert why_not(match, "sever d4 e black") == "already_a_target"
    assert legal(match) == ["strike e4", "hold"]


def test_a_root_of_the_attackers_own_is_in_between_too() -> None:  # EW-21
    match = deal(
        {**_FAR, "d3": "white mushroom sun", "d5": "black mushroom"}, to_move="white", roots={"white": ["d4:e"]}
    )
    play(match, "grow g7 water", "step d3 e")
    assert why_not(match, "strike d5") == "root_between"
    assert legal(match) == ["sever d4 e white", "hold"]


def test_a_root_that_this_attack_destroys_is_still_in_between() -> None:  # EW-21, EW-29
    """Both targets are hit at once, so the first does not open the way to the second."""
    match = deal(
        {**_FAR, "d3": "white mushroom sun", "d5": "black mushroom", "e4": "black mushroom"},
        to_move="white",
        roots={"black": ["d4:e"]},
    )
    play(match, "grow g7 water", "step d3 e", "sever d4 e black")
    assert why_not(match, "strike d5") == "root_between"
    assert legal(match) == ["strike e4", "hold"]


def test_a_root_elsewhere_protects_nobody() -> None:  # EW-21
    """Roots on three other sides of the target do not stand between it and the attacker."""
    match = deal(
        {**_FAR, "d3": "white mushroom sun", "d5": "black mushroom"},
        to_move="white",
        roots={"black": ["d5:e", "d5:nw", "d5:sw"]},
    )
    play(match, "grow g7 water", "step d3 e", "stop")
    assert play(match, "strike d5", "hold")[1] == "specimen_destroyed black d5 mushroom"


def test_the_root_between_two_targets_is_spared_when_specimens_are_there() -> None:
    """§9, EW-22, the drawn example: both hexes beside the Root are hit, and the Specimens take the hits."""
    match = deal(
        {**_FAR, "d3": "white mushroom sun", "d5": "black mushroom", "e4": "black mushroom"},
        to_move="white",
        roots={"black": ["d5:nw"]},
    )
    play(match, "grow g7 water", "step d3 e", "stop")
    assert why_not(match, "sever d5 nw black") == "enemy_takes_the_hit"
    assert play(match, "strike d5", "strike e4")[-1] == "earned white 2"
    assert match.view(None)["roots"] == {"black": ["d5:nw"], "white": []}


def test_a_friend_on_a_target_is_unharmed_and_a_root_there_may_go() -> None:  # EW-23
    match = deal({**_FAR, "d3": "black mushroom sun", "d5": "black mushroom"}, roots={"white": ["d5:ne"]})
    play(match, "grow a1 water", "step d3 e")
    assert why_not(match, "strike d5") == "no_enemy_there"
    assert legal(match) == ["sever d5 ne white", "hold"]
    assert play(match, "sever d5 ne white") == [
        "struck black d4 d5",
        "root_destroyed white d5:ne",
        "turn_ended black",
    ]
    assert pieces(match)["d5"] == "black mushroom"


def test_an_empty_hex_without_roots_is_never_offered() -> None:  # EW-24
    match = deal({**_FAR, "d3": "black mushroom sun"}, roots={"white": ["d4:e"]})
    play(match, "grow a1 water", "step d3 e")
    assert legal(match) == ["sever d4 e white", "hold"]
    assert why_not(match, "strike e4") == "no_enemy_there"
    assert why_not(match, "sever e4 ne white") == "no_such_root"


def test_with_nothing_to_hit_no_attack_is_asked_for() -> None:  # EW-24
    match = deal({**_FAR, "d3": "black mushroom sun"})
    assert play(match, "grow a1 water", "step d3 e", "stop")[-1] == "turn_ended black"


def test_two_targets_may_take_both_roots_of_the_edge_between_them() -> None:  # EW-26
    match = deal({**_FAR, "d3": "black mushroom sun"}, roots={"white": ["d5:nw", "d5:nw"]})
    play(match, "grow a1 water", "step d3 e", "stop")
    assert play(match, "sever d5 nw white", "sever e4 se white")[:4] == [
        "struck black d4 d5",
        "root_destroyed white d5:nw",
        "struck black d4 e4",
        "root_destroyed white d5:nw",
    ]
    assert match.view(None)["roots"] == {"black": [], "white": []}


def test_two_targets_cannot_take_one_root_twice() -> None:  # EW-26
    match = deal({**_FAR, "d3": "black mushroom sun"}, roots={"white": ["d5:nw"], "black": ["e4:ne"]})
    play(match, "grow a1 water", "step d3 e", "stop", "sever d5 nw white")
    assert why_not(match, "sever e4 se white") == "no_such_root"
    assert legal(match) == ["sever e4 ne black", "hold"]


def test_an_enemy_on_one_target_saves_one_of_two_roots() -> None:  # EW-26
    match = deal({**_FAR, "d3": "black mushroom sun", "e4": "white mushroom"}, roots={"white": ["d5:nw", "d5:nw"]})
    play(match, "grow a1 water", "step d3 e", "stop", "sever d5 nw white", "strike e4")
    assert match.view(None)["roots"] == {"black": [], "white": ["d5:nw"]}


def test_both_targets_are_hit_before_anything_is_earned() -> None:  # EW-29
    """Simultaneous: both fall, the counter-attack comes, and only then each side is asked to place what it earned."""
    match = deal(
        {
            "a1": "black tree",
            "d3": "black mushroom sun",
            "d5": "white mushroom",
            "e4": "white tree sun sun sun",
            "g7": "white tree",
        }
    )
    play(match, "grow a1 water", "step d3 e", "stop")
    assert play(match, "strike e4", "strike d5") == [
        "struck black d4 e4",
        "specimen_destroyed white e4 tree",
        "struck black d4 d5",
        "specimen_destroyed white d5 mushroom",
        "counter_attacked white e4 d4",
        "specimen_destroyed black d4 mushroom",
        "earned black 3",
        "earned white 1",
    ]


def test_a_destroyed_tile_is_no_target() -> None:  # EW-30
    match = deal({**_FAR, "d8": "black mushroom sun"}, roots={"white": ["d9:e"]}, destroyed=["d10"])
    play(match, "grow a1 water", "step d8 e")
    assert why_not(match, "sever d10 w white") == "tile_destroyed"
    assert legal(match) == ["sever d9 e white", "hold"]
