"""The data in force: what is printed on a game's components, as the package has it or as an owner of the box does."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from quintessence.core.data_source import DataRules, Source, Tables, bare
from quintessence.core.places import data_folder
from quintessence.core.record import hash_of

VARIABLE: Final = "QUINTESSENCE_DATA_FILES"
"""The folder of replaced files, where it is another than the user's own; empty: none."""

_SOURCES: Final[dict[str, list[Source]]] = {}
"""By game, as its modules asked for them: one file, or several."""


def read(slug: str, packaged: Path, rules: DataRules) -> Tables:
    """The door through which a game reads its data, once: the tables of the package's file, or of the one in its place.

    A file that is wrong is not used: the package's data stay in force, and whoever starts the game says so.
    """
    source = Source(slug, packaged, rules)
    source.find(folder())
    _SOURCES.setdefault(slug, []).append(source)
    return source.tables()


def sources(slug: str) -> list[Source]:
    """The data files of a game that has been loaded; none when it reads none through this door."""
    return _SOURCES.get(slug, [])[:]


def fingerprint(slug: str) -> str | None:
    """What tells replaced data from any other; None for the package's own."""
    found = sources(slug)
    if not any(source.is_replaced for source in found):
        return None
    return hash_of({source.name: bare(source.tables()) for source in found})


def whose(slug: str) -> str:
    """Whose data are in force: "package", "replaced", or "refused": the package's, since the file in place is wrong."""
    if any(source.faults for source in sources(slug)):
        return "refused"
    return "package" if fingerprint(slug) is None else "replaced"


def folder() -> Path | None:
    """Where replaced files are looked for."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return Path(named) if named else None
    try:
        return data_folder() / "data"
    except RuntimeError:  # nobody's home
        return None
