"""Finds the foreign log formats: each game's `formats.py` names those that it reads and writes."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from quintessence.core.discovery import known_games, module_of
from quintessence.core.game import Refused, Values


def formats_of(slug: str) -> list[str]:
    """The formats of a game: sub-packages of its folder."""
    module = module_of(slug, "formats")
    return [] if module is None else [str(name) for name in module.FORMATS]


def find_format(name: str | None) -> tuple[str, str]:
    """The game that has a format, and the format; without a name, the only one that there is."""
    formats = [(slug, known) for slug in known_games() for known in formats_of(slug)]
    wanted = [pair for pair in formats if name is None or pair[1] == name]
    if len(wanted) != 1:
        known = ", ".join(known for _, known in formats)
        raise Refused("which_format", {"format": name, "known": known})
    return wanted[0]


def part_of(slug: str, name: str | None, part: str) -> ModuleType:
    """One module of a game's format; without a name, of the game's first. Refused where it has none."""
    known = formats_of(slug)
    if not known or (name is not None and name not in known):
        raise Refused("unknown_format", {"format": name or "–", "game": slug})
    module = module_of(slug, name or known[0])
    assert module is not None
    where = f"{module.__name__}.{part}"
    if find_spec(where) is None:
        raise Refused("unknown_format", {"format": f"{module.__name__.rpartition('.')[2]} ({part})", "game": slug})
    return import_module(where)


def record_of_log(text: str) -> Values:
    """The record of a game that was written down in a foreign format: the first format that can read it.

    What the last of them objects to is said, with the game whose words have the sentence.
    """
    refusal = Refused("log_unknown")
    for slug in known_games():
        for name in formats_of(slug):
            try:
                record: Values = part_of(slug, name, "files").record_of(text)
                return record
            except Refused as error:
                refusal = Refused(error.code, {**error.values, "game": slug})
    raise refusal
