"""The trials of learners as a picture: how many matches each won after so many minutes, with the interval of 95 %.

python curve.py learned.svg "Ephyran=ephyran.csv" "Earth, Water & Sun=ews.csv"
"""

from __future__ import annotations

import argparse
import csv
from html import escape
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 52
BOTTOM: Final = 280
TOP: Final = 16
RIGHT: Final = 620
COLOURS: Final = ["#0072b2", "#d55e00", "#009e73"]
FONT: Final = 'font-family="sans-serif" font-size="13"'
GOAL: Final = 0.6


class Trial(NamedTuple):
    """How a learner did after some minutes of processor time."""

    minutes: float
    games: int
    share: float


def trials_of(path: Path) -> list[Trial]:
    """The trials that `value.py` has written."""
    with path.open(encoding="utf-8", newline="") as rows:
        return [Trial(float(row["minutes"]), int(row["games"]), float(row["share"])) for row in csv.DictReader(rows)]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def picture(learners: dict[str, list[Trial]]) -> str:
    """The curves as SVG."""
    longest = max(trial.minutes for trials in learners.values() for trial in trials)

    def x(minutes: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * minutes / longest, 1)

    def y(share: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * share, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for percent in range(0, 101, 20):
        height = y(percent / 100)
        dashes = ' stroke-dasharray="6 4" stroke-width="2"' if percent == 100 * GOAL else ""
        parts.append(f'<path d="M{LEFT} {height}H{RIGHT}" stroke="#bbb"{dashes}/>')
        parts.append(f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end">{percent} %</text>')
    step = next(step for step in (1, 2, 5, 10, 20, 60) if longest <= 8 * step or step == 60)
    parts += [
        f'<text x="{x(minutes)}" y="{BOTTOM + 18}" text-anchor="middle">{minutes}</text>'
        for minutes in range(0, int(longest) + 1, step)
    ]
    parts.append(
        f'<text x="{(LEFT + RIGHT) / 2}" y="{HEIGHT - 6}" text-anchor="middle">minutes of processor time</text>'
    )
    for number, (name, trials) in enumerate(learners.items()):
        colour = COLOURS[number % len(COLOURS)]
        bounds = [interval(trial.share, trial.games) for trial in trials]
        lower = [f"{x(trial.minutes)},{y(low)}" for trial, (low, _) in zip(trials, bounds, strict=True)]
        upper = [f"{x(trial.minutes)},{y(high)}" for trial, (_, high) in zip(trials, bounds, strict=True)]
        line = " ".join(f"{x(trial.minutes)},{y(trial.share)}" for trial in trials)
        parts.append(f'<polygon points="{" ".join(lower + upper[::-1])}" fill="{colour}" opacity="0.18"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{RIGHT - 4}" y="{BOTTOM - 12 - 18 * number}" text-anchor="end" fill="{colour}">')
        parts.append(f"{escape(name)}</text>")
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    """Draw the curves of some files."""
    parser = argparse.ArgumentParser(description="Draw how learners did.")
    parser.add_argument("out", type=Path)
    parser.add_argument("learners", nargs="+", metavar="NAME=FILE")
    asked = parser.parse_args()
    pairs = [learner.split("=", 1) for learner in asked.learners]
    asked.out.write_text(picture({name: trials_of(Path(path)) for name, path in pairs}), encoding="utf-8")


if __name__ == "__main__":
    main()
