"""§14, §15 The three adversaries and the ends."""

from __future__ import annotations

from typing import Any

import pytest

from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.core.parts import as_fields, as_items
from quintessence.games.erythro.rules.adversary.ends import check_ends, defeats
from quintessence.games.erythro.tests.table import (
    ALLIANCE,
    CONSORTIUM,
    A,
    B,
    deal,
    influence,
    keep_nothing,
    legal,
    made,
    only,
    play,
    pollution,
    position,
    reason,
    see,
    tags,
    told,
)

NOTHING: Any = {"air": [], "water": [], "earth": [], "fire": []}
BLOW = made({"blow": ["attack"], "blow2": ["attack"]})
REST: list[Any] = ["tremor", "molten_rock", "fertile_ash", "warm_stones"]
PIT: Any = [{"mine": "red_valley_pit", "tile": 2}]
"""The sample mine of level 3 with extraction 2."""


def test_the_alliance_falls_by_level_and_one() -> None:  # ER-54, ER-56b, ER-C12
    state: dict[str, Any] = {
        "hands": [["blow", "blow2", "squall"], REST],
        "dome": 2,
        "influence": [{"air": 12, "water": 12}, {}],
    }
    match = deal(options=ALLIANCE, data=BLOW, **state, mines=PIT, profitability=6)
    cost = position(match).data.mines.costs[4 * position(match).mine_ids[0]]
    play(match, A, "play blow power", "attack mine air 2")
    assert see(match, "profitability") == {"value": 2, "limit": 17} and cost <= 12
    play(match, A, "play blow2 power", "attack dome 0")
    assert reason(match) == "unprofitable" and position(match).profitability == -3


@pytest.mark.parametrize(("before", "after", "ended"), [(13, 16, None), (14, 17, "profitable")])
def test_extractions_are_added_once(before: int, after: int, ended: str | None) -> None:  # ER-54, ER-107, ER-C13
    mines: Any = [{"mine": "open_trench", "tile": 8}, {"mine": "red_valley_pit", "tile": 9}]
    match = deal(
        options=ALLIANCE,
        phase="discard",
        mines=mines,
        profitability=before,
        tiles={"8": 4},
        market=NOTHING,
        hands=[["squall"], ["tremor"]],
    )
    events = keep_nothing(match)
    changed = only(events, "profitability_changed")
    assert [event["after"] for event in changed] == [after] and len(as_items(changed[0]["terms"])) == 2
    assert reason(match) == ended
    assert ("market" in [event["phase"] for event in only(events, "phase_started")]) == (ended is None)


def test_no_mines_add_nothing() -> None:  # ER-107
    match = deal(options=ALLIANCE, phase="discard", profitability=5, market=NOTHING, hands=[["squall"], ["tremor"]])
    assert only(keep_nothing(match), "profitability_changed")[0]["change"] == 0


def test_the_alliance_is_not_won_the_way_of_mars() -> None:  # ER-55, ER-106
    match = deal(
        options=ALLIANCE,
        data=BLOW,
        hands=[["blow", "squall"], REST],
        mines=PIT,
        influence=[{"air": 12, "water": 12}, {}],
        profitability=9,
    )
    play(match, A, "play blow power", "attack mine air 2")
    assert see(match, "mines") == {} and match.outcome() is None


def test_ravaged_means_contaminated() -> None:  # ER-56
    match = deal(
        options=ALLIANCE,
        hands=[["contamination", "squall"], REST],
        tiles={"2": 3, "5": 4, "6": 4, "9": 4},
        influence=[{"air": 3}, {}],
    )
    play(match, A, "play contamination pay")
    assert reason(match) == "contaminated"


def shuffle(options: Values, **more: Any) -> tuple[Match, list[Values]]:
    """A draws by a contamination card and has to shuffle."""
    match = deal(
        options=options,
        **{
            "hands": [["contamination", "squall"], REST],
            "decks": [[], ["contamination"]],
            "discards": [["waterspout", "drizzle", "fog_bank"], []],
            **more,
        },
    )
    return match, told(match, A, "play contamination draw")


