"""`quintessence simulate`: many games between bots, with a summary and its intervals, and variants side by side."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import quintessence
from quintessence.cli.arguments import Commands, add_command, positive_number, whole_number
from quintessence.cli.choices import read_data, read_options, say_refused_data, say_uncompiled, seated_bots, speak_of
from quintessence.cli.files import write_text
from quintessence.cli.screen import Screen
from quintessence.cli.simulate_tables import print_comparison, print_tables
from quintessence.core.game import Values
from quintessence.core.rng import fresh_seed
from quintessence.lab.simulate import MOST_GAMES, Plan, Played, check, play_games, record_text
from quintessence.lab.summary import game_json, names, sum_up
from quintessence.text import Texts

MOST_JOBS: Final = 512
FAULTY: Final = 1
"""The exit code of a run in which a game crashed."""


@dataclass(frozen=True)
class Run:
    """The games of one variant: how the command calls it, what is played, and what came of it."""

    label: str
    plan: Plan
    played: list[Played]


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "simulate", texts)
    group.value("game", "game")
    group.value("--bots", "bots", "level1")
    group.value("--games", "count", "100")
    group.value("--seats", "count")
    group.value("--seed", "text")
    group.repeated("--option", "option")
    group.repeated("--data", "file")
    group.value("--seconds", "seconds")
    group.value("--jobs", "count")
    group.value("--save", "folder")
    group.flag("--each")
    group.flag("--json")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play the games of every variant and say what came of them."""
    plans = _plans(arguments)
    games = whole_number(arguments.games, "--games", 1, MOST_GAMES)
    processes = read_jobs(arguments.jobs, games)
    for plan in plans.values():
        check(plan)
    say_uncompiled(texts)
    say_refused_data(arguments.game, texts)
    runs = []
    for label, plan in plans.items():
        own = speak_of(plan.game, arguments, plan.load().variant)
        runs.append(Run(label, plan, watched(plan, games, processes, own)))
    if arguments.save is not None:
        for one in runs:
            _save(one, Path(arguments.save) / one.label if len(runs) > 1 else Path(arguments.save))
    if arguments.json:
        summaries = [_json(one) for one in runs]
        print(
            json.dumps(summaries[0] if len(summaries) == 1 else {"variants": summaries}, ensure_ascii=False, indent=2)
        )
    else:
        _print(runs, arguments)
    return FAULTY if any(played.fault is not None for one in runs for played in one.played) else 0


def _plans(arguments: argparse.Namespace) -> dict[str, Plan]:
    """What is played, by the name of each variant: one for each file of --data, or this machine's default."""
    game = quintessence.load(arguments.game)
    speak_of(game.slug, arguments)
    seats = None if arguments.seats is None else whole_number(arguments.seats, "--seats", 1, 99)
    options = read_options(game, arguments.option)
    plan = Plan(
        game=game.slug,
        bots=seated_bots(game, arguments.bots, seats, options),
        seed=fresh_seed()[:16] if arguments.seed is None else arguments.seed,
        options=options,
        seconds=None if arguments.seconds is None else positive_number(arguments.seconds, "--seconds", 3600),
        keep=arguments.save is not None,
    )
    files: list[str] = arguments.data
    if not files:
        return {"": plan}
    labels = [Path(file).stem for file in files]
    if len(set(labels)) < len(labels):  # two folders hold files of one name
        labels = [f"{label} ({number})" for number, label in enumerate(labels, 1)]
    return {label: replace(plan, data=read_data(game.slug, [file])) for label, file in zip(labels, files, strict=True)}


def read_jobs(text: str | None, games: int) -> int:
    """How many processes to use: one a processor unless said otherwise, and never more than there are games."""
    asked = os.cpu_count() or 1 if text is None else whole_number(text, "--jobs", 1, MOST_JOBS)
    return min(asked, games)


def watched(plan: Plan, games: int, processes: int, texts: Texts) -> list[Played]:
    """Play the games, in order of their numbers, with a bar on a terminal and a line for each crash."""
    played: list[Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Screen(errors=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(" – ".join(names(plan)), total=games)
        for one in play_games(plan, games, processes):
            played.append(one)
            bar.advance(task)
            if one.fault is not None:
                bar.console.print(texts.say("simulate-fault", {"seed": one.seed, "fault": one.fault}), soft_wrap=True)
    return sorted(played, key=lambda one: one.number)


def _save(run: Run, folder: Path) -> None:
    for one in run.played:
        text = record_text(one)
        if text is not None:
            write_text(folder / f"{run.plan.game}-{one.number:05}.json", text)


def _json(run: Run) -> Values:
    game = run.plan.load()
    return {
        "game": game.slug,
        "version": game.version,
        "data": run.label,
        "variant": game.variant.fingerprint,
        "seed": run.plan.seed,
        "options": run.plan.options,
        "bots": [name for name in names(run.plan)],
        "seconds": run.plan.seconds,
        "compiled": quintessence.is_compiled(),
        "games": [game_json(run.plan, one) for one in run.played],
        "summary": sum_up(run.plan, run.played).json(run.plan),
    }


def _print(runs: list[Run], arguments: argparse.Namespace) -> None:
    screen = Screen()
    for number, one in enumerate(runs):
        if number:
            screen.print()
        own = Texts(one.plan.game, arguments.texts.language, one.plan.load().variant)
        print_tables(one.plan, one.played, one.label, own, screen, arguments.each)
    if len(runs) > 1:
        summaries = {one.label: sum_up(one.plan, one.played) for one in runs}
        print_comparison(names(runs[0].plan), summaries, arguments.texts, screen)
