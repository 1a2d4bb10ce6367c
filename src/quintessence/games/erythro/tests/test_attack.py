"""§10, §11 Attacks and the market."""

from __future__ import annotations

from typing import Any

from quintessence.core.parts import as_fields, as_items
from quintessence.games.erythro.rules.adversary.bag import pollute_at_random
from quintessence.games.erythro.tests.table import (
    ALLIANCE,
    A,
    B,
    deal,
    hand,
    influence,
    legal,
    made,
    only,
    play,
    player,
    position,
    reason,
    see,
    tags,
    tile,
    told,
    why_not,
)

BLOW = {"blow": ["attack"], "near": ["near attack"], "beside": ["other_near attack"]}
RIVER: Any = [{"mine": "diverted_river", "tile": 2}]
"""The sample mine that costs 8 water or 9 air."""
NOTHING: Any = {"air": [], "water": [], "earth": [], "fire": []}


def test_an_attack_reaches_the_own_tile_unless_the_card_says_more() -> None:  # ER-49
    mines: Any = [{"mine": "sand_dredge", "tile": 3}]
    match = deal(data=made(BLOW), hands=[["blow", "near"], ["tremor"]], mines=mines, influence=[{"air": 9}, {}])
    assert why_not(match, A, "play blow power") == "nothing_to_attack"
    assert only(told(match, A, "play near power"), "attacked")[0]["tile"] == 3
    beside = deal(
        data=made(BLOW), hands=[["beside"], ["tremor"]], mines=mines, pawns=[8, 3], influence=[{"air": 9}, {}]
    )
    play(beside, A, "play beside power")  # ER-39: the actor attacks and pays
    assert influence(beside, A) == [4, 0]


def test_a_mine_is_paid_at_once_in_one_element() -> None:  # ER-50, ER-C10
    poor = deal(data=made(BLOW), hands=[["blow"], ["tremor"]], mines=RIVER, influence=[{"water": 7, "air": 8}, {}])
    assert why_not(poor, A, "play blow power") == "attack_too_dear"
    rich = deal(data=made(BLOW), hands=[["blow"], ["tremor"]], mines=RIVER, influence=[{"water": 8, "air": 9}, {}])
    play(rich, A, "play blow power")
    assert legal(rich, A) == ["attack mine air 2", "attack mine water 2"]


def test_hurricane_with_and_without_its_sanctuary() -> None:  # ER-04, ER-50, ER-96, ER-C10
    five: dict[str, Any] = {
        "hands": [["hurricane", "squall"], ["tremor"]],
        "mines": RIVER,
        "influence": [{"water": 5, "air": 5}, {}],
    }
    match = deal(**five, tiles={"2": {"sanctuary": "air"}})
    play(match, A, "play hurricane power_yellow")
    assert influence(match, A) == [5, 0]
    bare = deal(**five)
    assert why_not(bare, A, "play hurricane power") == "attack_too_dear"
    assert why_not(bare, A, "play hurricane power_yellow") == "no_sanctuary_here"


def test_a_reduction_stops_at_nothing() -> None:  # ER-50
    data = made({"crush": ["reduce 12", "attack"]})
    match = deal(data=data, hands=[["crush", "squall"], ["tremor"]], mines=RIVER)
    play(match, A, "play crush power", "attack mine water 2")
    assert influence(match, A) == [0, 0] and see(match, "destroyed") == ["diverted_river"]


