"""The rooms of the server: each knows only those before it, and nothing hides a circle behind type checking."""

from __future__ import annotations

import ast
from pathlib import Path

import quintessence

SERVER = Path(quintessence.__file__).parent / "server"
ORDER = [
    *(
        "notification_settings",
        "limits",
        "nesting",
        "packing",
        "json_logs",
        "metrics",
        "codec",
        "storage",
        "problems",
        "people",
        "tables",
        "wire",
    ),
    *(
        "play",
        "sharing",
        "thinking",
        "notifications",
        "mine",
        "challenges",
        "puzzles",
        "own_jobs",
        "commands",
        "service",
        "http",
        "processes",
        "main",
    ),
]


def imports(path: Path) -> list[str]:
    """The modules of the server that a module imports, inside a function too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    plain = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    start = "quintessence.server."
    return [name.removeprefix(start) for name in named + plain if name.startswith(start)]


def test_each_room_knows_only_those_before_it() -> None:
    for path in SERVER.rglob("*.py"):
        room = path.relative_to(SERVER).with_suffix("").parts[0]
        for module in imports(path):
            assert room in ORDER and ORDER.index(module.split(".")[0]) <= ORDER.index(room), (path, module)


def test_no_import_is_for_type_checking_alone() -> None:
    assert [path for path in SERVER.rglob("*.py") if "TYPE_CHECKING" in path.read_text(encoding="utf-8")] == []


def test_no_two_modules_differ_by_an_s() -> None:
    names = {path.relative_to(SERVER).with_suffix("").as_posix() for path in SERVER.rglob("*.py")}
    names |= {path.relative_to(SERVER).as_posix() for path in SERVER.rglob("*") if path.is_dir()}
    assert [name for name in names if f"{name}s" in names] == []


def test_what_a_part_calls_is_given_to_its_constructor() -> None:
    """No callback is set afterwards: neither kept as a field that can change, nor written by whoever made the part."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                kind = ast.unparse(node.annotation)
                assert "Callable" not in kind or kind.startswith("Final"), (path, ast.unparse(node))
    service = ast.parse((SERVER / "service.py").read_text(encoding="utf-8"))
    written = [target for node in ast.walk(service) if isinstance(node, ast.Assign) for target in node.targets]
    assert [
        ast.unparse(one) for one in written if isinstance(one, ast.Attribute) and ast.unparse(one).count(".") > 1
    ] == []
