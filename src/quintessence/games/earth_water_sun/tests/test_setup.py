"""§2: the set-up."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import Seat
from quintessence.games.earth_water_sun.tests.table import legal, pieces

_ROW = ["mushroom", "tree", "mushroom", "mushroom", "mushroom", "tree", "mushroom"]


@pytest.mark.parametrize(("board", "far"), [("hexagon-7", "m"), ("flat-58", "g"), ("tall-79", "i")])
def test_each_player_fills_the_row_nearest_to_him(board: str, far: str) -> None:  # §2
    match = quintessence.start("earth_water_sun", seed="row", options={"board": board})
    assert pieces(match) == {
        **{f"a{number}": f"black {species}" for number, species in enumerate(_ROW, 1)},
        **{f"{far}{number}": f"white {species}" for number, species in enumerate(_ROW, 1)},
    }


def test_colours_are_drawn() -> None:  # §2
    seats = [quintessence.start("earth_water_sun", seed=str(seed)).view(None)["colours"] for seed in range(20)]
    assert ["black", "white"] in seats
    assert ["white", "black"] in seats


@pytest.mark.parametrize(("choice", "first"), [("seat-0-black", Seat(0)), ("seat-1-black", Seat(1))])
def test_black_plays_first_whoever_has_it(choice: str, first: Seat) -> None:  # §2
    match = quintessence.start("earth_water_sun", seed="first", options={"colours": choice})
    assert match.view(None)["turn"] == "black"
    assert match.to_act() == [first]
    assert legal(match)[:3] == ["grow a1 earth", "grow a1 water", "grow a1 sun"]


def test_all_that_remains_is_a_supply_for_both() -> None:  # §2
    view = quintessence.start("earth_water_sun", seed="supply").view(None)
    assert view["stock"] == {"earth": 20, "water": 20, "sun": 20}
    assert view["roots_in_hand"] == {"black": 0, "white": 0}
    assert view["roots_in_supply"] == {"black": 20, "white": 20}
    assert view["roots"] == {"black": [], "white": []}
    assert view["destroyed"] == []
