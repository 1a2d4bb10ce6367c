"""§7.5: a support that can be countered waits for every opponent's answer."""

from __future__ import annotations

import pytest

from quintessence.core.game import Seat
from quintessence.games.ephyran.tests.table import (
    A,
    B,
    C,
    D,
    cards_in,
    deal,
    hand,
    legal,
    play,
    stage,
    tags,
    tokens,
    why_not,
    zones,
)

ONE = {"lagoon": ["triton-1"]}


def test_every_opponent_is_asked_in_turn_order_whatever_he_holds() -> None:  # §7.5 EP-19 EP-24
    match = deal([["take"], ["bull-4"], ["satyr-3"], ["magic"]], [ONE, {}, {}, {}])
    play(match, "take take")
    asked: list[Seat] = []
    while stage(match) == "window":
        asked.append(match.to_act()[0])
        play(match, "decline")
    assert asked == [B, C, D]
    assert tokens(match, A, "lagoon") == ["hidden"]


def test_a_seat_with_nothing_to_answer_is_asked_all_the_same() -> None:  # §7.5 EP-24
    match = deal([["take"], ["bull-4"]], [ONE, {}])
    play(match, "take take")
    assert match.to_act() == [B]
    assert legal(match) == ["decline"]


def test_the_others_see_the_same_window_whoever_could_counter() -> None:  # §7.5 EP-24
    views = []
    for card in ("siren-3", "magic"):
        match = deal([["take"], [card], ["satyr-3"]], [ONE, {}, {}], pile=["bull-4", "sphinx-4"])
        play(match, "take take")
        views.append((match.view(A), match.view(C), match.view(None), match.prompt(A).json(), match.legal(C)))
    assert views[0] == views[1]


def test_any_opponent_may_counter_not_only_the_victim() -> None:  # §7.5 EP-19
    match = deal([["destroy"], ["bull-4"], ["shield"]], [{}, ONE, {}])
    play(match, "destroy destroy 1", "decline", "counter shield")
    assert zones(match, B, "lagoon") == ["triton"]


def test_the_targets_are_announced_and_nothing_is_revealed_before_the_answers() -> None:  # §7.5 EP-20
    match = deal([["steal"], ["bull-4"]], [ONE, {"lands": ["centaur-1"]}], tokens=[{}, {"lands-1": "owl"}])
    assert play(match, "steal steal lands-1 1") == ["announced_steal 0 cetus-3/steal lands-1 1"]
    assert tokens(match, B, "lands", A) == ["hidden"]
    play(match, "decline")
    assert tokens(match, A, "lagoon", A) == ["owl"]


def test_the_first_counter_closes_the_window_and_cannot_be_countered() -> None:  # §7.5 EP-20
    match = deal([["take", "magic"], ["magic"], ["magic"]], [ONE, {}, {}])
    play(match, "take take", "counter magic")
    assert stage(match) == "turn"
    assert match.to_act() == [B]


def test_both_cards_go_to_tartarus_and_the_active_player_still_draws() -> None:  # §7.5 EP-21
    match = deal([["triton-1/take"], ["chimera-1/magic"]], [{"lands": ["centaur-1"]}, {}])
    play(match, "take triton-1/take")
    events = play(match, "counter chimera-1/magic")
    assert cards_in(match, "tartarus") == ["triton-1/take", "chimera-1/magic"]
    assert tags(events)[-2:] == ["drew", "turn_ended"]
    assert len(hand(match, A)) == 1
    assert match.view(None)["stock"] == 20


def test_the_defender_fills_his_hand_to_five_at_once() -> None:  # §7.5 EP-22
    match = deal([["take"], ["magic", "siren-2", "satyr-3", "bull-4", "sphinx-4"]], [ONE, {}])
    play(match, "take take")
    assert tags(play(match, "counter magic"))[:2] == ["countered", "drew"]
    assert len(hand(match, B)) == 5


def test_the_refill_comes_from_the_pile_only_and_may_empty_it() -> None:  # §7.5 EP-22
    match = deal([["take", "satyr-3"], ["magic", "siren-2"]], [ONE, {}], pile=["bull-4"], discard=["pegasus-1"])
    play(match, "take take")
    events = play(match, "counter magic")
    assert tags(events) == ["countered", "drew", "end_announced", "took", "turn_ended"]
    assert match.view(None)["ending"] == "pile_empty"


def test_nobody_counters_in_his_own_turn() -> None:  # §7.5 EP-23
    match = deal([["take", "magic"], ["bull-4"]], [ONE, {}])
    assert why_not(match, "counter magic") == "not_now"
    play(match, "take take")
    objection = match.why_not(A, ["counter", "hippocampus-1/magic"])
    assert objection is not None and objection.code == "not_your_turn"


@pytest.mark.parametrize(
    ("support", "row", "right", "wrong"),
    [
        ("exchange", "exchange exchange lands-1 1", "shield", "magic"),
        ("destroy", "destroy destroy 1", "shield", "magic"),
        ("take", "take take", "magic", "shield"),
        ("steal", "steal steal lands-1 1", "magic", "shield"),
    ],
)
def test_each_support_has_its_own_counter(support: str, row: str, right: str, wrong: str) -> None:  # §7.5 EP-25
    cities = [{"lands": ["centaur-1"], "lagoon": ["triton-1"]}, {"lands": ["minotaur-1"]}]
    match = deal([[support], [right, wrong]], cities, tokens=[{}, {"lands-1": "owl"}])
    play(match, row)
    assert [row.split("/")[1] for row in legal(match, "counter")] == [right]
    assert why_not(match, "counter " + next(card for card in hand(match, B) if card.endswith(wrong))) == "wrong_counter"


def test_a_shield_in_anothers_turn_counters_and_does_not_lock() -> None:  # §7.5 EP-26
    match = deal([["destroy"], ["shield"]], [{}, ONE])
    play(match, "destroy destroy 1")
    assert {row.split()[0] for row in legal(match)} == {"counter", "decline"}
    play(match, "counter shield")
    assert match.view(None)["tartarus"] != []


@pytest.mark.parametrize("row", ["twins twins", "graeae graeae", "lock shield lagoon", "unlock magic lands 1"])
def test_draws_locks_and_unlocks_are_not_countered(row: str) -> None:  # §7.5 EP-47
    match = deal(
        [[row.split()[1]], ["magic", "shield"]], [ONE, {"lands": ["centaur-1"]}], locks=[[], ["lands"]], pile=30
    )
    play(match, row)
    assert stage(match) != "window"


def test_recovering_dionysos_is_not_countered() -> None:  # §7.5 EP-55
    match = deal([["centaur-1"], ["shield", "magic"]], [{}, {"lands": ["dionysos-1"]}])
    play(match, "recover centaur-1 lands-1 1")
    assert stage(match) == "laying"
