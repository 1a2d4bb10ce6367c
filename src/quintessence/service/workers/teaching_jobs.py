"""What a worker does for a review, piece by piece: judge turns, look for better ones, and draw the lesson."""

from __future__ import annotations

from time import monotonic
from typing import Any

from quintessence.core.game import Json, Values
from quintessence.review.codec import (
    actions_json,
    examined_json,
    examined_of,
    judged_json,
    judged_of,
    lesson_json,
    result_of,
)
from quintessence.review.examining import examine_turn, weigh_turn
from quintessence.review.judging import judged_turns
from quintessence.review.lesson import lesson_of
from quintessence.review.shares import parties_of
from quintessence.review.turn_spans import spans_of
from quintessence.service.workers.job_values import number_of, seat_of
from quintessence.service.workers.match_job import MISSING, match_of


def judge(job: Values) -> Values:
    """The shares at the start of each turn from one on, as many as the seconds allow, and at the end of the match."""
    match = match_of(job)
    if match is None:
        return MISSING
    viewer = None if job["viewer"] is None else seat_of({"seat": job["viewer"]})
    spans, end = spans_of(match), monotonic() + number_of(job, "seconds")
    points: list[Json] = []
    for point in judged_turns(match, spans, int(number_of(job, "first")), viewer):
        points.append(judged_json(point))
        if monotonic() >= end:
            break
    parties: list[Json] = [party for party in parties_of(match.state, match.seats)]
    return {"points": points, "count": len(spans) + 1, "parties": parties}


def examine(job: Values) -> Values:
    """A turn of the match beside the one that a good bot would have played: what each is worth to its seat, and why."""
    match = match_of(job)
    return MISSING if match is None else examined_json(examine_turn(match, int(number_of(job, "number"))))


def conclude(job: Values) -> Values:
    """What is told after the match."""
    match = match_of(job)
    if match is None:
        return MISSING
    fields: dict[str, Any] = job
    points = [judged_of(point) for point in fields["points"]]
    examined = [examined_of(turn) for turn in fields["examined"]]
    result = None if fields["result"] is None else result_of(fields["result"])
    return lesson_json(lesson_of(match, points, fields["parties"], examined, result))


def weigh(job: Values) -> Values:
    """What a turn that someone played is worth to its seat, judged as a review judges turns; None while it goes on."""
    match = match_of(job)
    if match is None:
        return MISSING
    weighed = weigh_turn(match, int(number_of(job, "number")))
    return (
        {"share": None, "played": []} if weighed is None else {"share": weighed[0], "played": actions_json(weighed[1])}
    )
