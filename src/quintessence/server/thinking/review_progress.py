"""What a review is about, and how far it has come."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from quintessence.core.game import OPEN, Json, Values
from quintessence.server.tables.table import Table
from quintessence.server.thinking.curve import curve_of, judged
from quintessence.server.thinking.match_job import Snapshot, snapshot
from quintessence.server.thinking.teaching_jobs import EXPERT, JUDGE

KIND: Final = "review"
"""The kind of document that a table's review is."""
FORMAT: Final = 2
"""Raised when a review that is kept would be told differently, or one in the making noted: old ones are made anew."""


@dataclass(frozen=True)
class ReviewAsked:
    """What a review is about."""

    table: str
    match: Snapshot
    seats: int
    viewer: int | None
    """Through which seat a match with secrets that goes on is judged; None where all may be known."""
    teaches: bool
    """Whether turns may be compared with better ones."""
    is_over: bool
    result: Values | None

    @property
    def key(self) -> str:
        """One review for each state of the match, and for each who may know something else of it.

        A match also ends without a change of the board: someone gives up, or leaves it.
        """
        state = "over" if self.is_over else "goes_on"
        return f"{self.table}/{self.name}/{state}/{self.viewer}"

    @property
    def name(self) -> str:
        """The document's name."""
        return f"{FORMAT}/{self.match.revision}"


def review_asked(table: Table, viewer: int | None) -> ReviewAsked:
    """A review of a table as it is now, with the lock held: while secrets hold, as a viewer knows it and no more."""
    is_over = table.is_over()
    is_known = is_over or table.information == OPEN
    seen = None if is_known else viewer
    return ReviewAsked(table.id, snapshot(table), table.seats, seen, is_known, is_over, table.result())


@dataclass
class Progress:
    """A review as far as it has come."""

    turns: int = 1
    """Turns to be judged, and the end."""
    doubtful: int = 0
    """Turns to be looked at closely, once that is known."""
    parties: list[Json] = field(default_factory=list)
    points: list[Any] = field(default_factory=list)
    examined: list[Json] = field(default_factory=list)
    lesson: Values | None = None

    def json(self) -> Values:
        """For whoever waits, and to be kept."""
        lesson = dict(self.lesson) if self.lesson is not None else None
        points = lesson.pop("points") if lesson is not None else self._points()
        count, done = self.turns + self.doubtful, len(self.points) + len(self.examined)
        return {
            "done": count if lesson is not None else done,
            "count": count,
            "level": JUDGE,
            "expert": EXPERT,
            "parties": self.parties,
            "points": points,
            "lesson": lesson,
        }

    def notes(self) -> Values:
        """All of it, for whoever goes on with it."""
        return asdict(self)

    def _points(self) -> list[Json]:
        if not self.points:
            return []
        points = judged(self.points)
        curve = curve_of(points, self.parties, None)
        return [
            {"number": point.number, "shares": [round(share, 4) for share in shares]}
            for point, shares in zip(points, curve, strict=True)
        ]


def noted(notes: Any) -> Progress:
    """A review as far as its notes go."""
    return Progress(**notes)
