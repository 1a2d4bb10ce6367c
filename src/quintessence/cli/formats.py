"""Finds the games that read and write a foreign format: a folder of that name beside their rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import quintessence
from quintessence.core.game import Refused

DEFAULT = "snellman"


def part_of(slug: str, name: str, part: str) -> ModuleType:
    """One module of a game's format."""
    place = f"quintessence.games.{slug}.{name}"
    if not name.isidentifier() or find_spec(place) is None:
        raise Refused("unknown_format", {"format": name, "game": slug})
    return import_module(f"{place}.{part}")


def game_with(name: str) -> str:
    """The game that has a format; Refused when none does."""
    for slug in quintessence.known_games():
        if name.isidentifier() and find_spec(f"quintessence.games.{slug}.{name}") is not None:
            return slug
    raise Refused("unknown_format", {"format": name, "game": "–"})