def test_the_dome_is_paid_in_any_mix() -> None:  # ER-51, ER-53, ER-101, ER-C11
    mines: Any = [{"mine": "sand_dredge", "tile": 3}, {"mine": "open_trench", "tile": 8}]
    cards = {"blow": ["attack"], "near": ["near attack"], "again2": ["near attack"]}
    match = deal(
        data=made(cards),
        hands=[["blow", "near", "again2", "squall"], ["tremor"]],
        mines=mines,
        dome=2,
        influence=[{"water": 4, "air": 6}, {}],
        mine_deck=[1, 1, 1, 0],
    )
    events = told(match, A, "play blow power")
    assert "dome_destroyed" in tags(events) and influence(match, A) == [0, 0] and match.outcome() is None
    state = position(match)
    state.influence = bytes([12, 12, 0, 0])
    play(match, A, "play near power", "attack mine air 3", "play again2 power", "attack mine air 8")
    assert reason(match) == "planet_freed" and see(match, "mine_deck") == [1, 1, 1, 0]  # ER-53: the deck is ignored


def test_the_dome_in_one_element_as_an_option() -> None:  # ER-51
    options: dict[str, Any] = {"dome_payment": "one"}
    match = deal(
        options=options,
        data=made(BLOW),
        hands=[["blow"], ["tremor"]],
        dome=2,
        mines=RIVER,
        influence=[{"water": 4, "air": 8}, {}],
    )
    assert why_not(match, A, "play blow power") == "attack_too_dear"
    rich = deal(
        options=options,
        data=made(BLOW),
        hands=[["blow"], ["tremor"]],
        dome=2,
        mines=[{"mine": "sand_dredge", "tile": 9}],
        influence=[{"water": 10, "air": 10}, {}],
    )
    play(rich, A, "play blow power")
    assert legal(rich, A) == ["attack dome air", "attack dome water"]


def test_a_fallen_dome_frees_its_token_and_stands_on_anything() -> None:  # ER-101
    match = deal(
        data=made(BLOW),
        hands=[["blow"], ["tremor"]],
        dome=2,
        tiles={"2": 4},
        mines=[{"mine": "sand_dredge", "tile": 9}],
        influence=[{"air": 10}, {}],
    )
    play(match, A, "play blow power")
    assert not tile(match, 2)["dome"] and tile(match, 2)["contaminated"]


def test_the_alliances_dome_stays_and_can_be_attacked_again() -> None:  # ER-56c
    data = made({"blow": ["attack"], "blow2": ["attack"]})
    match = deal(
        options=ALLIANCE,
        data=data,
        hands=[["blow", "blow2"], ["tremor"]],
        dome=2,
        profitability=12,
        influence=[{"air": 10, "water": 10}, {}],
        mines=[{"mine": "sand_dredge", "tile": 9}],
    )
    play(match, A, "play blow power", "attack dome 10", "play blow2 power")
    assert tile(match, 2)["dome"] and see(match, "profitability") == {"value": 2, "limit": 17}


def test_a_price_is_paid_in_any_mix_and_the_market_is_refilled() -> None:  # ER-69, ER-71, ER-72, ER-C21
    offer: Any = {"air": [], "water": ["brook"], "earth": [], "fire": []}
    cost = position(deal()).data.cards.cost[position(deal()).data.cards.named["brook"]]
    match = deal(
        phase="market",
        hands=[["squall"], ["tremor"]],
        influence=[{"air": 1, "water": cost - 1}, {"fire": 1}],
        market=offer,
    )
    events = told(match, A, "buy brook 1")
    assert influence(match, A) == [0, 0] and only(events, "bought")[0]["new"] is not None
    drawn = only(events, "drew")
    assert drawn[0]["seat"] == A and drawn[0]["count"] == 3  # kept and bought are two
    assert as_items(as_fields(see(match, "market"))["water"])[0] == only(events, "bought")[0]["new"]


def test_one_purchase_a_round_and_more_by_cards() -> None:  # ER-73
    offer: Any = {"air": ["gust"], "water": ["brook"], "earth": [], "fire": []}
    match = deal(phase="market", influence=[{"air": 12, "water": 12}, {"fire": 12}], market=offer)
    play(match, A, "buy brook 0")
    assert match.to_act() == [B]
    playing = deal(
        data=made({"shop": ["acquire"]}),
        hands=[["shop", "squall"], ["tremor"]],
        influence=[{"air": 12}, {}],
        market=offer,
    )
    price = position(playing).data.cards.cost[position(playing).data.cards.named["gust"]]
    play(playing, A, "play shop power", f"buy gust {price}")
    assert "gust" in hand(playing, A) and influence(playing, A) == [12 - price, 0]


