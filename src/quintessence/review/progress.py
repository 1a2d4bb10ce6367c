"""A review as far as it has come: what whoever waits for it is told, and what whoever goes on with it needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from quintessence.core.game import Values
from quintessence.review.codec import examined_json, examined_of, judged_json, judged_of, lesson_json, points_json
from quintessence.review.codec import lesson_of as lesson_of_json
from quintessence.review.curve import curve_of, curve_points, doubtful
from quintessence.review.lesson import final_shares
from quintessence.review.model import EXPERT, JUDGE, CurvePoint, ExaminedTurn, Judged, Lesson, Party, Result


@dataclass
class Progress:
    """A review as far as it has come."""

    turns: int = 1
    """Turns to be judged, and the end."""
    doubtful: int = 0
    """Turns to be looked at closely, once that is known."""
    parties: list[Party] = field(default_factory=list)
    points: list[Judged] = field(default_factory=list)
    examined: list[ExaminedTurn] = field(default_factory=list)
    lesson: Lesson | None = None

    def turns_to_examine(self, result: Result | None, seats: int) -> list[int]:
        """Where the turns begin that are to be looked at closely, once all are judged; it is noted how many."""
        curve = curve_of(self.points, self.parties, final_shares(result, self.parties))
        indexes = doubtful(self.points, curve, self.parties, seats)
        self.doubtful = len(indexes)
        return [self.points[index].number for index in indexes]

    def json(self) -> Values:
        """For whoever waits, and to be stored."""
        lesson = None if self.lesson is None else lesson_json(self.lesson)
        points = points_json(self._points()) if lesson is None else lesson.pop("points")
        count, done = self.turns + self.doubtful, len(self.points) + len(self.examined)
        return {
            "done": done if lesson is None else count,
            "count": count,
            "level": JUDGE,
            "expert": EXPERT,
            "parties": [party for party in self.parties],
            "points": points,
            "lesson": lesson,
        }

    def notes(self) -> Values:
        """All of it, for whoever goes on with it."""
        return {
            "turns": self.turns,
            "doubtful": self.doubtful,
            "parties": [party for party in self.parties],
            "points": [judged_json(point) for point in self.points],
            "examined": [examined_json(turn) for turn in self.examined],
            "lesson": None if self.lesson is None else lesson_json(self.lesson),
        }

    def _points(self) -> list[CurvePoint]:
        return curve_points(self.points, curve_of(self.points, self.parties, None)) if self.points else []


def noted(notes: Any) -> Progress:
    """A review as far as its notes go."""
    return Progress(
        notes["turns"],
        notes["doubtful"],
        notes["parties"],
        [judged_of(point) for point in notes["points"]],
        [examined_of(turn) for turn in notes["examined"]],
        None if notes["lesson"] is None else lesson_of_json(notes["lesson"]),
    )
