"""The package as it is built: compiled or plain, what the wheel holds, and which way imports point."""

import ast
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import quintessence.core.match
from quintessence.core.conformance.samples import IS_SWEEP

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "quintessence"
EXPECT_COMPILED = os.environ.get("QUINTESSENCE_EXPECT_COMPILED") == "1"
THIRD_PARTY = {"mypy_extensions"}
GAMES = tuple(path.parent.name for path in sorted((PACKAGE / "games").glob("*/__init__.py")))
NO_GAME: Sequence[str] = ()
"""The core alone is enough to see whether a wheel is compiled; the games are, once, before these tests."""


def test_the_tests_run_on_the_build_they_name() -> None:
    found = Path(str(quintessence.core.match.__file__))
    assert found.suffix == (".so" if EXPECT_COMPILED else ".py")
    assert quintessence.is_compiled() is EXPECT_COMPILED
    assert found.is_relative_to(ROOT / "build" if EXPECT_COMPILED else PACKAGE)


# Which way imports point.


def modules() -> Iterator[tuple[str, Path]]:
    """Each module outside the tests, as its place in the package and its file; an example counts as a game."""
    examples = (path.parent for path in ROOT.glob("examples/*/__init__.py"))
    roots = [(Path(), PACKAGE), *((Path("games") / path.name, path) for path in examples)]
    for place, root in roots:
        for path in sorted(root.rglob("*.py")):
            if "tests" not in path.parts:
                yield (place / path.relative_to(root)).as_posix(), path


def imported(place: str, path: Path) -> Iterator[str]:
    """The dotted names that a module imports."""
    package = ["quintessence", *place.split("/")[:-1]]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*above, node.module] if node.module else above)
            yield from (f"{start}.{alias.name}" for alias in node.names)


def is_within(name: str, packages: set[str]) -> bool:
    return any(f"{name}.".startswith(f"{package}.") for package in packages)


def test_core_games_and_bots_import_core_and_themselves_only() -> None:
    for place, path in modules():
        folder, *rest = place.split("/")
        own = {"core": "core", "bots": "bots", "games": f"games.{rest[0] if rest else ''}"}.get(folder)
        if own is not None:
            allowed = {*sys.stdlib_module_names, *THIRD_PARTY, "quintessence.core", f"quintessence.{own}"}
            assert [name for name in imported(place, path) if not is_within(name, allowed)] == [], place


def test_reviews_know_core_and_bots_only() -> None:
    allowed = {*sys.stdlib_module_names, *(f"quintessence.{folder}" for folder in ("core", "bots", "review"))}
    reviews = [(place, path) for place, path in modules() if place.startswith("review/")]
    assert len(reviews) > 10
    for place, path in reviews:
        assert [name for name in imported(place, path) if not is_within(name, allowed)] == [], place


def test_nobody_else_imports_a_game_by_name() -> None:
    for place, path in modules():
        if not place.startswith("games/"):
            assert [name for name in imported(place, path) if name.startswith("quintessence.games.")] == [], place


RESEARCH = {
    "altair",
    "dask",
    "distributed",
    "gymnasium",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "vl_convert",
}
MAY_ASK_FOR_PEERS = ("lab/others.py", "lab/cluster.py", "lab/dataset.py", "lab/plots.py", "lab/tidy.py")
"""They import a peer when they are asked for it, inside a function."""


def test_nobody_imports_the_research_door_or_needs_its_packages() -> None:
    for place, path in modules():
        barred = {"quintessence.research", *(() if place in MAY_ASK_FOR_PEERS else RESEARCH)}
        if not place.startswith("research/"):
            assert [name for name in imported(place, path) if is_within(name, barred)] == [], place


def test_the_research_door_knows_core_bots_terminal_and_texts() -> None:
    known = {f"quintessence.{folder}" for folder in ("bots", "core", "research", "terminal", "text")}
    front = {f"quintessence.{name}" for name in quintessence.__all__}
    for place, path in modules():
        if place.startswith("research/"):
            own = [name for name in imported(place, path) if name.startswith("quintessence.")]
            assert [name for name in own if not is_within(name, known | front)] == [], place


# Wheels: they take long, and say the same in both runs, so one run builds them.


def build_wheel(folder: Path, games: Sequence[str] = GAMES, **environment: str) -> Path:
    """Build the project's wheel in a copy of it with these games, without the network."""
    others = [name for name in GAMES if name not in games]
    left_out = shutil.ignore_patterns("__pycache__", "*.so", *others)
    shutil.copytree(PACKAGE, folder / "src" / "quintessence", ignore=left_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, folder)
    run_pip(folder, "wheel", "--no-build-isolation", "--wheel-dir", "dist", ".", **environment)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def run_pip(folder: Path, command: str, *arguments: str, **environment: str) -> None:
    offline = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-m", "pip", command, *offline, *arguments],
        cwd=folder,
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def imported_from(folder: Path, wheel: Path) -> Path:
    """Install a wheel into a folder of its own, and tell which file a fresh interpreter then imports for `match`."""
    site = folder / "site"
    run_pip(folder, "install", "--target", str(site), str(wheel))
    program = "import quintessence.core.match as match; print(match.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(done.stdout.strip()).relative_to(site)


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


@pytest.mark.slow
@pytest.mark.skipif(not EXPECT_COMPILED, reason="wheels are built in the compiled run")
def test_without_a_c_compiler_the_wheel_is_plain_python(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, NO_GAME, CC="false", CXX="false")
    assert [name for name in names_in(wheel) if name.endswith(".so")] == []
    assert imported_from(tmp_path, wheel) == Path("quintessence/core/match.py")


@pytest.mark.slow
@pytest.mark.skipif(not IS_SWEEP, reason="`make tested` compiles by the same setup.py; the wheel is built at night")
def test_with_a_c_compiler_the_wheel_is_compiled(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, NO_GAME, QUINTESSENCE_OPT_LEVEL="0")
    assert imported_from(tmp_path, wheel).match("quintessence/core/match.*.so")
    assert [name for name in names_in(wheel) if "tests/" in name or name.endswith(".c")] == []


@pytest.mark.slow
@pytest.mark.skipif(not EXPECT_COMPILED, reason="wheels are built in the compiled run")
def test_a_wheel_has_all_data_and_no_tests(tmp_path: Path) -> None:
    names = names_in(build_wheel(tmp_path, QUINTESSENCE_PURE="1"))
    assert [name for name in names if "tests/" in name] == []
    packed = {Path(name) for name in names}
    data = (path for path in PACKAGE.rglob("*") if path.suffix in {".toml", ".ftl", ".md"})
    missing = (path.relative_to(PACKAGE.parent) for path in data if path.relative_to(PACKAGE.parent) not in packed)
    assert [path for path in missing if "tests" not in path.parts] == []
    assert Path("quintessence/py.typed") in packed
