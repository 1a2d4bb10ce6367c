"""`quintessence dataset`: games between bots as Parquet files, for learners."""

from __future__ import annotations

import argparse
from pathlib import Path

import quintessence
from quintessence.cli.arguments import Commands, add_command, whole_number
from quintessence.cli.choices import read_data, read_options, say_refused_data, say_uncompiled, seated_bots, speak_of
from quintessence.core.rng import fresh_seed
from quintessence.lab.dataset import write_dataset
from quintessence.lab.simulate import MOST_GAMES, Plan, check
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "dataset", texts)
    group.value("game", "game")
    group.value("folder", "folder")
    group.value("--bots", "bots", "level1")
    group.value("--games", "count", "100")
    group.value("--seats", "count")
    group.value("--seed", "text")
    group.repeated("--option", "option")
    group.repeated("--data", "file")
    group.flag("--observations")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play the games and write the files."""
    data = read_data(quintessence.load(arguments.game).slug, arguments.data)
    game = quintessence.load(arguments.game, data)
    own = speak_of(game.slug, arguments, game.variant)
    seats = None if arguments.seats is None else whole_number(arguments.seats, "--seats", 1, 99)
    options = read_options(game, arguments.option)
    seed = fresh_seed()[:16] if arguments.seed is None else arguments.seed
    plan = Plan(game.slug, seated_bots(game, arguments.bots, seats, options), seed, options, data=data)
    games = whole_number(arguments.games, "--games", 1, MOST_GAMES)
    check(plan)
    say_uncompiled(texts)
    say_refused_data(game.slug, texts)
    decisions = write_dataset(plan, games, Path(arguments.folder), arguments.observations)
    print(own.say("dataset-written", {"games": games, "decisions": decisions, "folder": arguments.folder}))
    return 0
