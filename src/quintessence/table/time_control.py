"""How much time the host gives each seat, and what happens when it is over: set with the table, for good."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from quintessence.core.game import Json, Values

TURN: Final = "turn"
GAME: Final = "game"
BOT: Final = "bot"
DEFAULT: Final = "default"
LOSS: Final = "loss"
DAY: Final = 24 * 3600
_CHECKPOINTS: Final = 20
_SOONEST, _LATEST = 60.0, 2 * 3600.0


@dataclass(frozen=True)
class TimeControl:
    """So many seconds for each turn, or for the whole game with an increment after each turn."""

    per: str
    seconds: int
    increment: int
    at_zero: str
    level: str
    """The bot that moves at zero, for the rest of the turn."""

    @property
    def full(self) -> int:
        """What a clock begins with, in milliseconds."""
        return self.seconds * 1000

    @property
    def is_in_days(self) -> bool:
        """Whether nobody needs to be there: a turn takes days."""
        return self.seconds >= DAY

    @property
    def checkpoint_seconds(self) -> float:
        """After how long a running clock is written down again: a server that dies loses no more of it."""
        return min(max(self.seconds / _CHECKPOINTS, _SOONEST), _LATEST)

    def json(self) -> Values:
        """As the terms of a table hold it, and as everyone at the table is told."""
        return asdict(self)


def read_time_control(value: Json) -> TimeControl | None:
    """The time control in a table's terms; None where there is no clock."""
    if not isinstance(value, dict):
        return None
    seconds, increment = value.get("seconds"), value.get("increment")
    if not isinstance(seconds, int) or not isinstance(increment, int):
        return None
    return TimeControl(str(value.get("per")), seconds, increment, str(value.get("at_zero")), str(value.get("level")))
