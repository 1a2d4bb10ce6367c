"""`quintessence ladder`: each level against the one below, as a table in Markdown.

Where seats are allies, each level plays as a team of its own, all teams with the same seeds.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path
from typing import Final

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.cli.arguments import Commands, add_command, whole_number
from quintessence.cli.choices import read_data, read_options, say_refused_data, say_uncompiled, speak_of
from quintessence.cli.files import write_text
from quintessence.cli.simulate import FAULTY, read_jobs, watched
from quintessence.cli.simulate_tables import tally_cells
from quintessence.core.game import ALLIES, Refused
from quintessence.lab.simulate import MOST_GAMES, Plan, check
from quintessence.lab.summary import sum_up
from quintessence.text import Texts

_TEAM_COLUMNS: Final = 7
"""A level, its counts, share and interval; there is one column more where it has an opponent."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "ladder", texts)
    group.value("game", "game")
    group.value("--games", "count", "200")
    group.value("--seed", "text", "1")
    group.value("--levels", "bots")
    group.value("--bots", "bots")
    group.value("--seats", "count")
    group.repeated("--option", "option")
    group.repeated("--data", "file")
    group.value("--jobs", "count")
    group.value("--out", "file")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play every pair of neighbours and write the table."""
    data = read_data(quintessence.load(arguments.game).slug, arguments.data)
    game = quintessence.load(arguments.game, data)
    own = speak_of(game.slug, arguments, game.variant)
    games = whole_number(arguments.games, "--games", 1, MOST_GAMES)
    jobs = read_jobs(arguments.jobs, games)
    options = read_options(game, arguments.option)
    levels = _names(arguments.levels) if arguments.levels is not None else [*LEVELS]
    levels += _names(arguments.bots) if arguments.bots is not None else []
    if len(levels) < 2:
        raise Refused("too_few_levels", {"levels": ", ".join(levels)})
    seats = min(game.seats) if arguments.seats is None else whole_number(arguments.seats, "--seats", 1, 99)
    are_allies = quintessence.start(game.slug, seats, arguments.seed, options, data).state.relation() == ALLIES
    sittings = [(level,) * seats for level in levels] if are_allies else [(up, low) for low, up in pairwise(levels)]
    plans = [Plan(game.slug, sitting, arguments.seed, options, data=data) for sitting in sittings]
    for plan in plans:
        check(plan)
    say_uncompiled(texts)
    say_refused_data(game.slug, texts)
    rows, faults = [], 0
    for plan in plans:
        summary = sum_up(plan, watched(plan, games, jobs, own))
        rows.append([*plan.bots[: 1 if are_allies else 2], *tally_cells(summary.bots[0], own)])
        faults += summary.faults
    _write(_markdown(arguments, plans, rows, own), arguments.out)
    return FAULTY if faults else 0


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _markdown(arguments: argparse.Namespace, plans: list[Plan], rows: list[list[str]], texts: Texts) -> str:
    has_rivals = len(rows[0]) > _TEAM_COLUMNS
    names = ("level", *(["against"] if has_rivals else []), "games", "wins", "draws", "losses", "share", "interval")
    options = "".join(f" --option {text}" for text in arguments.option)
    options += "".join(f" --data {file}" for file in arguments.data)
    levels = "" if arguments.levels is None else f" --levels {arguments.levels}"
    levels += "" if arguments.bots is None else f" --bots {arguments.bots}"
    levels += "" if arguments.seats is None else f" --seats {arguments.seats}"
    command = f"quintessence ladder {arguments.game} --games {arguments.games} --seed {arguments.seed}{levels}{options}"
    version = plans[0].load().version
    lines = [
        texts.say(
            "ladder-head" if has_rivals else "ladder-team-head",
            {"name": texts.say("game-name"), "version": version, "command": f"`{command}`"},
        ),
        "",
        _line([texts.say(f"column-{name}") for name in names]),
        _line(["---", *(["---"] if has_rivals else []), *["---:"] * 6]),
        *(_line(row) for row in rows),
        "",
    ]
    return "\n".join(lines)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _write(text: str, out: str | None) -> None:
    if out is None:
        print(text, end="")
    else:
        write_text(Path(out), text)
