"""§6.1, §6.2 The players' phase and the discard."""

from __future__ import annotations

from typing import Any

import pytest

import quintessence
from quintessence.core.game import IllegalAction, Values
from quintessence.core.match import Match
from quintessence.core.parts import as_fields, as_items
from quintessence.games.erythro.tests.table import (
    FILLER,
    OTHER_FILLER,
    A,
    B,
    deal,
    hand,
    influence,
    keep_nothing,
    legal,
    made,
    only,
    play,
    player,
    reason,
    see,
    told,
    why_not,
)


def test_one_card_after_the_other_in_any_order_of_players() -> None:  # ER-11
    match = deal(hands=[[*FILLER[:4]], [*OTHER_FILLER]])
    assert match.to_act() == [A, B]
    play(match, B, "play tremor gain")
    assert match.to_act() == [A, B]
    play(match, A, "play squall move")
    assert match.to_act() == [A] and why_not(match, B, "play molten_rock gain") == "not_your_turn"
    play(match, A, "step 1", "stop")
    assert match.to_act() == [A, B]


def test_exactly_four_cards_are_played() -> None:  # ER-12
    match = deal(hands=[[*FILLER], [*OTHER_FILLER]])
    for card in FILLER[:4]:
        play(match, A, f"play {card} gain")
    assert match.to_act() == [B] and why_not(match, A, "play sea_breeze gain") == "nothing_to_decide"


def stuck(owed: list[int], helper: list[str]) -> Match:
    """A holds only contamination cards on a contaminated tile."""
    data = made({"call": ["gain any 1"]})
    own: Any = [["contamination"] * 2, [*helper]]
    return deal(data=data, hands=own, tiles={"2": 4}, pawns=[2, 5], owed=[*owed])


def test_a_stuck_player_waits_for_help() -> None:  # ER-13, ER-89, ER-C20
    match = stuck([2, 1], ["tremor"])
    assert match.to_act() == [B] and match.outcome() is None
    play(match, B, "play tremor gain")
    assert reason(match) == "stuck"


def test_a_friend_may_move_a_stuck_player() -> None:  # ER-13, ER-89, ER-C20
    data = made({"push": ["other move 1"]})
    own: Any = [["push"], ["contamination"] * 2]
    match = deal(data=data, hands=own, tiles={"2": 4}, pawns=[5, 2], owed=[1, 2], influence=[{}, {"earth": 9}])
    assert match.to_act() == [A]
    play(match, A, "play push power")
    play(match, B, "step 3")
    assert match.to_act() == [B] and "play contamination pay" in legal(match, B)


def test_nothing_legal_for_another_reason_is_lost_too() -> None:  # ER-14, ER-C05
    poor: dict[str, Any] = {"hands": [["contamination"], []], "influence": [{"air": 2}, {}], "owed": [1, 0]}
    match = deal(**poor, decks=[["squall"], ["tremor"]], discards=[["waterspout"], []])
    assert reason(match) == "stuck"
    rich = deal(**poor, decks=[["squall"], ["tremor"]], discards=[["waterspout", "drizzle"], []])
    assert legal(rich, A) == ["play contamination draw"]


def test_effects_are_received_after_ones_four_cards() -> None:  # ER-15
    data = made({"gift": ["other gain any 2"], "offer": ["other acquire"]})
    market: Any = {"air": [], "water": ["brook"], "earth": [], "fire": []}
    match = deal(data=data, hands=[["gift", "offer"], ["tremor"]], owed=[2, 0], market=market)
    play(match, A, "play gift power")
    assert match.to_act() == [B]
    play(match, B, "share 2")
    play(match, A, "play offer power")
    assert hand(match, B) == ["tremor", "brook"] and see(match, "phase") == "discard"


def test_any_card_may_be_kept() -> None:  # ER-16
    match = deal(phase="discard", hands=[["squall", "contamination"], ["tremor"]])
    assert legal(match, A, "keep") == ["keep contamination", "keep squall", "keep None"]
    play(match, A, "keep contamination")
    play(match, B, "keep null")
    assert player(match, A)["contamination"] == 1 and player(match, A)["discard"] == ["squall"]


def test_played_cards_are_out_of_reach_until_phase_2() -> None:  # ER-17
    match = deal(
        hands=[["contamination"], []],
        decks=[["squall"], ["tremor"]],
        played=[["drizzle"], []],
        discards=[["waterspout", "fog_bank"], []],
        owed=[1, 1],
    )
    play(match, A, "play contamination draw")
    assert sorted(str(card) for card in hand(match, A)) == ["fog_bank", "squall", "waterspout"]
    assert player(match, A)["played"] == ["drizzle", "contamination"]


