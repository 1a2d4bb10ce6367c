"""The server's code has one word for each thing: two that stood for many name nothing any more (docs/glossary.md)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import quintessence

SOURCES = Path(quintessence.__file__).parent


def worn(text: str) -> Iterator[str]:
    """What is called `found`, but for a field that is sent or stored so; and each function that keeps."""
    tree = ast.parse(text)
    bodies = [part for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for part in node.body]
    fields = [part.target for part in bodies if isinstance(part, ast.AnnAssign)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.lstrip("_").split("_")[0] == "keep":
            yield node.name
        is_bound = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node not in fields
        name = node.arg if isinstance(node, ast.arg) else node.id if is_bound and isinstance(node, ast.Name) else ""
        if name == "found":
            yield name


def test_such_a_name_is_seen() -> None:
    assert list(worn("async def _keep(found): pass")) == ["_keep", "found"]
    assert list(worn("found = keep(1)\nkeeper = found")) == ["found"]
    assert list(worn("class Verdict:\n    found: bool")) == []


@pytest.mark.parametrize("folder", ["table", "service", "server", "review"])
def test_a_name_says_what_is_stored_remembered_or_found(folder: str) -> None:
    names = {path.name: [*worn(path.read_text(encoding="utf-8"))] for path in (SOURCES / folder).rglob("*.py")}
    assert {name: found for name, found in names.items() if found} == {}