def test_what_a_shuffle_does_when_the_deck_is_empty() -> None:  # ER-57
    mars, events = shuffle({}, mine_deck=[0, 0, 0, 0])
    assert [event["purpose"] for event in only(events, "token_drawn")][-1] == "pollution"
    assert sum(position(mars).pollution) == 2
    alliance, events = shuffle(ALLIANCE, mine_deck=[0, 0, 0, 0], profitability=6)
    assert see(alliance, "profitability") == {"value": 11, "limit": 17}
    consortium, events = shuffle(CONSORTIUM, mine_deck=[0, 0, 0, 0], event="solar_wind", mines=PIT)  # a shuffle: a mine
    assert only(events, "event_part_done")[0]["skipped"] == ["mine"] and "mine_placed" not in tags(events)
    assert consortium.outcome() is None


def test_before_the_first_event_a_shuffle_does_nothing() -> None:  # ER-58, ER-108, ER-C18
    match, events = shuffle(CONSORTIUM)
    assert only(events, "adversary_woke")[0]["answer"] == "nothing" and see(match, "event") is None
    attack = deal(
        options=CONSORTIUM,
        data=BLOW,
        hands=[["blow", "squall"], REST],
        mines=PIT,
        influence=[{"air": 12}, {}],
        tiles={"9": 1},
    )
    assert tags(told(attack, A, "play blow power"))[-2:] == ["mine_destroyed", "card_ended"]
    assert see(attack, "destroyed") == ["red_valley_pit"]


def phase_four(seats: int, **more: Any) -> tuple[Match, list[Values]]:
    given: dict[str, Any] = {
        "phase": "discard",
        "hands": [[] for _ in range(seats)],
        "decks": [[] for _ in range(seats)],
        "market": NOTHING,
        "tiles": {},
    }
    match = deal(seats, options=CONSORTIUM, **{**given, "hands": [["squall"], *([] for _ in range(seats - 1))], **more})
    return match, keep_nothing(match)


def test_the_first_event_comes_in_the_first_phase_four() -> None:  # ER-60, ER-C18
    _match, events = phase_four(2)
    revealed = only(events, "event_revealed")[0]
    assert revealed["old"] is None and revealed["left"] == 11
    assert tags(events).index("mine_placed") < tags(events).index("event_revealed")


def test_phase_four_for_four_players() -> None:  # ER-59, ER-110, ER-C19
    _, events = phase_four(4, mine_deck=[0, 0, 0, 0], mines=PIT)
    names = [tag for tag in tags(events) if tag in ("pollution_changed", "mine_placed", "event_revealed")]
    assert names == ["pollution_changed"] * 4 + ["event_revealed"]
    _, events = phase_four(4, mine_deck=["sand_dredge"])
    names = [tag for tag in tags(events) if tag in ("pollution_changed", "mine_placed", "event_revealed")]
    assert names == ["mine_placed", "event_revealed"]
    _match, events = phase_four(4, mine_deck=["sand_dredge", "open_trench"])
    assert len(only(events, "mine_placed")) == 2


def test_the_old_event_goes_after_the_mines() -> None:  # ER-60
    match, events = phase_four(2, event="equinox", events=["thaw"])
    assert only(events, "event_revealed")[0]["old"] == "equinox" and as_fields(see(match, "event"))["card"] == "thaw"


def test_all_events_are_shuffled_again_when_all_were_seen() -> None:  # ER-60: the old one is discarded first
    match, events = phase_four(2, event="equinox", events=[])
    assert only(events, "event_revealed")[0]["left"] == 11 and see(match, "events_gone") == []