def test_a_hand_is_its_owners_secret_unless_all_show() -> None:  # ER-19, ER-93
    hidden = deal(hands=[["squall", "contamination"], ["tremor"]])
    assert player(hidden, A)["hand"] == ["contamination", "squall"]
    shown = as_seen(hidden, B)
    assert shown["hand"] == 2 and shown["contamination"] == 1
    openly = deal(options={"hands": "shown"}, hands=[["squall"], ["tremor"]])
    assert as_seen(openly, B)["hand"] == ["squall"]
    assert (hidden.state.information(), openly.state.information()) == ("private", "shared")


def as_seen(match: Match, viewer: Any) -> Values:
    players = match.view(viewer)["players"]
    assert isinstance(players, list) and isinstance(players[0], dict)
    return players[0]


def test_done_is_said_and_can_be_taken_back_until_the_last_has() -> None:  # ER-85
    match = deal(phase="discard", hands=[["squall"], ["tremor"]])
    play(match, A, "keep squall")
    assert match.to_act() == [B]
    assert match.can_undo(A) is True
    match.undo(A)
    assert match.to_act() == [A, B]
    play(match, A, "keep null")
    play(match, B, "keep null")
    with pytest.raises(IllegalAction):
        match.undo(A)


def test_contamination_goes_to_pile_or_discard() -> None:  # ER-92, ER-29, ER-C22
    match = deal(hands=[["contamination", "contamination"], ["tremor"]], owed=[1, 0], influence=[{"air": 3}, {}])
    assert see(match, "contamination_pile") == 10
    play(match, A, "play contamination pay")
    assert see(match, "contamination_pile") == 10  # ER-29: not at once
    play(match, A, "keep null")
    assert see(match, "contamination_pile") == 10
    events = told(match, B, "keep null")
    assert [event["returned"] for event in only(events, "discarded")] == [1, 0]
    assert see(match, "contamination_pile") == 11 and player(match, A)["discard"] == ["contamination"]


def test_what_is_kept_is_shown_to_nobody_else() -> None:
    match = deal(phase="discard", hands=[["squall"], ["tremor"]])
    play(match, A, "keep squall")
    assert [repr(event) for event in match.events_for(A)] == ["kept 0 squall"]
    assert [repr(event) for event in match.events_for(B)] == ["kept 0 hidden"]


def test_influence_is_never_reset() -> None:  # ER-95
    match = deal(phase="discard", hands=[["squall"], ["tremor"]], influence=[{"air": 4}, {"fire": 1}])
    keep_nothing(match)
    assert influence(match, A) == [4, 0]


def test_one_person_may_hold_several_seats() -> None:  # ER-94
    match = quintessence.start("erythro", seats=2, seed="alone")
    assert match.seats == 2 and all(match.legal(seat) for seat in match.to_act())


def test_a_purchase_or_none_can_be_taken_back_until_the_last_has_decided() -> None:  # ER-85, phase 5
    match = deal(phase="market", influence=[{"air": 4}, {"fire": 4}], hands=[["squall"], ["tremor"]])
    play(match, A, "finish")
    assert match.to_act() == [B] and match.can_undo(A) is True
    match.undo(A)
    assert match.to_act() == [A, B]


def test_what_is_open_to_everyone() -> None:  # ER-93
    match = deal(
        options={"adversary": "consortium"},
        hands=[["squall"], ["tremor"]],
        decks=[["drizzle", "fog_bank"], []],
        discards=[["waterspout"], []],
        played=[["sea_foam"], []],
        mine_deck=["sand_dredge", "iron_shaft"],
        bag=[3, 5],
        event="thaw",
        events=["drought"],
    )
    seen = match.view(None)
    assert (seen["mine_deck"], seen["bag"], seen["events_left"]) == ([1, 1, 0, 0], [3, 5], 1)
    assert isinstance(seen["events_gone"], list) and len(seen["events_gone"]) == 10
    assert all(isinstance(row, list) and len(row) == 2 for row in as_fields(seen["market"]).values())
    first = as_fields(as_items(seen["players"])[0])
    assert (first["discard"], first["played"], first["deck"], first["hand"]) == (["waterspout"], ["sea_foam"], 2, 1)
    assert "drizzle" not in repr(seen) and "sand_dredge" not in repr(seen)  # no deck shows what is in it
