"""The data of a game as sheets that a form is made from: what stands in each cell, and what may stand there."""

from __future__ import annotations

import csv
import io
from functools import cache
from typing import Any, Final

from quintessence.core.data_file import DataFile, tables_of
from quintessence.core.data_shape import Allowed, KeyPath
from quintessence.core.discovery import data_files
from quintessence.core.game import Json, Refused, Values
from quintessence.lab.sheets import NAME, VALUE, read_sheet, write_sheet

ITEM: Final = "[]"


def sheet_names(slug: str) -> dict[str, tuple[DataFile, str]]:
    """The sheets of a game by the names that `lab table` has for them: their file, and which of its tables they are."""
    files = data_files(slug)
    if not files:
        raise Refused("data_none", {"game": slug})
    return {
        key if file.stem == "data" else f"{file.stem}.{key}": (file, key)
        for file in files
        for key in tables_of(file.contents)
    }


@cache
def data_form(slug: str) -> Values:
    """All sheets of a game's own data; what may stand in cells is listed once, and named by its number."""
    kinds: dict[tuple[object, ...], int] = {}
    listed: list[Json] = []

    def number_of(allowed: Allowed) -> int:
        value = (allowed.kind, allowed.is_fixed, allowed.least, allowed.most, *allowed.choices)
        if value not in kinds:
            kinds[value] = len(kinds)
            is_number = allowed.kind == "number"
            number: Values = {"kind": allowed.kind, "fixed": allowed.is_fixed, "choices": [*allowed.choices]}
            limits: Values = {name: getattr(allowed, name) if is_number else None for name in ("least", "most")}
            listed.append({**number, **limits})
        return kinds[value]

    sheets: list[Json] = []
    for name, (file, key) in sheet_names(slug).items():
        sheets.append(_Sheet(name, file, key).json(number_of))
    return {"game": slug, "sheets": sheets, "kinds": listed}


class _Sheet:
    """One table of a data file."""

    def __init__(self, name: str, file: DataFile, key: str) -> None:
        self._name: Final = name
        self._file: Final = file
        self._key: Final = key
        self._tables: Final = tables_of(file.contents)
        value = self._tables[key]
        text = write_sheet(value)
        self._rows: Final = list(csv.reader(io.StringIO(text, newline="")))
        places = read_sheet(text, isinstance(value, list)).places
        self._paths: Final[dict[tuple[int, str], KeyPath]] = {}
        for path, cell in sorted(places.items(), key=lambda one: len(one[0])):  # the longest way to a cell is its own
            self._paths[cell] = [key, *path]

    def json(self, number_of: Any) -> Values:
        columns = self._rows[0][1:]
        rows: list[Json] = []
        for number, (name, *texts) in enumerate(self._rows[1:], 2):
            cells = {column: text for column, text in zip(columns, texts, strict=True) if text}
            may = {column: self._allowed(number, cells, column) for column in columns}
            rows.append(
                {
                    "name": name,
                    "cells": {**cells},
                    "may": {column: number_of(allowed) for column, allowed in may.items() if allowed is not None},
                    "free": self._is_free(number, name),
                }
            )
        labels: Values = {path: label for path, label in self._file.provenance(self._file.contents).items()}
        own = {path: label for path, label in labels.items() if path.split(".")[0] == self._key}
        head: Values = {"name": self._name, "file": self._file.name, "provenance": own}
        return {**head, "columns": [*columns], "rows": rows}

    def _allowed(self, number: int, cells: dict[str, str], column: str) -> Allowed | None:
        """What may stand in a cell; an empty one belongs to its row only where that is a table with such keys."""
        path = self._paths.get((number, column))
        if path is None and column not in cells and not column.startswith(("[", VALUE)):
            beside = next((one for one in cells if one != VALUE and not one.startswith("[")), None)
            if beside is not None:
                row = self._paths[(number, beside)]
                path = [*row[: len(row) - len(beside.split("."))], *column.split(".")]
        return None if path is None else self._file.rules.shape.allowed(self._tables, path)

    def _is_free(self, number: int, name: str) -> bool:
        """Whether a row may go, and others like it come."""
        path = self._paths.get((number, NAME)) or self._paths.get((number, VALUE)) or []
        is_item = name.endswith(ITEM)
        return path[-1:] != ["provenance"] and self._file.rules.shape.may_grow(path[:-1], is_item)
