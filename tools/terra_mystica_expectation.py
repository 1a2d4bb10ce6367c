"""Fits what a lead in Terra Mystica tells about the result: the numbers of `advice/expectation.py`.

python tools/terra_mystica_expectation.py [--games 60]

Bots of levels 2 and 3 play with two, three and four seats, and alone against the Automa at each of its levels. At the
first decision of each turn the worth of every two players is compared, and with it who was in front at the end. Told
are, round by round, the slope of a logistic curve among rivals; and alone, how far the lead falls until the end, by the
Automa's level, with its spread. Alone the bots are of levels 3 and 4.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from math import exp
from statistics import mean, pstdev
from typing import TypeAlias

import quintessence
from quintessence.bots.levels import make_bot
from quintessence.core.game import Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.games.terra_mystica.advice.evaluate import worth
from quintessence.games.terra_mystica.rules.position import Position, seats_of

GAME = "terra_mystica"
Seen: TypeAlias = tuple[int, list[float]]
Sample: TypeAlias = tuple[float, float]
"""A lead in points, and the result: 1 in front at the end, 0 behind, a half for level."""


def play(levels: Sequence[str], seed: str, options: Values) -> tuple[list[Seen], list[int]]:
    """One match: at each turn the round and what everybody has, the Automa last; and the points at the end."""
    match = quintessence.start(GAME, len(levels), seed, options)
    bots = [make_bot(level, f"{seed}/{seat}", match.game) for seat, level in enumerate(levels)]
    state, last = match.state, (-1, -1)
    seen: list[Seen] = []
    assert isinstance(state, Position)
    while waiting := state.to_act():
        if (waiting[0], state.turn_number()) != last:
            last = (waiting[0], state.turn_number())
            worths = [worth(state, player) / 100 for player in seats_of(state)]
            seen.append((state.round, worths + ([float(state.players[-1].points)] if state.script else [])))
        state.apply(waiting[0], bots[waiting[0]].choose(SeatKnowledge(state, waiting[0])))
    return seen, [player.points for player in state.players]


def rivals(games: int) -> dict[int, list[Sample]]:
    """What leads among seats came to, by round."""
    found: dict[int, list[Sample]] = defaultdict(list)
    for seats, count in ((2, games), (3, games // 2), (4, games // 3)):
        for number in range(count):
            levels = ["level2" if (number + seat) % 3 == 0 else "level3" for seat in range(seats)]
            seen, points = play(levels, f"expectation {seats} {number}", {})
            for turn, worths in seen:
                for one, other in combinations(range(seats), 2):
                    result = 0.5 + 0.5 * ((points[one] > points[other]) - (points[one] < points[other]))
                    found[turn].append((worths[one] - worths[other], result))
    return found


def alone(level: int, games: int) -> dict[int, list[float]]:
    """By how much a lead over the Automa changes until the end, by round."""
    found: dict[int, list[float]] = defaultdict(list)
    for number in range(games):
        options: Values = {"automa": "simpletons", "automa_level": level}
        seen, points = play(["level4" if number % 2 else "level3"], f"expectation alone {number}", options)
        for turn, (own, other) in seen:
            found[turn].append(points[0] - points[1] - own + other)
    return found


def slope_of(samples: Sequence[Sample]) -> tuple[float, float]:
    """The slope of a logistic curve through the middle, by Newton's steps; and the mean squared error."""
    slope = 0.02
    for _ in range(60):
        first, second = 0.0, 1e-6
        for lead, result in samples:
            share = _share(slope * lead)
            first, second = first + (result - share) * lead, second + share * (1 - share) * lead * lead
        slope += first / second
    return slope, sum((_share(slope * lead) - result) ** 2 for lead, result in samples) / len(samples)


def _share(value: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    games = parser.parse_args(arguments).games
    for turn, samples in sorted(rivals(games).items()):
        slope, error = slope_of(samples)
        print(f"rivals, round {turn}: {len(samples)}, slope {slope:.4f}, error {error:.3f}", flush=True)
    for level in range(1, 6):
        for turn, changes in sorted(alone(level, games // 8).items()):
            change = f"change {mean(changes):.1f}, spread {pstdev(changes):.1f}"
            print(f"automa {level}, round {turn}: {len(changes)}, {change}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
