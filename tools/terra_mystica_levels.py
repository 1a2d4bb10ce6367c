"""The levels of Terra Mystica as tables: duels, one against three, player counts, factions, the Automa.

python tools/terra_mystica_levels.py [--parts duels,ones,counts,factions,automa] [--games 200] [--levels level4,level5]

Run it compiled: PYTHONPATH=build/compiled/src. Every game is a line of --out; those that are there are not played
again, so that a stopped run goes on where it was. --minutes stops it; --jobs plays several games at a time. Intervals
are Wilson's for shares, and two standard errors for means.
"""

import argparse
import json
import os
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev
from time import monotonic, process_time
from typing import NamedTuple, TypedDict

import quintessence
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.game import Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.games.terra_mystica.rules.position import FACTIONS, Position
from quintessence.lab.intervals import wilson

GAME = "terra_mystica"
AUTOMA_LEVELS = range(1, 6)
PARTS = ["duels", "ones", "counts", "factions", "automa"]


class Setting(NamedTuple):
    """What kind of game is played; the seat of the first level changes from game to game."""

    part: str
    levels: tuple[str, ...]
    automa: int = 0


class Played(TypedDict):
    """A game that was played: a line of the file."""

    key: str
    number: int
    points: list[int]
    factions: list[str]
    won: list[float]
    seconds: float


def key_of(setting: Setting) -> str:
    """The name of a setting in the file."""
    return f"{setting.part} {','.join(setting.levels)} {setting.automa}"


def settings(parts: Sequence[str], levels: Sequence[str]) -> Iterator[Setting]:
    """All that is to be played, the dearest last."""
    for below, level in pairwise(LEVELS):
        if level in levels:
            yield from [Setting("duels", (level, below))] * ("duels" in parts)
            yield from [Setting("ones", (level, *[below] * 3))] * ("ones" in parts)
    for level in levels:
        for seats in (4, 2, 3, 5):
            yield from [Setting("counts", (level,) * seats)] * ("counts" in parts)
        for automa in AUTOMA_LEVELS:
            yield from [Setting("automa", (level,), automa)] * ("automa" in parts)
    yield from [Setting("factions", (levels[-1],) * 4)] * ("factions" in parts)


def play(setting: Setting, number: int) -> Played:
    """One match of bots; for the table of factions these are drawn."""
    seats = len(setting.levels)
    levels = setting.levels[-(number % seats) :] + setting.levels[: -(number % seats)]
    options: Values = {}
    if setting.automa:
        options = {"automa": "simpletons", "automa_level": setting.automa, "end_tile": "none"}
    match = quintessence.start(GAME, seats, f"tables {number}", options)
    bots = [make_bot(level, f"{number}/{seat}", match.game) for seat, level in enumerate(levels)]
    state, draw, began = match.state, random.Random(number), process_time()
    assert isinstance(state, Position)
    while waiting := state.to_act():
        seat = waiting[0]
        if setting.part == "factions" and state.phase == FACTIONS and not state.players[seat].has_faction:
            action = draw.choice(state.legal(seat))
        else:
            action = bots[seat].choose(SeatKnowledge(state, seat))
        state.apply(seat, action)
    return told(setting, number, state, process_time() - began)


def told(setting: Setting, number: int, state: Position, seconds: float) -> Played:
    """How a match ended; the seat of the first level comes first. A shared victory is its part."""
    outcome = state.outcome()
    assert outcome is not None
    seats = len(setting.levels)
    places = [*outcome.places, *[side.place for side in outcome.sides]]
    won = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    order = [(number + seat) % seats for seat in range(seats)] + list(range(seats, len(places)))
    return {
        "key": key_of(setting),
        "number": number,
        "points": [state.players[seat].points for seat in order],
        "factions": [state.players[seat].faction.slug for seat in order],
        "won": [won[seat] for seat in order],
        "seconds": round(seconds, 2),
    }


def read(file: Path) -> dict[str, dict[int, Played]]:
    """The games that were played, by key and number."""
    found: dict[str, dict[int, Played]] = defaultdict(dict)
    for line in file.read_text().splitlines() if file.exists() else []:
        row: Played = json.loads(line)
        found[row["key"]][row["number"]] = row
    return found


