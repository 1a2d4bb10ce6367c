"""The curve of a review in the terminal: a row of bars for each party, and the turning points' numbers below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quintessence.review.model import CurvePoint

_BARS: Final = "▁▂▃▄▅▆▇█"
_LONGEST: Final = 60
_SHORTEST: Final = 10


def curve_lines(
    points: list[CurvePoint], names: list[str], marks: list[int], percent: Callable[[float], str], width: int
) -> list[str]:
    """A line a party, with its share at the start and at the end; `marks` are the points that have numbers below."""
    longest = max(len(name) for name in names)
    first = [percent(share) for share in points[0].shares]
    last = [percent(share) for share in points[-1].shares]
    before = max(len(text) for text in first)
    room = width - longest - before - max(len(text) for text in last) - 4
    columns = min(len(points), max(_SHORTEST, min(_LONGEST, room)))
    lines = [
        f"{name:<{longest}}  {first[party]:>{before}} {_bars(points, party, columns)} {last[party]}"
        for party, name in enumerate(names)
    ]
    below = _marks(points, marks, columns)
    return [*lines, " " * (longest + before + 3) + below] if below else lines


def _bars(points: list[CurvePoint], party: int, columns: int) -> str:
    """Each bar is the mean of the moments that share its column."""
    columns_of_shares: list[list[float]] = [[] for _ in range(columns)]
    for index, point in enumerate(points):
        columns_of_shares[_column(index, len(points), columns)].append(point.shares[party])
    means = [sum(shares) / len(shares) for shares in columns_of_shares]
    return "".join(_BARS[min(len(_BARS) - 1, int(mean * len(_BARS)))] for mean in means)


def _marks(points: list[CurvePoint], marks: list[int], columns: int) -> str:
    """The numbers of the marks, from 1, each in its column or in the next that is free."""
    below: dict[int, str] = {}
    for number, mark in enumerate(marks, 1):
        index = next(index for index, point in enumerate(points) if point.number == mark)
        column = _column(index, len(points), columns)
        while column in below:
            column += 1
        below[column] = str(number)
    return "".join(below.get(column, " ") for column in range(max(below) + 1)) if below else ""


def _column(index: int, count: int, columns: int) -> int:
    return index * columns // count
