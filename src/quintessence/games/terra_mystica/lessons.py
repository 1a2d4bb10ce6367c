"""What a review needs beside the score by source: the points as they stand."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Lessons
from quintessence.core.game import Seat, State
from quintessence.games.terra_mystica.rules.position import Position


@final
class TerraMysticaLessons(Lessons):
    """Points are counted all the time."""

    def points(self, state: State, seat: Seat) -> int | None:
        assert isinstance(state, Position)
        return state.players[seat].points


LESSONS: Final = TerraMysticaLessons()
