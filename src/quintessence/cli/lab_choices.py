"""What the commands of the lab let one choose: a game and its bots, variants, and when to stop."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import quintessence
from quintessence.cli.arguments import Group, positive_number, whole_number
from quintessence.cli.choices import PACKAGE, read_data, read_options, seated_bots, speak_of
from quintessence.cli.simulate import MOST_GAMES
from quintessence.core.game import Refused
from quintessence.lab.comparing import Until
from quintessence.lab.simulate import Plan

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
    group.flag("--json")


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


def need_variants(files: list[str]) -> list[str]:
    """The files of `--variant`, of which there must be one."""
    if not files:
        raise Refused("lab_no_variant")
    return files
