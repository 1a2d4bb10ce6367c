"""§5: adding a zone, and replacing the last one of a column."""

from __future__ import annotations

import pytest

from quintessence.core.game import IllegalAction
from quintessence.games.ephyran.tests.table import (
    LAGOON,
    A,
    cards_in,
    deal,
    hand,
    legal,
    play,
    tags,
    tokens,
    why_not,
    zones,
)


def test_a_territory_grows_from_zone_one_to_four() -> None:  # §5 EP-02
    match = deal([["siren-2", "triton-1", "hippocampus-3"], ["bull-4"]])
    assert legal(match, "add") == ["add triton-1/take lagoon-1"]
    assert why_not(match, "add siren-2 lagoon-2") == "zone_before_missing"
    play(match, "add triton-1 lagoon-1", "discard bull-4")
    assert "add siren-2/destroy lagoon-2" in legal(match)


def test_territories_grow_independently_of_their_order() -> None:  # §5 EP-02
    match = deal([["chimera-1", "pegasus-1"], ["bull-4"]])
    assert tags(legal(match, "add")) == ["add", "add"]
    assert why_not(match, "add chimera-1 mountain-1") is None


def test_a_city_has_each_zone_once() -> None:  # §5 EP-04
    match = deal([["siren-1"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}])
    assert why_not(match, "add siren-1 lagoon-1") == "slot_taken"


def test_territory_means_a_zone_to_build_and_a_column_to_lock() -> None:  # §5 EP-03
    match = deal([["siren-2", "shield"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}])
    assert "add siren-2/destroy lagoon-2" in legal(match)
    assert [row.split()[2] for row in legal(match, "lock")] == ["lagoon"]


def test_a_locked_column_does_not_grow() -> None:  # §5 EP-44
    match = deal([["siren-2"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}], locks=[["lagoon"], []])
    assert why_not(match, "add siren-2 lagoon-2") == "column_locked"


def test_the_last_zone_may_be_replaced_by_the_same_zone_of_the_hand() -> None:  # §5 EP-06
    match = deal([["hippocampus-2/twins", "siren-1"], ["bull-4"]], [{"lagoon": ["triton-1", "siren-2"]}, {}])
    assert why_not(match, "swap siren-1 lagoon-1") == "zone_covered"
    events = play(match, "swap hippocampus-2 lagoon-2")
    assert tags(events) == ["swapped", "removed", "drew", "turn_ended"]
    assert zones(match, A, "lagoon") == ["triton", "hippocampus"]


def test_dionysos_may_replace_a_zone_too() -> None:  # §5 EP-06
    match = deal([["dionysos-1"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}])
    play(match, "swap dionysos-1 lagoon-1")
    assert zones(match, A, "lagoon") == ["dionysos"]


def test_a_locked_or_missing_zone_cannot_be_replaced() -> None:  # §5 EP-06
    match = deal([["siren-1", "centaur-1"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}], locks=[["lagoon"], []])
    assert why_not(match, "swap siren-1 lagoon-1") == "column_locked"
    assert why_not(match, "swap centaur-1 lands-1") == "no_zone_there"


def test_the_replaced_card_is_discarded_and_its_token_is_lost() -> None:  # §5 EP-07
    match = deal(
        [["siren-1"], ["bull-4"]], [{"lagoon": ["triton-1/take"]}, {}], tokens=[{"lagoon-1": "owl"}, {}], stock=[]
    )
    events = play(match, "swap siren-1 lagoon-1")
    assert "token_lost 0 lagoon-1" in events
    assert cards_in(match, "discard") == ["triton-1/take"]
    assert tokens(match, A, "lagoon") == [None]
    lost = match.view(A)["lost"]
    assert isinstance(lost, list) and lost[-1] == "owl" and len(lost) == 20


def test_a_half_stands_only_on_its_own_zone() -> None:  # §5 EP-04
    match = deal([["nereid-3/graeae"], ["bull-4"]], [{"lagoon": LAGOON[:2]}, {}])
    assert legal(match, "add") == ["add nereid-3/graeae lagoon-3"]
    with pytest.raises(IllegalAction):
        match.play(A, ["add", "nereid-3/graeae", "lagoon-2"])


def test_a_zone_goes_from_the_hand_to_the_city() -> None:  # §5
    match = deal([["triton-1"], ["bull-4"]])
    assert play(match, "add triton-1 lagoon-1")[0] == "added 0 triton-1/take lagoon-1"
    assert "triton-1/take" not in hand(match, A)
