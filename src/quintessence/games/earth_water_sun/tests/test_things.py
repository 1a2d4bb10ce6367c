"""§4: which of the nine upgrades a growth brings, for the lab."""

from __future__ import annotations

from quintessence.core.game import Seat
from quintessence.games.earth_water_sun.tests.table import deal
from quintessence.games.earth_water_sun.things import UPGRADE, kinds, things
from quintessence.lab.simulate import Plan
from quintessence.lab.worth import weigh_things


def test_an_upgrade_is_a_kind_and_how_many_of_it_the_specimen_then_has() -> None:
    match = deal({"a1": "black tree water water sun", "d4": "black mushroom", "g1": "white tree"})
    found = {tuple(action.row()[1:]): things(match.state, action)[UPGRADE] for action in match.legal(Seat(0))}
    assert found == {
        ("a1", "earth"): "earth-1",
        ("a1", "water"): "water-3",
        ("a1", "sun"): "sun-2",
        ("d4", "earth"): "earth-1",
        ("d4", "water"): "water-1",
        ("d4", "sun"): "sun-1",
    }
    assert set(found.values()) < set(kinds()[UPGRADE]) and len(kinds()[UPGRADE]) == 9


def test_the_lab_weighs_upgrades() -> None:
    plan = Plan("earth_water_sun", ("level1", "level1"), "s", data={}, forbidden_to="one")
    (first,) = weigh_things(plan, [("upgrade=water-1",)], 2).found
    assert (first.offered, first.forced) == (2, 0)
