"""§9: the two attacks in a row of the second Sun, and what a reward in mid-turn changes."""

from __future__ import annotations

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_FAR = {"a1": "black tree", "g7": "white tree"}


def test_two_attacks_destroy_four_specimens() -> None:
    """§9, EW-31, the first drawn example of the double attack."""
    match = deal(
        {
            **_FAR,
            "d3": "white tree sun sun",
            "d5": "black mushroom",
            "e4": "black mushroom",
            "e3": "black mushroom",
            "c4": "black mushroom",
        },
        to_move="white",
    )
    play(match, "grow g7 water", "step d3 e", "stop")
    assert play(match, "strike d5", "strike e4")[-1] == "earned white 2"
    play(match, "grow g7 water", "grow g7 water")
    assert legal(match) == ["strike e3", "strike c4", "hold"]
    assert play(match, "strike e3", "strike c4") == [
        "struck white d4 e3",
        "specimen_destroyed black e3 mushroom",
        "struck white d4 c4",
        "specimen_destroyed black c4 mushroom",
        "earned white 2",
    ]


def test_the_first_attack_opens_the_way_for_the_second() -> None:
    """§9, EW-31, the second drawn example: one Specimen and the Root fall, then the Specimen behind the Root."""
    match = deal(
        {**_FAR, "d3": "white tree sun sun", "d5": "black mushroom", "e3": "black mushroom"},
        to_move="white",
        roots={"black": ["d4:e"]},
    )
    play(match, "grow g7 water", "step d3 e")
    assert why_not(match, "strike d5") == "root_between"
    assert play(match, "strike e3", "sever d4 e black") == [
        "struck white d4 e3",
        "specimen_destroyed black e3 mushroom",
        "struck white d4 d4",
        "root_destroyed black d4:e",
        "earned white 1",
    ]
    play(match, "grow g7 water")
    assert play(match, "strike d5")[:2] == ["struck white d4 d5", "specimen_destroyed black d5 mushroom"]


def test_the_first_attack_takes_the_shield_and_the_second_the_specimen() -> None:
    """§9, EW-31, the third drawn example: both attacks may aim at the same hex."""
    match = deal(
        {**_FAR, "d3": "white tree sun sun", "d5": "black tree earth earth earth shield", "e4": "black mushroom"},
        to_move="white",
    )
    play(match, "grow g7 water", "step d3 e", "stop")
    assert play(match, "strike e4", "strike d5") == [
        "struck white d4 e4",
        "specimen_destroyed black e4 mushroom",
        "struck white d4 d5",
        "lost_shield black d5",
        "earned white 1",
    ]
    play(match, "grow g7 water")
    assert play(match, "strike d5") == [
        "struck white d4 d5",
        "specimen_destroyed black d5 tree",
        "earned white 2",
    ]


def test_both_attacks_are_made_from_the_hex_reached() -> None:  # EW-31
    match = deal({**_FAR, "d3": "black mushroom sun sun"}, roots={"white": ["d4:nw", "d4:sw"]})
    play(match, "grow a1 water", "step d3 e", "stop", "sever d4 nw white")
    assert legal(match, "step") == []
    assert play(match, "sever d4 sw white")[-1] == "turn_ended black"


def test_the_second_attack_is_optional() -> None:  # EW-31
    match = deal({**_FAR, "d3": "black mushroom sun sun"}, roots={"white": ["d4:nw", "d4:sw"]})
    play(match, "grow a1 water", "step d3 e", "stop", "sever d4 nw white", "hold")
    assert match.view(None)["turn"] == "white"
    assert match.view(None)["roots"] == {"black": [], "white": ["c3:ne"]}


def test_one_sun_makes_one_attack() -> None:  # §9
    match = deal({**_FAR, "d3": "black mushroom sun"}, roots={"white": ["d4:nw", "d4:sw"]})
    assert play(match, "grow a1 water", "step d3 e", "stop", "sever d4 nw white")[-1] == "turn_ended black"


