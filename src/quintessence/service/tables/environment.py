"""What a server gives its tables: its clock, chance of the system, quick JSON, and the bots that it has."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from quintessence.bots.levels import LEVELS
from quintessence.service import codec
from quintessence.service.tables.clock import Clock
from quintessence.table.environment import Environment

_CHANCE: Final = SystemRandom()


def environment_with(clock: Clock) -> Environment:
    """The environment of all tables that a clock is kept for."""
    return Environment(clock, _CHANCE, codec, LEVELS)
