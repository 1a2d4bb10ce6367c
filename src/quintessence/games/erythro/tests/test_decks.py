"""§5, §6.6, §8 Drawing, shuffling, and contamination cards."""

from __future__ import annotations

from typing import Any

import pytest

from quintessence.core.parts import as_number
from quintessence.games.erythro.tests.table import (
    ALLIANCE,
    CONSORTIUM,
    FILLER,
    A,
    B,
    C,
    deal,
    finish,
    hand,
    influence,
    legal,
    made,
    only,
    play,
    player,
    pollution,
    reason,
    see,
    tags,
    tile,
    told,
    why_not,
)

ALL: list[Any] = ["squall", "waterspout", "drizzle", "fog_bank", "sea_breeze", "sea_foam", "rainbow", "sea_spray"]
REST: list[Any] = ["tremor", "molten_rock", "fertile_ash", "warm_stones"]


def drawing(pile: int, kept: int = 2, **more: Any) -> dict[str, Any]:
    """A has to draw 5 - kept cards from a pile of so many; the rest is discarded. B draws one card of two."""
    return {
        "phase": "market",
        "hands": [ALL[:kept], REST],
        "decks": [ALL[kept : kept + pile], ["contamination", "contamination"]],
        "discards": [ALL[kept + pile :], []],
        "market": {"air": [], "water": [], "earth": [], "fire": []},
        **more,
    }


def test_a_shuffle_comes_only_when_a_card_is_needed() -> None:  # ER-20, ER-21, ER-C03
    match = deal(**drawing(0, 5))
    assert see(match, "phase") == "players"  # nobody can buy: all drew at once, and nobody had to shuffle
    assert player(match, A)["deck"] == 0 and see(match, "mines") == {}


def test_two_are_drawn_then_one_after_the_shuffle_then_the_mine_comes() -> None:  # ER-21, ER-C03
    match = deal(
        **drawing(2, influence=[{"air": 9}, {}], market={"air": ["gust"], "water": [], "earth": [], "fire": []})
    )
    events = told(match, A, "finish")
    names = [tag for tag in tags(events) if tag in ("drew", "shuffled", "adversary_woke", "mine_placed", "line_done")]
    assert names[:5] == ["drew", "shuffled", "drew", "adversary_woke", "mine_placed"]
    assert [event["count"] for event in only(events, "drew") if event["seat"] == A] == [2, 1]
    assert player(match, A)["deck"] == 3 and len(only(events, "mine_placed")) == 1


def test_an_exactly_emptied_pile_triggers_nothing() -> None:  # ER-20, ER-C03
    match = deal(
        **drawing(3, influence=[{"air": 9}, {}], market={"air": ["gust"], "water": [], "earth": [], "fire": []})
    )
    events = told(match, A, "finish")
    assert "shuffled" not in tags(events) and player(match, A)["deck"] == 0


def test_a_shuffle_in_the_middle_of_a_card() -> None:  # ER-21, ER-27, ER-C04
    match = deal(
        hands=[["contamination", *FILLER[:2]], REST],
        decks=[["sea_foam"], ["contamination"]],
        discards=[["sea_breeze", "rainbow", "sea_spray", "fog_bank"], []],
        tiles={"2": 2},
        mine_deck=["sand_dredge"],
        bag=[4],
    )
    events = told(match, A, "play contamination draw")
    names = tags(events)
    order = ["pollution_changed", "drew", "shuffled", "adversary_woke", "mine_placed", "line_done", "card_ended"]
    assert [names.index(tag) for tag in order] == sorted(names.index(tag) for tag in order)
    assert pollution(match, 2) == [3] and player(match, A)["deck"] == 2 and len(hand(match, A)) == 5
    assert tile(match, 4)["mine"] == "sand_dredge"


def test_a_draw_needs_enough_cards() -> None:  # ER-22, ER-C05
    poor = deal(
        hands=[["contamination", "squall"], REST],
        decks=[["drizzle"], ["contamination"]],
        discards=[["rainbow"], []],
        influence=[{"air": 2}, {}],
    )
    assert why_not(poor, A, "play contamination draw") == "too_few_cards_to_draw"
    assert why_not(poor, A, "play contamination pay") == "influence_missing"
    assert pollution(poor, 2) == [0]