def test_between_two_attacks_there_is_no_rebound() -> None:  # EW-32
    """The second attack destroys the unshielded enemy, and the attacker stays on its hex."""
    match = deal(
        {
            "a1": "black tree",
            "d4": "black mushroom sun sun",
            "d5": "white tree earth earth earth shield",
            "g7": "white tree",
        }
    )
    assert play(match, "grow a1 water", "step d4 e")[-2:] == ["struck black d5 d5", "lost_shield white d5"]
    assert legal(match) == ["strike d5", "hold"]
    assert play(match, "strike d5", "grow a1 water", "grow a1 water") == [
        "struck black d5 d5",
        "specimen_destroyed white d5 tree",
        "earned black 2",
        "grew black a1 water",
        "grew black a1 water",
        "turn_ended black",
    ]
    assert pieces(match)["d5"] == "black mushroom sun sun"


def test_after_two_attacks_the_attacker_rebounds_if_the_enemy_still_lives() -> None:  # EW-32
    match = deal({"a1": "black tree", "d4": "black mushroom sun sun", "d5": "white tree earth earth earth shield"})
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "hold") == ["rebounded black d5 d4", "turn_ended black"]


def test_a_second_attack_elsewhere_still_ends_in_the_rebound() -> None:  # EW-32
    match = deal(
        {
            "a1": "black tree",
            "d4": "black mushroom sun sun",
            "d5": "white tree earth earth earth shield",
            "d6": "white mushroom",
        }
    )
    play(match, "grow a1 water", "step d4 e", "hold", "strike d6", "hold")
    assert play(match, "grow a1 water") == ["grew black a1 water", "rebounded black d5 d4", "turn_ended black"]


def test_the_rebound_comes_before_the_step_after_the_attacks() -> None:  # EW-32, EW-33
    match = deal(
        {"a1": "black tree", "d4": "black tree sun sun water water", "d5": "white tree earth earth earth shield"}
    )
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "hold", "step d4 nw") == ["rebounded black d5 d4", "stepped black d4 e3", "turn_ended black"]


def test_while_two_specimens_share_a_hex_each_keeps_what_it_earned() -> None:  # EW-32
    """Black earns a resource between two attacks, and gives it to the attacker beside its shielded enemy."""
    match = deal(
        {
            "a1": "black tree",
            "d4": "black tree sun sun",
            "d5": "white tree earth earth earth shield",
            "d6": "white mushroom",
        }
    )
    play(match, "grow a1 water", "step d4 e", "strike d6")
    assert play(match, "grow d5 water") == ["grew black d5 water"]
    assert play(match, "hold") == ["rebounded black d5 d4", "turn_ended black"]
    assert pieces(match)["d4"] == "black tree water sun sun"
    assert pieces(match)["d5"] == "white tree earth earth earth"


def test_the_second_attack_may_clear_roots_around_the_conquered_hex() -> None:  # §9, EW-31
    match = deal({**_FAR, "d4": "black mushroom sun sun", "d5": "white mushroom"}, roots={"white": ["d5:e"]})
    play(match, "grow a1 water", "step d4 e", "grow a1 water")
    assert legal(match) == ["sever d5 e white", "hold"]
    assert play(match, "sever d5 e white")[-1] == "turn_ended black"


def test_sun_gained_in_mid_turn_gives_no_second_attack() -> None:  # EW-34
    match = deal({**_FAR, "d4": "black mushroom sun", "d5": "white mushroom"}, roots={"white": ["d5:ne"]})
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "grow d5 sun") == ["grew black d5 sun", "turn_ended black"]
    assert pieces(match)["d5"] == "black mushroom sun sun"


def test_water_gained_in_mid_turn_gives_no_step_after_the_attack() -> None:  # EW-34
    match = deal({**_FAR, "d4": "black mushroom water", "d5": "white mushroom"})
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "grow d5 water") == ["grew black d5 water", "turn_ended black"]


def test_roots_gained_in_mid_turn_are_laid_in_the_same_turn() -> None:  # EW-34
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white mushroom"})
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "grow d5 earth") == ["grew black d5 earth", "gained_roots black 2"]
    assert play(match, "lay d5:e", "end") == ["laid black d5:e", "turn_ended black"]


def test_a_shield_gained_in_mid_turn_is_there_at_once() -> None:  # EW-34
    match = deal({"a1": "black tree earth earth", "d4": "black mushroom", "d5": "white mushroom", "g7": "white tree"})
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "grow a1 earth")[:3] == [
        "grew black a1 earth",
        "gained_roots black 2",
        "gained_shield black a1",
    ]
    assert pieces(match)["a1"] == "black tree earth earth earth water shield"
