"""Variants: games made from other data live beside the package's own, and none of them touches another."""

from __future__ import annotations

import copy
import subprocess
import sys
from typing import Any

import pytest

import quintessence
from quintessence.core import record
from quintessence.core.game import Json, Seat
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.rng import Rng
from quintessence.core.variant import BadData, Given
from quintessence.games.ephyran import DATA_FILES, EphyranGame
from quintessence.games.ephyran.tests.table import FULL, GAME, MOUNTAIN

FILE: dict[str, Any] = DATA_FILES[0].contents


def changed(table: str, **values: Any) -> Given:
    """The package's data with some values of one table replaced."""
    tables = copy.deepcopy(FILE)
    tables[table] |= values
    return {"ephyran": tables}


DEARER_CITY = changed("score", first_city=9)
SMALLER_DECK = changed("cards", two_territories=FILE["cards"]["two_territories"][:20])
VARIANTS: list[Given] = [{}, DEARER_CITY, SMALLER_DECK]


def started(data: Given) -> Match:
    return quintessence.start("ephyran", seats=3, seed="variants", data=data)


def step(match: Match, rng: Rng) -> list[Json]:
    """Play one action at random; all that can be seen of the match then."""
    seat = match.to_act()[0]
    legal = match.legal(seat)
    events = match.play(seat, legal[rng.below(len(legal))])
    rows: list[Json] = [event.json() for event in events]
    return [rows, match.view(seat), match.view(None), match.state_hash()]


def played_alone(data: Given) -> list[str]:
    match, rng = started(data), Rng(4)
    seen: list[str] = []
    while match.to_act():
        seen.append(canonical(step(match, rng)))
    return seen


def test_variants_played_in_turns_are_each_as_when_played_alone() -> None:
    matches = [started(data) for data in VARIANTS]
    rngs = [Rng(4) for _ in VARIANTS]
    seen: list[list[str]] = [[] for _ in VARIANTS]
    while any(match.to_act() for match in matches):
        for number, match in enumerate(matches):
            if match.to_act():
                seen[number].append(canonical(step(match, rngs[number])))
    assert seen == [played_alone(data) for data in VARIANTS]
    assert len({lines[0] for lines in seen}) == 2  # another deck is dealt; a dearer city shows only when it is built
    assert len({len(lines) for lines in seen}) == 2


@pytest.mark.parametrize(("data", "points"), [({}, 3), (DEARER_CITY, 9)])
def test_a_city_counts_what_the_data_say(data: Given, points: int) -> None:  # EP-59
    nearly: Json = {name: [*zones] for name, zones in {**FULL, "mountain": MOUNTAIN[:3]}.items()}
    scenario: Json = {"first": 0, "hands": [["bull-4"], []], "cities": [nearly, {}], "pile": 5}
    match = quintessence.start("ephyran", seed="city", options={"scenario": scenario}, data=data)
    seat = match.to_act()[0]
    add = next(action for action in match.legal(seat) if action.row()[0] == "add")
    assert ["completed", 0, points] in [event.row() for event in match.play(seat, add)]


def test_each_variant_has_its_own_cards_and_actions() -> None:
    smaller = quintessence.load("ephyran", SMALLER_DECK)
    assert isinstance(smaller, EphyranGame)
    assert (smaller.data.pile_cards, GAME.data.pile_cards) == (76, 124)
    match = started(SMALLER_DECK)
    row: list[Json] = ["discard", "triton-1/take"]
    assert match.state.action(row) is not started({}).state.action(row)
    assert "griffin-4" in GAME.vocabulary()["card"] and "griffin-4" not in smaller.vocabulary()["card"]


def test_an_action_of_another_variant_is_refused() -> None:
    match, other = started({}), started(DEARER_CITY)
    seat = match.to_act()[0]
    with pytest.raises(quintessence.IllegalAction) as error:
        match.play(seat, other.legal(seat)[0])
    assert error.value.code == "not_this_games_action"


def test_the_same_data_are_the_packages_own_game() -> None:
    assert quintessence.load("ephyran", {"ephyran": copy.deepcopy(FILE)}).variant.fingerprint == ""
    prints = {quintessence.load("ephyran", data).variant.fingerprint for data in VARIANTS}
    assert len(prints) == 3


def test_wrong_data_are_refused() -> None:
    with pytest.raises(BadData) as error:
        quintessence.load("ephyran", changed("dionysos", cards=1))
    assert [fault.code for fault in error.value.faults] == ["data_too_few_dionysos"]


def test_castor_and_pollux_may_give_nothing_to_draw() -> None:  # EP-13
    scenario: Json = {"first": 0, "hands": [["twins", "triton-1"], []], "pile": 9}
    data = changed("supports", twins_draw=0)
    match = quintessence.start("ephyran", seed="twins", options={"scenario": scenario}, data=data)
    twins = next(action for action in match.legal(Seat(0)) if action.row()[0] == "twins")
    assert [event.row()[0] for event in match.play(Seat(0), twins)] == ["played_twins"]
    assert match.view(None)["stage"] == "replay" and match.view(None)["pile"] == 9


def test_more_dionysos_may_be_dealt() -> None:
    match = quintessence.start("ephyran", seats=2, seed="many", data=_two_dionysos_each())
    hands = match.view(None)["hands"]
    assert isinstance(hands, list)
    assert [hand["known"] for hand in hands if isinstance(hand, dict)] == [
        ["dionysos-1", "dionysos-2"],
        ["dionysos-3", "dionysos-4"],
    ]
    assert match.view(None)["aside"] == 4


def _two_dionysos_each() -> Given:
    tables = copy.deepcopy(FILE)
    tables["hand"]["dionysos"] = 2
    tables["dionysos"]["cards"] = 8
    tables["cards"]["two_territories"].pop()
    tables["cards"]["two_territories"].pop()
    return {"ephyran": tables}


def test_a_record_carries_its_variant_into_a_process_that_never_loaded_it() -> None:
    match, rng = started(SMALLER_DECK), Rng(4)
    while match.to_act():
        step(match, rng)
    code = "import sys, quintessence; print(quintessence.replay(sys.stdin.read()).state_hash())"
    done = subprocess.run(
        [sys.executable, "-c", code], input=record.write(match.record()), capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == match.state_hash()
