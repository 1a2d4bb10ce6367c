"""What jobs are asked with: numbers and seats out of their JSON."""

from __future__ import annotations

from quintessence.core.game import Seat, Values


def number_of(values: Values, name: str) -> float:
    """One of some values, which is a number."""
    number = values[name]
    assert isinstance(number, (int, float))
    return number


def seat_of(job: Values) -> Seat:
    """The seat that a job is about."""
    seat = job["seat"]
    assert isinstance(seat, int)
    return Seat(seat)
