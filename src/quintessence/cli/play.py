"""`quintessence play`: the page in the browser, or a match in the terminal, against bots or at one keyboard."""

from __future__ import annotations

import argparse
import contextlib
import sys
from importlib import import_module
from pathlib import Path

from rich.text import Text

import quintessence
from quintessence.bots.bot import Bot
from quintessence.bots.levels import LEVELS, seconds_of
from quintessence.bots.registry import make_bot
from quintessence.cli.arguments import Commands, add_command, positive_number, whole_number
from quintessence.cli.choices import read_data, read_options, say_refused_data, say_uncompiled, speak_of
from quintessence.cli.files import read_record, write_text
from quintessence.cli.screen import Screen
from quintessence.cli.serve import HOST, Ways, serve
from quintessence.core import record as records
from quintessence.core.game import Game, Refused, Seat, Values
from quintessence.core.match import Match
from quintessence.core.replay import fewest_seats, start_match
from quintessence.core.rng import fresh_seed
from quintessence.core.variant import Given
from quintessence.terminal.saves import latest_save, new_save
from quintessence.terminal.table import Ending, Table
from quintessence.text import Texts

LATEST = ""
"""What `--resume` without a file stands for."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "play", texts)
    group.value("game", "game", nargs="?")
    group.flag("--terminal")
    group.value("--seat", "seats")
    group.flag("--hot-seat")
    group.flag("--watch")
    group.value("--seats", "count")
    group.value("--bot", "bot")
    group.value("--bots", "bots")
    group.value("--seconds", "seconds")
    group.value("--seed", "text")
    group.repeated("--option", "option")
    group.repeated("--data", "file")
    group.flag("--step-by-step")
    group.value("--save", "file")
    group.optional_value("--resume", "file", LATEST)
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Open the page, or set the table, sit down, and keep the match when someone leaves."""
    if not _is_for_terminal(arguments):
        if arguments.game is not None:
            quintessence.load(arguments.game)
        return serve(texts, HOST, None, None, "/", Ways(has_lab=True))
    if arguments.game is None:
        raise Refused("missing_arguments", {"names": texts.say("metavar-game"), "command": "quintessence play"})
    game = quintessence.load(arguments.game)
    speak_of(game.slug, arguments)
    data = read_data(game.slug, arguments.data)
    resumed = _resumed(arguments, game)
    match, kept = (None, {}) if resumed is None else _opened(resumed, game, data)
    if match is None:
        match = _new_match(arguments, quintessence.load(game.slug, data))
    own = speak_of(game.slug, arguments, match.game.variant)
    people = _people(arguments, match.seats, kept)
    names = arguments.bots or arguments.bot or str(kept.get("bot") or LEVELS[0])
    bots = _bots(names, match, people, arguments.seconds)
    say_uncompiled(texts)
    say_refused_data(game.slug, texts)
    screen = Screen()
    table = Table(match, bots, own, screen)
    table.steps.is_paced = arguments.step_by_step
    place = Path(arguments.save) if arguments.save is not None else resumed
    table.on_save = lambda name: _save(match, people, names, Path(name) if name else place or new_save(game.slug))
    _welcome(screen, own, match, people, names if bots else None)
    return _sit(table, place, screen, own)


def _is_for_terminal(arguments: argparse.Namespace) -> bool:
    """Whether the terminal is asked for, or anything that only the table there knows."""
    asked = [arguments.terminal, arguments.hot_seat, arguments.watch, arguments.resume is not None]
    asked += [arguments.option, arguments.data, arguments.step_by_step]
    values = (
        arguments.seat,
        arguments.seats,
        arguments.bot,
        arguments.bots,
        arguments.seconds,
        arguments.seed,
        arguments.save,
    )
    return any(asked) or any(value is not None for value in values)


def _bots(names: str, match: Match, people: list[int], seconds: str | None) -> dict[Seat, Bot]:
    """A bot for each seat without a person: a single one for all, or one for each of these seats."""
    seats = [Seat(number) for number in range(match.seats) if number not in people]
    known = [name.strip() for name in names.split(",")]
    if len(known) > 1 and len(known) != len(seats):
        raise Refused("bots_and_seats", {"bots": len(known), "seats": len(seats)})
    asked = None if seconds is None else positive_number(seconds, "--seconds", 3600)
    for name in known:
        make_bot(name, "", match.game)  # a name that nobody needs is refused all the same
    named = dict(zip(seats, known * len(seats), strict=False))
    return {
        seat: make_bot(
            name,
            f"{match.seed.text}/{seat}",
            match.game,
            seconds_of(name) if asked is None else asked,
            counts_nodes=asked is None,
        )
        for seat, name in named.items()
    }


