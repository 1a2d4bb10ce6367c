"""Makes a whole review at once, where nobody else waits for the processor: in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from quintessence.core.match import Match
from quintessence.review.codec import result_of
from quintessence.review.examining import EXPERT_SECONDS, examine_turn
from quintessence.review.judging import judged_turns
from quintessence.review.lesson import lesson_of
from quintessence.review.progress import Progress
from quintessence.review.shares import parties_of
from quintessence.review.turn_spans import spans_of


def make_review(
    match: Match, seconds: float | None = EXPERT_SECONDS, tell: Callable[[Progress], None] = lambda progress: None
) -> Progress:
    """The review of a match of which all may be known; after each piece it is told how far it has come."""
    spans, outcome = spans_of(match), match.outcome()
    result = None if outcome is None else result_of(outcome.json())
    progress = Progress(turns=len(spans) + 1, parties=parties_of(match.state, match.seats))
    for point in judged_turns(match, spans):
        progress.points.append(point)
        tell(progress)
    for start in progress.turns_to_examine(result, match.seats):
        progress.examined.append(examine_turn(match, start, seconds))
        tell(progress)
    progress.lesson = lesson_of(match, progress.points, progress.parties, progress.examined, result)
    return progress
