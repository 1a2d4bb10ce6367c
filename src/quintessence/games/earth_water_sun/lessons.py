"""What a review counts: Specimens destroyed and lost, Trees among them, rewards, Roots and attacks."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Lessons, Tally
from quintessence.core.game import Event, Json, Seat, State
from quintessence.games.earth_water_sun.data.components import COLOURS
from quintessence.games.earth_water_sun.rules.position import Position, colour_of

_TALLIES: Final = [
    Tally("destroyed", 2),
    Tally("lost", -2),
    Tally("lost_trees", -4),
    Tally("rewards", 1),
    Tally("attacks"),
    Tally("roots"),
    Tally("resources"),
]
_OWN: Final = {"struck": "attacks", "laid": "roots", "grew": "resources"}


@final
class EarthWaterSunLessons(Lessons):
    """The balance of a game that is decided by Trees."""

    def tallies(self) -> list[Tally]:
        return _TALLIES

    def count(self, state: State, mover: Seat, events: list[Event]) -> list[dict[str, int]]:
        assert isinstance(state, Position)
        counts: list[dict[str, int]] = [{}, {}]
        for event in events:
            row = event.row()
            if len(row) > 1 and isinstance(row[1], str) and row[1] in COLOURS:
                owner = Seat(0) if COLOURS[colour_of(state, Seat(0))] == row[1] else Seat(1)
                _count(counts, row, owner, mover)
        return counts


def _count(counts: list[dict[str, int]], row: list[Json], owner: Seat, mover: Seat) -> None:
    """One event, about a thing of `owner`, in a turn of `mover`."""
    tag = str(row[0])
    if tag in _OWN:
        _add(counts[owner], _OWN[tag], 1)
    elif tag == "earned":
        _add(counts[owner], "rewards", row[2] if isinstance(row[2], int) else 1)
    elif tag == "specimen_destroyed":
        _add(counts[owner], "lost", 1)
        if row[3] == "tree":
            _add(counts[owner], "lost_trees", 1)
        if owner != mover:
            _add(counts[mover], "destroyed", 1)


def _add(counts: dict[str, int], code: str, count: int) -> None:
    counts[code] = counts.get(code, 0) + count


LESSONS: Final = EarthWaterSunLessons()
