"""Tables of a data file as sheets for a spreadsheet, and back without loss.

A row is an entry of the table: its name, and its values. A small table is one row with a column for each of its keys,
and those of small tables in it (costs.air); a short list has the columns [1], [2] …; anything else stands in the column
(value). Of a table of tables each inner one is a row: base.air_water.squall. A long list has one row for each item, all
named alike: two_territories[].
"""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from quintessence.core.data_shape import KeyPath
from quintessence.core.game import Values
from quintessence.lab.toml_writing import key_text

NAME: Final = "name"
VALUE: Final = "(value)"
_SHORT: Final = 12
"""A list of at most so many plain values has a column for each."""
_ITEM: Final = "[]"
_STEP: Final = re.compile(r'([A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*")(?:\.|$)')
_NUMBERED: Final = re.compile(r"\[([1-9][0-9]{0,3})\]")
_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,15}(\.[0-9]{1,15})?")


@dataclass(frozen=True)
class SheetFault:
    """What is wrong in a sheet, and where: rows are counted as a spreadsheet does, the heading being the first."""

    row: int
    column: str
    code: str
    values: Values = field(default_factory=dict)


@dataclass
class Line:
    """A row before the columns are known."""

    name: str
    value: Any
    cells: dict[str, str]


def write_sheet(value: Any) -> str:
    """A table or a list as CSV."""
    lines = _lines("", value)
    columns = _columns(lines)
    lines = [inner for line in lines for inner in _in_order(line, columns)]
    columns = [column for column in _columns(lines) if any(column in line.cells for line in lines)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([NAME, *columns])
    writer.writerows([line.name, *(line.cells.get(column, "") for column in columns)] for line in lines)
    return text.getvalue()


def _lines(name: str, value: Any) -> list[Line]:
    if isinstance(value, dict) and (not name or not _is_row(value)):
        return [line for key, inner in value.items() for line in _lines(_joined(name, key), inner)]
    if isinstance(value, list) and (not name or (value and not _is_short(value))):
        return [Line(f"{name}{_ITEM}", item, _cells(item)) for item in value]
    return [Line(name, value, _cells(value))]


def _joined(name: str, key: str) -> str:
    return f"{name}.{key_text(key)}" if name else key_text(key)


def _is_row(value: dict[str, Any]) -> bool:
    """Whether a table is one row: it holds plain values or lists, and at most small tables beside them."""
    tables = [inner for inner in value.values() if isinstance(inner, dict)]
    others = [key for key, inner in value.items() if key != "provenance" and not isinstance(inner, dict)]
    is_flat = not any(isinstance(deeper, dict) for table in tables for deeper in table.values())
    return not tables or (is_flat and bool(others))


def _is_short(value: list[Any]) -> bool:
    return 0 < len(value) <= _SHORT and not any(isinstance(item, (dict, list)) for item in value)


def _cells(value: Any) -> dict[str, str]:
    if isinstance(value, dict) and _is_row(value):
        return {column: _cell(inner) for key, entry in value.items() for column, inner in _flat(key, entry)}
    if isinstance(value, list) and _is_short(value):
        return {f"[{number}]": _cell(item) for number, item in enumerate(value, 1)}
    return {VALUE: _cell(value)}


def _flat(key: str, value: Any) -> list[tuple[str, Any]]:
    """The columns of one key: its own, or one for each key of a table."""
    if isinstance(value, dict) and value:
        return [(f"{key_text(key)}.{key_text(inner)}", entry) for inner, entry in value.items()]
    return [(key_text(key), value)]


def _columns(lines: list[Line]) -> list[str]:
    """All columns, in an order that is also that of each row where there is such an order."""
    longest = max((len(line.cells) for line in lines if "[1]" in line.cells), default=0)
    keys: list[str] = []
    for line in lines:
        index = -1
        for column in line.cells if isinstance(line.value, dict) and VALUE not in line.cells else ():
            if column not in keys:
                keys.insert(index + 1, column)
            index = keys.index(column)
    return [VALUE, *(f"[{number}]" for number in range(1, longest + 1)), *keys]


def _in_order(line: Line, columns: list[str]) -> list[Line]:
    """A row whose keys come in another order than the columns is opened: one row for each key."""
    places = [columns.index(column) for column in line.cells]
    if places == sorted(places):
        return [line]
    if line.name.endswith(_ITEM):
        return [Line(line.name, None, {VALUE: _cell(line.value)})]
    return [inner for key, value in line.value.items() for inner in _lines(_joined(line.name, key), value)]


def _cell(value: Any) -> str:
    """A value as text: plain where it is read as the same again, and no spreadsheet takes it for a formula."""
    if isinstance(value, str) and value[:1] not in ("=", "+", "-", "@") and _is_plain(value):
        return value
    return json.dumps(value, ensure_ascii=False)


def _is_plain(text: str) -> bool:
    try:
        return bool(text) and _read_cell(text) == text
    except ValueError:
        return False


def _read_cell(text: str) -> Any:
    """What a cell means; ValueError where it begins like JSON and is none."""
    bare = text.strip()
    if _NUMBER.fullmatch(bare):
        return float(bare) if "." in bare else int(bare)
    if bare.lower() in ("true", "false"):
        return bare.lower() == "true"
    return json.loads(bare) if bare[:1] in ("[", "{", '"') else bare


@dataclass
class Sheet:
    """What was read from CSV: the value, what is wrong, and where each part of the value stands."""

    value: Any
    faults: list[SheetFault]
    places: dict[tuple[str | int, ...], tuple[int, str]]

    def place_of(self, path: KeyPath) -> tuple[int, str] | None:
        """The row and the column of what a path leads to, or of what it stands in."""
        for length in range(len(path), 0, -1):
            if tuple(path[:length]) in self.places:
                return self.places[tuple(path[:length])]
        return None


def read_sheet(text: str, is_list: bool) -> Sheet:
    """The table, or list, that a sheet holds; columns may be separated by commas, semicolons or tabs."""
    sheet = Sheet([] if is_list else {}, [], {})
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    rows: list[list[str]] = []
    try:
        rows.extend(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True))
    except csv.Error as error:
        sheet.faults.append(SheetFault(len(rows) + 1, NAME, "sheet_not_csv", {"detail": str(error)}))
        return sheet
    columns = [column.strip() for column in rows[0]] if rows else []
    sheet.faults += _heading_faults(columns)
    for number, row in enumerate(rows[1:] if not sheet.faults else [], 2):
        if any(cell.strip() for cell in row):
            _read_row(sheet, number, dict(zip(columns, row, strict=False)), len(row) > len(columns))
    return sheet


