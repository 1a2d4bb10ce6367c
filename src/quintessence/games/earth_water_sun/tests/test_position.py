"""The option `position`: what it sets up, and every error that it names."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import BadOption, Json, Values
from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play
from quintessence.games.earth_water_sun.vocabulary import POSITION_ERRORS

_TREES: Values = {"a1": "black tree", "g7": "white tree"}
_FIELDS = "to_move, pieces, roots, destroyed, roots_in_hand, roots_in_supply, stock, world_ended"


def _with(**fields: Json) -> Json:
    return {"pieces": _TREES, **fields}


def _with_piece(name: str, piece: Json) -> Json:
    return {"pieces": {**_TREES, name: piece}}


ERRORS: list[tuple[str, Json, Values]] = [
    ("position_not_object", "a1", {"value": '"a1"'}),
    ("position_not_object", ["a1"], {"value": '["a1"]'}),
    ("position_unknown_field", _with(moves=1), {"field": "moves", "known": _FIELDS}),
    ("position_unknown_field", _with(stock={"fire": 1}), {"field": "stock.fire", "known": "earth, water, sun"}),
    ("position_bad_field", {}, {"field": "pieces"}),
    ("position_bad_field", {"pieces": ["a1"]}, {"field": "pieces"}),
    ("position_bad_field", _with(roots=["a1:e"]), {"field": "roots"}),
    ("position_bad_field", _with(roots={"black": "a1:e"}), {"field": "roots.black"}),
    ("position_bad_field", _with(roots={"black": [1]}), {"field": "roots.black"}),
    ("position_bad_field", _with(destroyed="a1"), {"field": "destroyed"}),
    ("position_bad_field", _with(stock=3), {"field": "stock"}),
    ("position_bad_field", _with(roots_in_hand=3), {"field": "roots_in_hand"}),
    ("position_bad_field", _with(roots_in_supply=3), {"field": "roots_in_supply"}),
    ("position_bad_field", _with(world_ended=True), {"field": "world_ended"}),
    ("position_bad_field", _with(world_ended={"black": 1}), {"field": "world_ended"}),
    ("position_bad_colour", _with(to_move="red"), {"field": "to_move", "value": '"red"'}),
    ("position_bad_colour", _with(to_move=0), {"field": "to_move", "value": "0"}),
    ("position_bad_colour", _with(roots={"red": []}), {"field": "roots", "value": '"red"'}),
    ("position_bad_colour", _with(roots_in_hand={"red": 1}), {"field": "roots_in_hand", "value": '"red"'}),
    ("position_bad_colour", _with(roots_in_supply={"red": 1}), {"field": "roots_in_supply", "value": '"red"'}),
    ("position_bad_colour", _with(world_ended={"red": True}), {"field": "world_ended", "value": '"red"'}),
    ("position_bad_count", _with(stock={"sun": 21}), {"field": "stock.sun", "value": "21", "most": 20}),
    ("position_bad_count", _with(stock={"sun": -1}), {"field": "stock.sun", "value": "-1", "most": 20}),
    ("position_bad_count", _with(stock={"sun": True}), {"field": "stock.sun", "value": "true", "most": 20}),
    (
        "position_bad_count",
        _with(roots_in_hand={"black": 21}),
        {"field": "roots_in_hand.black", "value": "21", "most": 20},
    ),
    (
        "position_bad_count",
        _with(roots={"black": ["a1:e"]}, roots_in_hand={"black": 4}, roots_in_supply={"black": 16}),
        {"field": "roots_in_supply.black", "value": "16", "most": 15},
    ),
    ("position_bad_hex", _with_piece("h1", "black mushroom"), {"hex": "h1", "board": "flat-58"}),
    ("position_bad_hex", _with(destroyed=["a8"]), {"hex": "a8", "board": "flat-58"}),
    ("position_bad_edge", _with(roots={"black": ["a1:n"]}), {"edge": "a1:n", "board": "flat-58"}),
    ("position_bad_piece", _with_piece("d4", "red tree"), {"hex": "d4", "piece": '"red tree"'}),
    ("position_bad_piece", _with_piece("d4", "black"), {"hex": "d4", "piece": '"black"'}),
    ("position_bad_piece", _with_piece("d4", 7), {"hex": "d4", "piece": "7"}),
    ("position_bad_piece", _with_piece("d4", "black tree fire"), {"hex": "d4", "piece": "fire"}),
    (
        "position_too_many",
        {"pieces": {**_TREES, "a2": "black tree", "a3": "black tree"}},
        {"colour": "black", "species": "tree"},
    ),
    (
        "position_too_many",
        {"pieces": {**_TREES, **{f"d{number}": "white mushroom" for number in range(1, 7)}}},
        {"colour": "white", "species": "mushroom"},
    ),
    ("position_over_capacity", _with_piece("d4", "black mushroom sun sun water"), {"hex": "d4", "capacity": 2}),
    ("position_over_capacity", _with_piece("d4", "black tree sun sun sun water earth"), {"hex": "d4", "capacity": 4}),
    ("position_over_same_kind", _with_piece("d4", "black tree sun sun sun sun"), {"hex": "d4", "most": 3}),
    ("position_shield_without_earth", _with_piece("d4", "black tree earth earth shield"), {"hex": "d4"}),
    ("position_shield_without_earth", _with_piece("d4", "black tree earth earth earth shield shield"), {"hex": "d4"}),
    ("position_piece_on_destroyed", _with(destroyed=["a1"]), {"hex": "a1"}),
    ("position_destroyed_inside", _with(destroyed=["a3", "d4"]), {"hex": "d4"}),
    ("position_without_tree", {"pieces": {"a1": "black tree", "g7": "white mushroom"}}, {"colour": "white"}),
    ("position_without_tree", {"pieces": {}}, {"colour": "black"}),
    ("position_too_many_roots", _with(roots={"black": ["a1:e"] * 21}), {"colour": "black", "most": 20}),
    ("position_root_without_tile", _with(destroyed=["a2"], roots={"black": ["a2:sw"]}), {"edge": "a2:sw"}),
]


@pytest.mark.parametrize(("code", "position", "values"), ERRORS)
def test_a_position_that_cannot_be_is_refused(code: str, position: Json, values: Values) -> None:
    with pytest.raises(BadOption) as refused:
        quintessence.start("earth_water_sun", seed="bad", options={"board": "flat-58", "position": position})
    assert refused.value.code == code
    assert refused.value.values == values


def test_every_error_is_shown_above() -> None:
    assert {code for code, _, _ in ERRORS} == set(POSITION_ERRORS)


def test_a_position_is_set_up_as_it_says() -> None:
    match = deal(
        {"d4": "black tree earth earth earth shield", "d5": "black mushroom water", "e4": "white tree sun sun"},
        to_move="white",
        board="tall-79",
        roots={"black": ["d4:ne", "d4:ne"], "white": ["e4:e"]},
        destroyed=["b2", "a1"],
        roots_in_hand={"black": 3},
        roots_in_supply={"black": 10, "white": 0},
        stock={"earth": 5},
        world_ended={"black": True},
    )
    view = match.view(None)
    assert pieces(match) == {
        "d4": "black tree earth earth earth shield",
        "d5": "black mushroom water",
        "e4": "white tree sun sun",
    }
    assert (view["board"], view["turn"], view["stage"]) == ("tall-79", "white", "growth")
    assert view["roots"] == {"black": ["d4:ne", "d4:ne"], "white": ["e4:e"]}
    assert view["destroyed"] == ["a1", "b2"]
    assert view["roots_in_hand"] == {"black": 3, "white": 0}
    assert view["roots_in_supply"] == {"black": 10, "white": 0}
    assert view["roots_lost"] == {"black": 5, "white": 19}
    assert view["stock"] == {"earth": 5, "water": 19, "sun": 18}
    assert view["world_ended"] == {"black": True, "white": False}


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    """Black to move, no Roots, nothing destroyed, and every token that no piece carries in the stock."""
    view = deal({"a1": "black tree sun", "g7": "white tree"}).view(None)
    assert view["turn"] == "black"
    assert view["stock"] == {"earth": 20, "water": 20, "sun": 19}
    assert view["roots_in_hand"] == {"black": 0, "white": 0}
    assert view["roots_in_supply"] == {"black": 20, "white": 20}
    assert view["roots_lost"] == {"black": 0, "white": 0}
    assert view["destroyed"] == []


def test_an_edge_may_be_named_from_either_side() -> None:
    one = deal({"a1": "black tree", "g7": "white tree"}, roots={"black": ["d4:e"]})
    other = deal({"a1": "black tree", "g7": "white tree"}, roots={"black": ["d5:w"]})
    assert one.state_hash() == other.state_hash()


def test_a_full_ecosystem_begins_at_its_end_of_the_world() -> None:  # EW-50
    match = deal({"a1": "black tree sun sun water water", "g7": "white tree"})
    assert match.view(None)["world_ended"] == {"black": True, "white": False}
    assert {row.split()[0] for row in legal(match)} == {"destroy"}


def test_a_match_from_a_position_is_recorded_and_replayed() -> None:
    match = deal({"a1": "black tree", "d4": "black mushroom", "d5": "white tree"}, roots={"white": ["d4:ne"]})
    play(match, "grow a1 sun", "step d4 e")
    assert quintessence.replay(match.record()).state_hash() == match.state_hash()
