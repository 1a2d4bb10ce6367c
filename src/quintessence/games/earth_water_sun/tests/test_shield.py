"""§7.6: the Shield and the rebound."""

from __future__ import annotations

from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_SHIELDED = "tree earth earth earth shield"
_BARE = "tree earth earth earth"


def test_the_third_earth_brings_a_shield() -> None:  # §7.6
    match = deal({"a1": "black tree earth earth", "g7": "white tree"})
    assert play(match, "grow a1 earth") == ["grew black a1 earth", "gained_roots black 2", "gained_shield black a1"]
    assert pieces(match)["a1"] == f"black {_SHIELDED}"


def test_an_attack_destroys_the_shield_and_not_the_specimen() -> None:  # §7.6
    match = deal({"d6": f"black {_SHIELDED}", "d4": "white mushroom", "g7": "white tree"}, to_move="white")
    events = play(match, "grow g7 sun", "step d4 e", "step d5 e")
    assert events[3:5] == ["struck white d6 d6", "lost_shield black d6"]
    assert pieces(match)["d6"] == f"black {_BARE}"


def test_the_attacker_rebounds_where_it_came_from() -> None:
    """§7.6, EW-35, the drawn example of a rebound in four steps."""
    match = deal({"d6": f"black {_SHIELDED}", "d4": "white mushroom", "g7": "white tree"}, to_move="white")
    play(match, "grow g7 sun", "step d4 e")
    assert play(match, "step d5 e") == [
        "stepped white d5 d6",  # 1: it moves onto the hex of Black's Specimen
        "struck white d6 d6",  # 2: the attack destroys the Shield
        "lost_shield black d6",
        "rebounded white d6 d5",  # 3: it cannot stay, and goes back one hex
        "turn_ended white",
    ]
    assert pieces(match) == {"d5": "white mushroom", "d6": f"black {_BARE}", "g7": "white tree sun"}  # 4


def test_after_a_move_of_one_hex_it_rebounds_to_where_it_began() -> None:  # EW-35
    match = deal({"d6": f"black {_SHIELDED}", "d5": "white mushroom", "g7": "white tree"}, to_move="white")
    assert "rebounded white d6 d5" in play(match, "grow g7 sun", "step d5 e")


def test_after_a_turn_it_rebounds_along_the_path_it_walked() -> None:  # EW-35
    match = deal({"d6": f"black {_SHIELDED}", "e3": "white mushroom water", "g7": "white tree"}, to_move="white")
    events = play(match, "grow g7 sun", "step e3 e", "step e4 e", "step e5 se")
    assert "rebounded white d6 e5" in events
    assert pieces(match)["e5"] == "white mushroom water"


def test_a_second_attack_another_turn_destroys_the_specimen() -> None:  # §7.6
    match = deal(
        {"a1": "black tree", "d6": f"black {_BARE}", "d5": "white mushroom", "g7": "white tree"}, to_move="white"
    )
    assert play(match, "grow g7 sun", "step d5 e")[-2:] == ["specimen_destroyed black d6 tree", "earned white 2"]


def test_roots_do_not_stop_a_rebound() -> None:  # EW-36
    """White lays a Root behind itself before it strikes, and goes back over it."""
    match = deal(
        {"d6": f"black {_SHIELDED}", "d4": "white mushroom earth", "g7": "white tree"},
        to_move="white",
        roots_in_hand={"white": 1},
    )
    play(match, "grow g7 sun", "step d4 e", "step d5 e", "lay d5:e")
    assert play(match, "strike d6")[:3] == ["struck white d6 d6", "lost_shield black d6", "rebounded white d6 d5"]


def test_the_rebound_hex_is_free() -> None:  # EW-36
    """It was empty when it was crossed, and nobody else moves before the rebound."""
    match = deal(
        {"a1": "black tree", "d6": f"black {_SHIELDED}", "d4": "white mushroom", "g7": "white tree"}, to_move="white"
    )
    play(match, "grow g7 sun", "step d4 e")
    assert pieces(match)["d5"] == "white mushroom"
    assert "rebounded white d6 d5" in play(match, "step d5 e")
    assert set(pieces(match)) == {"a1", "d5", "d6", "g7"}


def test_a_shield_hit_from_the_next_hex_gives_no_rebound() -> None:  # EW-37
    match = deal({"d6": f"black {_SHIELDED}", "d4": "white mushroom sun", "g7": "white tree"}, to_move="white")
    play(match, "grow g7 sun", "step d4 e", "stop")
    assert play(match, "strike d6") == ["struck white d5 d6", "lost_shield black d6", "turn_ended white"]
    assert pieces(match)["d5"] == "white mushroom sun"


def test_a_lost_shield_earns_nothing() -> None:  # EW-38
    match = deal({"d6": f"black {_SHIELDED}", "d5": "white mushroom", "g7": "white tree"}, to_move="white")
    events = play(match, "grow g7 sun", "step d5 e")
    assert not any(event.startswith("earned") for event in events)


def test_a_lost_shield_is_not_replaced() -> None:  # EW-38
    match = deal({"d6": f"black {_BARE}", "g7": "white tree"})
    assert why_not(match, "grow d6 earth") == "three_of_a_kind"
    assert legal(match, "grow") == ["grow d6 water", "grow d6 sun"]
    play(match, "grow d6 water")
    assert pieces(match)["d6"] == "black tree earth earth earth water"


def test_a_shield_does_not_save_from_the_loss_of_the_tile() -> None:  # EW-39
    match = deal(
        {"a1": f"black {_SHIELDED}", "a3": "black tree", "g7": "white tree"},
        to_move="white",
        world_ended={"white": True},
    )
    assert play(match, "destroy a1") == ["tile_destroyed white a1", "specimen_destroyed black a1 tree"]
    assert pieces(match) == {"a3": "black tree", "g7": "white tree"}
