"""What the benchmark measures of this game: it must work in a clone alone, on the games of the tests."""

from __future__ import annotations

import pytest

from quintessence.games.terra_mystica import bench


def test_the_games_of_the_tests_can_be_replayed() -> None:
    found = bench.recorded(bench.stored())
    assert len(found) == 35  # of 39: the others put two bridges in one place
    assert all(recording.replay().outcome() is not None for recording in found)


@pytest.mark.parametrize("name", ["copy_4", "automa_turn", "plan", "planned_game", "replay", "log"])
def test_every_loop_gives_a_number(name: str) -> None:
    value = bench.loops()[name](0.01, 1)["value"]
    assert isinstance(value, float) and value > 0
