"""A table has one owner: what is outside of the package asks it, gives it commands, and writes nothing of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import quintessence

SOURCES = Path(quintessence.__file__).parent
OWN = ("table", "hold", "stored", "window", "clocks", "current")
"""What variables are called that hold a table, or a part of one."""
CHANGING = {
    *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"),
    *("begin", "read", "remove_seat", "restore", "settle", "time_up"),
}


def chain(node: ast.expr) -> list[str]:
    """The names of `a.b[0].c`: a, b, c."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [*chain(node.value), node.attr]
    return chain(node.value) if isinstance(node, ast.Subscript) else []


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement writes to, or deletes."""
    found: list[ast.expr] = []
    if isinstance(node, (ast.Assign, ast.Delete)):
        found = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        found = [node.target]
    return [part for one in found for part in (one.elts if isinstance(one, ast.Tuple) else [one])]


def writes(text: str) -> Iterator[str]:
    """The places in a module at which a part of a table is written."""
    for node in ast.walk(ast.parse(text)):
        for target in targets(node):
            names = chain(target)
            if len(names) > 1 and set(names[:-1]) & set(OWN):
                yield ".".join(names)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            names = chain(node.func)
            if len(names) > 2 and set(names[:-2]) & set(OWN):
                yield ".".join(names)


def test_a_write_is_found() -> None:
    assert list(writes("table.window = None")) == ["table.window"]
    assert list(writes("a, self.table.stored.seats[0].key = 1, 2")) == ["self.table.stored.seats.key"]
    assert list(writes("table.pins.add(1)\ntable.add(1)")) == ["table.pins.add"]
    assert list(writes("self.table = table\nrevision = table.revision")) == []


def test_nothing_outside_writes_a_part_of_a_table() -> None:
    folders = [SOURCES / "server", SOURCES / "service", SOURCES / "host"]
    modules = [path.relative_to(SOURCES) for folder in folders for path in folder.rglob("*.py")]
    rooms = [SOURCES / path for path in modules if path.parts[1] not in ("storage", "stored_values.py")]
    found = {str(path): list(writes(path.read_text(encoding="utf-8"))) for path in rooms}  # storage makes what it reads
    assert len(rooms) > 100 and {name: lines for name, lines in found.items() if lines} == {}
