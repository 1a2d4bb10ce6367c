"""Why not: every objection of this game occurs, with its code and its rule, and changes nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from quintessence.core.game import IllegalAction, Json
from quintessence.core.match import Match
from quintessence.games.earth_water_sun.rules.objections import RULES
from quintessence.games.earth_water_sun.tests.table import BLACK, WHITE, deal, play


@dataclass
class Case:
    """A position, what is played from it, and the row that Black may not play then."""

    pieces: dict[str, str]
    row: str
    played: list[str] = field(default_factory=list)
    more: dict[str, Json] = field(default_factory=dict)

    def match(self) -> Match:
        match = deal({"a1": "black tree", "g7": "white tree", **self.pieces}, "black", "flat-58", **self.more)
        play(match, *self.played)
        return match


_D4 = {"d4": "black mushroom"}
_EAST = ["grow a1 water", "step d4 e"]
_HELD: dict[str, Json] = {"roots_in_hand": {"black": 1}}
_WHITE_ROOTS: dict[str, Json] = {"roots": {"white": ["d5:e", "d5:nw"]}}

CASES = {
    "match_is_over": Case({"a2": "black tree"}, "destroy g6", ["destroy g7"], {"world_ended": {"black": True}}),
    "not_now": Case(_D4, "step d4 e"),
    "roots_not_now": Case({"d4": "black mushroom earth"}, "lay d4:e", _EAST, _HELD),
    "must_move": Case(_D4, "end", ["grow a1 water"]),
    "no_specimen": Case(_D4, "grow d5 sun"),
    "not_your_specimen": Case(_D4, "grow g7 sun"),
    "world_has_ended": Case(_D4, "grow d4 sun", [], {"world_ended": {"black": True}}),
    "specimen_full": Case({"d4": "black mushroom sun sun"}, "grow d4 water"),
    "three_of_a_kind": Case({"d4": "black tree sun sun sun"}, "grow d4 sun"),
    "stock_empty": Case(_D4, "grow d4 sun", [], {"stock": {"sun": 0}}),
    "off_the_board": Case(_D4, "step a1 w", ["grow a1 water"]),
    "root_in_the_way": Case(_D4, "step d4 e", ["grow a1 water"], {"roots": {"white": ["d4:e"]}}),
    "tile_destroyed": Case({"d9": "black mushroom"}, "step d9 e", ["grow a1 water"], {"destroyed": ["d10"]}),
    "ally_in_the_way": Case({**_D4, "d5": "black mushroom"}, "step d4 e", ["grow a1 water"]),
    "not_the_mover": Case(_D4, "step a1 e", _EAST),
    "no_turn_left": Case(_D4, "step d5 ne", _EAST),
    "would_end_where_it_began": Case({"d4": "black mushroom water", "d3": "black mushroom"}, "step d5 w", _EAST),
    "extra_step_onto_enemy": Case(
        {"d4": "black mushroom water water", "d5": "white mushroom", "d6": "white mushroom"},
        "step d5 e",
        [*_EAST, "grow a1 water"],
    ),
    "already_a_target": Case(
        {"d4": "black mushroom sun", "e5": "white mushroom"},
        "sever d5 nw white",
        [*_EAST, "sever d5 e white"],
        _WHITE_ROOTS,
    ),
    "must_strike_here": Case({"d4": "black mushroom earth", "d5": "white mushroom"}, "hold", _EAST, _HELD),
    "no_sun": Case({**_D4, "e5": "white mushroom"}, "strike e5", _EAST, _WHITE_ROOTS),
    "root_between": Case({"d4": "black mushroom sun", "d6": "white mushroom"}, "strike d6", _EAST, _WHITE_ROOTS),
    "too_far": Case({"d4": "black mushroom sun", "d7": "white mushroom"}, "strike d7", _EAST, _WHITE_ROOTS),
    "no_enemy_there": Case({"d4": "black mushroom sun"}, "strike e5", _EAST, _WHITE_ROOTS),
    "enemy_takes_the_hit": Case(
        {"d4": "black mushroom sun", "e5": "white mushroom"},
        "sever e5 ne white",
        _EAST,
        {"roots": {"white": ["d5:e", "e5:ne"]}},
    ),
    "no_such_root": Case(_D4, "sever d5 e black", _EAST, _WHITE_ROOTS),
    "no_root_in_hand": Case({"d4": "black mushroom earth"}, "lay d4:e"),
    "no_live_tile": Case({"d9": "black mushroom earth"}, "lay d10:ne", [], {**_HELD, "destroyed": ["d10"]}),
    "not_connected": Case({"d4": "black mushroom earth"}, "lay d5:e", [], _HELD),
    "no_own_root_there": Case({"d4": "black mushroom earth earth"}, "lift d5:e", [], _WHITE_ROOTS),
    "laid_this_turn": Case({"d4": "black mushroom earth earth"}, "lift d4:e", ["lay d4:e"], _HELD),
    "not_connected_to_lift": Case({"d4": "black mushroom earth"}, "lift d4:e", [], {"roots": {"black": ["d4:e"]}}),
    "can_still_grow": Case(_D4, "destroy a4"),
    "not_linked_to_the_rim": Case(_D4, "destroy d5", [], {"world_ended": {"black": True}}),
}


def test_every_objection_has_a_case() -> None:
    """But one, which has a test of its own below."""
    assert set(CASES) == set(RULES) - {"not_your_turn"}


@pytest.mark.parametrize("code", CASES)
def test_every_objection_occurs_with_its_rule(code: str) -> None:
    case = CASES[code]
    objection = case.match().why_not(BLACK, case.row.split())
    assert objection is not None
    assert (objection.code, objection.rule) == (code, RULES[code])


@pytest.mark.parametrize("code", CASES)
def test_playing_it_is_refused_with_the_same_code_and_changes_nothing(code: str) -> None:
    match = CASES[code].match()
    before, events = match.state_hash(), match.events_for(None)
    with pytest.raises(IllegalAction) as refused:
        match.play(BLACK, CASES[code].row.split())
    assert refused.value.code == code
    if match.to_act():
        assert refused.value.values["rule"] == RULES[code]
    assert match.state_hash() == before
    assert match.events_for(None) == events


def test_the_other_player_waits_for_his_turn() -> None:  # §3
    match = deal({"a1": "black tree", "g7": "white tree"})
    before = match.state_hash()
    objection = match.why_not(WHITE, ["grow", "g7", "sun"])
    assert objection is not None
    assert (objection.code, objection.rule) == ("not_your_turn", RULES["not_your_turn"])
    with pytest.raises(IllegalAction, match="not_your_turn"):
        match.play(WHITE, ["grow", "g7", "sun"])
    assert match.state_hash() == before


def test_an_objection_names_what_was_tried() -> None:
    match = deal({"d9": "black tree", "g7": "white tree"}, destroyed=["d10"])
    play(match, "grow d9 sun")
    objection = match.why_not(BLACK, ["step", "d9", "e"])
    assert objection is not None
    assert objection.values == {"hex": "d9", "direction": "e", "to": "d10", "stage": "move"}


def test_what_is_legal_meets_no_objection() -> None:
    match = deal({"a1": "black tree earth", "g7": "white tree"}, roots_in_hand={"black": 1})
    for action in match.game.actions(match.state):
        assert (match.why_not(BLACK, action) is None) == (action in match.legal(BLACK))


@pytest.mark.parametrize(
    "row",
    [["grow"], ["grow", "a1"], ["grow", "z9", "sun"], ["step", "a1", "n"], ["fly", "a1"], ["lay", "a1:x"], [1], []],
)
def test_a_row_that_names_no_action_is_refused(row: list[Json]) -> None:
    match = deal({"a1": "black tree", "g7": "white tree"})
    before = match.state_hash()
    with pytest.raises(IllegalAction, match="malformed_row"):
        match.play(BLACK, row)
    assert match.state_hash() == before
