"""What a review counts, against what is left on the board."""

from __future__ import annotations

import pytest

from quintessence.core.game import Seat
from quintessence.games.earth_water_sun.lessons import LESSONS
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.position import Position, colour_of
from quintessence.lab.recorded import Shelf


@pytest.mark.parametrize("name", ["level2-flat-58", "level2-hexagon-7", "random-tall-79"])
def test_what_a_side_lost_is_what_is_missing_at_the_end(name: str) -> None:
    match = Shelf("earth_water_sun").read(name)
    lost, trees = [0, 0], [0, 0]
    for mover, _, events in match.history():
        for seat, counted in enumerate(LESSONS.count(match.state, mover, events)):
            lost[seat] += counted.get("lost", 0)
            trees[seat] += counted.get("lost_trees", 0)
    outcome, state = match.outcome(), match.state
    assert outcome is not None and isinstance(state, Position)
    for seat in range(2):
        assert 2 - trees[seat] == outcome.scores[seat]["trees"]
        own = colour_of(state, Seat(seat))
        pieces = len(state.at) // 2
        assert pieces - lost[seat] == sum(1 for at in state.at[own * pieces : (own + 1) * pieces] if at != OFF)
