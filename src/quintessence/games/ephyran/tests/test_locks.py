"""§10: Athena's Shield locks, Hecate's Magic unlocks."""

from __future__ import annotations

from quintessence.games.ephyran.tests.table import (
    A,
    B,
    cards_in,
    deal,
    hand,
    is_locked,
    legal,
    play,
    stage,
    tags,
    why_not,
)


def test_an_unfinished_column_may_be_locked_and_then_does_not_grow() -> None:  # §10 EP-44
    match = deal([["shield", "siren-2"], ["bull-4", "satyr-4"]], [{"lagoon": ["triton-1"]}, {}])
    assert why_not(match, "lock shield lands") == "column_empty"
    play(match, "lock shield lagoon", "discard bull-4")
    assert is_locked(match, A, "lagoon")
    assert why_not(match, "add siren-2 lagoon-2") == "column_locked"


def test_only_ones_own_columns_and_one_shield_each() -> None:  # §10 EP-45
    match = deal(
        [["shield"], ["bull-4"]],
        [{"lagoon": ["triton-1"], "lands": ["centaur-1"]}, {"forest": ["pegasus-1"]}],
        locks=[["lagoon"], []],
    )
    assert [row.split()[2] for row in legal(match, "lock")] == ["lands"]
    assert why_not(match, "lock shield lagoon") == "column_locked"
    assert why_not(match, "lock shield forest") == "column_empty"


def test_any_locked_column_may_be_unlocked_and_that_is_the_whole_action() -> None:  # §10 EP-46
    match = deal(
        [["chimera-1/magic"], ["bull-4"]],
        [{"lagoon": ["triton-1"]}, {"lands": ["centaur-1"]}],
        locks=[["lagoon"], ["lands"]],
    )
    assert [row.split()[2:] for row in legal(match, "unlock")] == [["lagoon", "0"], ["lands", "1"]]
    events = play(match, "unlock chimera-1/magic lands 1")
    assert tags(events) == ["unlocked", "drew", "turn_ended"]
    assert not is_locked(match, B, "lands")
    assert cards_in(match, "tartarus")[0] == "chimera-1/magic"
    assert cards_in(match, "tartarus")[1].endswith("shield")


def test_there_must_be_a_lock_to_break() -> None:  # §10 EP-46
    match = deal([["magic"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}])
    assert why_not(match, "unlock magic lagoon 0") == "not_locked"


def test_locking_waits_for_nobodys_answer() -> None:  # §10 EP-47
    match = deal([["shield"], ["shield", "magic"]], [{"lagoon": ["triton-1"]}, {}])
    assert tags(play(match, "lock shield lagoon")) == ["locked", "drew", "turn_ended"]


def test_after_a_lock_the_draw_comes_from_either_pile() -> None:  # §10 EP-68
    hands = [["shield", "triton-2", "siren-2", "satyr-4", "bull-4"], ["chimera-1"]]
    match = deal(hands, [{"lagoon": ["triton-1"]}, {}], discard=["pegasus-1"])
    assert tags(play(match, "lock shield lagoon")) == ["locked"]  # nothing is drawn at once
    assert stage(match) == "drawing"
    assert legal(match) == ["draw pile", "draw discard"]
    assert tags(play(match, "draw discard")) == ["took", "turn_ended"]
    assert len(hand(match, A)) == 5


def test_after_an_unlocking_the_draw_comes_from_either_pile() -> None:  # §10 EP-68
    cities = [{"lagoon": ["triton-1"]}, {"lands": ["centaur-1"]}]
    for target in ("lagoon 0", "lands 1"):
        match = deal([["magic"], ["bull-4"]], cities, locks=[["lagoon"], ["lands"]], discard=["pegasus-1"])
        assert tags(play(match, f"unlock magic {target}")) == ["unlocked"]
        assert legal(match) == ["draw pile", "draw discard"]
        assert tags(play(match, "draw pile")) == ["drew", "turn_ended"]


def test_in_ones_own_turn_a_hand_is_not_filled_up() -> None:  # §10 EP-68, unlike EP-22
    match = deal([["shield", "siren-2"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}])
    assert tags(play(match, "lock shield lagoon")) == ["locked", "drew", "turn_ended"]
    assert len(hand(match, A)) == 2


def test_in_anothers_turn_the_hand_is_filled_up_from_the_pile_alone() -> None:  # §7.5 EP-22, unlike EP-68
    match = deal([["destroy"], ["shield"]], [{}, {"lagoon": ["triton-1"]}], discard=["pegasus-1"])
    play(match, "destroy destroy 1")
    assert tags(play(match, "counter shield")) == ["countered"] + ["drew"] * 5
    assert len(hand(match, B)) == 5
