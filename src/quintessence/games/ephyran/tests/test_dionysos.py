"""§8: Dionysos."""

from __future__ import annotations

import pytest

from quintessence.core.game import Values
from quintessence.games.ephyran.tests.table import (
    FULL,
    A,
    B,
    cards_in,
    deal,
    hand,
    known,
    legal,
    play,
    stage,
    tags,
    tokens,
    why_not,
    zones,
)


def test_he_is_played_as_the_next_zone_of_any_unlocked_column() -> None:  # §8 EP-48
    match = deal(
        [["dionysos-1"], ["bull-4"]], [{"lagoon": ["triton-1"], "forest": ["pegasus-1"]}, {}], locks=[["forest"], []]
    )
    assert [row.split()[2] for row in legal(match, "add")] == ["lagoon-2", "lands-1", "mountain-1"]
    play(match, "add dionysos-1 lagoon-2")
    assert zones(match, A, "lagoon") == ["triton", "dionysos"]


def test_he_enters_a_city_by_an_exchange_too() -> None:  # §8 EP-48
    match = deal([["dionysos-1", "exchange"], ["bull-4"]], [{"lagoon": ["triton-1", "siren-2"]}, {}])
    play(match, "exchange exchange lagoon-1 hand", "decline", "fit dionysos-1")
    assert zones(match, A, "lagoon") == ["dionysos", "siren"]


def test_recovering_him_is_the_turns_action_and_needs_the_exact_zone() -> None:  # §8 EP-49
    match = deal([["centaur-1", "minotaur-2", "dionysos-2"], ["bull-4"]], [{}, {"lands": ["dionysos-1"]}])
    assert [row.split()[1].split("/")[0] for row in legal(match, "recover")] == ["centaur-1"]
    play(match, "recover centaur-1 lands-1 1")
    assert tags(play(match, "lay forest-1")) == ["laid", "drew", "turn_ended"]
    assert zones(match, B, "lands") == ["centaur"]
    assert zones(match, A, "forest") == ["dionysos"]


def test_a_covered_a_locked_and_ones_own_dionysos_cannot_be_recovered() -> None:  # §8 EP-49
    match = deal(
        [["centaur-1", "pegasus-1", "chimera-1"], ["bull-4"]],
        [{"mountain": ["dionysos-3"]}, {"lands": ["dionysos-1", "minotaur-2"], "forest": ["dionysos-2"]}],
        locks=[[], ["forest"]],
    )
    assert why_not(match, "recover centaur-1 lands-1 1") == "zone_covered"
    assert why_not(match, "recover pegasus-1 forest-1 1") == "column_locked"
    assert why_not(match, "recover chimera-1 mountain-1 0") == "not_an_opponent"
    assert why_not(match, "recover chimera-1 mountain-1 1") == "no_dionysos_there"


def test_he_is_laid_at_once_in_the_next_open_zone_of_an_unlocked_column() -> None:  # §8 EP-50
    match = deal(
        [["centaur-1"], ["bull-4"]],
        [{"lagoon": ["triton-1"], "forest": ["pegasus-1"]}, {"lands": ["dionysos-1"]}],
        locks=[["forest"], []],
    )
    play(match, "recover centaur-1 lands-1 1")
    assert stage(match) == "laying"
    assert legal(match) == ["lay lagoon-2", "lay lands-1", "lay mountain-1"]
    assert why_not(match, "lay lagoon-3") == "not_the_next_zone"


def test_without_room_for_him_the_recovery_is_illegal() -> None:  # §8 EP-50
    city = {**FULL, "lagoon": ["triton-1"]}
    match = deal([["centaur-1"], ["siren-4-owl"]], [city, {"lands": ["dionysos-1"]}], locks=[["lagoon"], []])
    assert why_not(match, "recover centaur-1 lands-1 1") == "no_room_for_dionysos"


def test_his_token_comes_along() -> None:  # §8 EP-51
    match = deal([["centaur-1"], ["bull-4"]], [{}, {"lands": ["dionysos-1"]}], tokens=[{}, {"lands-1": "trident"}])
    play(match, "recover centaur-1 lands-1 1", "lay lagoon-1")
    assert tokens(match, A, "lagoon", A) == ["trident"]
    assert tokens(match, B, "lands") == [None]


