"""§5, §6.1, §7 Action cards: zones, legality, lines and payments."""

from __future__ import annotations

from typing import Any

from quintessence.core.game import Json
from quintessence.games.erythro.tests.table import (
    ALLIANCE,
    CONSORTIUM,
    FILLER,
    OTHER_FILLER,
    A,
    B,
    C,
    deal,
    hand,
    influence,
    legal,
    made,
    only,
    play,
    player,
    pollution,
    position,
    see,
    tags,
    tile,
    told,
    why_not,
)

AIR_HERE: Any = {"2": {"sanctuary": "air"}}


def hands(*own: str) -> list[Json]:
    return [[*own, *FILLER[: 5 - len(own)]], [*OTHER_FILLER]]


def test_a_zone_that_cannot_be_finished_is_not_offered() -> None:  # ER-01
    data = made({"blow": ["take", "attack"]})
    match = deal(data=data, hands=hands("blow"))
    assert "play blow power" not in legal(match, A)
    assert why_not(match, A, "play blow power") == "nothing_to_attack"


def test_a_way_to_the_end_is_looked_for_where_lines_touch() -> None:  # ER-01
    data = made({"raid": ["move 2", "attack"], "dash": ["move 2", "remove 1"]})
    mine: Any = [{"mine": "sand_dredge", "tile": 4}]
    near = deal(data=data, hands=hands("raid"), mines=mine, influence=[{"air": 9}, {}])
    assert "play raid power" in legal(near, A)
    play(near, A, "play raid power")
    assert legal(near, A) == ["step 1", "step 3"]  # 7 and 8 lead too far away
    play(near, A, "step 1")
    assert legal(near, A) == ["step 4"]
    away: Any = [{"mine": "sand_dredge", "tile": 9}]
    far = deal(data=data, hands=hands("raid"), mines=away, dome=None, influence=[{"air": 9}, {}])
    assert why_not(far, A, "play raid power") == "nothing_to_attack"
    dear = deal(data=data, hands=hands("raid"), mines=mine, influence=[{"air": 4}, {}])
    assert why_not(dear, A, "play raid power") == "attack_too_dear"
    clean = deal(data=data, hands=hands("dash"), tiles={"5": 1})
    play(clean, A, "play dash power")
    assert legal(clean, A) == ["step 1"]


def test_a_card_beats_the_sheet() -> None:  # ER-02
    data = made({"blow": ["reduce 3", "|", "attack"]})
    match = deal(data=data, hands=hands("blow"), tiles={"2": {"sanctuary": "air"}}, dome=2, influence=[{"air": 7}, {}])
    play(match, A, "play blow power_yellow")
    assert influence(match, A) == [0, 0] and not tile(match, 2)["dome"]  # the sheet says 10


def test_the_yellow_part_may_make_the_rest_possible() -> None:  # ER-04
    data = made({"gust2": ["reduce 3", "|", "attack"]})
    mine: Any = [{"mine": "sand_dredge", "tile": 2}]  # air 5
    here = deal(data=data, hands=hands("gust2"), tiles=AIR_HERE, mines=mine, influence=[{"air": 2}, {}])
    assert legal(here, A, "play")[:4] == [
        "play squall gain",
        "play squall move",
        "play waterspout gain",
        "play waterspout move",
    ]
    assert "play gust2 power_yellow" in legal(here, A) and "play gust2 power" not in legal(here, A)


def test_the_sanctuary_is_looked_for_when_the_zone_is_chosen() -> None:  # ER-05
    data = made({"walk": ["move 1", "|", "gain any 1"]})
    match = deal(data=data, hands=hands("walk"), tiles=AIR_HERE)
    play(match, A, "play walk power_yellow", "step 1", "share 1")
    assert influence(match, A) == [1, 0]
    other = deal(data=data, hands=hands("walk"), tiles={"2": {"sanctuary": "fire"}})
    assert why_not(other, A, "play walk power_yellow") == "no_sanctuary_here"


