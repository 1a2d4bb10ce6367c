"""What the commands of the lab let one choose: a game and its bots, variants, and when to stop."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from errno import EACCES, EISDIR, ENOTDIR
from os import W_OK, access, strerror
from pathlib import Path

import quintessence
from quintessence.cli.arguments import Group, positive_number, whole_number
from quintessence.cli.choices import PACKAGE, read_data, read_options, seated_bots, speak_of
from quintessence.cli.files import write_text
from quintessence.cli.simulate import read_jobs
from quintessence.core.game import Refused
from quintessence.lab.comparing import Comparison, Until
from quintessence.lab.plots import need_plots
from quintessence.lab.report import report_html
from quintessence.lab.simulate import MOST_GAMES, Plan
from quintessence.lab.telling import telling_games
from quintessence.lab.tidy import check_suffix, write_rows
from quintessence.lab.workers import Processes
from quintessence.text import Texts

SURE = "sure"
"""What `--until` calls a comparison whose every direction is known."""


def add_playing(group: Group, has_minutes: bool = True) -> None:
    """The arguments that say what is played, and how long."""
    group.value("--bots", "bots", "level3")
    group.value("--games", "count")
    if has_minutes:
        group.value("--minutes", "minutes")
    group.value("--seats", "count")
    group.value("--seed", "text", "1")
    group.repeated("--option", "option")
    group.value("--jobs", "count")
    group.value("--cluster", "address")
    group.flag("--json")


def add_results(group: Group) -> None:
    """The arguments that say where results go beside the terminal."""
    group.value("--report", "file")
    group.value("--out", "file")


def check_results(arguments: argparse.Namespace) -> None:
    """Refuse what could not be written, before hours of play."""
    if arguments.report is not None:
        need_plots()
        _check_place(Path(arguments.report))
    if arguments.out is not None:
        check_suffix(Path(arguments.out))
        _check_place(Path(arguments.out))


def _check_place(path: Path) -> None:
    """Refuse a file that is a folder, and one in a folder that is none or cannot be written to."""
    if path.is_dir():
        raise Refused("file_unwritable", {"file": str(path), "detail": strerror(EISDIR)})
    folder = next(one for one in path.absolute().parents if one.exists())
    if not folder.is_dir() or not access(folder, W_OK):
        detail = strerror(EACCES if folder.is_dir() else ENOTDIR)
        raise Refused("file_unwritable", {"file": str(path), "detail": detail})


def write_results(comparison: Comparison, arguments: argparse.Namespace) -> None:
    """Write the report, with the records of its games beside it, and the tables, where they are asked for."""
    if arguments.report is not None:
        report = Path(arguments.report)
        folder = f"{report.stem}-games"
        for one in telling_games(comparison):
            write_text(report.parent / folder / one.file, one.record())
        write_text(report, report_html(comparison, arguments.texts.language, folder))
        _say_written(report, arguments.texts)
    if arguments.out is not None:
        for path in write_rows(comparison, Path(arguments.out)):
            _say_written(path, arguments.texts)


def _say_written(path: Path, texts: Texts) -> None:
    print(texts.say("lab-written", {"file": str(path)}), file=sys.stderr)


def read_plan(arguments: argparse.Namespace) -> Plan:
    """What is played with the package's own data."""
    game = quintessence.load(arguments.game, {})
    speak_of(game.slug, arguments, game.variant)
    seats = None if arguments.seats is None else whole_number(arguments.seats, "--seats", 1, 99)
    options = read_options(game, arguments.option)
    return Plan(game.slug, seated_bots(game, arguments.bots, seats, options), arguments.seed, options, data={})


def read_variants(plan: Plan, files: list[str]) -> dict[str, Plan]:
    """The variants that some files make, by what the tables call them."""
    labels = [PACKAGE if file == PACKAGE else Path(file).stem for file in files]
    if len(set(labels)) < len(labels):  # two folders hold files of one name
        labels = [f"{label} ({number})" for number, label in enumerate(labels, 1)]
    return {label: replace(plan, data=read_data(plan.game, [file])) for label, file in zip(labels, files, strict=True)}


def read_until(arguments: argparse.Namespace, until: str | None) -> Until:
    """When to stop; a run that is bounded otherwise has no bound of games unless one is given."""
    given: str | None = getattr(arguments, "minutes", None)
    is_bounded = given is not None or until is not None
    default = str(MOST_GAMES) if is_bounded else "200"
    games = whole_number(arguments.games if arguments.games is not None else default, "--games", 2, MOST_GAMES)
    minutes = None if given is None else positive_number(given, "--minutes", 100_000)
    if until == SURE:
        return Until(games, minutes, is_sure=True)
    width = None if until is None else positive_number(until, "--until", 1)
    return Until(games, minutes, width)


def read_processes(arguments: argparse.Namespace, games: int) -> Processes:
    """Where the games are played: on a cluster, or in so many processes."""
    cluster: str | None = arguments.cluster
    return cluster if cluster is not None else read_jobs(arguments.jobs, games)


def need_variants(files: list[str]) -> list[str]:
    """The files of `--variant`, of which there must be one."""
    if not files:
        raise Refused("lab_no_variant")
    return files
