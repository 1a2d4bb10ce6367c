"""§7.1: Exchange, with an opponent's zone or with one's own hand."""

from __future__ import annotations

from quintessence.games.ephyran.tests.table import (
    A,
    B,
    cards_in,
    deal,
    hand,
    known,
    legal,
    play,
    stage,
    tokens,
    why_not,
    zones,
)


def test_the_same_zone_of_two_cities_is_exchanged() -> None:  # §7.1 EP-27
    match = deal([["exchange"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {"lagoon": ["cetus-1-owl"]}])
    assert [row.split()[2:] for row in legal(match, "exchange")] == [["lagoon-1", "1"]]
    play(match, "exchange exchange lagoon-1 1", "decline")
    assert zones(match, A, "lagoon") == ["cetus"]
    assert zones(match, B, "lagoon") == ["triton"]


def test_another_number_is_not_equivalent() -> None:  # §7.1 EP-27
    match = deal([["exchange"], ["bull-4"]], [{"lagoon": ["triton-1", "siren-2"]}, {"lagoon": ["cetus-1-owl"]}])
    assert why_not(match, "exchange exchange lagoon-2 1") == "no_zone_of_theirs"


def test_a_dionysos_in_the_slot_is_equivalent() -> None:  # §7.1 EP-27
    match = deal([["exchange"], ["bull-4"]], [{"lagoon": ["dionysos-1"]}, {"lagoon": ["cetus-1-owl"]}])
    play(match, "exchange exchange lagoon-1 1", "decline")
    assert zones(match, B, "lagoon") == ["dionysos"]


def test_covered_zones_are_exchanged_on_both_sides() -> None:  # §7.1 EP-28
    match = deal(
        [["exchange"], ["bull-4"]],
        [{"lagoon": ["triton-1", "siren-2"]}, {"lagoon": ["cetus-1-owl", "hippocampus-2"]}],
    )
    play(match, "exchange exchange lagoon-1 1", "decline")
    assert zones(match, A, "lagoon") == ["cetus", "siren"]
    assert zones(match, B, "lagoon") == ["triton", "hippocampus"]


def test_a_lock_on_either_side_forbids_it() -> None:  # §7.1 EP-28
    cities = [{"lagoon": ["triton-1"]}, {"lagoon": ["cetus-1-owl"]}]
    for locks in ([["lagoon"], []], [[], ["lagoon"]]):
        match = deal([["exchange"], ["bull-4"]], cities, locks=[[*lock] for lock in locks])
        assert why_not(match, "exchange exchange lagoon-1 1") == "column_locked"


def test_with_the_hand_the_old_zone_comes_into_the_hand() -> None:  # §7.1 EP-29
    match = deal(
        [["exchange", "siren-1", "satyr-4", "bull-4", "sphinx-4"], ["chimera-1"]],
        [{"lagoon": ["triton-1", "siren-2"]}, {}],
        tokens=[{"lagoon-1": "owl"}, {}],
    )
    play(match, "exchange exchange lagoon-1 hand", "decline")
    assert stage(match) == "fitting"
    assert len(hand(match, A)) == 4
    events = play(match, "fit siren-1")
    assert "removed 0 triton-1/take lagoon-1 hand" in events
    assert "token_lost 0 lagoon-1" in events
    assert zones(match, A, "lagoon") == ["siren", "siren"]
    assert known(match, A) == ["triton-1/take"]
    assert len(hand(match, A)) == 5


def test_by_the_other_reading_the_old_zone_goes_to_tartarus() -> None:  # §7.1 EP-29
    match = deal(
        [["exchange", "siren-1"], ["chimera-1"]],
        [{"lagoon": ["triton-1"]}, {}],
        options={"exchange_with_hand": "tartarus"},
    )
    play(match, "exchange exchange lagoon-1 hand", "decline", "fit siren-1")
    assert cards_in(match, "tartarus")[-1] == "triton-1/take"
    assert len(hand(match, A)) == 1


def test_tokens_travel_and_each_new_owner_looks() -> None:  # §7.1 EP-30
    match = deal(
        [["exchange"], ["bull-4"], ["satyr-4"]],
        [{"lagoon": ["triton-1"]}, {"lagoon": ["cetus-1-owl"]}, {}],
        tokens=[{"lagoon-1": "helmet"}, {"lagoon-1": "thunderbolt"}, {}],
    )
    play(match, "exchange exchange lagoon-1 1", "decline", "decline")
    assert tokens(match, A, "lagoon", A) == ["thunderbolt"]
    assert tokens(match, B, "lagoon", B) == ["helmet"]
    assert tokens(match, B, "lagoon", A) == ["helmet"]  # he had looked at it before
    assert tokens(match, A, "lagoon") == ["hidden"]


def test_nobody_asks_the_opponents_leave() -> None:  # §7.1 EP-31
    match = deal([["exchange"], ["magic"]], [{"lagoon": ["triton-1"]}, {"lagoon": ["cetus-1-owl"]}])
    play(match, "exchange exchange lagoon-1 1")
    assert legal(match) == ["decline"]


def test_without_anything_to_exchange_it_can_only_be_discarded_or_built() -> None:  # §7.1 EP-32
    match = deal([["triton-4/exchange", "bull-4"], ["chimera-1"]], [{"lagoon": ["triton-1"]}, {}])
    assert legal(match, "exchange") == []
    assert why_not(match, "exchange triton-4/exchange lagoon-1 hand") == "no_equivalent_in_hand"
    assert "discard triton-4/exchange" in legal(match)


def test_the_support_itself_is_not_the_card_that_it_fits() -> None:  # §7.1 EP-32
    match = deal([["siren-1-trident/exchange"], ["chimera-1"]], [{"lagoon": ["triton-1"]}, {}])
    assert legal(match, "exchange") == []