def test_an_event_tells_what_was_skipped() -> None:  # ER-03, ER-28
    _, events = shuffle(CONSORTIUM, event="great_bloom", contamination=0)  # a shuffle: take
    part = only(events, "event_part_done")[0]
    assert (part["done"], part["skipped"]) == ([], ["take"])
    _, events = shuffle(CONSORTIUM, event="great_bloom", contamination=1)
    part = only(events, "event_part_done")[0]
    assert (part["done"], part["skipped"]) == ([{"effect": "take", "count": 1}], [])


def test_the_script_numbers_its_steps_as_it_tells_them() -> None:  # 1.9
    match = deal(
        hands=[["contamination", "squall"], REST], tiles={"2": 3}, influence=[{"air": 3}, {}], mines=PIT, dome=1
    )
    events = told(match, A, "play contamination pay")
    assert [(event["tag"], event["step"]) for event in events if "step" in event] == [
        ("pollution_changed", 1),
        ("tile_contaminated", 2),
    ]


def test_a_shuffle_against_the_alliance_brings_a_mine() -> None:  # ER-106
    match, events = shuffle(ALLIANCE, mine_deck=["prospectors_camp"], profitability=6)
    assert [event["mine"] for event in only(events, "mine_placed")] == ["prospectors_camp"]
    assert see(match, "profitability") == {"value": 6, "limit": 17}


def test_anyone_answers_the_first_part_or_declines() -> None:  # ER-111
    match, _ = phase_four(2, tiles={"9": 2}, events=["equinox"], pawns=[2, 2], mine_deck=["prospectors_camp"])
    assert match.to_act() == [A, B] and "clean 9 1" in legal(match, B) and "decline" in legal(match, A)
    play(match, B, "clean 9 2")
    assert pollution(match, 9) == [0] and see(match, "phase") != "adversary"


def test_the_fifth_mine_on_a_clean_planet_wins_before_the_events_part() -> None:  # ER-75, ER-109, ER-C15
    match = deal(
        options=CONSORTIUM,
        data=BLOW,
        hands=[["blow"], REST],
        destroyed=4,
        mines=PIT,
        influence=[{"air": 12}, {}],
        event="great_bloom",
    )
    events = told(match, A, "play blow power")
    assert reason(match) == "planet_cleaned" and "event_part_done" not in tags(events)


def test_all_mines_destroyed_wins_whatever_the_pollution() -> None:  # ER-52, ER-C16
    tiles: Any = {"5": 3, "6": 2}
    last: dict[str, Any] = {
        "hands": [["blow", "squall"], REST],
        "influence": [{"air": 12}, {}],
        "tiles": tiles,
        "mine_deck": [0, 0, 0, 0],
    }
    match = deal(options=CONSORTIUM, data=BLOW, **last, destroyed=8, mines=PIT)
    play(match, A, "play blow power")
    assert reason(match) == "mines_exhausted"
    two: Any = [*as_items(PIT), {"mine": "sand_dredge", "tile": 9}]
    match = deal(options=CONSORTIUM, data=BLOW, **last, destroyed=7, mines=two)
    play(match, A, "play blow power")
    assert match.outcome() is None


def test_cleaning_may_come_before_or_after_the_mines() -> None:  # ER-109
    data = made({"mop": ["remove 1"]})
    match = deal(options=CONSORTIUM, data=data, hands=[["mop"], REST], destroyed=5, tiles={"2": 1})
    play(match, A, "play mop power")
    assert reason(match) == "planet_cleaned"


def test_the_third_part_comes_at_once() -> None:  # ER-108
    match = deal(
        options=CONSORTIUM,
        data=made({"blow": ["attack", "gain any 1"]}),
        hands=[["blow"], REST],
        mines=PIT,
        influence=[{"air": 12}, {}],
        tiles={"9": 1},
        event="eclipse",
    )
    play(match, A, "play blow power")
    assert legal(match, A) == ["share 0", "share 1", "share 2"]  # gain any 2 of the event, before the card's own line
    play(match, A, "share 2")
    assert legal(match, A) == ["share 0", "share 1"]


