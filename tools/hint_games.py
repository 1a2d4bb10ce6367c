"""Games played by strict hints, and the same games played by the bot that gives them: what both make of a seat.

python tools/hint_games.py [--games 40] [--titles terra_mystica,…] [--level level5] [--forgetful]

Each title's first seat plays the same deals twice, against the same others. The hints come from the code that the
server uses, without its clock; --forgetful asks for a new one at every step. The row so far goes to the error stream
after each pair of games. Run it compiled: PYTHONPATH=build/compiled/src.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

import quintessence
from quintessence.bots.levels import make_bot
from quintessence.core.game import Json, Outcome, Seat, Values
from quintessence.core.match import Match
from quintessence.service.workers.hint_jobs import HINT_LEVEL, plan_of
from quintessence.service.workers.hints import Hints

OWN = Seat(0)
ALLIES_WON = "matches won together, in percent"
Chooser = Callable[[Match], list[Json]]


class Title(NamedTuple):
    """How a title is played, and what is counted of its end."""

    seats: int
    options: Values
    others: str
    counted: str


TITLES = {
    "terra_mystica": Title(1, {"automa": "simpletons", "automa_level": 1, "end_tile": "none"}, "level3", "points"),
    "ephyran": Title(2, {}, "level3", "points"),
    "erythro": Title(2, {"adversary": "mars", "difficulty": "fairly_hard"}, "level4", ALLIES_WON),
    "earth_water_sun": Title(2, {}, "level4", "games won, in percent"),
}


def by_bot(game: Match, level: str, seed: str) -> Chooser:
    """A bot that sits in the seat all through the match."""
    bot = make_bot(level, f"{seed}/own", game.game)
    return lambda match: bot.choose(match.knowledge(OWN)).row()


def by_hints(level: str, is_forgetful: bool) -> Chooser:
    """Somebody who plays what the next hint says."""
    hints = Hints()

    def choose(match: Match) -> list[Json]:
        told = None if is_forgetful else hints.rest("table", match, OWN)
        if told is None:
            told = hints.remember("table", len(match.history()), OWN, plan_of(match, OWN, level, None))
        row = told["row"]
        assert isinstance(row, list)
        return row

    return choose


class Played(NamedTuple):
    """How a match ended, and what the first seat took for it."""

    outcome: Outcome
    decisions: int
    seconds: float


def play(name: str, title: Title, number: int, level: str, way: str) -> Played:
    """One match: hints, or the bot itself, in the first seat."""
    seed = f"hints {number}"
    match = quintessence.start(name, title.seats, seed, title.options)
    own = by_bot(match, level, seed) if way == "bot" else by_hints(level, way == "forgetful")
    others = {seat: make_bot(title.others, f"{seed}/{seat}", match.game) for seat in range(1, title.seats)}
    decisions, seconds = 0, 0.0
    while waiting := match.to_act():
        seat = waiting[0]
        if seat == OWN:
            start = process_time()
            row = own(match)
            decisions, seconds = decisions + 1, seconds + process_time() - start
            match.play(seat, row)
        else:
            match.play(seat, others[seat].choose(match.knowledge(seat)))
    outcome = match.outcome()
    assert outcome is not None
    return Played(outcome, decisions, seconds)


def measure(title: Title, outcome: Outcome) -> float:
    """What a match counts for."""
    if title.counted == "points":
        return outcome.totals()[OWN]
    if title.counted == ALLIES_WON:
        return 100.0 if outcome.places[OWN] == 1 else 0.0
    return 100.0 / outcome.places.count(1) if outcome.places[OWN] == 1 else 0.0


def line(name: str, title: Title, bot: list[Played], hints: list[Played]) -> str:
    """A row of the table: both averages, and the difference game by game with its standard error."""
    one, other = ([measure(title, played.outcome) for played in games] for games in (bot, hints))
    gaps = [late - early for early, late in zip(one, other, strict=True)]
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0
    share = f"{100 * fmean(other) / fmean(one):.1f}" if fmean(one) else "–"
    won = " | ".join(str(sum(game.outcome.places[OWN] == 1 for game in games)) for games in (bot, hints))
    pace = " | ".join(
        f"{1000 * sum(game.seconds for game in games) / sum(game.decisions for game in games):.0f}"
        for games in (bot, hints)
    )
    return (
        f"| {name} | {len(bot)} | {title.counted} | {fmean(one):.1f} | {fmean(other):.1f} | {share} "
        f"| {fmean(gaps):+.1f} ± {error:.1f} | {won} | {pace} |"
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--level", default=HINT_LEVEL)
    parser.add_argument("--forgetful", action="store_true")
    asked = parser.parse_args(arguments)
    print(
        "| title | games | counted | bot | hints | hints in percent of the bot | difference | won: bot | won: hints "
        "| ms a decision: bot | hints |"
    )
    print("| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in asked.titles.split(","):
        title = TITLES[name]
        bot: list[Played] = []
        hints: list[Played] = []
        for number in range(asked.games):
            bot.append(play(name, title, number, asked.level, "bot"))
            hints.append(play(name, title, number, asked.level, "forgetful" if asked.forgetful else "hints"))
            print(line(name, title, bot, hints), file=sys.stderr, flush=True)
        print(line(name, title, bot, hints), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
