"""What a table is given from outside: the time, chance, JSON, and the levels of the bots there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Protocol

from quintessence.table import codec as plain
from quintessence.table.codec import Codec


class Clock(Protocol):
    """The time, in seconds from some start; and the time on the wall, which entries have."""

    def now(self) -> float: ...

    def wall(self) -> float:
        """The time on the wall, in seconds since 1970."""

    def since(self, wall: float) -> float:
        """A wall-clock time on this clock. A process that works alone takes it for just now."""

    def moment_of(self, wall: float) -> float:
        """A wall-clock time on this clock; the start of the process, where it was before that.

        So no seat loses time while no server was running.
        """


@dataclass(frozen=True)
class Environment:
    """What a table is given by whoever holds it: a server, a browser or a test."""

    clock: Clock
    chance: Random = field(default_factory=SystemRandom)
    """Only for what nobody may foresee: no rule of a game draws from it."""
    codec: Codec = plain
    levels: Sequence[str] = ()
    """The bots that may stand in for someone, the weakest first."""
