"""§3: one action a turn, of four; then a draw."""

from __future__ import annotations

from quintessence.games.ephyran.tests.table import A, B, cards_in, deal, hand, legal, play, stage, tags, why_not, zones


def test_a_turn_is_exactly_one_action_and_a_draw() -> None:  # §3 EP-05
    match = deal([["triton-1", "pegasus-1"], ["chimera-1"]])
    events = play(match, "add triton-1 lagoon-1")
    assert tags(events) == ["added", "drew", "turn_ended"]
    assert match.to_act() == [B]
    assert len(hand(match, A)) == 2


def test_there_is_no_way_to_do_nothing_while_one_has_cards() -> None:  # §3 EP-05
    match = deal([["boar-3/graeae", "bull-4/take"], ["chimera-1"]])
    assert [row.split()[0] for row in legal(match)] == ["graeae", "discard", "discard"]
    assert why_not(match, "pass") == "hand_not_empty"


def test_an_empty_hand_only_draws() -> None:  # §3
    match = deal([[], ["chimera-1"]])
    assert legal(match) == ["pass"]
    assert tags(play(match, "pass")) == ["passed", "drew", "turn_ended"]


def test_the_four_actions_are_offered_together() -> None:  # §3
    match = deal([["triton-1/take", "siren-2/destroy"], ["chimera-1"]], [{"lagoon": ["cetus-1-owl"]}, {}])
    assert {row.split()[0] for row in legal(match)} == {"add", "take", "swap", "discard"}


def test_a_card_is_whole_until_one_half_is_played_and_the_other_is_dead_then() -> None:  # §3 EP-12
    match = deal([["triton-1/bull-3"], ["chimera-1"]], [{}, {}], discard=["triton-1/take"])
    assert set(legal(match)) == {"add triton-1/bull-3 lagoon-1", "discard triton-1/bull-3"}
    play(match, "add triton-1/bull-3 lagoon-1", "draw discard")
    assert hand(match, A) == ["triton-1/take"]
    assert zones(match, A, "lagoon") == ["triton"]
    assert zones(match, A, "mountain") == []


def test_a_discarded_card_lies_open_on_the_discard() -> None:  # §3 EP-09
    match = deal([["triton-1/take"], ["chimera-1"]])
    play(match, "discard triton-1/take")
    assert cards_in(match, "discard") == ["triton-1/take"]


def test_nobody_acts_out_of_turn() -> None:  # §3
    match = deal([["triton-1/take"], ["chimera-1/magic"]])
    objection = match.why_not(B, ["discard", "chimera-1/magic"])
    assert objection is not None and objection.code == "not_your_turn"
    assert stage(match) == "turn"
