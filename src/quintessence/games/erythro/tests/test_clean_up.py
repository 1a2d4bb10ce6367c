"""§14.3 The special clean-up and its windows."""

from __future__ import annotations

from typing import Any

from quintessence.core.match import Match
from quintessence.games.erythro.tests.table import (
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
    why_not,
)

NOTHING: Any = {"air": [], "water": [], "earth": [], "fire": []}
AROUND = made(
    mines={"first_mine": ["none", "around", "none", "none"], "second_mine": ["none", "around", "none", "none"]}
)
MINES: Any = [{"mine": "first_mine", "tile": 8}, {"mine": "second_mine", "tile": 3}]
"""Both are beside tile 2."""


def between(**more: Any) -> Match:
    """Phase 2 before two mines advance beside tile 2 with two tokens; A has the means to clean up, B has not."""
    given: dict[str, Any] = {
        "phase": "discard",
        "mines": MINES,
        "tiles": {"2": 2},
        "hands": [["squall"], ["tremor"]],
        "market": NOTHING,
    }
    return deal(
        options=CONSORTIUM, data=AROUND, **{**given, "influence": [{"air": 1, "water": 1}, {"fire": 1}], **more}
    )


def test_a_window_opens_between_two_mines() -> None:  # ER-61, ER-112, ER-C17
    match = between()
    events = keep_nothing(match)
    assert tags(events)[-2:] == ["line_done", "cleanup_open"] and match.to_act() == [A]
    assert pollution(match, 2) == [3]
    play(match, A, "clean_up 2 2 1")
    assert pollution(match, 2) == [2] and match.outcome() is None and influence(match, A) == [0, 0]


def test_whoever_declines_may_lose() -> None:  # ER-112, ER-C17
    match = between()
    keep_nothing(match)
    play(match, A, "let_be")
    assert reason(match) == "contaminated"


def test_once_a_round_and_two_tokens_at_most() -> None:  # ER-61, ER-62
    match = deal(options=CONSORTIUM, tiles={"2": 3, "3": 1}, influence=[{"air": 3, "water": 1}, {}])
    assert legal(match, A, "clean_up") == [
        "clean_up 2 1 1",
        "clean_up 2 1 2",
        "clean_up 2 2 1",
        "clean_up 2 2 2",
        "clean_up 3 1 1",
        "clean_up 3 1 2",
    ]
    play(match, A, "clean_up 2 1 1")
    assert pollution(match, 2) == [2] and influence(match, A) == [2, 0]  # ER-62: one token costs the same
    assert why_not(match, A, "clean_up 2 1 2") == "cleaned_already"


def test_it_is_a_matter_of_reach_and_means() -> None:  # ER-62
    match = deal(options=CONSORTIUM, tiles={"9": 3}, influence=[{"air": 3}, {"fire": 1}], pawns=[2, 5])
    assert why_not(match, A, "clean_up 9 1 2") == "nothing_to_remove"
    assert why_not(match, B, "clean_up 9 1 0") == "influence_missing"
    assert why_not(deal(tiles={"2": 1}, influence=[{"air": 3}, {}]), A, "clean_up 2 1 2") == "no_clean_up_here"


def test_it_is_offered_in_phases_1_2_and_5() -> None:  # ER-112
    given: dict[str, Any] = {
        "tiles": {"2": 2},
        "influence": [{"air": 3}, {}],
        "mine_deck": ["prospectors_camp"],
        "bag": [9],
    }
    for phase in ("players", "discard", "market"):
        match = deal(options=CONSORTIUM, phase=phase, **given)
        assert "clean_up 2 1 2" in legal(match, A), phase


def test_no_window_opens_between_two_lines_of_a_card() -> None:  # ER-112
    data = made({"slow": ["gain any 1", "gain any 1"]})
    match = deal(
        options=CONSORTIUM,
        data=data,
        hands=[["slow", "squall"], ["tremor"]],
        tiles={"2": 2},
        influence=[{"air": 3}, {"fire": 3}],
    )
    play(match, A, "play slow power", "share 1")
    assert legal(match, A) == ["share 0", "share 1"] and match.to_act() == [A]


def test_who_has_played_all_may_still_clean_up_or_let_it_be() -> None:  # ER-112
    match = deal(
        options=CONSORTIUM,
        hands=[["squall"], ["tremor", "molten_rock"]],
        owed=[1, 2],
        tiles={"2": 2},
        influence=[{"air": 3}, {}],
    )
    play(match, A, "play squall gain")
    assert match.to_act() == [A, B] and legal(match, A)[-2:] == ["let_be", "let_be_this_phase"]
    play(match, A, "let_be")
    assert match.to_act() == [B]
    play(match, B, "play tremor gain")
    assert match.to_act() == [A, B]  # something has happened since
    play(match, A, "let_be_this_phase")
    assert match.to_act() == [B]


