"""A table stands alone: it knows the core, and modules of the standard library that do not touch the world."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import quintessence

TABLE = Path(quintessence.__file__).parent / "table"
PLAIN = {"__future__", "collections", "dataclasses", "functools", "hmac", "json", "math", "random", "typing", "zlib"}


def imports(path: Path) -> list[str]:
    """The modules that a module imports, inside a function too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return named + [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]


def is_allowed(module: str) -> bool:
    package = ".".join(module.split(".")[:2])
    return package in ("quintessence.core", "quintessence.table") or module.split(".", maxsplit=1)[0] in PLAIN


def test_a_table_knows_the_core_alone() -> None:
    known = {module for path in TABLE.rglob("*.py") for module in imports(path)}
    assert known and [module for module in known if not is_allowed(module)] == []


def test_tables_are_played_at_where_nothing_of_a_server_is_installed() -> None:
    script = Path(__file__).parent / "playing_alone.py"
    played = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (played.returncode, played.stderr) == (0, "")
