"""§9, §12, §13 Tiles, the bag and the mines."""

from __future__ import annotations

from typing import Any

import pytest

from quintessence.core.game import Event, Json, Values
from quintessence.core.match import Match
from quintessence.core.parts import as_fields, as_items
from quintessence.games.erythro.rules.adversary.bag import pollute_at_random
from quintessence.games.erythro.rules.adversary.mines import place_mine
from quintessence.games.erythro.tests.table import (
    ALLIANCE,
    CONSORTIUM,
    A,
    deal,
    keep_nothing,
    made,
    only,
    play,
    pollution,
    position,
    reason,
    see,
    tags,
    tile,
    told,
)

NOTHING: Any = {"air": [], "water": [], "earth": [], "fire": []}


def mines_phase(lines: list[str], at: int = 2, line: int = 0, **more: Any) -> Match:
    """A mine with these lines before it advances."""
    mine: Any = [{"mine": "test_mine", "tile": at, "line": line}]
    return deal(data=made(mines={"test_mine": lines}), **{"phase": "discard", "mines": mine, "market": NOTHING, **more})


def test_a_tile_takes_four_tokens_and_drops_the_rest() -> None:  # ER-41, ER-C07
    match = mines_phase(["none", "own 2", "none"], tiles={"2": 3})
    done = only(keep_nothing(match), "line_done")[0]
    assert pollution(match, 2) == [4] and tile(match, 2)["contaminated"]
    assert done["dropped"] == [{"tile": 2, "count": 1, "why": "full"}]


def test_a_mine_on_a_contaminated_tile_goes_on() -> None:  # ER-65, ER-43, ER-C07
    mines: Any = [
        {"mine": "test_mine", "tile": 2},
        {"mine": "coring_station", "tile": 3},
    ]  # the second does nothing yet
    match = mines_phase(["none", "around", "none"], tiles={"2": 4}, mines=mines)
    keep_nothing(match)
    assert pollution(match, 2, 1, 3, 7, 8) == [4, 1, 1, 1, 1]  # 1 is the dome's tile (ER-43), 3 has a mine


def test_a_contaminated_dome_tile_counts() -> None:  # ER-43
    match = mines_phase(["none", "around", "none"], tiles={"1": 3, "5": 4, "9": 4})
    keep_nothing(match)
    assert reason(match) == "contaminated"


def test_pollution_tokens_do_not_run_out() -> None:  # ER-42
    tiles: dict[str, Any] = {str(number): 3 for number in range(1, 17)}
    match = deal(4, options={"difficulty": "hard"}, tiles=tiles)
    assert sum(position(match).pollution) == 48  # more than the 40 of the box


def test_random_things_never_land_on_mine_dome_or_contamination() -> None:  # ER-44, ER-45
    match = deal(mines=[{"mine": "sand_dredge", "tile": 3}], tiles={"5": 4}, bag=[1, 3, 5, 4])
    state = position(match)
    pollute_at_random(state, [])
    assert pollution(match, 4) == [1] and pollution(match, 1, 3, 5) == [0, 0, 4]
    assert 4 not in as_items(see(match, "bag"))


def test_a_refused_token_stays_out_until_the_refill() -> None:  # ER-45, ER-81, ER-C08
    match = deal(mines=[{"mine": "sand_dredge", "tile": 3}], tiles={"5": 4}, bag=[3, 5], mine_deck=["open_trench"])
    state = position(match)
    raw: list[Event] = []
    place_mine(state, raw)
    found: list[Values] = [{"tag": event.row()[0], **event.values()} for event in raw]
    draws = only(found, "token_drawn")
    assert [draw["accepted"] for draw in draws[:2]] == [False, False]
    assert sorted(str(draw["why"]) for draw in draws[:2]) == ["contaminated", "mine"]
    assert only(found, "bag_refilled")[0]["count"] == 10
    assert draws[-1]["accepted"] is True and len(state.mine_ids) == 2


@pytest.mark.parametrize("deck", [["open_trench"], []])
def test_nothing_lands_where_no_tile_can_take_it(deck: list[str]) -> None:  # ER-46, ER-C09
    slugs = ["sand_dredge", "mobile_drill", "gravel_pit", "dust_quarry", "test_bore", "coring_station", "peat_cutting"]
    mines: Any = [{"mine": slug, "tile": number} for number, slug in enumerate(slugs, 2)]
    match = deal(mines=mines, tiles={"9": 4, "10": 4}, mine_deck=[*deck] or [0, 0, 0, 0])
    raw: list[Event] = []
    state = position(match)
    before = state.bag
    assert not place_mine(state, raw)
    pollute_at_random(state, raw)
    assert sum(state.mine_counts) == len(deck) and state.bag == before
    assert {event.row()[0] for event in raw} == {"placement_skipped"}


def test_things_land_beside_pawns_sanctuaries_and_pollution() -> None:  # ER-100
    match = deal(tiles={"2": {"pollution": 2, "sanctuary": "air"}}, bag=[2], mine_deck=["sand_dredge"])
    place_mine(position(match), [])
    assert tile(match, 2)["mine"] == "sand_dredge" and tile(match, 2)["sanctuary"] == "air"
    assert pollution(match, 2) == [2] and tile(match, 2)["pawns"] == [0, 1]


