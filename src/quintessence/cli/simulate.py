"""`quintessence simulate`: many games between bots, with a summary and its intervals."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import quintessence
from quintessence.cli.arguments import Commands, add_command, positive_number, whole_number
from quintessence.cli.choices import read_options, say_refused_data, say_uncompiled, seated_bots, speak_of
from quintessence.cli.files import write_text
from quintessence.cli.screen import Screen, new_table
from quintessence.core.game import Seat
from quintessence.core.rng import fresh_seed
from quintessence.lab.simulate import Plan, Played, check, play_games, record_text
from quintessence.lab.summary import Summary, Tally, game_json, names, sum_up
from quintessence.text import Texts

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 512
FAULTY: Final = 1
"""The exit code of a run in which a game crashed."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "simulate", texts)
    group.value("game", "game")
    group.value("--bots", "bots", "level1")
    group.value("--games", "count", "100")
    group.value("--seats", "count")
    group.value("--seed", "text")
    group.repeated("--option", "option")
    group.value("--seconds", "seconds")
    group.value("--jobs", "count")
    group.value("--save", "folder")
    group.flag("--each")
    group.flag("--json")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play the games and tell what came of them."""
    game = quintessence.load(arguments.game)
    own = speak_of(game.slug, arguments)
    seats = None if arguments.seats is None else whole_number(arguments.seats, "--seats", 1, 99)
    plan = Plan(
        game=game.slug,
        bots=seated_bots(game, arguments.bots, seats),
        seed=fresh_seed()[:16] if arguments.seed is None else arguments.seed,
        options=read_options(game, arguments.option),
        seconds=None if arguments.seconds is None else positive_number(arguments.seconds, "--seconds", 3600),
        keep=arguments.save is not None,
    )
    games = whole_number(arguments.games, "--games", 1, MOST_GAMES)
    check(plan)
    say_uncompiled(texts)
    say_refused_data(game.slug, texts)
    played = watched(plan, games, read_jobs(arguments.jobs, games), own)
    if arguments.save is not None:
        _save(played, plan, Path(arguments.save))
    if arguments.json:
        _print_json(plan, played)
    else:
        _print_tables(plan, played, own, arguments.each)
    return FAULTY if any(one.fault is not None for one in played) else 0


def read_jobs(text: str | None, games: int) -> int:
    """How many processes to use: one a processor unless said otherwise, and never more than there are games."""
    asked = os.cpu_count() or 1 if text is None else whole_number(text, "--jobs", 1, MOST_JOBS)
    return min(asked, games)


def watched(plan: Plan, games: int, jobs: int, texts: Texts) -> list[Played]:
    """Play the games, in order of their numbers, with a bar on a terminal and a line for each crash."""
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Screen(errors=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(" – ".join(names(plan)), total=games)
        for one in play_games(plan, games, jobs):
            played.append(one)
            bar.advance(task)
            if one.fault is not None:
                bar.console.print(texts.say("simulate-fault", {"seed": one.seed, "fault": one.fault}), soft_wrap=True)
    return sorted(played, key=lambda one: one.number)


def _save(played: list[Played], plan: Plan, folder: Path) -> None:
    for one in played:
        text = record_text(one)
        if text is not None:
            write_text(folder / f"{plan.game}-{one.number:05}.json", text)


def _print_json(plan: Plan, played: list[Played]) -> None:
    told = {
        "game": plan.game,
        "version": quintessence.load(plan.game).version,
        "seed": plan.seed,
        "options": plan.options,
        "bots": names(plan),
        "seconds": plan.seconds,
        "compiled": quintessence.is_compiled(),
        "games": [game_json(plan, one) for one in played],
        "summary": sum_up(plan, played).json(plan),
    }
    print(json.dumps(told, ensure_ascii=False, indent=2))


def _print_tables(plan: Plan, played: list[Played], texts: Texts, each: bool) -> None:
    screen = Screen()
    summary = sum_up(plan, played)
    if each:
        _print_each(plan, played, texts, screen)
    screen.print(texts.say("simulate-head", {"name": texts.say("game-name"), "seed": plan.seed, "games": len(played)}))
    _print_tallies(texts.say("simulate-by-bot"), list(zip(names(plan), summary.bots, strict=True)), texts, screen)
    seats = [texts.seat(Seat(number)) for number in range(len(plan.bots))]
    _print_tallies(texts.say("simulate-by-seat"), list(zip(seats, summary.seats, strict=True)), texts, screen)
    for name, tallies in summary.traits.items():
        rows = [(texts.say(f"{name}-{value}"), tallies[value]) for value in sorted(tallies)]
        _print_tallies(texts.say(f"trait-{name}"), rows, texts, screen)
    _print_uses(summary, texts, screen)
    _print_ends(summary, texts, screen)


def _print_each(plan: Plan, played: list[Played], texts: Texts, screen: Screen) -> None:
    headings = [texts.say(f"column-{name}") for name in ("seed", "seats", "reason", "places", "scores", "steps")]
    table = new_table("", headings, left=3)
    for one in played:
        outcome = one.outcome or {"reason": "", "places": [], "totals": []}
        reason = one.fault or texts.reason(str(outcome["reason"]))
        numbers = [outcome["places"], outcome["totals"]]
        told = ["–".join(str(part) for part in row) if isinstance(row, list) else "" for row in numbers]
        table.add_row(one.seed, " – ".join(names(plan)[who] for who in one.sitting), reason, *told, str(one.steps))
    screen.print(table)
    screen.print()


def _print_tallies(title: str, tallies: list[tuple[str, Tally]], texts: Texts, screen: Screen) -> None:
    headings = [
        "",
        *(texts.say(f"column-{name}") for name in ("games", "wins", "draws", "losses", "share", "interval")),
    ]
    table = new_table(title, headings)
    for name, tally in tallies:
        table.add_row(name, *tally_cells(tally, texts))
    screen.print()
    screen.print(table)


def _print_uses(summary: Summary, texts: Texts, screen: Screen) -> None:
    """What came into the games, and how often it was used."""
    if not summary.uses:
        return
    headings = ["", *(texts.say(f"column-{name}") for name in ("games", "used", "share"))]
    table = new_table(texts.say("simulate-uses"), headings)
    for name, use in summary.uses.items():
        share = texts.say("percent", {"value": 100 * use.used / use.games})
        table.add_row(texts.say(name), str(use.games), str(use.used), share)
    screen.print()
    screen.print(table)


def tally_cells(tally: Tally, texts: Texts) -> list[str]:
    """The counts, share and interval of a bot or a seat, as cells of a table."""
    told = tally.json()
    share, interval = told["share"], told["interval"]
    assert isinstance(interval, list)
    ends = [texts.say("percent", {"value": 100 * end}) for end in interval if isinstance(end, float)]
    shown = texts.say("percent", {"value": 100 * share}) if isinstance(share, float) else "–"
    return [str(tally.games), str(tally.wins), str(tally.draws), str(tally.losses), shown, " – ".join(ends)]


def _print_ends(summary: Summary, texts: Texts, screen: Screen) -> None:
    screen.print()
    if summary.finished:
        mean = round(summary.steps / summary.finished, 1)
        screen.print(texts.say("simulate-steps", {"steps": mean}))
    if summary.shared:
        screen.print(texts.say("simulate-shared", {"games": summary.shared}))
    for reason, count in sorted(summary.reasons.items(), key=lambda item: -item[1]):
        screen.print(texts.say("simulate-reason", {"reason": texts.reason(reason), "games": count}))
    if summary.faults:
        screen.print(texts.say("simulate-faults", {"games": summary.faults}))
