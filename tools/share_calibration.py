"""Measures how far the curve of a review can be trusted where three or more play, and fits what it rests on.

python tools/share_calibration.py ephyran --seats 3 --games 200

Bots of levels 2 and 3 play. At the first decision of each turn the shares of the win are told as a review draws them,
and at the end who won. The games with even numbers fit how steeply shares follow from places; the others test it.
Printed are Brier scores (the mean square of what was promised less what came; less is better) of equal shares, of the
formula as it is and of the best one, and for every tenth of promised shares how often it was won.
"""

import argparse
import sys
from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

import quintessence
from quintessence.bots.levels import make_bot
from quintessence.bots.worth import expected
from quintessence.core.discovery import companions_of
from quintessence.core.game import Seat
from quintessence.core.knowledge import SeatKnowledge
from quintessence.review.shares import fair, of_ahead, of_places, steepness


class Played(NamedTuple):
    """A match: at each turn the share of the others that every seat seemed to leave behind; what each won."""

    ahead: list[list[float]]
    won: list[float]


def play(game: str, levels: Sequence[str], seed: str) -> Played:
    """One match between bots."""
    match = quintessence.start(game, len(levels), seed)
    bots = [make_bot(level, f"{seed}/{seat}", match.game) for seat, level in enumerate(levels)]
    advice, state, last = companions_of(match.game).advice, match.state, (-1, -1)
    found: list[list[float]] = []
    while waiting := state.to_act():
        if (waiting[0], state.turn_number()) != last:
            last = (waiting[0], state.turn_number())
            found.append([expected(state, Seat(seat), advice) for seat in range(len(levels))])
        state.apply(waiting[0], bots[waiting[0]].choose(SeatKnowledge(state, waiting[0])))
    outcome = state.outcome()
    assert outcome is not None
    return Played(found, of_places(outcome.places))


def told(played: Played, steep: float) -> list[list[float]]:
    """The shares of a match, turn by turn, as a review has them."""
    raw = [of_ahead(ahead, steep) for ahead in played.ahead]
    return [fair(shares, raw[0], turn) for turn, shares in enumerate(raw)]


def pairs(games: list[Played], steep: float) -> list[tuple[float, float]]:
    """Each share that was promised, with what came of it."""
    return [pair for played in games for shares in told(played, steep) for pair in zip(shares, played.won, strict=True)]


def brier(found: list[tuple[float, float]]) -> float:
    """The mean square of what was promised less what came."""
    return mean((share - won) ** 2 for share, won in found)


def tenths(found: list[tuple[float, float]]) -> list[tuple[int, float, float, int]]:
    """For every tenth of promised shares: the mean promise, what was won, and how many shares they were."""
    rows = []
    for tenth in range(10):
        inside = [pair for pair in found if min(9, int(10 * pair[0])) == tenth]
        if inside:
            rows.append((tenth, mean(one for one, _ in inside), mean(won for _, won in inside), len(inside)))
    return rows


def main(words: list[str]) -> int:
    """Play, fit and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args(words)
    games = []
    for number in range(asked.games):
        levels = ["level2" if (number // 2 + seat) % 3 == 0 else "level3" for seat in range(asked.seats)]
        games.append(play(asked.game, levels, f"calibration {asked.seats} {number}"))
    fitted, tested = games[::2], games[1::2]
    present = steepness(asked.seats)
    best = min((step / 20 for step in range(2, 41)), key=lambda steep: brier(pairs(fitted, steep)))
    equal = brier([(1 / asked.seats, won) for _, won in pairs(tested, present)])
    print(f"{asked.game}, {asked.seats} seats, {len(fitted)} games to fit, {len(tested)} to test")
    print(f"Brier: equal shares {equal:.4f}, steepness {present:.2f} {brier(pairs(tested, present)):.4f}", end="")
    print(f", steepness {best:.2f} {brier(pairs(tested, best)):.4f}")
    for tenth, promised, won, count in tenths(pairs(tested, present)):
        print(f"{10 * tenth:>3} %: promised {promised:.2f}, won {won:.2f}, {count} times")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
