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


def replace(module: ModuleType, name: str, stand_in: Callable[..., object]) -> None:
    """Put something in the place of what a module calls by that name."""
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    vars(module)[name] = stand_in


if __name__ == "__main__":
    for module in (quintessence, creation):
        replace(module, "fresh_seed", fixed_seed)
    for module in (new_tables, seating):
        replace(module, "secret_option", no_secret_option)
    replace(network, "own_address", second_loopback)
    replace(absence, "gone_seconds", long_gone)
    sys.exit(cli.main(["serve", *sys.argv[1:]]))
