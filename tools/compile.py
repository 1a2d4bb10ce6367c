"""Stage the package and the example games under build/compiled/src and compile them there.

`PYTHONPATH=build/compiled/src` then runs the compiled package, while src/ stays free of compiled files. The tree is
rebuilt when a module that may be compiled changes; data, texts and tests are only copied.

--meanwhile: nobody waits; the exit is 1 when the tree is not there yet, and it is being made for the next time.
--for-tests: the tree is build/tested, with little optimisation, which takes a third of the time; or a link to
build/compiled where that is up to date.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/quintessence")
COMPILED = ("core", "games", "bots")
"""As in setup.py; what is interpreted in these folders counts too, for types are inferred from it."""
TREE = ROOT / "build" / "compiled"
TESTED = ROOT / "build" / "tested"
LOCK = ROOT / "build" / "compile.lock"
LOG = ROOT / "build" / "compile.log"
FAILED = ROOT / "build" / "compile.failed"
STAMP = "stamp"
FULL = os.environ.get("QUINTESSENCE_OPT_LEVEL", "3")
LITTLE = "1"
"""How much the C compiler optimises, for play and for tests."""
BUILD_FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
EXAMPLE = ".example"
"""The file by which a game in the tree is told from those of the package: see `quintessence.core.discovery`."""
NEVER_STAGED = {"__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}
NEVER_STAGED_SUFFIXES = {".so", ".pyd", ".pyc"}


def files_under(folder: Path) -> list[Path]:
    """Source files of a folder, relative to it, in a stable order."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(
        path for path in found if NEVER_STAGED.isdisjoint(path.parts) and path.suffix not in NEVER_STAGED_SUFFIXES
    )


def examples() -> list[Path]:
    """The folders of the example games."""
    return sorted(path.parent for path in ROOT.glob("examples/*/__init__.py"))


def staged_files() -> dict[Path, Path]:
    """Where each file goes in the tree, and where it comes from; an example becomes a game among the others."""
    staged = {PACKAGE / path: ROOT / PACKAGE / path for path in files_under(ROOT / PACKAGE)}
    for game in examples():
        target = PACKAGE / "games" / game.name
        if target / "__init__.py" in staged:
            sys.exit(f"compile: examples/{game.name} has the name of a game of the package")
        staged |= {target / path: game / path for path in files_under(game)}
    return staged


def may_be_compiled(target: Path) -> bool:
    """Whether a change of this file asks for a new compilation: a module of what is compiled, outside the tests."""
    folder = target.relative_to(PACKAGE).parts[0]
    return target.suffix == ".py" and folder in COMPILED and "tests" not in target.parts


def fingerprint(staged: dict[Path, Path], level: str) -> str:
    """Everything that decides what the compiler gives."""
    digest = hashlib.sha256()
    settings = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("setuptools"))
    compiler = (os.environ.get("CC"), os.environ.get("CFLAGS"), level)
    digest.update(repr(settings + compiler).encode())
    code = {target: source for target, source in staged.items() if may_be_compiled(target)}
    code |= {Path(name): ROOT / name for name in ("setup.py", "pyproject.toml")}
    for target, source in sorted(code.items()):
        content = source.read_bytes()
        digest.update(f"{target.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def copy_into(tree: Path, staged: dict[Path, Path]) -> None:
    """Copy what differs, remove what is no longer there, and mark the examples as such."""
    for target, source in staged.items():
        copied = tree / target
        if not copied.exists() or copied.read_bytes() != source.read_bytes():
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copied)
    for path in files_under(tree / PACKAGE):
        if PACKAGE / path not in staged:
            (tree / PACKAGE / path).unlink()
    for game in examples():
        (tree / PACKAGE / "games" / game.name / EXAMPLE).touch()


def compile_tree(tree: Path, staged: dict[Path, Path], wanted: str, level: str) -> bool:
    """Build in a tree of its own, which takes its place only when whole."""
    partial = tree.with_suffix(".partial")
    remove(tree)
    remove(partial)
    copy_into(partial, staged)
    for name in BUILD_FILES:
        if (ROOT / name).exists():
            shutil.copyfile(ROOT / name, partial / name)
    log = partial / "build.log"
    environment = {**os.environ, "QUINTESSENCE_MUST_COMPILE": "1", "QUINTESSENCE_PURE": "0"}
    environment["QUINTESSENCE_OPT_LEVEL"] = level
    environment.pop("PYTHONPATH", None)
    with log.open("w") as output:
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=partial,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        sys.stderr.write(log.read_text())
        return False
    (partial / STAMP).write_text(wanted)
    partial.rename(tree)
    return True


def remove(tree: Path) -> None:
    """Remove a tree, or the link that stands for it."""
    if tree.is_symlink():
        tree.unlink()
    shutil.rmtree(tree, ignore_errors=True)


@contextmanager
def alone(*, waiting: bool) -> Iterator[int | None]:
    """Hold what only one compilation may hold at a time; None when another has it and nobody is to wait."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX if waiting else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield None
        else:
            yield lock.fileno()


def is_ready(tree: Path, staged: dict[Path, Path], wanted: str) -> bool:
    """Whether the tree is what the sources give; then its data and texts are brought up to date."""
    stamp = tree / STAMP
    if not stamp.exists() or stamp.read_text() != wanted:
        return False
    copy_into(tree, staged)
    return True


def now(tree: Path = TREE, level: str = FULL) -> int:
    """Bring a tree up to date, with the lock held; 1 when it cannot be compiled."""
    started = time.monotonic()
    staged = staged_files()
    wanted = fingerprint(staged, level)
    name = tree.relative_to(ROOT)
    if is_ready(tree, staged, wanted):
        print(f"compile: {name} is up to date")
        return 0
    print(f"compile: compiling the rules into {name} (some minutes) …", flush=True)
    if not compile_tree(tree, staged, wanted, level):
        FAILED.write_text(wanted)
        print("compile: FAILED, see the lines above; the package still runs uncompiled", file=sys.stderr)
        return 1
    print(f"compile: done in {time.monotonic() - started:.0f} s")
    return 0


def for_tests() -> int:
    """Bring build/tested up to date, with the lock held: nothing is compiled that build/compiled has already."""
    staged = staged_files()
    if not is_ready(TREE, staged, fingerprint(staged, FULL)):
        return now(TESTED, LITTLE)
    remove(TESTED)
    TESTED.symlink_to(TREE.name)
    print("compile: build/tested is build/compiled, which is up to date")
    return 0


def start(lock: int) -> None:
    """Compile in a process of its own, which takes the lock over and goes on when the table is closed."""
    with LOG.open("w") as output:
        subprocess.Popen(
            ["nice", sys.executable, __file__, "--locked"],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=[lock],
            start_new_session=True,
        )


def meanwhile() -> int:
    """0 when build/compiled is up to date; else 1, and it will be at another time."""
    with alone(waiting=False) as lock:
        if lock is not None:
            staged = staged_files()
            wanted = fingerprint(staged, FULL)
            if is_ready(TREE, staged, wanted):
                return 0
            if FAILED.exists() and FAILED.read_text() == wanted:
                print(f"compile: these rules could not be compiled, see {LOG.relative_to(ROOT)}")
                return 1
            start(lock)
    print("compile: playing at once; the rules are compiled meanwhile, and the bots think faster at the next start")
    return 1


def main(arguments: list[str]) -> int:
    """Compile now, or see to it that somebody does."""
    if arguments == ["--meanwhile"]:
        return meanwhile()
    if arguments == ["--locked"]:
        return now()
    with alone(waiting=True):
        return for_tests() if arguments == ["--for-tests"] else now()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
