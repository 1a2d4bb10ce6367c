"""Finds the line of a data file that a fault is about: the reader of TOML keeps no lines, so they are looked for."""

from __future__ import annotations

import re
from typing import Any

from quintessence.core.data_file import Tables
from quintessence.core.data_shape import KeyPath


def line_of(text: str, file: Tables, path: KeyPath) -> int:
    """The number of the line, from 1, where a value stands, or what it would stand in; 0 where neither is found."""
    lines = text.splitlines()
    line, inside = -1, ""
    value: Any = file
    for step in path:
        if isinstance(step, int):
            line = _line_of_item(lines, line, value, step)
        else:
            inside = f"{inside}.{step}" if inside else step
            below = _line_of_key(lines, line, inside, step)
            if below < 0:
                break
            line = below
        value = value[step] if _has(value, step) else None
    return line + 1


def _line_of_key(lines: list[str], start: int, inside: str, key: str) -> int:
    """Where a table of that whole name begins, or a key stands in the table that begins at `start`."""
    for number, line in enumerate(lines):
        if re.sub(r"[\s\"']", "", line.partition("#")[0]) == f"[{inside}]":
            return number
    named = re.compile(rf"(^|[\s{{,.\"']){re.escape(key)}[\"']?\s*=")
    for number in range(max(start, 0), len(lines)):
        if number > start and lines[number].lstrip().startswith("[") and start >= 0:
            break
        if named.search(lines[number].partition("#")[0]):
            return number
    return -1


def _line_of_item(lines: list[str], start: int, values: Any, number: int) -> int:
    """Where the item of a list stands that begins at `start`: texts are told apart by what they say."""
    if not isinstance(values, list) or not isinstance(values[number], str):
        return start
    before = values[:number].count(values[number])
    for index in range(max(start, 0), len(lines)):
        before -= lines[index].count(f'"{values[number]}"') + lines[index].count(f"'{values[number]}'")
        if before < 0:
            return index
    return start


def _has(value: Any, step: str | int) -> bool:
    if isinstance(value, dict):
        return step in value
    return isinstance(value, list) and isinstance(step, int) and step < len(value)
