"""What is to be reviewed: a match, and for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quintessence.core.game import OPEN, Values
from quintessence.service.workers.match_job import Snapshot, snapshot
from quintessence.table.table import Table

KIND: Final = "review"
"""The kind of document that a table's review is."""
FORMAT: Final = 2
"""Raised when a review that is stored would be told differently, or one in the making noted: old ones are made anew."""


@dataclass(frozen=True)
class ReviewAsked:
    """A match to be reviewed, and who may see it."""

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
