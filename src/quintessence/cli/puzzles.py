"""`quintessence puzzles`: find positions with one best turn in games between bots, or check those of a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.cli.arguments import Commands, add_command, whole_number
from quintessence.cli.choices import read_options, say_uncompiled, seated_bots, speak_of
from quintessence.cli.files import read_text, write_text
from quintessence.core.game import Refused, Values
from quintessence.core.puzzle import Puzzle, PuzzleSet, read_puzzles, write_puzzles
from quintessence.core.replay import fewest_seats
from quintessence.lab.puzzle_check import Check, checked_again
from quintessence.lab.puzzles import Search, find_puzzles, puzzle_set
from quintessence.text import Texts

MOST_GAMES: Final = 100_000


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "puzzles", texts)
    group.value("game", "game")
    group.value("--games", "count", "20")
    group.value("--seed", "text", "1")
    group.value("--seats", "count")
    group.value("--bots", "bots", "level3")
    group.value("--margin", "percent", "8")
    group.repeated("--option", "option")
    group.value("--judge", "bot", LEVELS[-1])
    group.value("--check", "file")
    group.value("--out", "file")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Look for puzzles, match by match; the file is written anew after each, so that a long search may be ended."""
    if arguments.check is not None:
        return _check(arguments, texts)
    search = _search(arguments)
    say_uncompiled(texts)
    made: list[Puzzle] = []
    for number, puzzles in find_puzzles(search):
        made += puzzles
        print(texts.say("puzzles-progress", {"number": number + 1, "count": len(made)}), file=sys.stderr, flush=True)
        if arguments.out is not None and puzzles:
            write_text(Path(arguments.out), _text(search, number + 1, made, arguments))
    if arguments.out is None:
        print(_text(search, search.games, made, arguments), end="")
    return 0


def _check(arguments: argparse.Namespace, texts: Texts) -> int:
    """Check the puzzles of a file by the stronger search, and write those that hold."""
    collection, game = read_puzzles(read_text(arguments.check)), quintessence.load(arguments.game, {})
    if collection.game != game.slug or collection.version != game.version:
        raise Refused("puzzles_unreadable", {"detail": f"{collection.game}, version {collection.version}"})
    margin, check = whole_number(arguments.margin, "--margin", 1, 90) / 100, _judge(arguments)
    say_uncompiled(texts)
    kept: list[Puzzle] = []
    for puzzle in collection.puzzles:
        again, fault = checked_again(puzzle, puzzle.start(game), margin, check)
        if again is not None:
            kept.append(again)
        values: Values = {"id": puzzle.id, "fault": fault, "percent": 0 if again is None else again.checked}
        print(texts.say("puzzles-checked", values), file=sys.stderr, flush=True)
    made: Values = {**collection.made, "margin": margin, "check": check.json()}
    written = write_puzzles(PuzzleSet(collection.game, collection.version, made, kept))
    if arguments.out is None:
        print(written, end="")
    else:
        write_text(Path(arguments.out), written)
    return 0


def _judge(arguments: argparse.Namespace) -> Check:
    """The stronger search; who plays on in it."""
    if arguments.judge not in LEVELS:
        raise Refused("unknown_bot", {"bot": arguments.judge, "known": ", ".join(LEVELS)})
    return Check(level=arguments.judge)


def _search(arguments: argparse.Namespace) -> Search:
    game = quintessence.load(arguments.game, {})
    speak_of(game.slug, arguments)
    options = read_options(game, arguments.option)
    seats = None if arguments.seats is None else whole_number(arguments.seats, "--seats", 1, 99)
    bots = seated_bots(game, arguments.bots, seats, options)
    for bot in bots:
        if bot not in LEVELS:
            raise Refused("unknown_bot", {"bot": bot, "known": ", ".join(LEVELS)})
    return Search(
        game.slug,
        whole_number(arguments.games, "--games", 1, MOST_GAMES),
        arguments.seed,
        len(bots) if seats is None else max(seats, fewest_seats(game, options)),
        options,
        bots,
        whole_number(arguments.margin, "--margin", 1, 90) / 100,
        check=_judge(arguments),
    )


def _text(search: Search, games: int, made: list[Puzzle], arguments: argparse.Namespace) -> str:
    """The file after so many games: whoever asks for as many finds the same."""
    options = "".join(f" --option {text}" for text in arguments.option)
    seats = "" if arguments.seats is None else f" --seats {arguments.seats}"
    command = (
        f"quintessence puzzles {arguments.game} --games {games} --seed {arguments.seed}"
        f"{seats} --bots {arguments.bots} --judge {arguments.judge} --margin {arguments.margin}{options}"
    )
    return write_puzzles(puzzle_set(search, games, made, command))