def test_all_yellow_lines_or_none() -> None:  # ER-06
    data = made({"both": ["remove 2", "lose 3", "|", "gain any 1"]})
    match = deal(data=data, hands=hands("both"), tiles={"2": {"pollution": 2, "sanctuary": "air"}})
    assert why_not(match, A, "play both power_yellow") == "influence_missing"
    rich = deal(
        data=data,
        hands=hands("both"),
        tiles={"2": {"pollution": 2, "sanctuary": "air"}},
        influence=[{"air": 3}, {}],
    )
    play(rich, A, "play both power_yellow")
    assert legal(rich, A) == ["remove 2 1", "remove 2 2"]  # fewer tokens stay possible


def test_a_full_disc_gains_nothing_but_may_be_chosen() -> None:  # ER-07
    match = deal(hands=hands(), influence=[{"air": 11, "water": 12}, {}])
    assert "play squall gain" in legal(match, A)
    play(match, A, "play squall gain")
    assert influence(match, A) == [11, 12]


def test_points_of_any_element_are_split_freely() -> None:  # ER-08
    match = deal(data=made({"pool": ["gain any 3"]}), hands=hands("pool"))
    play(match, A, "play pool power")
    assert legal(match, A) == ["share 0", "share 1", "share 2", "share 3"]
    play(match, A, "share 2")
    assert influence(match, A) == [2, 1]


def test_only_gaining_needs_an_element_of_ones_own() -> None:  # ER-09
    match = deal(hands=[["landslide", *FILLER[:4]], [*OTHER_FILLER]])
    found = [text for text in legal(match, A) if "landslide" in text]
    assert found == ["play landslide move", "play landslide sanctuary"]
    assert why_not(match, A, "play landslide gain") == "element_not_mastered"


def test_an_element_is_given_only_to_who_masters_it() -> None:  # ER-10, ER-C23
    data = made({"gift": ["other gain water 1"], "earthen": ["other gain earth 1"]})
    match = deal(3, data=data, hands=[["gift", "earthen"], [*OTHER_FILLER], []])
    assert why_not(match, A, "play gift power") is None  # C is water and earth
    play(match, A, "play gift power")
    assert influence(match, C) == [1, 0]
    play(match, A, "play earthen power")
    assert legal(match, A) == ["name 1", "name 2"]
    pair = deal(data=made({"breath": ["other gain air 1"]}), hands=hands("breath"))
    assert why_not(pair, A, "play breath power") == "nobody_can"


def test_an_action_card_can_always_move() -> None:  # ER-12
    match = deal(hands=hands(), tiles={"2": 4})
    assert "play squall move" in legal(match, A) and "pass" not in legal(match, A)


def test_tiles_with_anything_can_be_entered_and_pawns_stack() -> None:  # ER-32
    mine: Any = [{"mine": "sand_dredge", "tile": 3}]
    match = deal(hands=hands(), mines=mine, tiles={"7": 4}, pawns=[2, 8])
    play(match, A, "play squall move")
    assert legal(match, A) == ["step 1", "step 3", "step 7", "step 8"]
    play(match, A, "step 8", "stop")
    assert tile(match, 8)["pawns"] == [0, 1]


def test_one_may_come_back_with_two_steps_but_must_move() -> None:  # ER-33
    match = deal(hands=hands())
    play(match, A, "play squall move")
    assert why_not(match, A, "stop") == "one_step_at_least"
    play(match, A, "step 1", "step 2")
    assert player(match, A)["tile"] == 2


def test_another_players_move_has_its_minimum_and_is_the_movers_choice() -> None:  # ER-34, ER-86
    match = deal(data=made({"push": ["other move 2"]}), hands=hands("push"), pawns=[2, 5])
    play(match, A, "play push power")
    assert match.to_act() == [B] and "stop" not in legal(match, B)
    play(match, B, "step 9")
    assert "stop" in legal(match, B)


def test_a_sanctuary_stands_on_the_own_tile_one_a_tile() -> None:  # ER-35
    match = deal(hands=hands())
    play(match, A, "play squall sanctuary")
    assert tile(match, 2)["sanctuary"] == "air"
    assert why_not(match, A, "play waterspout sanctuary") == "sanctuary_there"


def test_mines_and_dome_leave_room_for_a_sanctuary() -> None:  # ER-36
    match = deal(hands=hands(), mines=[{"mine": "sand_dredge", "tile": 2}], dome=2)
    assert why_not(match, A, "play squall sanctuary") is None


