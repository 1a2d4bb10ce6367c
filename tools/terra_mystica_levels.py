"""The levels of Terra Mystica as tables: duels, one against three, player counts, factions, the Automa.

python tools/terra_mystica_levels.py [--parts duels,tables,counts,factions,automa] [--games 40] [--level level5]

Run it compiled: PYTHONPATH=build/compiled/src. Intervals are Wilson's for shares, and two standard errors for means.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from itertools import pairwise
from statistics import mean, stdev
from time import process_time

import quintessence
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.game import Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.games.terra_mystica.rules.position import FACTIONS, Position
from quintessence.lab.intervals import wilson

GAME = "terra_mystica"
AUTOMA = {"automa": "simpletons", "end_tile": "none"}


def play(levels: Sequence[str], number: int, options: Values, *, is_dealt: bool = False) -> Position:
    """One match of bots; with `is_dealt` the factions are drawn for them."""
    match = quintessence.start(GAME, len(levels), f"tables {number}", options)
    bots = [make_bot(level, f"{number}/{seat}", match.game) for seat, level in enumerate(levels)]
    state, draw = match.state, random.Random(number)
    assert isinstance(state, Position)
    while waiting := state.to_act():
        seat = waiting[0]
        if is_dealt and state.phase == FACTIONS and not state.players[seat].has_faction:
            action = draw.choice(state.legal(seat))
        else:
            action = bots[seat].choose(SeatKnowledge(state, seat))
        state.apply(seat, action)
    return state


def share_of(state: Position, seat: int) -> float:
    """A won match is 1, a shared one its part."""
    outcome = state.outcome()
    assert outcome is not None
    return 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0


def about(values: Sequence[float]) -> str:
    """A mean with two standard errors."""
    spread = f" ± {2 * stdev(values) / len(values) ** 0.5:.1f}" if len(values) > 1 else ""
    return f"{mean(values):.1f}{spread}"


def share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} % [{100 * low:.0f}, {100 * high:.0f}]"


def against(own: str, other: str, seats: int, games: int) -> str:
    """One of a level against the rest of another, its seat changing."""
    won, points = 0.0, []
    for number in range(games):
        levels = [other] * seats
        levels[number % seats] = own
        state = play(levels, number, {})
        won += share_of(state, number % seats)
        points.append(float(state.players[number % seats].points))
    return f"{games} | {share(won, games)} | {about(points)} |"


def ladder(games: int, seats: int) -> None:
    print("\n| match | games | share | points |\n| --- | ---: | --- | ---: |")
    for below, level in pairwise(LEVELS):
        rest = below if seats == 2 else f"three of {below}"
        print(f"| {level} v {rest} | {against(level, below, seats, games)}", flush=True)


def counts(games: int, level: str) -> None:
    print("\n| players | games | mean | winners | processor seconds a game |\n| ---: | ---: | ---: | ---: | ---: |")
    for seats in (4, 2, 3, 5):
        began = process_time()
        states = [play([level] * seats, number, {}) for number in range(games)]
        seconds = (process_time() - began) / games
        means = [mean(float(player.points) for player in state.players) for state in states]
        best = [float(max(player.points for player in state.players)) for state in states]
        print(f"| {seats} | {games} | {about(means)} | {about(best)} | {seconds:.1f} |", flush=True)


def factions(games: int, level: str) -> None:
    """Four players whose factions are drawn."""
    found: dict[str, list[float]] = {}
    won: dict[str, float] = {}
    for number in range(games):
        state = play([level] * 4, number, {}, is_dealt=True)
        for seat, player in enumerate(state.players):
            slug = player.faction.slug
            found.setdefault(slug, []).append(float(player.points))
            won[slug] = won.get(slug, 0.0) + share_of(state, seat)
    print("\n| faction | games | points | won |\n| --- | ---: | ---: | --- |")
    for slug, points in sorted(found.items(), key=lambda item: -mean(item[1])):
        print(f"| {slug} | {len(points)} | {about(points)} | {share(won[slug], len(points))} |")


def automa(games: int, level: str) -> None:
    print("\n| Automa | games | points | its points | won |\n| ---: | ---: | ---: | ---: | --- |")
    for its_level in range(1, 6):
        states = [play([level], number, {**AUTOMA, "automa_level": its_level}) for number in range(games)]
        own, its = ([float(state.players[seat].points) for state in states] for seat in (0, 1))
        won = sum(one > other for one, other in zip(own, its, strict=True))
        print(f"| {its_level} | {games} | {about(own)} | {about(its)} | {share(won, games)} |", flush=True)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default="duels,tables,counts,factions,automa")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--level", default="level5")
    asked = parser.parse_args(arguments)
    parts = asked.parts.split(",")
    if "duels" in parts:
        ladder(asked.games, 2)
    if "tables" in parts:
        ladder(asked.games, 4)
    if "counts" in parts:
        counts(asked.games, asked.level)
    if "factions" in parts:
        factions(asked.games, asked.level)
    if "automa" in parts:
        automa(asked.games, asked.level)


if __name__ == "__main__":
    main(sys.argv[1:])