def test_contaminated_tiles_never_recover() -> None:  # ER-102
    data = made({"hose": ["near remove 3"]})
    match = deal(data=data, hands=[["hose", "squall"], ["tremor"]], tiles={"2": 4, "3": 4})
    assert match.why_not(A, ["play", "hose", "power"]) is not None


def test_oldest_mine_first() -> None:  # ER-63
    mines: Any = [{"mine": "open_trench", "tile": 8}, {"mine": "sand_dredge", "tile": 3}]
    match = deal(phase="discard", mines=mines, market=NOTHING)
    assert [event["mine"] for event in only(keep_nothing(match), "mine_advanced")] == ["open_trench", "sand_dredge"]


def test_a_mine_that_came_in_phase_1_advances_the_same_round() -> None:  # ER-64, ER-105, ER-C24
    match = mines_phase(["destroy", "none", "none", "none"], round=2, mine_deck=[0, 0, 0, 0])
    assert as_fields(as_fields(see(match, "mines"))["test_mine"])["left"] == 4
    rounds: list[Json] = []
    while match.outcome() is None:
        for event in keep_nothing(match) if see(match, "phase") == "discard" else skip_players(match):
            if event["tag"] == "mine_advanced" and event["mine"] == "test_mine":
                rounds.append(event["round"])
    assert rounds == [2, 3, 4, 5] and reason(match) == "mine_lost"


def skip_players(match: Match) -> list[Values]:
    """Play cards for whatever harms least, and buy nothing."""
    seat = match.to_act()[0]
    order = ["gain", "move", "stop", "finish", "pay"]
    rows = sorted(
        (action.row() for action in match.legal(seat)),
        key=lambda row: next((n for n, word in enumerate(order) if word in row), 9),
    )
    return [{"tag": event.row()[0], **event.values()} for event in match.play(seat, rows[0])]


def test_a_mine_with_k_lines_is_lost_in_its_kth_minus_one_mine_phase() -> None:  # ER-105
    match = mines_phase(["none", "none"], line=1)
    events = keep_nothing(match)
    assert reason(match) == "mine_lost" and only(events, "mine_advanced")[0]["lines_left"] == 0
    assert tags(events)[-2:] == ["mine_advanced", "match_ended"]  # ER-76


def test_own_tile_first_then_neighbours_by_number() -> None:  # ER-103
    match = mines_phase(["none", "around", "none"])
    done = only(keep_nothing(match), "line_done")[0]
    assert [as_fields(change)["tile"] for change in as_items(done["tiles"])] == [2, 1, 3, 7, 8]


def test_a_sanctuary_is_destroyed_by_its_mine() -> None:
    match = mines_phase(["none", "destroy", "none"], tiles={"2": {"sanctuary": "fire"}, "3": {"sanctuary": "fire"}})
    assert only(keep_nothing(match), "line_done")[0]["sanctuary"] == "fire"
    assert tile(match, 2)["sanctuary"] is None and tile(match, 3)["sanctuary"] == "fire"


def test_at_most_one_mine_a_tile_and_a_destroyed_one_is_gone() -> None:  # ER-67, ER-68
    data = made({"blow": ["attack"]})
    mines: Any = [{"mine": "sand_dredge", "tile": 2}, {"mine": "open_trench", "tile": 3}]
    match = deal(
        options=ALLIANCE, data=data, hands=[["blow", "squall"], ["tremor"]], mines=mines, influence=[{"air": 5}, {}]
    )
    play(match, A, "play blow power")
    assert see(match, "destroyed") == ["sand_dredge"] and list(as_fields(see(match, "mines"))) == ["open_trench"]
    state = position(match)
    assert state.data.mines.named["sand_dredge"] not in state.mine_pool


def test_landing_and_first_line_are_two_effects() -> None:  # ER-104
    match = deal(
        options=CONSORTIUM,
        phase="discard",
        mine_deck=["sand_dredge"],  # own 1 first
        bag=[2],
        tiles={"2": 1},
        influence=[{"air": 2}, {}],
        hands=[["squall"], ["tremor"]],
        market=NOTHING,
    )
    events = keep_nothing(match)
    assert tags(events)[-2:] == ["mine_placed", "cleanup_open"] and match.to_act() == [A]
    later = told(match, A, "clean_up 2 1 2")
    assert tags(later)[:3] == ["paid", "cleaned_up", "line_done"] and pollution(match, 2) == [1]


def test_a_mine_that_a_shuffle_brings_advances_in_the_same_round() -> None:  # ER-64, ER-C24
    match = deal(
        hands=[["contamination"], ["tremor"]],
        decks=[[], ["molten_rock"]],
        discards=[["squall", "drizzle", "fog_bank"], []],
        owed=[1, 0],
        round=2,
        mine_deck=["gravel_pit"],  # destroy, own 1, none, own 2, own 1
        bag=[9],
        market=NOTHING,
    )
    events = told(match, A, "play contamination draw")
    assert [event["effect"] for event in only(events, "line_done")] == ["destroy"]  # line 1 at once
    done = only(keep_nothing(match), "line_done")
    assert [(event["effect"], event["round"]) for event in done] == [("own 1", 2)]
