"""The tables of a game's data files, by the names that `lab table` and `lab sweep` use."""

from __future__ import annotations

import copy
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quintessence.core.data_file import DataFile, Tables, tables_of
from quintessence.core.discovery import data_files
from quintessence.core.game import Refused


@dataclass(frozen=True)
class DataPath:
    """Something in a data file: a table, a list or a single value; no steps: the whole file."""

    file: DataFile
    steps: tuple[str, ...]

    def of(self, contents: Tables) -> Any:
        """What stands there in some contents of the file."""
        value: Any = tables_of(contents)
        for step in self.steps:
            value = value[step]
        return value

    def replaced(self, contents: Tables, value: Any) -> Tables:
        """A copy of some contents with another value there."""
        copied = copy.deepcopy(contents)
        if not self.steps:
            labels = {name: entry for name, entry in copied.items() if name not in tables_of(copied)}
            return {**labels, **value}
        holder = copied
        for step in self.steps[:-1]:
            holder = holder[step]
        holder[self.steps[-1]] = value
        return copied


def find_path(slug: str, name: str) -> DataPath:
    """What a dotted name leads to: in one of the files (cards.base), or beginning with its stem (factions.witches)."""
    files = data_files(slug)
    if not files:
        raise Refused("data_none", {"game": slug})
    steps = tuple(name.split("."))
    candidates = [DataPath(file, steps) for file in files]
    candidates += [DataPath(file, steps[1:]) for file in files if file.stem == steps[0] and file.stem != "data"]
    for candidate in candidates:
        try:
            candidate.of(candidate.file.contents)
        except (KeyError, TypeError):
            continue
        return candidate
    raise Refused("lab_unknown_table", {"name": name, "known": ", ".join(table_names(slug, deepest=1))})


def table_names(slug: str, deepest: int = 3) -> list[str]:
    """The names of the tables of a game, those in others too down to some depth."""
    names: list[str] = []
    for file in data_files(slug):
        top = [] if file.stem == "data" else [file.stem]
        names += [*top] + [".".join([*top, *steps]) for steps in _tables_in(tables_of(file.contents), deepest)]
    return names


def _tables_in(table: Tables, deepest: int) -> list[list[str]]:
    tables: list[list[str]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            tables.append([key])
            tables += [[key, *steps] for steps in (_tables_in(value, deepest - 1) if deepest > 1 else [])]
    return tables


def file_meant(slug: str, name: str, text: str) -> str:
    """Which of a game's data files a file stands for: as its key `game` says, or its name, or the only one there is."""
    known = [file.name for file in data_files(slug)]
    if not known:
        raise Refused("data_none", {"game": slug})
    for word in (_own_word(text), Path(name).name.removesuffix(".toml")):
        if word in known:
            return word
    if len(known) > 1:
        raise Refused("data_which_file", {"file": name, "known": ", ".join(known)})
    return known[0]


def _own_word(text: str) -> str:
    try:
        return str(tomllib.loads(text).get("game", ""))
    except (ValueError, RecursionError):  # the game itself says what is wrong with it
        return ""
