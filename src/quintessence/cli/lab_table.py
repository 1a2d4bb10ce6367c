"""`quintessence lab table`: a table of a game's data for a spreadsheet, and the variant that the changed one makes."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import quintessence
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.check_data import WRONG
from quintessence.cli.choices import read_data_file, speak_of
from quintessence.cli.files import read_text, write_text
from quintessence.core.data_file import Tables
from quintessence.core.data_shape import Fault, written
from quintessence.core.game import Refused, Values
from quintessence.lab.data_tables import DataPath, find_path, table_names
from quintessence.lab.sheets import Sheet, SheetFault, read_sheet, write_sheet
from quintessence.lab.toml_writing import write_toml
from quintessence.text import Texts

_MOST_FAULTS = 30
"""So many are told one by one: a column too much is a fault of every row."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "table", texts, "lab-")
    group.value("game", "game")
    group.value("name", "table", nargs="?")
    group.value("--out", "file")
    group.value("--from", "file")
    group.value("--data", "file")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """List the tables, write one as CSV, or make a variant from CSV."""
    game = quintessence.load(arguments.game, {})
    own = speak_of(game.slug, arguments, game.variant)
    if arguments.name is None:
        print("\n".join(table_names(game.slug)))
        return 0
    path = find_path(game.slug, arguments.name)
    contents = _contents(game.slug, path, arguments.data)
    value = path.of(contents)
    if not isinstance(value, (dict, list)):
        raise Refused("lab_not_a_table", {"name": arguments.name})
    source = getattr(arguments, "from")
    if source is None:
        _write(write_sheet(value), arguments.out, own)
        return 0
    sheet = read_sheet(read_text(source), isinstance(value, list))
    changed = contents if sheet.faults else path.replaced(contents, sheet.value)
    lines = _fault_lines(path, sheet, changed, source, own)
    if lines:
        more = len(lines) - _MOST_FAULTS
        rest = [own.say("lab-more-faults", {"count": more})] if more > 0 else []
        print("\n".join([*lines[:_MOST_FAULTS], *rest]), file=sys.stderr)
        return WRONG
    _write(write_toml({"game": path.file.name, **changed}), arguments.out, own)
    return 0


def _contents(slug: str, path: DataPath, file: str | None) -> Tables:
    """The package's data, or those of another variant to go on from."""
    if file is None:
        return path.file.contents
    name, contents = read_data_file(slug, file)
    if name != path.file.name:
        raise Refused("lab_other_file", {"file": file, "found": name, "expected": path.file.name})
    path.of(contents)
    return contents


def _write(text: str, out: str | None, texts: Texts) -> None:
    if out is None:
        print(text, end="")
    else:
        write_text(Path(out), text)
        print(texts.say("lab-written", {"file": out}))


def _fault_lines(path: DataPath, sheet: Sheet, changed: Tables, source: str, texts: Texts) -> list[str]:
    """A line for each thing that is wrong, with the row and the column of the sheet."""
    if sheet.faults:
        return [_line(fault, source, texts) for fault in sheet.faults]
    return [_data_line(path, sheet, fault, source, texts) for fault in path.file.faults(changed)]


def _line(fault: SheetFault, source: str, texts: Texts) -> str:
    text = texts.refusal(Refused(fault.code, fault.values))
    values: Values = {"file": source, "row": fault.row, "column": fault.column, "text": text}
    return texts.say("lab-sheet-fault", values)


def _data_line(path: DataPath, sheet: Sheet, fault: Fault, source: str, texts: Texts) -> str:
    inside = fault.path[len(path.steps) :] if tuple(fault.path[: len(path.steps)]) == path.steps else []
    place = sheet.place_of(inside)
    if place is not None:
        return _line(SheetFault(*place, fault.code, fault.values), source, texts)
    text = texts.refusal(Refused(fault.code, fault.values))
    return texts.say("data-fault", {"file": source, "line": 0, "path": written(fault.path), "text": text})