def _heading_faults(columns: list[str]) -> list[SheetFault]:
    if columns[:1] != [NAME]:
        return [SheetFault(1, NAME, "sheet_no_name", {"found": columns[0] if columns else ""})]
    faults = []
    for column in columns[1:]:
        if column != VALUE and not _NUMBERED.fullmatch(column) and not _steps(column):
            faults.append(SheetFault(1, column, "sheet_column"))
        elif columns.count(column) > 1:
            faults.append(SheetFault(1, column, "sheet_twice"))
    return faults


def _steps(name: str) -> list[str]:
    """The keys of a dotted name; none where it is no such name."""
    keys, start = [], 0
    while start < len(name):
        step = _STEP.match(name, start)
        if step is None:
            return []
        keys.append(json.loads(step[1]) if step[1].startswith('"') else step[1])
        start = step.end()
    return [] if name.endswith(".") else keys


def _read_row(sheet: Sheet, number: int, row: dict[str, str], is_too_long: bool) -> None:
    name = row.pop(NAME).strip()
    is_item = name.endswith(_ITEM)
    steps = _steps(name.removesuffix(_ITEM))
    if is_too_long:
        sheet.faults.append(SheetFault(number, NAME, "sheet_row_too_long"))
    elif (not steps and name != _ITEM) or (name == _ITEM) != isinstance(sheet.value, list):
        sheet.faults.append(SheetFault(number, NAME, "sheet_name", {"found": name}))
    else:
        cells = _read_cells(sheet, number, row)
        if cells is not None:
            _place(sheet, number, steps, is_item, cells)


def _read_cells(sheet: Sheet, number: int, row: dict[str, str]) -> dict[str, Any] | None:
    """The values of a row, by their columns; None where one is wrong, or columns of two kinds are mixed."""
    cells: dict[str, Any] = {}
    for column, text in row.items():
        if text.strip():
            try:
                cells[column] = _read_cell(text)
            except (ValueError, RecursionError) as error:
                sheet.faults.append(SheetFault(number, column, "sheet_cell", {"found": text, "detail": str(error)}))
                return None
    kinds = {VALUE if column == VALUE else _ITEM if _NUMBERED.fullmatch(column) else NAME for column in cells}
    if len(kinds) > 1:
        sheet.faults.append(SheetFault(number, list(cells)[-1], "sheet_mixed"))
        return None
    for column in cells if kinds == {NAME} else ():
        if any(column.startswith(f"{other}.") for other in cells):
            sheet.faults.append(SheetFault(number, column, "sheet_twice"))
            return None
    numbered = [column for column in row if column in cells] if kinds == {_ITEM} else []
    for place, column in enumerate(numbered, 1):
        if column != f"[{place}]":
            sheet.faults.append(SheetFault(number, f"[{place}]", "sheet_gap"))
            return None
    return cells


def _place(sheet: Sheet, number: int, steps: list[str], is_item: bool, cells: dict[str, Any]) -> None:
    """Put what a row holds where its name says."""
    holder = sheet.value
    for place, step in enumerate(steps[:-1]):
        holder = holder.setdefault(step, {})
        sheet.places.setdefault(tuple(steps[: place + 1]), (number, NAME))
        if not isinstance(holder, dict):
            sheet.faults.append(SheetFault(number, NAME, "sheet_twice"))
            return
    path: tuple[str | int, ...] = tuple(steps)
    if is_item:
        items = holder.setdefault(steps[-1], []) if steps else holder
        if not isinstance(items, list):
            sheet.faults.append(SheetFault(number, NAME, "sheet_twice"))
            return
        path = (*path, len(items))
        items.append(_held(cells))
    elif steps[-1] in holder:
        sheet.faults.append(SheetFault(number, NAME, "sheet_twice"))
        return
    else:
        holder[steps[-1]] = _held(cells)
    sheet.places.setdefault(tuple(steps), (number, NAME))
    sheet.places[path] = (number, VALUE if VALUE in cells else NAME)
    for column in cells:
        if column != VALUE:
            numbered = _NUMBERED.fullmatch(column)
            inside = [int(numbered[1]) - 1] if numbered else _steps(column)
            sheet.places.setdefault((*path, inside[0]), (number, column))
            sheet.places[(*path, *inside)] = (number, column)


def _held(cells: dict[str, Any]) -> Any:
    """What a row holds: a value, a list, or a table."""
    if VALUE in cells:
        return cells[VALUE]
    if "[1]" in cells:
        return list(cells.values())
    held: dict[str, Any] = {}
    for column, value in cells.items():
        *outer, key = _steps(column)
        holder = held
        for step in outer:
            holder = holder.setdefault(step, {})
        holder[key] = value
    return held
