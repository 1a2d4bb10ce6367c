"""Four modern board games about the elements on one table; this is the front door that everyone plays through."""

from __future__ import annotations

from collections.abc import Callable
from copyreg import pickle

from quintessence.core import match as _match
from quintessence.core import record as _record
from quintessence.core.discovery import known_games, load
from quintessence.core.game import (
    ALLIES,
    OPEN,
    PRIVATE,
    RIVALS,
    SHARED,
    Action,
    BadOption,
    BadRecord,
    Event,
    Game,
    IllegalAction,
    Objection,
    Outcome,
    Refused,
    Seat,
    State,
    UnknownGame,
    Values,
)
from quintessence.core.match import Match
from quintessence.core.replay import replay_record, start_match
from quintessence.core.rng import fresh_seed
from quintessence.core.variant import BadData, Given

__version__ = "0.1.0"
__all__ = [
    "ALLIES",
    "OPEN",
    "PRIVATE",
    "RIVALS",
    "SHARED",
    "Action",
    "BadData",
    "BadOption",
    "BadRecord",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Objection",
    "Outcome",
    "Refused",
    "Seat",
    "State",
    "UnknownGame",
    "is_compiled",
    "known_games",
    "load",
    "replay",
    "start",
]


def start(
    slug: str, seats: int = 2, seed: str | None = None, options: Values | None = None, data: Given | None = None
) -> Match:
    """A new match; without a seed, one is drawn from the system. `data` are those of a variant."""
    return start_match(load(slug, data), seats, fresh_seed() if seed is None else seed, options or {})


def replay(record: Values | str, data: Given | None = None) -> Match:
    """The match that a record (a value, or its text) holds; BadRecord when it does not hold together.

    `data` are those of the variant that was played, where the record does not carry them.
    """
    value = _record.read(record) if isinstance(record, str) else _record.checked(record)
    slug = value["game"]
    assert isinstance(slug, str)
    return replay_record(_game_of(slug, value, data), value)


def _game_of(slug: str, record: Values, data: Given | None) -> Game:
    """The game with the data of a record: those that are given, those that it carries, or the package's own."""
    own = record.get("data", {})
    assert isinstance(own, dict)
    carried: Given = {name: tables for name, tables in own.items() if isinstance(tables, dict)}
    try:
        return load(slug, carried if data is None else data)
    except BadData as error:
        raise BadRecord(error.code, error.values) from None


def _pickled(match: Match) -> tuple[Callable[[Values], Match], tuple[Values]]:
    """A match as its variant, options, seed and rows: whoever reads it plays it again."""
    return replay, (match.record(),)


pickle(Match, _pickled)


def is_compiled() -> bool:
    """Whether the rules run compiled, or as plain Python (slower, otherwise the same)."""
    return not _match.__file__.endswith(".py")