def test_ones_own_dionysos_goes_to_the_discard_by_a_basic_exchange() -> None:  # §8 EP-52 EP-07
    match = deal([["triton-1"], ["bull-4"]], [{"lagoon": ["dionysos-1"]}, {}], tokens=[{"lagoon-1": "owl"}, {}])
    events = play(match, "swap triton-1 lagoon-1")
    assert "removed 0 dionysos-1 lagoon-1 discard" in events
    assert "token_lost 0 lagoon-1" in events
    assert cards_in(match, "discard") == ["dionysos-1"]
    assert cards_in(match, "tartarus") == []
    assert "dionysos-1" not in hand(match, A)


def test_nobody_draws_back_the_dionysos_whom_he_has_just_replaced() -> None:  # §8 EP-52 EP-08
    match = deal([["triton-1"], ["bull-4"]], [{"lagoon": ["dionysos-1"]}, {}], discard=["pegasus-1"])
    assert tags(play(match, "swap triton-1 lagoon-1"))[-2:] == ["drew", "turn_ended"]
    empty = deal([["triton-1"], ["bull-4"]], [{"lagoon": ["dionysos-1"]}, {}], pile=[])
    assert tags(play(empty, "swap triton-1 lagoon-1"))[-2:] == ["drew_nothing", "turn_ended"]


def test_the_next_player_may_take_the_replaced_dionysos_and_play_him() -> None:  # §8 EP-52 EP-53
    match = deal([["triton-1", "satyr-4"], ["chimera-1"]], [{"lagoon": ["dionysos-1"]}, {}])
    play(match, "swap triton-1 lagoon-1", "add chimera-1 mountain-1", "draw discard", "discard satyr-4")
    assert known(match, B) == ["dionysos-1"]
    play(match, "add dionysos-1 mountain-2")
    assert zones(match, B, "mountain") == ["chimera", "dionysos"]


def test_after_castor_and_pollux_he_goes_to_the_discard_as_well() -> None:  # §8 EP-52 EP-15
    match = deal([["twins", "triton-1"], ["bull-4"]], [{"lagoon": ["dionysos-1"]}, {}])
    play(match, "twins twins", "swap triton-1 lagoon-1")
    assert cards_in(match, "discard") == ["dionysos-1"]


def test_one_dionysos_may_replace_another() -> None:  # §8 EP-52 EP-06
    match = deal([["dionysos-2"], ["bull-4"]], [{"lagoon": ["dionysos-1"]}, {}])
    play(match, "swap dionysos-2 lagoon-1")
    assert cards_in(match, "discard") == ["dionysos-1"]
    assert zones(match, A, "lagoon") == ["dionysos"]


@pytest.mark.parametrize("reading", ["hand", "tartarus"])
def test_ones_own_dionysos_goes_to_tartarus_by_a_support_exchange(reading: str) -> None:  # §8 EP-52
    options: Values = {"exchange_with_hand": reading}
    cities = [{"lagoon": ["dionysos-1", "siren-2"]}, {}]
    match = deal([["triton-1", "exchange"], ["bull-4"]], cities, options, tokens=[{"lagoon-1": "owl"}, {}])
    play(match, "exchange exchange lagoon-1 hand", "decline")
    events = play(match, "fit triton-1")
    assert "removed 0 dionysos-1 lagoon-1 tartarus" in events
    assert "token_lost 0 lagoon-1" in events
    assert cards_in(match, "tartarus")[-1] == "dionysos-1"
    assert cards_in(match, "discard") == []
    assert "dionysos-1" not in hand(match, A)


def test_a_destroyed_dionysos_goes_to_tartarus() -> None:  # §7.3 EP-35
    match = deal([["destroy"], ["bull-4"]], [{}, {"lagoon": ["dionysos-1"]}])
    assert "removed 1 dionysos-1 lagoon-1 tartarus" in play(match, "destroy destroy 1", "decline")


def test_he_may_be_discarded_and_whoever_takes_him_may_play_him() -> None:  # §8 EP-53
    match = deal([["dionysos-1", "satyr-4"], ["chimera-1"]])
    play(match, "discard dionysos-1", "add chimera-1 mountain-1", "draw discard")
    assert known(match, B) == ["dionysos-1"]
    play(match, "discard satyr-4")
    assert "add dionysos-1 lagoon-1" in legal(match)


def test_several_may_stand_in_one_city() -> None:  # §8
    match = deal([["dionysos-1"], ["bull-4"]], [{"lagoon": ["dionysos-2"]}, {}])
    play(match, "add dionysos-1 lagoon-2")
    assert zones(match, A, "lagoon") == ["dionysos", "dionysos"]
