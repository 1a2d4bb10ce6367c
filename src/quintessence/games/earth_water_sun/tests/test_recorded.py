"""What the recorded games show between them; that they end as they did is tested for all games alike."""

from __future__ import annotations

from quintessence.games.earth_water_sun.measures import MEASURES
from quintessence.games.earth_water_sun.tests.write_recorded import BOARDS
from quintessence.lab.recorded import Shelf

SHELF = Shelf("earth_water_sun")
MATCHES = [SHELF.read(name) for name in SHELF.names()]


def test_every_board_is_played() -> None:
    assert {match.options["board"] for match in MATCHES} == set(BOARDS)


def test_a_match_ends_for_every_reason() -> None:
    reasons = {outcome.reason for match in MATCHES if (outcome := match.outcome()) is not None}
    assert reasons == {"last_tree_destroyed", "last_tree_lost", "last_trees_together"}


def test_every_match_has_the_components_of_the_box() -> None:
    box = {"earth": 20, "water": 20, "sun": 20, "black roots": 20, "white roots": 20, "misplaced": 0}
    assert [MEASURES.inventory(match.state) for match in MATCHES] == [box] * len(MATCHES)
