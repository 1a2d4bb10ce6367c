"""Writes the contents of a data file as TOML; whoever reads the text has the same again, in the same order."""

from __future__ import annotations

import json
import re
from typing import Any, Final

_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 110


def write_toml(contents: dict[str, Any]) -> str:
    """A text of tables: those that hold tables or a provenance have a heading, smaller ones stand in one line."""
    lines: list[str] = []
    _write_table([], contents, lines)
    return "\n".join(lines).strip("\n") + "\n"


def key_text(key: str) -> str:
    """A key as TOML and tables for spreadsheets have it: as it is, or in quotes."""
    return key if _PLAIN_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _write_table(path: list[str], table: dict[str, Any], lines: list[str]) -> None:
    first = _first_heading(table)
    for number, (key, value) in enumerate(table.items()):
        if number < first:
            lines.append(f"{key_text(key)} = {_value(value)}")
        else:
            inner = [*path, key]
            lines.extend(["", f"[{'.'.join(key_text(step) for step in inner)}]"])
            _write_table(inner, value, lines)


def _first_heading(table: dict[str, Any]) -> int:
    """The index from which on all entries are tables with a heading: nothing else could stand after one."""
    values = list(table.values())
    tables = len(values)
    while tables and isinstance(values[tables - 1], dict):
        tables -= 1
    for number in range(tables, len(values)):
        if "provenance" in values[number] or any(isinstance(inner, dict) for inner in values[number].values()):
            return number
    return len(values)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key_text(key)} = {_value(entry)}" for key, entry in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        items = [_value(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= _WIDTH else _broken(items)
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _broken(items: list[str]) -> str:
    """A long list, on as many lines as it needs."""
    lines = [""]
    for item in items:
        if len(lines[-1]) + len(item) > _WIDTH:
            lines.append("")
        lines[-1] += f" {item}," if lines[-1] else f"    {item},"
    return "\n".join(["[", *lines, "]"])
