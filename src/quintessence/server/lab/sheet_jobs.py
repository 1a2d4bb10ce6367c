"""What a worker does with the sheets that someone has changed: it reads them, checks them, and plays with them."""

from __future__ import annotations

import csv
import io
from typing import Any, Final

import quintessence
from quintessence.core.conformance.trial import play_some
from quintessence.core.data_file import LANGUAGES, DataFile, Tables, tables_of
from quintessence.core.data_shape import Fault, written
from quintessence.core.discovery import data_files
from quintessence.core.game import Json, Refused, Values
from quintessence.core.variant import VARIANT_NAME, Given
from quintessence.lab.sheets import Sheet, read_sheet, write_sheet
from quintessence.lab.simulate import check
from quintessence.lab.toml_writing import write_toml
from quintessence.server.lab.form import sheet_names
from quintessence.server.lab.plans import plans_of
from quintessence.service.problems import Problem

_FAULTS: Final = 100
"""Faults that are told: nobody reads more."""


def check_sheets(job: Values) -> Values:
    """All that is wrong, each fault at its cell; or the files in TOML, and how some matches with them went."""
    slug, name = str(job["game"]), str(job["name"])
    read = ReadSheets(slug, job["sheets"])
    faults = read.faults()
    if faults:
        return {"faults": faults[:_FAULTS], "files": {}, "variant": "", "played": None}
    files: Values = {file: write_toml(contents) for file, contents in read.named(name).items()}
    try:
        game = quintessence.load(slug, {file: str(text) for file, text in files.items()})
        played = play_some(game)
    except Exception as error:  # whatever rules may raise at numbers that nobody thought of
        detail = f"{type(error).__name__}: {error}"[:300]
        whole: Values = {"sheet": "", "row": None, "column": "", "path": ""}
        fault: Values = {**whole, "code": "data_unplayable", "values": {"file": slug, "detail": detail}}
        return {"faults": [fault], "files": {}, "variant": "", "played": None}
    return {"faults": [], "files": files, "variant": game.variant.fingerprint, "played": played}


def open_file(job: Values) -> Values:
    """The sheets of a file that someone has: of a data file all its tables, of a CSV the one that is named."""
    slug, text, sheet = str(job["game"]), str(job["text"]), str(job["sheet"])
    texts = {sheet: text} if sheet else _sheets_of(slug, text)
    read = ReadSheets(slug, {**texts})
    unread = read.unread()
    if unread:
        return {"faults": unread[:_FAULTS], "sheets": []}
    return {"faults": [], "sheets": [_rows(name, one) for name, one in texts.items()]}


def _sheets_of(slug: str, text: str) -> dict[str, str]:
    """The tables of a data file as CSV; Refused where it is none of this game."""
    known = sheet_names(slug)
    for file in data_files(slug):
        contents, faults = file.read(text)
        if faults and faults[0].code == "data_not_toml":
            raise Refused("lab_not_toml", {**faults[0].values})
        own = {name: key for name, (whose, key) in known.items() if whose is file and key in contents}
        if own and contents.get("game", file.name) == file.name:
            return {name: _written(contents[key]) for name, key in own.items()}
    raise Refused("lab_other_file")


def _written(value: Any) -> str:
    """A table of somebody's file as CSV; Refused where it is none."""
    if not isinstance(value, dict | list):
        raise Refused("lab_other_file")
    try:
        return write_sheet(value)
    except TypeError:  # TOML has dates and times, which no sheet has
        raise Refused("lab_other_file") from None


def _rows(name: str, text: str) -> Json:
    (_, *columns), *lines = csv.reader(io.StringIO(text, newline=""))
    rows: list[Json] = [
        {"name": key, "cells": {column: cell for column, cell in zip(columns, cells, strict=False) if cell}}
        for key, *cells in lines
    ]
    return {"name": name, "columns": [*columns], "rows": rows}


def check_wish(job: Values) -> Values:
    """The files of a variant that is to be compared; Refused where it, or what is to be played, cannot be."""
    files = require_right(check_sheets(job))
    for plan in plans_of({**job, "files": {**files}}):
        check(plan)
    return {"files": {**files}}


class ReadSheets:
    """The data of a game with some of their tables read from sheets."""

    def __init__(self, slug: str, sheets: Json) -> None:
        """Problem where a sheet is none of this game's."""
        assert isinstance(sheets, dict)
        known = sheet_names(slug)
        self._files: Final = {file.name: file for file in data_files(slug)}
        self._read: Final[dict[str, Sheet]] = {}
        self._known: Final = known
        for name, text in sheets.items():
            if name not in known:
                raise Problem(422, "lab_unknown_sheet", {"name": name[:100]})
            file, key = known[name]
            self._read[name] = read_sheet(str(text), isinstance(tables_of(file.contents)[key], list))

    def contents(self) -> dict[str, Tables]:
        """What each file holds of which a sheet was sent."""
        contents: dict[str, Tables] = {}
        for name, sheet in self._read.items():
            file, key = self._known[name]
            contents[file.name] = {**contents.get(file.name, file.contents), key: sheet.value}
        return contents

    def named(self, name: str) -> dict[str, Tables]:
        """The same of the files that differ, the first with the name of the variant."""
        changed = {file: contents for file, contents in self.contents().items() if self._files[file].is_other(contents)}
        for file in list(changed)[:1] if name else []:
            labels = {"game": file, "names": {VARIANT_NAME: dict.fromkeys(LANGUAGES, name)}}
            changed[file] = {**labels, **{key: value for key, value in changed[file].items() if key != "game"}}
        return changed

    def unread(self) -> list[Json]:
        """What cannot be read in the sheets themselves."""
        return [
            _fault(name, fault.row, fault.column, "", fault.code, fault.values)
            for name, sheet in self._read.items()
            for fault in sheet.faults
        ]

    def faults(self) -> list[Json]:
        """All that is wrong in sheets that cannot be read, else in the data that they make."""
        if unread := self.unread():
            return unread
        contents = self.contents()
        return [
            self._at(self._files[file], one) for file in contents for one in self._files[file].faults(contents[file])
        ]

    def _at(self, file: DataFile, fault: Fault) -> Json:
        """A fault of a file at its cell, also where that stands in a sheet that nobody has changed."""
        for name, (whose, key) in self._known.items():
            if whose is file and fault.path[:1] == [key]:
                value = tables_of(file.contents)[key]
                sheet = self._read.get(name) or read_sheet(write_sheet(value), isinstance(value, list))
                row, column = sheet.place_of(fault.path[1:]) or (None, "")
                return _fault(name, row, column, written(fault.path), fault.code, fault.values)
        return _fault("", None, "", written(fault.path), fault.code, fault.values)


def _fault(sheet: str, row: int | None, column: str, path: str, code: str, values: Values) -> Json:
    """Rows count from 0 here: the heading is none."""
    cell: Values = {"sheet": sheet, "row": None if row is None or row < 2 else row - 2, "column": column, "path": path}
    return {**cell, "code": code, "values": values}


def require_right(checked: Values) -> Given:
    """The files of sheets that are right; Refused where they are not, or differ in nothing."""
    if checked["faults"]:
        raise Refused("variant_refused", {"faults": checked["faults"]})
    files = checked["files"]
    assert isinstance(files, dict)
    if not files:
        raise Refused("lab_same")
    return {name: str(text) for name, text in files.items()}