def test_the_draw_phase_stops_when_there_is_nothing_left() -> None:  # ER-22
    match = deal(
        phase="market",
        hands=[["squall"], REST],
        decks=[["drizzle"], []],
        discards=[[], []],
        market={"air": [], "water": [], "earth": [], "fire": []},
    )
    assert len(hand(match, A)) == 2 and see(match, "mines") == {}


def test_each_shuffle_is_answered_in_turn() -> None:  # ER-23, ER-85, ER-C25
    match = deal(
        phase="market",
        hands=[["squall"], ["tremor"]],
        decks=[[], []],
        discards=[ALL[1:], [*REST[1:], "contamination"]],
        mine_deck=["sand_dredge"],
        influence=[{"air": 9}, {}],
        market={"air": ["gust"], "water": [], "earth": [], "fire": []},
        bag=[4, 8],
    )
    events = told(match, A, "finish")
    names = [tag for tag in tags(events) if tag in ("drew", "mine_placed", "line_done", "pollution_changed")]
    assert names == ["drew", "mine_placed", "line_done", "drew", "pollution_changed"]
    assert [event["seat"] for event in only(events, "drew")] == [A, B]


def test_a_shuffle_in_the_draw_phase_can_lose_the_match() -> None:  # ER-25, ER-23, ER-57, ER-85, ER-C14
    match = deal(
        3,
        options=ALLIANCE,
        phase="market",
        hands=[["squall"], ["tremor"], []],
        decks=[[], [], []],
        discards=[ALL[1:], [*REST[1:], "contamination"], ["contamination"]],
        mine_deck=[0, 0, 0, 0],
        profitability=15,
        influence=[{"air": 9}, {}, {}],
        market={"air": ["gust"], "water": [], "earth": [], "fire": []},
    )
    events = told(match, A, "finish")
    assert [event["after"] for event in only(events, "profitability_changed")] == [20, 25]
    assert reason(match) == "profitable" and hand(match, C) == []


def test_a_hand_above_five_draws_nothing_and_discards_nothing() -> None:  # ER-18
    match = deal(phase="market", hands=[ALL[:6], REST], market={"air": [], "water": [], "earth": [], "fire": []})
    assert len(hand(match, A)) == 6


def test_phase_6_reaches_five_cards() -> None:  # ER-91
    match = deal(
        phase="market",
        hands=[[], []],
        decks=[[], []],
        discards=[ALL, [*REST, "contamination"]],
        market={"air": [], "water": [], "earth": [], "fire": []},
    )
    assert [len(hand(match, seat)) for seat in (A, B)] == [5, 5]


def test_contamination_on_a_tile_with_three() -> None:  # ER-26, ER-27, ER-C06
    playing: dict[str, Any] = {"hands": [["contamination", "squall"], REST], "influence": [{"air": 3}, {}]}
    match = deal(**playing, tiles={"2": {"pollution": 3, "sanctuary": "air"}, "5": 4, "6": 4})
    events = told(match, A, "play contamination pay")
    assert tags(events) == ["played", "pollution_changed", "tile_contaminated", "match_ended"]
    assert reason(match) == "contaminated" and influence(match, A) == [3, 0]
    goes_on = deal(**playing, tiles={"2": 3, "5": 4})
    play(goes_on, A, "play contamination pay")
    assert tile(goes_on, 2)["contaminated"] and goes_on.outcome() is None


def test_nobody_takes_from_an_empty_pile() -> None:  # ER-28
    data = made({"grab": ["take"]})
    match = deal(data=data, hands=[["grab"], REST], contamination=0)
    assert why_not(match, A, "play grab power") == "contamination_pile_empty"
    event = deal(
        options=CONSORTIUM,
        hands=[["contamination", "squall"], REST],
        decks=[[], ["contamination"]],
        discards=[ALL[1:5], []],
        contamination=0,
        event="great_migration",  # a shuffle: take
        mine_deck=[1, 0, 0, 0],
    )
    events = told(event, A, "play contamination draw")
    assert only(events, "event_part_done")[0]["skipped"] == ["take"] and "took" not in tags(events)


