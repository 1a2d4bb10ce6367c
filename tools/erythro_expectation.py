"""Fits the chance to win of Erythro's reviews: the numbers of `advice/expectation.py`, and how well they hold.

    PYTHONPATH=build/compiled/src python tools/erythro_tables.py play matches.jsonl --games 16 --seed table17
    python tools/erythro_expectation.py matches.jsonl

One logistic curve for each adversary and number of players, through the first moments of all rounds. The tables, in
Markdown, are of matches held out: those of each quarter are foretold by curves that were fitted to the others.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from json import loads
from pathlib import Path
from statistics import pstdev
from typing import TypeAlias

from quintessence.games.erythro.advice.expectation import chance

Sample: TypeAlias = tuple[list[float], bool]
"""The signs of a moment, and whether its match was won."""
Pair: TypeAlias = tuple[float, bool]
"""A chance, and whether the match was won."""
Group: TypeAlias = tuple[str, int]
"""An adversary, and the number of players."""
_ADVERSARIES = ["mars", "alliance", "consortium"]
_PARTS = 4
_RIDGE = 1.0
"""Keeps what few matches cannot tell near zero, for signs of spread 1."""


def read(paths: Sequence[Path]) -> dict[Group, list[list[Sample]]]:
    """The moments of each group, in quarters of whole matches."""
    found: dict[Group, list[list[Sample]]] = defaultdict(lambda: [[] for _ in range(_PARTS)])
    for path in paths:
        for match in map(loads, path.read_text().splitlines()):
            group = (match["sheet"].split(",")[0], match["seats"])
            samples = [(signs, match["is_won"]) for signs in match["moments"]]
            found[group][match["number"] % _PARTS].extend(samples)
    return found


def held_out(parts: Sequence[list[Sample]]) -> list[Pair]:
    """What curves through the other parts foretell of each part, and what came."""
    found: list[Pair] = []
    for number, part in enumerate(parts):
        others = [sample for other, samples in enumerate(parts) if other != number for sample in samples]
        curve = curve_through(others)
        found += [(chance(curve, signs), won) for signs, won in part]
    return found


def curve_through(samples: Sequence[Sample]) -> list[float]:
    """The likeliest logistic curve, by Newton's steps."""
    size = len(samples[0][0]) + 1
    scales = [1.0] + [pstdev(signs[place] for signs, _ in samples) for place in range(size - 1)]
    rows = [
        ([1.0] + [sign / scale for sign, scale in zip(signs, scales[1:], strict=True)], won) for signs, won in samples
    ]
    curve = [0.0] * size
    for _ in range(25):
        slope = [-_RIDGE * value * (place > 0) for place, value in enumerate(curve)]
        bend = [[_RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for row, won in rows:
            share = chance(curve, row[1:])
            for one in range(size):
                slope[one] += (won - share) * row[one]
                for other in range(size):
                    bend[one][other] += share * (1 - share) * row[one] * row[other]
        curve = [value + step for value, step in zip(curve, solve(bend, slope), strict=True)]
    return [value / scale for value, scale in zip(curve, scales, strict=True)]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(len(rows)):
        best = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(len(rows)):
            if other != place:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[-1] for row in rows]


def brier(pairs: Sequence[Pair]) -> float:
    """The mean squared error of some chances."""
    return sum((share - won) ** 2 for share, won in pairs) / len(pairs)


def main() -> None:
    """Fit, and print the numbers and the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    groups = read(parser.parse_args().files)
    print_curves(
        {group: curve_through([sample for part in parts for sample in part]) for group, parts in groups.items()}
    )
    pairs = {group: held_out(parts) for group, parts in groups.items()}
    print("\n| Adversary | Players | Moments | Won | Brier | Brier of the share won |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for adversary in _ADVERSARIES:
        for seats in (2, 3, 4):
            print_row(adversary, str(seats), pairs[adversary, seats])
    everything = [pair for found in pairs.values() for pair in found]
    print_row("all", "", everything)
    print_calibration(everything)


def print_curves(curves: dict[Group, list[float]]) -> None:
    """The numbers as the module has them."""
    print("_FITTED: Final = [")
    for adversary in _ADVERSARIES:
        print("    [")
        for seats in (2, 3, 4):
            print(f"        [{', '.join(f'{value:.3g}' for value in curves[adversary, seats])}],")
        print("    ],")
    print("]")


def print_row(adversary: str, seats: str, found: Sequence[Pair]) -> None:
    """One line of the first table; its last column is the best that the same chance for every moment can do."""
    share = sum(won for _, won in found) / len(found)
    plain = brier([(share, won) for _, won in found])
    print(f"| {adversary} | {seats} | {len(found)} | {100 * share:.0f} % | {brier(found):.3f} | {plain:.3f} |")


def print_calibration(found: Sequence[Pair]) -> None:
    """What was foretold against what came, by tenths."""
    print("\n| Foretold | Moments | Mean foretold | Won |")
    print("| --- | ---: | ---: | ---: |")
    for tenth in range(10):
        here = [pair for pair in found if min(9, int(pair[0] * 10)) == tenth]
        if here:
            said, won = sum(pair[0] for pair in here) / len(here), sum(pair[1] for pair in here) / len(here)
            print(f"| {10 * tenth} to {10 * tenth + 10} % | {len(here)} | {100 * said:.0f} % | {100 * won:.0f} % |")


if __name__ == "__main__":
    main()
