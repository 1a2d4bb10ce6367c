"""What a worker does for whoever looks back at a match: its steps, and its moments, encoded already."""

from __future__ import annotations

from quintessence.core.game import Seat, Values
from quintessence.core.match import Match
from quintessence.service.codec import encode
from quintessence.service.packing import pack
from quintessence.service.tables.review import moment, steps
from quintessence.service.workers.job_values import number_of
from quintessence.service.workers.match_job import MISSING, match_of


def look_back(job: Values) -> Values:
    """All steps, as a viewer may know them."""
    match = match_of(job)
    return MISSING if match is None else _packed(steps(match, _viewer(job), job["is_over"] is True))


def look_at(job: Values) -> Values:
    """One moment, as a viewer may know it."""
    match = match_of(job)
    return MISSING if match is None else _packed(moment(match, _viewer(job), int(number_of(job, "number"))))


def look_from_outside(job: Values) -> Values:
    """One moment and the way there, as a spectator saw them."""
    match = match_of(job)
    return MISSING if match is None else _packed(_seen_by_all(match, int(number_of(job, "number"))))


def _seen_by_all(match: Match, number: int) -> Values:
    shown = moment(match, None, number)
    past = steps(match, None, is_over=False)["steps"]
    assert isinstance(past, list)
    return {"number": number, "view": shown["view"], "to_act": shown["to_act"], "steps": past[:number]}


def _viewer(job: Values) -> Seat | None:
    seat = job["viewer"]
    assert seat is None or isinstance(seat, int)
    return None if seat is None else Seat(seat)


def _packed(answer: Values) -> Values:
    return {"text": pack(encode(answer))}