def _sit(table: Table, place: Path | None, screen: Screen, texts: Texts) -> int:
    """Play; whoever leaves, even by an interrupt, finds the match again."""
    try:
        ending = table.sit()
    except KeyboardInterrupt:
        screen.print()
        ending = Ending.LEFT
    if ending is Ending.LEFT or place is not None:
        name = table.on_save("")
        key = "play-left" if ending is Ending.LEFT else "play-kept"
        screen.print(Text(texts.say(key, {"file": name, "game": table.match.game.slug})), soft_wrap=True)
    if ending is Ending.OVER:
        screen.print(Text(texts.say("play-seed", {"seed": table.match.seed.text}), style="dim"), soft_wrap=True)
    return 0


def _resumed(arguments: argparse.Namespace, game: Game) -> Path | None:
    """The file to go on from."""
    if arguments.resume is None:
        return None
    if arguments.seed is not None or arguments.option or arguments.seats is not None:
        raise Refused("resume_is_set")
    if arguments.resume != LATEST:
        return Path(arguments.resume)
    save = latest_save(game.slug)
    if save is None:
        raise Refused("nothing_to_resume", {"game": game.slug})
    return save


def _opened(path: Path, game: Game, data: Given | None) -> tuple[Match, Values]:
    """A match that was left, and who sat at its table."""
    record = read_record(str(path))
    if record["game"] != game.slug:
        raise Refused("other_game", {"file": str(path), "game": record["game"], "asked": game.slug})
    kept = record.get("table")
    return quintessence.replay(record, data), kept if isinstance(kept, dict) else {}


def _new_match(arguments: argparse.Namespace, game: Game) -> Match:
    options = read_options(game, arguments.option)
    asked = arguments.seats
    seats = fewest_seats(game, options) if asked is None else whole_number(asked, "--seats", 1, 99)
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    return start_match(game, seats, seed, options)


def _people(arguments: argparse.Namespace, seats: int, kept: Values) -> list[int]:
    """The seats where people sit: as asked, else as the match was left, else the first."""
    if sum((arguments.seat is not None, arguments.hot_seat, arguments.watch)) > 1:
        raise Refused("one_way_to_sit")
    if arguments.hot_seat:
        return list(range(seats))
    if arguments.watch:
        return []
    if arguments.seat is not None:
        return sorted({whole_number(part.strip(), "--seat", 1, seats) - 1 for part in arguments.seat.split(",")})
    sat = kept.get("people")
    if isinstance(sat, list):
        return [seat for seat in range(seats) if seat in sat]
    return [0]


def _save(match: Match, people: list[int], names: str, path: Path) -> str:
    """Write the record, with who sits where, for `--resume`."""
    record = match.record()
    actions = record.pop("actions")
    seated: Values = {"people": [seat for seat in people], "bot": names}
    write_text(path, records.write({**record, "table": seated, "actions": actions}))
    return str(path)


def _welcome(screen: Screen, texts: Texts, match: Match, people: list[int], bots: str | None) -> None:
    screen.print(Text(texts.say("game-name"), style="bold"))
    if texts.has("game-tagline"):
        screen.print(Text(texts.say("game-tagline")))
    names = ", ".join(texts.seat(Seat(seat)) for seat in people)
    values: Values = {"people": len(people), "names": names, "bot": bots or "none"}
    screen.print(Text(texts.say("play-seated", values)))
    screen.print(
        Text(texts.say("play-commitment", {"commitment": match.seed.commitment()}), style="dim"), soft_wrap=True
    )
    screen.print(Text(texts.say("play-help-hint"), style="dim"))
    if sides := [texts.side(code) for code in match.state.sides()]:
        screen.print(Text(texts.say("play-sides-hint", {"names": ", ".join(sides)}), style="dim"))
    for code in match.state.sides():
        if (provenance := texts.aside(f"side-{code}", "provenance")) is not None:
            screen.print(Text(provenance, style="dim"))
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):  # not every system has it
            import_module("readline")  # lines typed before come back with the arrow keys
