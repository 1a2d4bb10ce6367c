"""§3: the turn."""

from __future__ import annotations

import quintessence
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.games.earth_water_sun.tests.table import deal, legal, play, why_not


def test_players_take_turns() -> None:  # §3
    match = quintessence.start("earth_water_sun", seed="turns", options={"board": "flat-58"})
    assert play(match, "grow a1 sun", "step a1 ne", "stop")[-1] == "turn_ended black"
    assert match.view(None)["turn"] == "white"
    assert play(match, "grow g1 sun", "step g1 se", "stop")[-1] == "turn_ended white"
    assert match.view(None)["turn"] == "black"
    assert match.view(None)["turns"] == 2


def test_growth_comes_first_and_cannot_be_skipped() -> None:  # §3, EW-04
    match = deal({"a1": "black tree", "g1": "white tree"})
    assert legal(match) == ["grow a1 earth", "grow a1 water", "grow a1 sun"]
    assert why_not(match, "step a1 e") == "not_now"
    assert why_not(match, "end") == "not_now"


def test_where_nothing_can_grow_a_tile_must_go() -> None:  # §3, EW-04
    full = "black tree earth water water sun"
    match = deal({"d4": full, "g1": "white tree"})
    assert why_not(match, "step d4 e") == "not_now"
    assert {row.split()[0] for row in legal(match)} == {"destroy"}


def test_the_move_comes_second_and_cannot_be_skipped() -> None:  # §3, EW-09
    match = deal({"d4": "black tree", "g1": "white tree"})
    play(match, "grow d4 water")
    assert legal(match) == [f"step d4 {direction}" for direction in ("e", "ne", "nw", "w", "sw", "se")]
    assert why_not(match, "end") == "must_move"
    assert why_not(match, "grow d4 sun") == "not_now"


def test_an_attack_may_follow_the_move_and_need_not() -> None:  # §3
    match = deal(
        {"a1": "black tree", "d4": "black mushroom", "g1": "white tree"},
        roots={"white": ["d5:e"]},
    )
    play(match, "grow a1 sun", "step d4 e")
    assert legal(match) == ["sever d5 e white", "hold"]
    assert play(match, "hold") == ["turn_ended black"]
    assert match.view(None)["roots"] == {"black": [], "white": ["d5:e"]}


def test_one_piece_may_grow_and_another_move() -> None:  # §3, EW-05
    match = deal({"a1": "black tree", "d4": "black mushroom", "g1": "white tree"})
    assert play(match, "grow a1 sun", "step d4 e", "stop") == [
        "grew black a1 sun",
        "stepped black d4 d5",
        "turn_ended black",
    ]


def test_growth_counts_for_the_move_of_the_same_turn() -> None:  # EW-05
    match = deal({"d2": "black tree", "g1": "white tree"})
    assert play(match, "grow d2 water", "step d2 e", "step d3 e", "step d4 ne") == [
        "grew black d2 water",
        "stepped black d2 d3",
        "stepped black d3 d4",
        "stepped black d4 e4",
        "turn_ended black",
    ]


def test_growth_counts_for_the_attack_of_the_same_turn() -> None:  # EW-05
    match = deal({"a1": "black tree", "d3": "black mushroom", "d6": "white mushroom", "g1": "white tree"})
    play(match, "grow d3 sun", "step d3 e", "step d4 e")
    assert "strike d6" in legal(match)


def test_a_player_who_cannot_move_skips_his_move() -> None:  # EW-10
    walls = ["a1:e", "a1:ne", "a1:nw"]
    match = deal({"a1": "black tree", "g1": "white tree"}, roots={"white": [*walls]})
    assert play(match, "grow a1 sun") == ["grew black a1 sun", "skipped_move black", "turn_ended black"]
    assert match.outcome() is None
    assert match.view(None)["turn"] == "white"


def test_a_player_who_cannot_move_may_still_lift_the_root_that_holds_him() -> None:  # EW-10, EW-58
    walls = ["a1:e", "a1:ne", "a1:nw"]
    match = deal({"a1": "black tree earth earth", "g1": "white tree"}, roots={"black": [*walls]})
    play(match, "grow a1 sun")
    assert legal(match, "end") == ["end"]
    assert legal(match, "step") == []
    assert play(match, "lift a1:e") == ["lifted black a1:e"]
    assert legal(match, "end") == []
    assert legal(match, "step") == ["step a1 e"]


def test_a_player_who_cannot_move_may_end_his_turn_with_roots_in_hand() -> None:  # EW-10
    walls = ["a1:e", "a1:ne", "a1:nw"]
    match = deal({"a1": "black tree earth", "g1": "white tree"}, roots={"white": [*walls]}, roots_in_hand={"black": 1})
    assert play(match, "grow a1 sun", "end")[1:] == ["skipped_move black", "turn_ended black"]


def test_every_turn_uses_up_a_slot_or_a_tile_so_no_position_comes_back() -> None:  # EW-67
    """Neither is ever given back: what a dead piece could still have held dies with it."""
    for seed in range(6):
        match = quintessence.start("earth_water_sun", seed=str(seed), options={"board": "flat-58"})
        rng = rng_from(f"slots {seed}")
        left = _left(match)
        turns = match.view(None)["turns"]
        while match.to_act():
            seat = match.to_act()[0]
            choices = match.legal(seat)
            match.play(seat, choices[rng.below(len(choices))])
            if match.view(None)["turns"] != turns:
                turns = match.view(None)["turns"]
                assert _left(match) < left
                left = _left(match)


def _left(match: Match) -> int:
    """Free slots on living pieces, and tiles."""
    view = match.view(None)
    listed, destroyed = view["pieces"], view["destroyed"]
    assert isinstance(listed, list) and isinstance(destroyed, list)
    free = 0
    for piece in listed:
        assert isinstance(piece, dict)
        held = [piece[kind] for kind in ("earth", "water", "sun")]
        free += (4 if piece["species"] == "tree" else 2) - sum(level for level in held if isinstance(level, int))
    return free + 58 - len(destroyed)


def test_when_both_players_are_blocked_growth_and_tiles_go_on_until_a_tree_falls() -> None:  # EW-68
    match = deal(
        {"a1": "black tree earth water water", "g1": "white tree earth water water"},
        roots={"white": ["a1:e", "a1:ne", "a1:nw", "g1:e", "g1:se", "g1:sw"]},
    )
    assert play(match, "grow a1 sun") == [
        "grew black a1 sun",
        "world_ended black",
        "skipped_move black",
        "turn_ended black",
    ]
    assert play(match, "grow g1 sun")[1:] == ["world_ended white", "skipped_move white", "turn_ended white"]
    assert play(match, "destroy d1") == ["tile_destroyed black d1", "skipped_move black", "turn_ended black"]
    assert play(match, "destroy d2") == ["tile_destroyed white d2", "skipped_move white", "turn_ended white"]
    assert play(match, "destroy g1")[-1] == "won black"


def test_no_match_is_longer_than_its_slots_and_tiles() -> None:  # EW-69
    """18 growths for each player, then a tile a turn: 163 turns on the largest board."""
    slots = 2 * (2 * 4 + 5 * 2)
    assert slots + 127 <= 165
    for seed in range(4):
        match = quintessence.start("earth_water_sun", seed=str(seed))
        rng = rng_from(f"length {seed}")
        actions = 0
        while match.to_act():
            seat = match.to_act()[0]
            choices = match.legal(seat)
            match.play(seat, choices[rng.below(len(choices))])
            actions += 1
        turns = match.view(None)["turns"]
        assert isinstance(turns, int)
        assert turns <= 165
        assert actions <= match.game.bound
