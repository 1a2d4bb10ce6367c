"""Logs as records and records as logs: what `quintessence import` and `quintessence export` call."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.core.match import Match, begin
from quintessence.core.record import canonical
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.position import Position
from quintessence.games.terra_mystica.snellman.header import Header
from quintessence.games.terra_mystica.snellman.lines import LogError, parse
from quintessence.games.terra_mystica.snellman.reader import Reader
from quintessence.games.terra_mystica.snellman.writer import write


def match_of(text: str) -> Match:
    """The match that a log tells; LogError names the line and the reason."""
    from quintessence.games.terra_mystica import GAME

    lines = [parse(number, line) for number, line in enumerate(text.splitlines(), 1)]
    header = Header("base")
    for line in lines:
        if not line.faction:
            header.read(line)
    match = begin(GAME, len(header.factions), "log", header.options())
    position = match.state.copy()
    assert isinstance(position, Position)
    reader = Reader(position, header.is_strict, False)
    for place, line in enumerate(lines):
        following = next((later.faction for later in lines[place + 1 :] if later.commands), "")
        played = len(reader.played)
        reader.read(line, following)
        for action in reader.played[played:]:
            if isinstance(action, a.Leave):
                raise LogError("log_player_left", {"line": line.number})
            match.play(action)
    return match


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
    except LogError:
        raise LogError("log_cannot_tell") from None
    if canonical(told.state.facts()) != canonical(match.state.facts()):
        raise LogError("log_cannot_tell")
    return text