def test_an_exhausted_deck_shows_fewer_cards() -> None:  # ER-71
    match = deal(
        phase="market",
        influence=[{"air": 12, "water": 12}, {"fire": 12, "earth": 12}],
        market={"air": ["gust"], "water": [], "earth": [], "fire": []},
    )
    state = position(match)
    state.decks = [b""] * 8
    events = told(match, A, "buy gust 0")
    assert only(events, "bought")[0]["new"] is None
    assert as_fields(see(match, "market"))["air"] == [None, None]


def test_a_bought_card_can_be_played_at_once() -> None:  # ER-72
    offer: Any = {"air": ["gust"], "water": [], "earth": [], "fire": []}
    match = deal(
        data=made({"shop": ["acquire"]}), hands=[["shop"], ["tremor"]], influence=[{"air": 12}, {}], market=offer
    )
    play(match, A, "play shop power")
    assert "play gust move" in legal(match, A)
    assert player(match, A)["known"] == ["gust"]


def test_a_fallen_domes_tile_keeps_all_and_accepts_its_token() -> None:  # ER-101
    match = deal(
        data=made(BLOW),
        hands=[["blow"], ["tremor"]],
        dome=2,
        tiles={"2": {"pollution": 2, "sanctuary": "air"}},
        mines=[{"mine": "sand_dredge", "tile": 9}],
        influence=[{"air": 10}, {}],
        bag=[2],
    )
    play(match, A, "play blow power")
    assert tile(match, 2)["sanctuary"] == "air" and tile(match, 2)["pawns"] == [0, 1]
    pollute_at_random(position(match), [])
    assert tile(match, 2)["pollution"] == 3


def test_two_purchases_of_one_card_must_both_be_possible() -> None:  # ER-01, ER-98
    given: dict[str, Any] = {"hands": [["glade", "squall"], ["tremor"]], "influence": [{"air": 2}, {"fire": 2}]}
    one = deal(**given, market={**NOTHING, "air": ["pollen_cloud"]})
    assert why_not(one, A, "play glade power") == "nobody_can"  # after the first nothing is left, as far as is known
    two = deal(**given, market={**NOTHING, "air": ["pollen_cloud"], "earth": ["rich_soil"]})
    assert why_not(two, A, "play glade power") is None
    poor = deal(**given, market={**NOTHING, "air": ["pollen_cloud"], "earth": ["crystal_vein"]})
    assert why_not(poor, A, "play glade power") == "nobody_can"


def test_a_purchase_leaves_the_card_that_the_other_needs() -> None:  # ER-01
    match = deal(
        hands=[["glade", "squall"], ["tremor"]],
        influence=[{"air": 4}, {"fire": 2}],
        market={**NOTHING, "air": ["pollen_cloud"], "earth": ["crystal_vein"]},
    )
    events = told(match, A, "play glade power")
    bought = [(event["seat"], event["card"]) for event in only(events, "bought")]
    assert bought == [(A, "crystal_vein"), (B, "pollen_cloud")]  # each had one answer only


def test_cards_set_aside_at_set_up_come_last() -> None:  # ER-84
    match = deal(phase="market", influence=[{"air": 12, "water": 12}, {}], market={**NOTHING, "air": ["gust"]})
    state = position(match)
    top, bottom = state.data.cards.named["updraft"], state.data.cards.named["hurricane"]
    state.decks = [bytes([top]), *[b""] * 3, bytes([bottom]), *[b""] * 3]
    assert only(told(match, A, "buy gust 3"), "bought")[0]["new"] == "updraft"
    assert as_fields(see(match, "market_left"))["air"] == 1