def test_no_sanctuary_without_stock() -> None:  # ER-37
    tiles: dict[str, Any] = {str(number): {"sanctuary": "air"} for number in range(3, 11)}
    match = deal(hands=hands(), tiles=tiles)
    assert see(match, "sanctuaries") == {"air": 0, "water": 8, "earth": 8, "fire": 8}
    assert why_not(match, A, "play squall sanctuary") == "no_sanctuary_left"
    assert why_not(match, A, "play waterspout sanctuary") is None


def test_removing_is_from_the_own_tile_or_one_near() -> None:  # ER-38
    data = made({"mop": ["remove 2"], "hose": ["near remove 2"]})
    match = deal(data=data, hands=hands("mop", "hose"), tiles={"2": 3, "3": 1, "5": 2})
    play(match, A, "play hose power")
    assert legal(match, A) == ["remove 2 1", "remove 2 2", "remove 3 1"]
    play(match, A, "remove 3 1", "play mop power")
    assert legal(match, A) == ["remove 2 1", "remove 2 2"]
    assert why_not(match, A, "remove 5 1") == "out_of_reach"


def test_the_actor_picks_the_tile_near_another_player() -> None:  # ER-39
    match = deal(data=made({"far": ["other_near remove 2"]}), hands=hands("far"), pawns=[2, 5], tiles={"9": 2, "8": 1})
    play(match, A, "play far power")
    assert match.to_act() == [A] and legal(match, A) == ["remove 9 1", "remove 9 2"]  # 8 is beside the actor only


def test_each_line_may_name_another_player() -> None:  # ER-40
    match = deal(3, data=made({"two": ["other gain any 1", "other gain any 1"]}), hands=[["two"], [], []])
    play(match, A, "play two power", "name 1")
    play(match, B, "share 1")
    assert legal(match, A) == ["name 1", "name 2"]
    play(match, A, "name 2")
    play(match, C, "share 0")
    assert (influence(match, B), influence(match, C)) == ([1, 0], [0, 1])


def test_the_receiver_decides_and_pays_and_cannot_refuse() -> None:  # ER-86
    data = made({"ask": ["other lose 2"], "offer": ["other may acquire"]})
    market: Any = {"air": [], "water": ["brook"], "earth": [], "fire": []}
    match = deal(data=data, hands=hands("ask", "offer"), influence=[{"air": 3}, {"earth": 5, "fire": 5}], market=market)
    play(match, A, "play ask power")
    assert match.to_act() == [B] and legal(match, B) == ["pay 0", "pay 1", "pay 2"]
    play(
        match,
        B,
        "pay 1",
    )
    assert influence(match, B) == [4, 4] and influence(match, A) == [3, 0]
    play(match, A, "play offer power")
    assert "decline" in legal(match, B) and match.to_act() == [B]
    play(match, B, "decline")


def test_only_who_can_do_the_line_is_named() -> None:  # ER-87
    match = deal(
        3, data=made({"ask": ["other lose 2"]}), hands=[["ask"], [], []], influence=[{}, {"earth": 1}, {"water": 2}]
    )
    play(match, A, "play ask power")
    assert influence(match, C) == [0, 0] and influence(match, B) == [1, 0]


def test_a_line_made_impossible_on_the_way_is_skipped() -> None:  # ER-88
    match = deal(
        options=CONSORTIUM,
        data=made({"strike": ["attack", "take", "gain any 1"]}),
        hands=hands("strike"),
        mines=[{"mine": "sand_dredge", "tile": 2}],
        influence=[{"air": 5}, {}],
        event="thunder_season",  # a destroyed mine: take a contamination card
        contamination=1,
    )
    events = told(match, A, "play strike power")
    assert [tag for tag in tags(events) if tag in ("took", "line_skipped")] == ["took", "line_skipped"]
    assert legal(match, A) == ["share 0", "share 1"]


def test_lose_and_prices_are_split_freely_and_paid_in_full() -> None:  # ER-95, ER-69
    data = made({"ask": ["lose 3"]})
    match = deal(data=data, hands=hands("ask"), influence=[{"air": 2, "water": 2}, {}])
    play(match, A, "play ask power")
    assert legal(match, A) == ["pay 1", "pay 2"]
    poor = deal(data=data, hands=hands("ask"), influence=[{"air": 2}, {}])
    assert why_not(poor, A, "play ask power") == "influence_missing"


