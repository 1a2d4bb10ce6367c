"""The curve of a review: shares turn by turn, from an even start; where it turned, and which turns to look at."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from quintessence.review.model import TEAM, CurvePoint, Judged, Party
from quintessence.review.shares import fair, party_of
from quintessence.review.turning import turning

_A_SEAT: Final = 2
_MOST: Final = 12
"""Turns that are looked at closely: so many each that a seat lost and gained most by, and so many in all."""


def curve_of(points: list[Judged], parties: list[Party], final: list[float] | None) -> list[list[float]]:
    """What is drawn, point by point.

    Each lies between itself and the one before, since looking ahead flatters whoever is to act. A match of rivals
    starts even; the last point is the result where there is one.
    """
    raw = [point.shares for point in points]
    if TEAM not in parties and all(isinstance(party, int) for party in parties):
        raw = [fair(shares, raw[0], turn) for turn, shares in enumerate(raw)]
    smooth = [[(one + other) / 2 for one, other in zip(*pair, strict=True)] for pair in pairwise([raw[0], *raw])]
    return [*smooth[:-1], final] if final is not None else smooth


def curve_points(points: list[Judged], curve: list[list[float]]) -> list[CurvePoint]:
    """A curve as it is told."""
    return [
        CurvePoint(point.number, [round(share, 4) for share in shares])
        for point, shares in zip(points, curve, strict=True)
    ]


def lead_of(shares: list[float], party: int) -> float:
    """How far a party is in front of the best other one, from -1 to 1."""
    others = [share for number, share in enumerate(shares) if number != party] or [1 - shares[party]]
    return shares[party] - max(others)


def winner_of(curve: list[list[float]]) -> int:
    """Whom the curve ends with."""
    return max(range(len(curve[-1])), key=lambda party: curve[-1][party])


def turning_points(curve: list[list[float]]) -> list[int]:
    """Where the lead changed hands: the points after the steps that gave it away."""
    winner = winner_of(curve)
    return turning([lead_of(shares, winner) for shares in curve])


def turned(points: list[Judged], curve: list[list[float]], parties: list[Party]) -> list[tuple[int, int]]:
    """The turning points that a turn is to blame for, each with that turn; none is told twice."""
    index_by_turn: dict[int, int] = {}
    for index in turning_points(curve):
        turn = blamed(points, curve, parties, index)
        if turn is not None:
            index_by_turn.setdefault(turn, index)
    return [(index, turn) for turn, index in index_by_turn.items()]


def blamed(points: list[Judged], curve: list[list[float]], parties: list[Party], index: int) -> int | None:
    """The turn that a turning point is about: of the latest of whoever lost most by the step, that which cost most.

    A step of the curve is about two turns, so those come first. Where that party had no choice, it is the latest turn
    of anyone who had one; None where nobody had.
    """
    lost = max(range(len(parties)), key=lambda party: curve[index - 1][party] - curve[index][party])
    latest = range(index - 1, max(-1, index - 1 - 2 * len(parties)), -1)
    chosen = [before for before in latest if points[before].decides]
    own = [before for before in chosen if party_of(parties, _seat(points[before])) == lost]
    near = [before for before in own if before >= index - 2]
    if own:
        return min(near or own, key=lambda before: gain(points, parties, before))
    return chosen[0] if chosen else None


def doubtful(points: list[Judged], curve: list[list[float]], parties: list[Party], seats: int) -> list[int]:
    """The turns to look at closely: those of turning points, and of each seat those that it lost and gained most by."""
    turns = [turn for _, turn in turned(points, curve, parties)]
    order = {seat: by_gain(points, parties, seat) for seat in range(seats)}
    for rank in range(_A_SEAT):
        turns += [own[rank] for own in order.values() if rank < len(own)]
        turns += [own[-1 - rank] for own in order.values() if rank < len(own) - 1 and own[-1 - rank] < len(points) - 2]
    return sorted(list(dict.fromkeys(turns))[:_MOST])


def by_gain(points: list[Judged], parties: list[Party], seat: int) -> list[int]:
    """The turns of a seat that had a choice, that which it lost most by first."""
    own = [index for index, point in enumerate(points[:-1]) if point.seat == seat and point.decides]
    return sorted(own, key=lambda index: gain(points, parties, index))


def gain(points: list[Judged], parties: list[Party], index: int) -> float:
    """By how much a turn changed what its seat could expect, beside what the bot expected of it."""
    party = party_of(parties, _seat(points[index]))
    return points[index + 1].shares[party] - points[index].shares[party]


def _seat(point: Judged) -> int:
    return 0 if point.seat is None else point.seat