def test_an_event_takes_what_there_is() -> None:  # ER-95, ER-03
    match, events = shuffle(CONSORTIUM, event="eclipse", influence=[{"air": 1}, {}])  # a shuffle: lose 2
    assert influence(match, A) == [0, 0] and [event["purpose"] for event in only(events, "paid")] == ["lose"]


def test_ends_are_tested_after_each_effect() -> None:  # ER-74, ER-76
    mines: Any = [{"mine": "sand_dredge", "tile": 3, "line": 4}, {"mine": "open_trench", "tile": 8}]
    match = deal(phase="discard", mines=mines, hands=[["squall"], ["tremor"]])
    events = keep_nothing(match)
    assert reason(match) == "mine_lost" and len(only(events, "mine_advanced")) == 1


def test_one_effect_that_wins_and_loses_is_a_defeat() -> None:  # ER-75
    match = deal(dome=None, tiles={"5": 4, "6": 4, "9": 3}, mines=PIT)
    state = position(match)
    state.mine_ids = state.mine_tiles = state.mine_lines = b""
    state.pollution = bytes([0, 0, 0, 0, 4, 4, 0, 0, 4, 0])
    check_ends(state, [])
    assert reason(match) == "contaminated"


@pytest.mark.parametrize("options", [{}, ALLIANCE, CONSORTIUM])
def test_lost_mines_and_stuck_players_lose_against_everyone(options: Values) -> None:  # ER-77
    match = deal(
        options=options,
        phase="discard",
        mines=[{"mine": "sand_dredge", "tile": 3, "line": 4}],
        hands=[["squall"], ["tremor"]],
    )
    keep_nothing(match)
    assert reason(match) == "mine_lost"
    stuck = deal(options=options, hands=[["contamination"], []], owed=[1, 0], decks=[[], []])
    assert reason(stuck) == "stuck"


def test_all_reasons_are_told_in_their_order() -> None:  # ER-113
    match = deal(options=ALLIANCE, mines=[{"mine": "sand_dredge", "tile": 3}])
    state = position(match)
    state.mine_lines, state.profitability, state.pollution = bytes([5]), 40, bytes([4] * 10)
    assert list(defeats(state)) == [0, 1, 2]
    check_ends(state, [])
    assert match.view(None)["reasons"] == ["mine_lost", "contaminated", "profitable"] and reason(match) == "mine_lost"


def test_after_the_end_nothing_happens_and_all_share_it() -> None:  # ER-114
    match = deal(phase="discard", mines=[{"mine": "sand_dredge", "tile": 3, "line": 4}], hands=[["squall"], ["tremor"]])
    keep_nothing(match)
    outcome = match.outcome()
    assert outcome is not None and outcome.places == [2, 2] and [side.place for side in outcome.sides] == [1]
    assert match.to_act() == [] and repr(match.events_for(None)[-1]).startswith("match_ended lost")


def test_the_script_does_as_much_as_possible() -> None:  # ER-03
    match = deal(
        data=made(mines={"test_mine": ["none", "around", "none"]}),
        phase="discard",
        mines=[{"mine": "test_mine", "tile": 8}],
        tiles={"7": 4},
        hands=[["squall"], ["tremor"]],
    )
    keep_nothing(match)
    assert pollution(match, 8, 2, 7) == [1, 1, 4]


def test_the_script_explains_what_it_drew() -> None:
    _, events = shuffle({}, mine_deck=["sand_dredge"])
    assert "mine_placed" in tags(events)
    match = deal(
        hands=[["contamination", "squall"], REST],
        decks=[[], ["contamination"]],
        discards=[["waterspout", "drizzle", "fog_bank"], []],
    )
    for event in match.play(A, ["play", "contamination", "draw"]):
        explanation = event.explanation()
        if event.row()[0] == "token_drawn":
            assert explanation is not None and explanation.side == "mars"
            assert str(event.values()["tile"]) in explanation.candidates
