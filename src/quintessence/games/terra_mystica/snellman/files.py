"""Logs as records and records as logs: what `quintessence import` and `quintessence export` call."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Json, Refused, Values
from quintessence.core.match import Match, begin
from quintessence.core.record import canonical
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.snellman.header import Header
from quintessence.games.terra_mystica.snellman.lines import Line, LogError, followers, parse
from quintessence.games.terra_mystica.snellman.reader import Reader
from quintessence.games.terra_mystica.snellman.writer import write

SEED: Final = "log"
"""A log states all that chance decided; the seed of its match decides nothing."""


def match_of(text: str) -> Match:
    """The match that a log tells; LogError names the line and the reason."""
    from quintessence.games.terra_mystica import GAME

    lines = [parse(number, line) for number, line in enumerate(text.splitlines(), 1)]
    header = Header("base")
    for line in lines:
        if not line.faction:
            header.read(line)
    options = header.options()
    position = begin(GAME, len(header.factions), SEED, options).state
    assert isinstance(position, Position)
    reader = Reader(position, header.is_strict, False)
    for line, following in zip(lines, followers(lines), strict=True):
        reader.read(line, following)
    options["leaves"] = _leaves(reader.played)
    match = begin(GAME, len(header.factions), SEED, options)
    for action, line in zip(reader.played, reader.lines_of_played, strict=True):
        if not isinstance(action, a.Leave):
            _play(match, action, line)
    return match


def _play(match: Match, action: Action, line: Line) -> None:
    """What old logs do and the rules do not allow is refused too: a record must be legal all through."""
    try:
        match.play(action)
    except Refused as error:
        values: Values = {"line": line.number, "command": ". ".join(line.commands), "detail": error.code}
        raise LogError("log_refused", {**values, "objection": error.code}) from None


def _leaves(played: list[Action]) -> Json:
    """Who left, and after how many actions: no decision of a match, and so one of its options."""
    found: list[Json] = []
    for number, action in enumerate(played):
        if isinstance(action, a.Leave):
            found.append([number - len(found), action.seat])
    return found or None


def record_of(text: str) -> Values:
    """The record of the match that a log tells."""
    return match_of(text).record()


def log_of(match: Match) -> str:
    """The log of a match; LogError where the log language cannot tell it.

    In a log a turn ends when somebody else's line follows: who used, within the same turn, power that the answers to
    his own building brought, did what a log cannot say.
    """
    first = begin(match.game, match.seats, match.seed.text, match.options).state
    assert isinstance(first, Position)
    text = write(match, first)
    try:
        told = match_of(text)
    except LogError as error:
        raise LogError("log_cannot_tell", {"line": error.values.get("line", 0), "text": _line(text, error)}) from None
    if canonical(told.state.facts()) != canonical(match.state.facts()):
        raise LogError("log_cannot_tell", {"line": 0, "text": "–"})
    return text


def _line(text: str, error: LogError) -> str:
    number = error.values.get("line")
    return text.splitlines()[number - 1] if isinstance(number, int) and number else "–"
