"""§9: the counter-attack of the third Sun."""

from __future__ import annotations

from quintessence.games.earth_water_sun.tests.table import BLACK, WHITE, deal, legal, pieces, play

_FAR = {"a1": "black tree", "g7": "white tree"}
_COUNTER = "white tree sun sun sun"


def test_attacker_and_defender_both_fall() -> None:
    """§9, the first drawn example of the counter-attack."""
    match = deal({**_FAR, "d4": "black mushroom", "d5": _COUNTER})
    assert play(match, "grow a1 water", "step d4 e")[1:] == [
        "stepped black d4 d5",
        "struck black d5 d5",
        "specimen_destroyed white d5 tree",
        "counter_attacked white d5 d5",
        "specimen_destroyed black d5 mushroom",
        "earned black 2",
        "earned white 1",
    ]
    assert pieces(match) == {"a1": "black tree water", "g7": "white tree"}


def test_a_shield_saves_the_attacker_who_stays_on_the_conquered_hex() -> None:
    """§9, EW-45, the second drawn example of the counter-attack."""
    match = deal({"a1": "black tree", "d4": "black tree earth earth earth shield", "d5": _COUNTER, "g7": "white tree"})
    assert play(match, "grow a1 water", "step d4 e")[1:] == [
        "stepped black d4 d5",
        "struck black d5 d5",
        "specimen_destroyed white d5 tree",
        "counter_attacked white d5 d5",
        "lost_shield black d5",
        "earned black 2",
    ]
    assert pieces(match)["d5"] == "black tree earth earth earth"


def test_two_suns_do_not_counter_attack() -> None:  # §9
    match = deal({**_FAR, "d4": "black mushroom", "d5": "white tree sun sun"})
    assert play(match, "grow a1 water", "step d4 e")[-2:] == ["specimen_destroyed white d5 tree", "earned black 2"]


def test_an_attack_from_the_next_hex_is_answered_too() -> None:  # EW-40
    match = deal({**_FAR, "d3": "black mushroom sun", "d5": _COUNTER})
    play(match, "grow a1 water", "step d3 e", "stop")
    assert play(match, "strike d5")[:4] == [
        "struck black d4 d5",
        "specimen_destroyed white d5 tree",
        "counter_attacked white d5 d4",
        "specimen_destroyed black d4 mushroom",
    ]


def test_the_counter_attack_hits_the_attacker_alone_and_once() -> None:  # §9, EW-41
    """Three Suns aim at two hexes and attack twice in their own turn, not in answer: the second Black piece lives."""
    match = deal({**_FAR, "d4": "black mushroom", "d5": _COUNTER, "d6": "black mushroom", "e5": "black mushroom"})
    events = play(match, "grow a1 water", "step d4 e")
    assert [event for event in events if event.startswith("counter_attacked")] == ["counter_attacked white d5 d5"]
    assert set(pieces(match)) == {"a1", "d6", "e5", "g7"}


def test_a_shielded_attacker_meets_one_counter_attack_only() -> None:  # EW-41
    """A second hit would have destroyed it."""
    match = deal({"a1": "black tree", "d4": "black tree earth earth earth shield", "d5": _COUNTER, "g7": "white tree"})
    events = play(match, "grow a1 water", "step d4 e")
    assert sum(event.startswith("counter_attacked") for event in events) == 1
    assert "d5" in pieces(match)


def test_an_attacker_that_falls_loses_its_second_attack_and_its_step() -> None:  # EW-42
    match = deal(
        {
            "a1": "black tree",
            "d4": "black tree sun sun water water",
            "d5": _COUNTER,
            "e5": "white mushroom",
            "g7": "white tree",
        }
    )
    play(match, "grow a1 water", "step d4 e", "hold", "grow a1 sun", "grow a1 sun")
    assert play(match, "grow g7 sun", "grow g7 sun")[-1] == "turn_ended black"
    assert pieces(match) == {"a1": "black tree water sun sun", "e5": "white mushroom", "g7": "white tree sun sun"}


def test_an_attacker_may_fall_beside_the_shielded_enemy_whose_hex_it_entered() -> None:  # EW-40, EW-42
    """It strikes a Shield here and a Sun 3 Tree on the next hex; the Tree answers, and the shielded enemy stays."""
    match = deal(
        {"a1": "black tree", "d4": "black mushroom sun", "d5": "white tree earth earth earth shield", "d6": _COUNTER}
    )
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "strike d6") == [
        "struck black d5 d5",
        "lost_shield white d5",
        "struck black d5 d6",
        "specimen_destroyed white d6 tree",
        "counter_attacked white d6 d5",
        "specimen_destroyed black d5 mushroom",
        "earned black 2",
        "earned white 1",
    ]
    assert pieces(match) == {"a1": "black tree water", "d5": "white tree earth earth earth"}


def test_a_shielded_attacker_that_survives_may_still_have_to_rebound() -> None:  # EW-35, EW-45
    match = deal(
        {
            "a1": "black tree",
            "d4": "black tree earth earth earth sun shield",
            "d5": "white tree earth earth earth shield",
            "d6": _COUNTER,
        }
    )
    play(match, "grow a1 water", "step d4 e")
    assert play(match, "strike d6")[-3:] == ["counter_attacked white d6 d5", "lost_shield black d5", "earned black 2"]
    assert play(match, "grow a1 water", "grow a1 water")[-2:] == ["rebounded black d5 d4", "turn_ended black"]


def test_two_counter_attacks_take_the_shield_and_then_the_specimen() -> None:  # EW-43
    match = deal(
        {
            "a1": "black tree",
            "d3": "black tree earth earth earth sun shield",
            "d5": _COUNTER,
            "e4": _COUNTER,
            "g7": "white mushroom",
        }
    )
    play(match, "grow a1 water", "step d3 e", "stop")
    assert play(match, "strike d5", "strike e4")[4:] == [
        "counter_attacked white d5 d4",
        "lost_shield black d4",
        "counter_attacked white e4 d4",
        "specimen_destroyed black d4 tree",
        "won black",
    ]


def test_the_attacker_places_what_it_earned_first_and_then_the_defender() -> None:  # EW-44
    match = deal({**_FAR, "d4": "black mushroom", "d5": _COUNTER})
    play(match, "grow a1 water", "step d4 e")
    assert match.to_act() == [BLACK]
    play(match, "grow a1 sun")
    assert match.to_act() == [BLACK]
    play(match, "grow a1 sun")
    assert match.to_act() == [WHITE]
    assert play(match, "grow g7 sun") == ["grew white g7 sun", "turn_ended black"]


def test_a_shield_that_the_attack_earns_cannot_parry_the_counter_attack() -> None:  # EW-44
    """Black's Tree has two Earths; the two resources that it earns would give it a Shield, but it has fallen."""
    match = deal({"a1": "black tree", "d4": "black tree earth earth", "d5": _COUNTER, "g7": "white tree"})
    events = play(match, "grow a1 water", "step d4 e")
    assert events[-4:] == [
        "counter_attacked white d5 d5",
        "specimen_destroyed black d5 tree",
        "earned black 2",
        "earned white 2",
    ]
    assert {row.split()[1] for row in legal(match)} == {"a1"}


def test_an_attack_on_a_root_beside_it_is_not_answered() -> None:  # EW-46
    match = deal({**_FAR, "d3": "black mushroom", "d5": _COUNTER}, roots={"white": ["d4:e"]})
    play(match, "grow a1 water", "step d3 e")
    assert play(match, "sever d4 e white") == [
        "struck black d4 d4",
        "root_destroyed white d4:e",
        "turn_ended black",
    ]