def test_a_reduction_serves_the_next_attack_and_lapses() -> None:  # ER-96
    data = made({"pair": ["reduce 3", "attack", "may attack"], "soft": ["reduce 3"]})
    mines: Any = [{"mine": "sand_dredge", "tile": 2}]
    match = deal(data=data, hands=hands("pair", "soft"), mines=mines, dome=2, influence=[{"air": 12}, {}])
    play(match, A, "play soft power")
    assert position(match).reduction == 0
    play(match, A, "play pair power", "attack mine air 2")
    assert influence(match, A) == [10, 0]
    assert legal(match, A) == ["attack dome 10", "decline"]
    skipped = deal(
        data=made({"late": ["reduce 3", "may attack", "move 1", "attack"]}),
        hands=hands("late"),
        mines=[{"mine": "sand_dredge", "tile": 3}],  # air 5
        influence=[{"air": 4}, {}],
    )
    assert why_not(skipped, A, "play late power") == "attack_too_dear"  # the first Attack line was the one it served
    bare = deal(data=made({"blow": ["reduce 9", "attack"]}), hands=hands("blow"))
    assert why_not(bare, A, "play blow power") == "nothing_to_attack"


def test_a_reduction_helps_whoever_attacks() -> None:  # ER-96
    data = made({"lead": ["reduce 4", "other attack"]})
    mines: Any = [{"mine": "sand_dredge", "tile": 2}]
    match = deal(data=data, hands=hands("lead"), mines=mines, influence=[{}, {"earth": 2}])
    events = told(match, A, "play lead power")
    assert only(events, "attacked")[0]["paid"] == 2 and influence(match, B) == [0, 0]


def test_what_a_contaminated_tile_forbids() -> None:  # ER-97
    data = made({"mop": ["remove 2"], "blow": ["attack"]})
    mines: Any = [{"mine": "sand_dredge", "tile": 2}]
    match = deal(
        data=data,
        hands=[["mop", "blow", "squall", "contamination"], []],
        tiles={"2": 4},
        mines=mines,
        influence=[{"air": 9}, {}],
    )
    assert why_not(match, A, "play contamination pay") == "tile_contaminated"
    assert why_not(match, A, "play mop power") == "nothing_to_remove"
    assert why_not(match, A, "play squall sanctuary") == "tile_contaminated"
    for zone in ("play squall move", "play squall gain", "play blow power"):
        assert why_not(match, A, zone) is None


def test_acquire_and_remove_must_be_possible() -> None:  # ER-98
    data = made({"shop": ["acquire"], "mop": ["remove 3"]})
    match = deal(data=data, hands=hands("shop", "mop"), influence=[{"air": 1}, {}], tiles={"3": 3})
    assert why_not(match, A, "play shop power") == "nothing_affordable"
    assert why_not(match, A, "play mop power") == "nothing_to_remove"


def test_a_sanctuary_is_not_used_up_and_returns_when_lost() -> None:  # ER-99
    data = made({"pool": ["gain any 1", "|", "gain any 1"]})
    match = deal(
        data=data,
        hands=[["pool", "contamination"], []],
        tiles={"2": {"pollution": 3, "sanctuary": "air"}},
        influence=[{"air": 3}, {}],
    )
    play(match, A, "play pool power_yellow", "share 1", "share 1")
    assert tile(match, 2)["sanctuary"] == "air" and see(match, "sanctuaries") == {
        "air": 7,
        "water": 8,
        "earth": 8,
        "fire": 8,
    }
    play(match, A, "play contamination pay")
    assert tile(match, 2)["sanctuary"] is None and see(match, "sanctuaries") == {
        "air": 8,
        "water": 8,
        "earth": 8,
        "fire": 8,
    }