def test_a_whole_phase_may_be_let_be() -> None:  # ER-112
    three = made(mines={f"mine_{n}": ["none", "own 1", "none", "none"] for n in range(3)})
    mines: Any = [{"mine": f"mine_{n}", "tile": n + 7} for n in range(3)]
    match = deal(
        options=CONSORTIUM,
        data=three,
        phase="discard",
        mines=mines,
        tiles={"2": 1},
        influence=[{"air": 5}, {}],
        hands=[["squall"], ["tremor"]],
        market=NOTHING,
    )
    keep_nothing(match)
    assert (see(match, "stage"), see(match, "phase"), match.to_act()) == ("window", "mines", [A])
    events = told(match, A, "let_be_this_phase")
    assert [event["number"] for event in only(events, "mine_advanced")] == [2, 3]  # without a further question
    assert [event["phase"] for event in only(events, "cleanup_open")] == ["adversary"]


def test_a_new_use_from_each_phase_1() -> None:  # ER-112
    match = deal(
        options=CONSORTIUM,
        phase="market",
        tiles={"2": 3},
        influence=[{"air": 4}, {}],
        market=NOTHING,
        hands=[["squall"], ["tremor"]],
    )
    play(match, A, "clean_up 2 1 2")
    assert see(match, "phase") == "players" and see(match, "round") == 2 and position(match).cleaned == 0
    assert "clean_up 2 1 2" in legal(match, A)


def test_nothing_is_between_a_token_and_its_landing() -> None:  # ER-61
    match = between(mines=[], mine_deck=["sand_dredge", "open_trench"], bag=[2, 5])
    assert tags(keep_nothing(match))[-3:] == ["token_drawn", "mine_placed", "cleanup_open"]
    assert match.to_act() == [A]  # who could have cleaned up between the two, had there been time


def test_a_player_who_waits_for_help_may_still_clean_up() -> None:  # ER-112, ER-14
    match = deal(
        options=CONSORTIUM,
        hands=[["contamination"], ["tremor", "molten_rock"]],
        decks=[[], []],
        discards=[[], []],
        owed=[1, 2],
        tiles={"2": 2},
        influence=[{"air": 2}, {}],
    )
    assert match.to_act() == [A, B]
    assert legal(match, A) == ["clean_up 2 1 2", "clean_up 2 2 2", "let_be", "let_be_this_phase"]
    play(match, A, "clean_up 2 2 2")
    assert pollution(match, 2) == [0] and match.to_act() == [B]


def test_a_clean_up_is_not_lost_with_the_end_of_the_round() -> None:  # ER-112: phases 1 to 6
    match = deal(
        options=CONSORTIUM,
        phase="market",
        hands=[["squall"], ["tremor"]],
        decks=[[], ["molten_rock", "fertile_ash", "warm_stones", "red_clay"]],
        discards=[["waterspout", "drizzle", "fog_bank", "sea_foam"], []],
        event="dust_storm",  # a shuffle: one random pollution
        bag=[2],
        tiles={},
        influence=[{"air": 2}, {}],
        market={**NOTHING, "air": ["pollen_cloud"]},
    )
    events = told(match, A, "finish")
    assert tags(events)[-1] == "cleanup_open" and (see(match, "phase"), see(match, "round")) == ("draw", 1)
    play(match, A, "clean_up 2 1 2")
    assert see(match, "round") == 2 and pollution(match, 2) == [0]


def test_a_window_opens_inside_the_answer_to_a_card() -> None:  # ER-112: between its effects, not before the first
    match = deal(
        options=CONSORTIUM,
        hands=[["contamination", "squall"], ["tremor"]],
        decks=[[], []],
        discards=[["waterspout", "drizzle", "fog_bank"], []],
        event="thaw",  # a shuffle: two random pollution
        bag=[5, 9],
        tiles={"2": 1},
        influence=[{"air": 2}, {}],
    )
    events = told(match, A, "play contamination draw")
    names = [tag for tag in tags(events) if tag in ("token_drawn", "pollution_changed", "cleanup_open")]
    assert names == ["pollution_changed", "token_drawn", "pollution_changed", "cleanup_open"]
    assert "card_ended" not in tags(events)
    assert "card_ended" in tags(told(match, A, "let_be"))
