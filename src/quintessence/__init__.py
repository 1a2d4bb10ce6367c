"""Four modern board games about the elements on one table; this is the front door that everyone plays through."""

from __future__ import annotations

from quintessence.core import match as _match
from quintessence.core import record as _record
from quintessence.core.discovery import known_games, load
from quintessence.core.game import (
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
from quintessence.core.rng import fresh_seed

__version__ = "0.1.0"
__all__ = [
    "Action",
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


def start(slug: str, seats: int = 2, seed: str | None = None, options: Values | None = None) -> Match:
    """A new match; without a seed, one is drawn from the system."""
    return _match.begin(load(slug), seats, fresh_seed() if seed is None else seed, options or {})


def replay(record: Values | str) -> Match:
    """The match that a record (a value, or its text) holds; BadRecord when it does not hold together."""
    value = _record.read(record) if isinstance(record, str) else _record.checked(record)
    slug = value["game"]
    assert isinstance(slug, str)
    return _match.again(load(slug), value)


def is_compiled() -> bool:
    """Whether the rules run compiled, or as plain Python (slower, otherwise the same)."""
    return not _match.__file__.endswith(".py")
