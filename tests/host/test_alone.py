"""A host stands alone: it is played with in a process in which nothing of a server can be imported."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import quintessence

SOURCES = Path(quintessence.__file__).parent
ROOMS = {"bots", "core", "games", "host", "jobs", "review", "service", "table"}
"""What a browser loads; of `jobs` only what starts no process."""
JOBS = {"answering", "memory", "protocol"}
ABSENT = {"ctypes", "lzma", "multiprocessing", "socket", "sqlite3", "ssl", "subprocess", "threading"}


def imports(path: Path) -> list[str]:
    """The modules that a module imports, inside a function too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    modules = [f"{node.module}.{alias.name}" for node in named for alias in node.names]
    return modules + [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]


def is_allowed(path: Path, module: str) -> bool:
    package, *names = module.split(".")
    if package == "quintessence":
        return not names or (names[0] in ROOMS and (names[0] != "jobs" or names[1] in JOBS))
    is_quick_json = package == "orjson" and path.name == "codec.py"  # where it is installed
    return is_quick_json or (package in sys.stdlib_module_names and package not in ABSENT)


def test_what_a_browser_loads_knows_no_server_and_little_of_the_world() -> None:
    paths = [path for room in ("host", "service") for path in (SOURCES / room).rglob("*.py")]
    found = [(str(path), module) for path in paths for module in imports(path) if not is_allowed(path, module)]
    assert len(paths) > 80 and found == []


def test_only_a_host_knows_hosts() -> None:
    others = [path for path in SOURCES.rglob("*.py") if path.relative_to(SOURCES).parts[0] != "host"]
    named = [path for path in others if "quintessence.host" in path.read_text(encoding="utf-8")]
    assert len(others) > 300 and named == []


def test_games_are_played_where_nothing_of_a_server_is_installed() -> None:
    script = Path(__file__).parent / "playing_alone.py"
    played = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (played.returncode, played.stderr) == (0, "")