def play_missing(asked: argparse.Namespace, wanted: list[Setting]) -> None:
    """Play what the file does not have yet, until the time is over."""
    done, end = read(asked.out), monotonic() + 60 * asked.minutes
    missing = [(one, number) for one in wanted for number in range(asked.games) if number not in done[key_of(one)]]
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    with asked.out.open("a") as file, ProcessPoolExecutor(asked.jobs) as pool:
        waiting: set[Future[Played]] = set()
        while (missing and monotonic() < end) or waiting:
            while missing and monotonic() < end and len(waiting) < asked.jobs:
                waiting.add(pool.submit(play, *missing.pop(0)))
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in finished:
                file.write(json.dumps(one.result()) + "\n")
            file.flush()


def about(values: Sequence[float]) -> str:
    """A mean with two standard errors."""
    spread = f" ± {2 * stdev(values) / len(values) ** 0.5:.1f}" if len(values) > 1 else ""
    return f"{mean(values):.1f}{spread}"


def share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} % [{100 * low:.0f}, {100 * high:.0f}]"


def versus(title: str, found: list[tuple[Setting, list[Played]]]) -> None:
    """One of a level against others, or against the Automa."""
    print(f"\n| {title} | Games | Won | Points | The best other's |\n| --- | ---: | --- | ---: | ---: |")
    for setting, games in found:
        rest = f"Automa {setting.automa}" if setting.automa else ("three of " * (len(setting.levels) > 2))
        name = f"{setting.levels[0]} v {rest}{'' if setting.automa else setting.levels[-1]}"
        own, other = [game["points"][0] for game in games], [max(game["points"][1:]) for game in games]
        won = sum(game["won"][0] for game in games)
        print(f"| {name} | {len(games)} | {share(won, len(games))} | {about(own)} | {about(other)} |")


def counts(found: list[tuple[Setting, list[Played]]]) -> None:
    print("\n| Level | Players | Games | Mean | Winners | Processor time a game |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for setting, games in found:
        means, best = [mean(game["points"]) for game in games], [max(game["points"]) for game in games]
        name = f"{setting.levels[0]} | {len(setting.levels)} | {len(games)}"
        print(f"| {name} | {about(means)} | {about(best)} | {mean(game['seconds'] for game in games):.1f} s |")


def factions(title: str, games: list[Played]) -> None:
    """Points and share of victories by faction."""
    rows: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for game in games:
        for slug, points, won in zip(game["factions"], game["points"], game["won"], strict=True):
            rows[slug].append((points, won))
    print(f"\n| {title} | Games | Points | Won |\n| --- | ---: | ---: | --- |")
    for slug, ends in sorted(rows.items(), key=lambda row: -mean(points for points, _ in row[1])):
        won = sum(part for _, part in ends)
        print(f"| {slug} | {len(ends)} | {about([points for points, _ in ends])} | {share(won, len(ends))} |")


def show(found: list[tuple[Setting, list[Played]]]) -> None:
    """All tables of what was played."""
    by_part: dict[str, list[tuple[Setting, list[Played]]]] = defaultdict(list)
    for setting, games in found:
        by_part[setting.part].append((setting, games))
    for part, title in [("duels", "Duel"), ("ones", "Four players"), ("automa", "Alone")]:
        if by_part[part]:
            versus(title, by_part[part])
    if by_part["counts"]:
        counts(by_part["counts"])
    for _, games in by_part["factions"]:
        factions("Drawn faction", games)
    for _, games in by_part["counts"][-4:-3]:
        factions("Chosen faction", games)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("build/terra_mystica_levels.jsonl"))
    asked = parser.parse_args(arguments)
    wanted = list(settings(asked.parts.split(","), asked.levels.split(",")))
    play_missing(asked, wanted)
    done = read(asked.out)
    show([(one, list(done[key_of(one)].values())) for one in wanted if done[key_of(one)]])


if __name__ == "__main__":
    main(sys.argv[1:])