def test_only_contamination_cards_are_trashed_from_hand_or_discard() -> None:  # ER-30
    data = made({"burn": ["trash"]})
    match = deal(
        data=data, hands=[["burn", "contamination", "squall", *ALL[2:4]], REST], discards=[["contamination"], []]
    )
    play(match, A, "play burn power")
    assert legal(match, A) == ["trash hand", "trash discard"]
    pile = see(match, "contamination_pile")
    play(match, A, "trash discard")
    assert (
        player(match, A)["discard"] == [] and see(match, "contamination_pile") == as_number(pile) + 1
    )  # ER-92: at once
    none = deal(data=data, hands=[["burn", "squall"], REST])
    assert why_not(none, A, "play burn power") == "nothing_to_trash"


def test_a_self_trash_leaves_as_many_cards_as_are_owed() -> None:  # ER-31
    data = made({"burn": ["trash"], "swap2": ["trash", "take"]})
    match = deal(data=data, hands=[["burn", "contamination", "squall", "drizzle"], REST], owed=[4, 0])
    assert why_not(match, A, "play burn power") == "hand_too_small"
    refilled = deal(data=data, hands=[["swap2", "contamination", "squall", "drizzle"], REST], owed=[4, 0])
    assert why_not(refilled, A, "play swap2 power") is None


def test_another_player_keeps_the_cards_that_he_owes() -> None:  # ER-90, ER-C23
    data = made({"burn": ["other trash"]})
    four: Any = ["contamination", *REST[:3]]
    match = deal(data=data, hands=[["burn"], four], owed=[1, 4])
    assert why_not(match, A, "play burn power") == "nobody_can"
    discard = deal(data=data, hands=[["burn"], four], discards=[[], ["contamination"]], owed=[1, 4])
    events = told(discard, A, "play burn power")
    assert only(events, "trashed")[0]["source"] == "discard"


def test_finishing_is_all_that_is_needed() -> None:
    match = deal(phase="market", influence=[{"air": 9}, {"fire": 9}])
    assert match.to_act() == [A, B]
    finish(match)
    assert see(match, "phase") == "players" and see(match, "round") == 2


def test_a_players_own_contamination_card_is_no_step_of_the_adversary() -> None:  # ER-27
    match = deal(hands=[["contamination", "squall"], ["tremor"]], pawns=[3, 6], influence=[{"air": 5}, {}])
    events = match.play(A, ["play", "contamination", "pay"])
    [polluted] = [event for event in events if event.row()[0] == "pollution_changed"]
    assert polluted.values()["tile"] == 3 and polluted.explanation() is None


@pytest.mark.parametrize(
    ("phase", "deck", "missing"), [("players", 4, 0), ("players", 3, 1), ("market", 3, 1), ("market", 2, 2)]
)
def test_a_shuffle_to_come_is_foretold(phase: str, deck: int, missing: int) -> None:
    """One card is kept or held, and hands are filled up to five: what is missing, and whether a card can be bought."""
    cards = ["fog_bank", "sea_spray", "sea_foam", "sea_breeze"][:deck]
    others = ["molten_rock", "fertile_ash", "warm_stones", "red_clay"]
    match = deal(
        phase=phase,
        owed=[4, 4] if phase == "players" else [0, 0],
        hands=[["drizzle"], ["tremor"]],
        decks=[cards, others],
        discards=[["squall"], ["obsidian"]],
        influence=[{"air": 9, "water": 9}, {"earth": 9, "fire": 9}],
    )
    forecast, told_of = match.view(A)["forecast"], {"seat": 0, "missing": missing, "buys": True}
    assert isinstance(forecast, dict) and forecast["shuffles"] == ([told_of] if missing else [])
