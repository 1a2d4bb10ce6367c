"""The server's own command, with every deal fixed: a browser test must not hope for a certain one.

Hands that friends will hold may be laid out here, which the server refuses to people.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Final

import quintessence
from quintessence import cli
from quintessence.core.game import Game, Values
from quintessence.server.http import network
from quintessence.service import new_tables
from quintessence.service.tables import creation
from quintessence.table import absence, seating
from quintessence.table.table import Table

SEED: Final = "5" * 64
"""The seed of every table that names none, those of friends and rematches too."""


def fixed_seed() -> str:
    return SEED


def second_loopback() -> str:
    """Stands for the local network: no test opens a port to the real one."""
    return "127.0.0.2"


def long_gone(table: Table, seat: int) -> float:
    """Whoever is gone has been so for long: no test waits for minutes."""
    return 1e6


def no_secret_option(game: Game, options: Values) -> str | None:
    return None


REPLACED: Final[list[tuple[ModuleType, str, Callable[..., object]]]] = [
    (quintessence, "fresh_seed", fixed_seed),
    (creation, "fresh_seed", fixed_seed),
    (new_tables, "secret_option", no_secret_option),
    (seating, "secret_option", no_secret_option),
    (network, "own_address", second_loopback),
    (absence, "gone_seconds", long_gone),
]
"""What a module calls by some name, and what stands in for it; a test of the server says that all of them are there."""


if __name__ == "__main__":
    for module, name, stand_in in REPLACED:
        vars(module)[name] = stand_in
    sys.exit(cli.main(["serve", *sys.argv[1:]]))
