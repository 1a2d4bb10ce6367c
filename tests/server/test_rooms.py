"""The rooms of the server: each knows only those before it, and nothing hides a circle behind type checking."""

from __future__ import annotations

import ast
from pathlib import Path

import quintessence

SERVER = Path(quintessence.__file__).parent / "server"
ORDER = [
    *("notification_settings", "settings", "json_logs", "storage", "people", "wire", "cluster", "notifications"),
    *("lab", "own_jobs", "worker_pool", "service", "http", "processes", "main"),
]
SERVICE = SERVER.with_name("service")
SERVICE_ORDER = [
    *(
        "limits",
        "nesting",
        "packing",
        "plain_json",
        "threads",
        "metrics",
        "reading",
        "brought_game",
        "requests",
        "codec",
    ),
    *("storage", "problems", "people", "tables", "wire", "play", "workers", "accounts", "challenges", "puzzles"),
    *("own_reading", "commands", "own_games", "new_tables", "table_service"),
]
"""What a server and a browser's host both do; it is named without `server`."""


def imports(path: Path, room: str = "server") -> list[str]:
    """The modules of a room that a module imports, inside a function too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    plain = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    start = f"quintessence.{room}."
    return [name.removeprefix(start) for name in named + plain if name.startswith(start)]


def all_sources() -> list[Path]:
    return [*SERVER.rglob("*.py"), *SERVICE.rglob("*.py")]


def test_each_room_knows_only_those_before_it() -> None:
    for path in SERVER.rglob("*.py"):
        room = path.relative_to(SERVER).with_suffix("").parts[0]
        for module in imports(path):
            assert room in ORDER and ORDER.index(module.split(".")[0]) <= ORDER.index(room), (path, module)


def test_each_room_of_the_service_knows_only_those_before_it_and_none_of_the_server() -> None:
    for path in SERVICE.rglob("*.py"):
        room = path.relative_to(SERVICE).with_suffix("").parts[0]
        assert imports(path) == [], path
        for module in imports(path, "service"):
            assert SERVICE_ORDER.index(module.split(".")[0]) <= SERVICE_ORDER.index(room), (path, module)


def test_no_import_is_for_type_checking_alone() -> None:
    assert [path for path in all_sources() if "TYPE_CHECKING" in path.read_text(encoding="utf-8")] == []


def test_no_two_modules_differ_by_an_s() -> None:
    names = {path.relative_to(SERVER.parent).with_suffix("").as_posix() for path in all_sources()}
    names |= {path.parent.relative_to(SERVER.parent).as_posix() for path in all_sources()}
    assert [name for name in names if f"{name}s" in names] == []


def test_what_a_part_calls_is_given_to_its_constructor() -> None:
    """No callback is set afterwards: neither kept as a field that can change, nor written by whoever made the part."""
    for path in all_sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                kind = ast.unparse(node.annotation)
                assert "Callable" not in kind or kind.startswith("Final"), (path, ast.unparse(node))
    service = ast.parse((SERVER / "service.py").read_text(encoding="utf-8"))
    written = [target for node in ast.walk(service) if isinstance(node, ast.Assign) for target in node.targets]
    assert [
        ast.unparse(one) for one in written if isinstance(one, ast.Attribute) and ast.unparse(one).count(".") > 1
    ] == []
