"""Logs as records and records as logs: what `quintessence import` and `quintessence export` call."""

from __future__ import annotations

from typing import Final

from quintessence.core.discovery import load
from quintessence.core.game import Action, Json, Refused, Seat, Values
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica import SLUG, TerraMysticaGame
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.snellman.header import Header
from quintessence.games.terra_mystica.snellman.lines import Line, LogError, followers, parse
from quintessence.games.terra_mystica.snellman.reader import Reader
from quintessence.games.terra_mystica.snellman.writer import write

SEED: Final = "log"
"""A log states all that chance decided; the seed of its match decides nothing."""


def packaged_game() -> TerraMysticaGame:
    """The game with the package's own data: those that the site plays with."""
    game = load(SLUG, {})
    assert isinstance(game, TerraMysticaGame)
    return game


def match_of(text: str, game: TerraMysticaGame | None = None) -> Match:
    """The match that a log tells, of the game with the package's data if no other; LogError names line and reason."""
    game = game or packaged_game()
    lines = [parse(number, line) for number, line in enumerate(text.splitlines(), 1)]
    header = Header(game.data, "base")
    for line in lines:
        if not line.faction:
            header.read(line)
    options = header.options()
    position = start_match(game, len(header.factions), SEED, options).state
    assert isinstance(position, Position)
    reader = Reader(position, header.is_strict, False)
    for line, following in zip(lines, followers(lines), strict=True):
        reader.read(line, following)
    options["leaves"] = _leaves(reader.played)
    match = start_match(game, len(header.factions), SEED, options)
    for (seat, action), line in zip(reader.played, reader.lines_of_played, strict=True):
        if action is not a.LEAVE:
            _play(match, seat, action, line)
    return match


def _play(match: Match, seat: Seat, action: Action, line: Line) -> None:
    """What old logs do and the rules do not allow is refused too: a record must be legal all through."""
    try:
        match.play(seat, action)
    except Refused as error:
        values: Values = {"line": line.number, "command": ". ".join(line.commands), "detail": error.code}
        raise LogError("log_refused", {**values, "objection": error.code}) from None


def _leaves(played: list[tuple[Seat, Action]]) -> Json:
    """Who left, and after how many actions: no decision of a match, and so one of its options."""
    leaves: list[Json] = []
    for number, (seat, action) in enumerate(played):
        if action is a.LEAVE:
            leaves.append([number - len(leaves), seat])
    return leaves or None


def record_of(text: str) -> Values:
    """The record of the match that a log tells."""
    return match_of(text).record()


def log_of(match: Match) -> str:
    """The log of a match; LogError where the log language cannot tell it.

    In a log a turn ends when somebody else's line follows: who used, within the same turn, power that the answers to
    his own building brought, did what a log cannot say.
    """
    game = match.game
    first = start_match(game, match.seats, match.seed.text, match.options).state
    assert isinstance(first, Position) and isinstance(game, TerraMysticaGame)
    if first.script is not None:
        raise LogError("log_no_automa", {})  # AU-22: the site that reads logs has none
    if first.data.merchants.is_played:
        raise LogError("log_no_merchants", {})  # MS-02: the site has no words for ships
    text = write(match, first)
    try:
        read = match_of(text, game)
    except LogError as error:
        raise LogError("log_cannot_tell", {"line": error.values.get("line", 0), "text": _line(text, error)}) from None
    if canonical(read.state.facts()) != canonical(match.state.facts()):
        raise LogError("log_cannot_tell", {"line": 0, "text": "–"})
    return text


def _line(text: str, error: LogError) -> str:
    number = error.values.get("line")
    return text.splitlines()[number - 1] if isinstance(number, int) and number else "–"
