"""What a review counts: prestige as it stands, zones built and lost, supports that were played and countered."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Lessons, Tally
from quintessence.core.game import Event, Seat, State
from quintessence.games.ephyran.rules.position import Position
from quintessence.games.ephyran.rules.score import ALL_KNOWN, score

_TALLIES: Final = [Tally("zones", 1), Tally("zones_lost", -1), Tally("supports"), Tally("countered", -1)]
_BUILT: Final = ["added", "laid"]
_SUPPORTS: Final = ["played_twins", "played_graeae", "locked", "unlocked"]


@final
class EphyranLessons(Lessons):
    """A city is counted zone by zone."""

    def tallies(self) -> list[Tally]:
        return _TALLIES

    def count(self, state: State, mover: Seat, events: list[Event]) -> list[dict[str, int]]:
        assert isinstance(state, Position)
        counts: list[dict[str, int]] = [{} for _ in range(state.seats)]
        for event in events:
            values = event.values()
            _count(counts, str(event.row()[0]), mover, values.get("seat"), values.get("victim"))
        return counts

    def points(self, state: State, seat: Seat) -> int | None:
        assert isinstance(state, Position)
        return sum(score(state, seat, ALL_KNOWN))


def _count(counts: list[dict[str, int]], tag: str, mover: Seat, seat: object, victim: object) -> None:
    if not isinstance(seat, int):
        return
    if tag in _BUILT:
        _add(counts[seat], "zones")
    elif tag == "removed" and seat != mover:
        _add(counts[seat], "zones_lost")
    elif tag == "countered" and isinstance(victim, int):
        _add(counts[victim], "countered")
    elif tag in _SUPPORTS or tag.startswith("announced_"):
        _add(counts[seat], "supports")


def _add(counts: dict[str, int], code: str) -> None:
    counts[code] = counts.get(code, 0) + 1


LESSONS: Final = EphyranLessons()
