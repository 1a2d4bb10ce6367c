"""§6: the attack."""

from __future__ import annotations

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_FAR = {"a1": "black tree", "g7": "white tree"}


def test_moving_onto_an_enemy_attacks_and_destroys_it() -> None:
    """§6, the first drawn example: Black's Specimen then stands where White's stood."""
    match = deal({**_FAR, "d4": "black mushroom", "d6": "white mushroom"})
    assert play(match, "grow a1 sun", "step d4 e", "step d5 e") == [
        "grew black a1 sun",
        "stepped black d4 d5",
        "stepped black d5 d6",
        "struck black d6 d6",
        "specimen_destroyed white d6 mushroom",
        "earned black 1",
    ]
    assert pieces(match) == {"a1": "black tree sun", "d6": "black mushroom", "g7": "white tree"}


def test_an_attack_ends_the_move() -> None:  # §6
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white mushroom"})
    assert play(match, "grow a1 sun", "step d4 e", "grow a1 sun")[-1] == "turn_ended black"
    assert match.view(None)["turn"] == "white"


def test_an_enemy_too_far_away_cannot_be_attacked() -> None:
    """§6, the drawn example of an attack out of reach: three hexes for a move of two."""
    match = deal({**_FAR, "d4": "black mushroom", "d7": "white mushroom"})
    assert play(match, "grow a1 sun", "step d4 e", "step d5 e")[1:] == [
        "stepped black d4 d5",
        "stepped black d5 d6",
        "turn_ended black",
    ]
    assert pieces(match)["d7"] == "white mushroom"


def test_an_enemy_off_the_line_cannot_be_attacked() -> None:  # §6
    match = deal({**_FAR, "d4": "black mushroom", "e5": "white mushroom"})
    play(match, "grow a1 sun", "step d4 e")
    assert why_not(match, "step d5 ne") == "no_turn_left"
    assert why_not(match, "strike e5") == "not_now"


def test_an_enemy_behind_a_root_cannot_be_attacked() -> None:
    """§6, the drawn example of an attack blocked by a Root."""
    match = deal({**_FAR, "d4": "black mushroom", "d6": "white mushroom"}, roots={"white": ["d5:e"]})
    play(match, "grow a1 sun", "step d4 e")
    assert legal(match) == ["sever d5 e white", "hold"]
    assert why_not(match, "step d5 e") == "not_now"
    assert why_not(match, "strike d6") == "no_sun"
    assert play(match, "hold") == ["turn_ended black"]
    assert pieces(match)["d6"] == "white mushroom"


def test_on_an_empty_hex_a_specimen_may_attack_that_hex_for_a_root() -> None:  # EW-16
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"white": ["d5:e", "d5:nw"]})
    play(match, "grow a1 sun", "step d4 e")
    assert legal(match) == ["sever d5 e white", "sever d5 nw white", "hold"]
    assert play(match, "sever d5 e white") == [
        "struck black d5 d5",
        "root_destroyed white d5:e",
        "turn_ended black",
    ]
    assert match.view(None)["roots"] == {"black": [], "white": ["d5:nw"]}


def test_such_an_attack_is_optional() -> None:  # §6, §7.4, EW-16
    match = deal({**_FAR, "d4": "black mushroom"}, roots={"black": ["d5:e"]})
    play(match, "grow a1 sun", "step d4 e")
    assert play(match, "hold") == ["turn_ended black"]
    assert match.view(None)["roots"] == {"black": ["d5:e"], "white": []}


def test_on_an_enemys_hex_the_attack_is_compulsory() -> None:  # §6, EW-17
    """With Roots in hand there is something else to do first, so the attack is asked for."""
    match = deal({**_FAR, "d4": "black mushroom earth", "d5": "white mushroom"}, roots_in_hand={"black": 1})
    play(match, "grow a1 sun", "step d4 e")
    assert [row for row in legal(match) if not row.startswith("lay")] == ["strike d5"]
    assert why_not(match, "hold") == "must_strike_here"
    assert play(match, "strike d5")[:2] == ["struck black d5 d5", "specimen_destroyed white d5 mushroom"]


def test_with_two_targets_the_entered_hex_is_one_of_them() -> None:  # EW-17
    match = deal(
        {**_FAR, "d4": "black mushroom earth sun", "d5": "white mushroom", "d6": "white mushroom"},
        roots_in_hand={"black": 1},
    )
    play(match, "grow a1 sun", "step d4 e")
    assert why_not(match, "strike d6") == "must_strike_here"
    play(match, "strike d5")
    assert legal(match) == ["strike d6", "hold"]


def test_a_specimen_that_does_not_move_does_not_attack() -> None:  # EW-18
    match = deal({**_FAR, "d4": "black mushroom sun", "d5": "white mushroom"}, roots={"white": ["d4:w"]})
    play(match, "grow a1 sun")
    assert why_not(match, "strike d5") == "not_now"
    assert why_not(match, "sever d4 w white") == "not_now"


def test_a_walled_in_specimen_cannot_free_itself() -> None:  # EW-18, EW-65
    walls = ["a1:e", "a1:ne", "a1:nw"]
    match = deal({"a1": "black tree sun", "g7": "white tree"}, roots={"white": [*walls]})
    assert play(match, "grow a1 sun")[1:] == ["skipped_move black", "turn_ended black"]
    assert match.view(None)["roots"] == {"black": [], "white": ["a1:e", "a1:ne", "a1:nw"]}


def test_only_the_specimen_that_moved_attacks() -> None:  # EW-19
    """Black's Tree on d6 stands beside an enemy with Sun, but it is the Mushroom that moved."""
    match = deal(
        {"d6": "black tree sun", "d7": "white mushroom", "d2": "black mushroom", "g7": "white tree"},
        roots={"white": ["d3:nw"]},
    )
    play(match, "grow d6 water", "step d2 e")
    play(match, "stop")
    assert legal(match) == ["sever d3 nw white", "hold"]
    assert why_not(match, "strike d7") == "no_sun"


def test_a_destroyed_specimens_resources_return_to_the_stock() -> None:  # EW-07
    match = deal(
        {**_FAR, "d4": "black mushroom", "d5": "white tree earth water water sun"},
        stock={"earth": 2, "water": 3, "sun": 4},
    )
    play(match, "grow a1 sun", "step d4 e")
    assert match.view(None)["stock"] == {"earth": 3, "water": 5, "sun": 4}


def test_the_roots_of_a_destroyed_specimen_stay_with_its_player() -> None:  # EW-07
    match = deal(
        {**_FAR, "d4": "black mushroom", "d5": "white mushroom earth"},
        roots={"white": ["d5:ne"]},
        roots_in_hand={"white": 1},
    )
    play(match, "grow a1 sun", "step d4 e", "grow a1 sun")
    assert match.view(None)["roots"] == {"black": [], "white": ["d5:ne"]}
    assert match.view(None)["roots_in_hand"] == {"black": 0, "white": 1}
