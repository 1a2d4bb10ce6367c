"""What a seat sees before it plays: the count by territory, and what each card of its hand would bring."""

from __future__ import annotations

from typing import Any

import quintessence
from quintessence.core.game import Seat
from quintessence.core.match import Match

CITIES = [{"lagoon": ["triton-1", "siren-2"], "lands": ["centaur-1"]}, {"forest": ["pegasus-1"]}]
SCENARIO: Any = {
    "first": 0,
    "gods": ["poseidon", "gaia"],
    "hands": [["nereid-3", "satyr-1", "dionysos", "griffin-3"], ["shield"]],
    "cities": CITIES,
    "tokens": [{"lands-1": "thunderbolt"}, {"forest-1": "owl"}],
    "pile": 10,
}


def start() -> Match:
    return quintessence.start("ephyran", seats=2, seed="preview", options={"scenario": SCENARIO})


def seen(match: Match, watcher: int | None) -> Any:
    return match.view(None if watcher is None else Seat(watcher))


def test_the_columns_add_up_to_the_score_by_source() -> None:  # §12
    match = start()
    for watcher in (0, 1, None):
        view = seen(match, watcher)
        for seat in range(2):
            columns, score = view["columns"][seat].values(), view["scores"][seat]
            for source in ("creatures", "all_different", "printed", "tokens", "doubled"):
                assert sum(column[source] for column in columns) == score[source]


def test_a_gain_is_what_the_play_brings() -> None:  # §5, §12
    for row in match_rows():
        match = start()
        view = seen(match, 0)
        match.play(Seat(0), row)
        assert total(seen(match, 0)) == total(view) + view["gains"][row[1]][row[2]], row


def match_rows() -> list[Any]:
    return [action.row() for action in start().legal(Seat(0)) if action.row()[0] in ("add", "swap")]


def total(view: Any) -> int:
    return sum(view["scores"][0].values())


def test_a_zone_counts_twice_in_the_gods_own_territory() -> None:
    gains = seen(start(), 0)["gains"]
    assert next(changes for card, changes in gains.items() if "nereid-3" in card)["lagoon-3"] == 2


def test_a_swap_costs_the_token_that_is_lost() -> None:  # EP-07
    gains = seen(start(), 0)["gains"]
    assert next(changes for card, changes in gains.items() if "satyr-1" in card)["lands-1"] == -3


def test_nobody_else_sees_a_gain() -> None:
    match = start()
    assert seen(match, 1)["gains"] == {} and seen(match, None)["gains"] == {}