def test_strict_elements() -> None:  # ER-115
    options: dict[str, Any] = {"strict_elements": True}
    own: list[Json] = [["landslide", "spark", "great_flood", *FILLER[:2]], [*OTHER_FILLER]]
    match = deal(
        options=options,
        hands=own,
        tiles={"2": 1},
        influence=[{"air": 9, "water": 9}, {}],
        mines=[{"mine": "sand_dredge", "tile": 2}],
    )
    assert why_not(match, A, "play landslide sanctuary") == "element_not_mastered"
    assert why_not(match, A, "play spark power") == "element_not_mastered"
    assert why_not(match, A, "play landslide move") is None
    assert why_not(match, A, "play great_flood sanctuary") is None
    free = deal(
        hands=own, tiles={"2": 1}, influence=[{"air": 9, "water": 9}, {}], mines=[{"mine": "sand_dredge", "tile": 2}]
    )
    assert why_not(free, A, "play spark power") is None
    shop = deal(
        options=options,
        phase="market",
        influence=[{"air": 2}, {}],
        market={"air": [], "water": [], "earth": [], "fire": ["spark"]},
    )
    assert "buy spark 2" in legal(shop, A)  # buying stays free


def test_a_line_reads_the_tile_where_its_player_is_then() -> None:  # ER-116
    match = deal(data=made({"dash": ["move 1", "remove 1"]}), hands=hands("dash"), tiles={"2": 2, "3": 1, "7": 1})
    play(match, A, "play dash power")
    assert legal(match, A) == ["step 3", "step 7"]
    play(match, A, "step 3")
    assert pollution(match, 2, 3, 7) == [2, 0, 1]


def test_decisions_with_one_answer_are_made_at_once() -> None:
    match = deal(data=made({"mop": ["remove 2"]}), hands=hands("mop"), tiles={"2": 1})
    assert tags(told(match, A, "play mop power")) == ["played", "removed", "card_ended"]


def test_the_profitability_falls_in_the_middle_of_a_card() -> None:
    data = made({"strike": ["attack", "gain any 1"]})
    mines: Any = [{"mine": "sand_dredge", "tile": 2}, {"mine": "open_trench", "tile": 5}]
    match = deal(
        options=ALLIANCE, data=data, hands=hands("strike"), mines=mines, influence=[{"air": 5}, {}], profitability=6
    )
    assert tags(told(match, A, "play strike power"))[-1] == "profitability_changed"
    assert see(match, "profitability") == {"value": 4, "limit": 17}
    assert len(hand(match, A)) == 4


def test_what_stands_in_the_way_is_told_of_the_line_where_it_stands() -> None:  # ER-01
    data = made({"costly": ["reduce 3", "|", "lose 1", "attack"], "slow": ["gain any 1", "take", "lose 1"]})
    match = deal(
        data=data,
        hands=hands("costly", "slow"),
        tiles=AIR_HERE,
        mines=[{"mine": "sand_dredge", "tile": 2}],  # air 5, so 2 here
        influence=[{"air": 2}, {}],
        contamination=0,
    )
    assert why_not(match, A, "play costly power_yellow") == "attack_too_dear"  # one of the two points is lost before
    assert why_not(match, A, "play slow power") == "contamination_pile_empty"


def test_objections_to_payments_say_what_is_wrong() -> None:  # ER-50, ER-51, ER-95
    data = made({"blow": ["attack"], "ask": ["lose 2"]})
    far: Any = [{"mine": "sand_dredge", "tile": 9}]
    match = deal(data=data, hands=hands("blow", "ask"), dome=2, mines=far, influence=[{"air": 9, "water": 9}, {}])
    play(match, A, "play blow power")
    assert why_not(match, A, "attack dome 0") == "influence_missing"  # ten of nine water
    assert why_not(match, A, "attack dome air") == "not_now"  # here the dome is paid in any mix
    play(match, A, "attack dome 5", "play ask power")
    assert why_not(match, A, "pay 3") == "too_many_points"
    mines: Any = [{"mine": "sand_dredge", "tile": 2}]
    rich = deal(data=data, hands=hands("blow"), mines=mines, influence=[{"air": 9, "water": 9}, {}])
    play(rich, A, "play blow power")
    assert why_not(rich, A, "attack mine fire 2") == "element_not_mastered"


def test_too_many_tokens_for_a_clean_up() -> None:  # ER-62
    match = deal(options=CONSORTIUM, tiles={"2": 3}, influence=[{"air": 2}, {}])
    assert why_not(match, A, "clean_up 2 3 2") == "too_many_tokens"
