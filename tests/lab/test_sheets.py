"""Tables of data for a spreadsheet, there and back without loss."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from quintessence.core.data_file import DataFile, tables_of
from quintessence.core.data_shape import KeyPath
from quintessence.core.discovery import data_files
from quintessence.lab.data_tables import find_path, table_names
from quintessence.lab.sheets import read_sheet, write_sheet
from quintessence.lab.toml_writing import write_toml

FILES = [file for slug in ("earth_water_sun", "ephyran", "erythro", "terra_mystica") for file in data_files(slug)]


def parts(value: Any) -> Iterator[Any]:
    """A value and all tables and lists in it."""
    yield value
    for inner in value.values() if isinstance(value, dict) else []:
        if isinstance(inner, (dict, list)):
            yield from parts(inner)


def back(value: Any) -> Any:
    sheet = read_sheet(write_sheet(value), isinstance(value, list))
    assert sheet.faults == []
    return sheet.value


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))
def test_every_table_comes_back_as_it_was_in_the_same_order(file: DataFile) -> None:
    for value in parts(tables_of(file.contents)):
        assert json.dumps(back(value)) == json.dumps(value)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))
def test_every_file_is_written_as_it_was_read(file: DataFile) -> None:
    again = tomllib.loads(write_toml(file.contents))
    assert json.dumps(again) == json.dumps(file.contents)
    assert file.faults(again) == []


@pytest.mark.parametrize(
    "value",
    [
        {"a": "true", "b": "12", "c": "", "d": " x ", "e": '"', "f": "[1", "g": "=1+1", "h": "a,b\nc", "i": True},
        {"x": {"b": 1, "a": 2}, "y": {"a": 1, "b": 2}},
        {"x": {}, "y": [], "z": {"deep": {}, "w": 1}},
        {"list": [{"a": 1}, {"b": [2]}, {"c": {"d": 1}}], "l": [[1, 2], [], ["x"]]},
        {"a key": {"b.c": 1, "d": -5}, "f": 1.5, "(value)": {"(value)": 1, "[1]": 2}},
        {"m": {"level": 1, "costs": {"air": 5}, "x": {}}, "n": {"costs": {"fire": 1, "air": 2}, "level": 2}},
        {"m": {"level": 1, "costs": {"air": {"deep": 1}}}, "n": [{"a": 1, "b": {"c.d": 2}}, {"b": {"c.d": 2}}]},
        [],
        list(range(40)),
    ],
)
def test_awkward_values_come_back_too(value: Any) -> None:
    assert json.dumps(back(value)) == json.dumps(value)
    if isinstance(value, dict):
        assert json.dumps(tomllib.loads(write_toml(value))) == json.dumps(value)


def test_a_sheet_reads_as_a_designer_expects() -> None:
    assert write_sheet({"provenance": "printed", "roots": [0, 2], "squall": {"gain": "water 3", "move": 2}}) == (
        "name,(value),[1],[2],gain,move\nprovenance,printed,,,,\nroots,,0,2,,\nsquall,,,,water 3,2\n"
    )


def test_a_small_table_in_a_row_has_columns_too() -> None:
    mine = {"level": 1, "costs": {"air": 5, "fire": 6}, "lines": ["none", "own 1"]}
    assert write_sheet({"pit": mine}) == ('name,level,costs.air,costs.fire,lines\npit,1,5,6,"[""none"", ""own 1""]"\n')
    sheet = read_sheet(write_sheet({"pit": mine}), False)
    assert sheet.place_of(["pit", "costs", "fire"]) == (2, "costs.fire")


def test_semicolons_and_the_words_of_a_spreadsheet_are_read() -> None:
    assert read_sheet("name;a;b\nx;TRUE; 3 \n;;\n", False).value == {"x": {"a": True, "b": 3}}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("card,a\n", (1, "name", "sheet_no_name")),
        ("name,a,a\n", (1, "a", "sheet_twice")),
        ("name,a b\n", (1, "a b", "sheet_column")),
        ("name,(value)\nx,1\nx,2\n", (3, "name", "sheet_twice")),
        ("name,(value)\nx,1\nx.y,2\n", (3, "name", "sheet_twice")),
        ("name,(value)\nx,1\nx[],2\n", (3, "name", "sheet_twice")),
        ("name,(value)\nx y,1\n", (2, "name", "sheet_name")),
        ("name,(value)\n[],1\n", (2, "name", "sheet_name")),
        ("name,(value)\nx,[1\n", (2, "(value)", "sheet_cell")),
        ("name,(value),a\nx,1,2\n", (2, "a", "sheet_mixed")),
        ("name,a,a.b\nx,1,2\n", (2, "a.b", "sheet_twice")),
        ("name,[1],[2]\nx,,2\n", (2, "[1]", "sheet_gap")),
        ("name,a\nx,1,2\n", (2, "name", "sheet_row_too_long")),
        ('name,a\nx,"1\n', (2, "name", "sheet_not_csv")),
        ("name,a\nx,1\n" + "y" * 200_000, (3, "name", "sheet_not_csv")),
    ],
)
def test_a_fault_is_told_by_row_and_column(text: str, fault: tuple[int, str, str]) -> None:
    assert [(one.row, one.column, one.code) for one in read_sheet(text, False).faults][:1] == [fault]


def test_each_part_is_found_in_its_cell() -> None:
    sheet = read_sheet("name,(value),[1],gain\na.b,,,x\nroots,,4,\ncards[],c,,\ncards[],d,,\n", False)
    paths: list[KeyPath] = [["a", "b", "gain"], ["roots", 0], ["cards", 1], ["a", "b", "new"], ["z"]]
    found = [sheet.place_of(path) for path in paths]
    assert found == [(2, "gain"), (3, "[1]"), (5, "(value)"), (2, "name"), None]


def test_every_name_that_is_listed_leads_somewhere() -> None:
    for slug in ("ephyran", "erythro", "terra_mystica"):
        names = table_names(slug)
        assert len(set(names)) == len(names) > 5
        for name in names:
            path = find_path(slug, name)
            assert isinstance(path.of(path.file.contents), dict)
