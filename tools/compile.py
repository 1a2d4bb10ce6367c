"""Stage the package and the example games under build/compiled/src and compile them there as one unit.

`PYTHONPATH=build/compiled/src` then runs the compiled package, while src/ stays free of compiled files. The tree is
rebuilt when a module that may be compiled changes; data, texts and tests are only copied.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/quintessence")
TREE = ROOT / "build" / "compiled"
PARTIAL = ROOT / "build" / "compiled.partial"
STAMP = "stamp"
BUILD_FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
NEVER_STAGED = {"__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}
NEVER_STAGED_SUFFIXES = {".so", ".pyd", ".pyc"}


def files_under(folder: Path) -> list[Path]:
    """Source files of a folder, relative to it, in a stable order."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(
        path for path in found if NEVER_STAGED.isdisjoint(path.parts) and path.suffix not in NEVER_STAGED_SUFFIXES
    )


def staged_files() -> dict[Path, Path]:
    """Where each file goes in the tree, and where it comes from; an example becomes a game among the others."""
    staged = {PACKAGE / path: ROOT / PACKAGE / path for path in files_under(ROOT / PACKAGE)}
    for game in sorted(path.parent for path in ROOT.glob("examples/*/__init__.py")):
        target = PACKAGE / "games" / game.name
        if target / "__init__.py" in staged:
            sys.exit(f"compile: examples/{game.name} has the name of a game of the package")
        staged |= {target / path: game / path for path in files_under(game)}
    return staged


def may_be_compiled(target: Path) -> bool:
    """Whether a change of this file asks for a new compilation: every module outside the tests."""
    return target.suffix == ".py" and "tests" not in target.parts


def fingerprint(staged: dict[Path, Path]) -> str:
    """Everything that decides what the compiler gives."""
    digest = hashlib.sha256()
    settings = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("setuptools"))
    compiler = tuple(os.environ.get(name) for name in ("CC", "CFLAGS", "QUINTESSENCE_OPT_LEVEL"))
    digest.update(repr(settings + compiler).encode())
    code = {target: source for target, source in staged.items() if may_be_compiled(target)}
    code |= {Path(name): ROOT / name for name in ("setup.py", "pyproject.toml")}
    for target, source in sorted(code.items()):
        content = source.read_bytes()
        digest.update(f"{target.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def copy_into(tree: Path, staged: dict[Path, Path]) -> None:
    """Copy what differs, and remove what is no longer there."""
    for target, source in staged.items():
        copied = tree / target
        if not copied.exists() or copied.read_bytes() != source.read_bytes():
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copied)
    for path in files_under(tree / PACKAGE):
        if PACKAGE / path not in staged:
            (tree / PACKAGE / path).unlink()


def compile_tree(staged: dict[Path, Path], wanted: str) -> bool:
    """Build in a tree of its own, which takes its place only when whole."""
    shutil.rmtree(TREE, ignore_errors=True)
    shutil.rmtree(PARTIAL, ignore_errors=True)
    copy_into(PARTIAL, staged)
    for name in BUILD_FILES:
        if (ROOT / name).exists():
            shutil.copyfile(ROOT / name, PARTIAL / name)
    log = PARTIAL / "build.log"
    environment = {**os.environ, "QUINTESSENCE_MUST_COMPILE": "1", "QUINTESSENCE_PURE": "0"}
    environment.pop("PYTHONPATH", None)
    with log.open("w") as output:
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
            cwd=PARTIAL,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        sys.stderr.write(log.read_text())
        return False
    (PARTIAL / STAMP).write_text(wanted)
    PARTIAL.rename(TREE)
    return True


def main() -> int:
    """Bring build/compiled up to date; 1 when it cannot be compiled."""
    started = time.monotonic()
    staged = staged_files()
    wanted = fingerprint(staged)
    stamp = TREE / STAMP
    if stamp.exists() and stamp.read_text() == wanted:
        copy_into(TREE, staged)
        print("compile: build/compiled is up to date")
        return 0
    print("compile: compiling the rules into build/compiled (a minute or so) …", flush=True)
    if not compile_tree(staged, wanted):
        print("compile: FAILED, see the lines above; the package still runs uncompiled", file=sys.stderr)
        return 1
    print(f"compile: done in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
