"""The two sides of the benchmark, compiled and interpreted, each a process of its own that answers orders."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Final

import quintessence
from quintessence.core.game import Refused, Values

_PACKAGE: Final = Path(quintessence.__file__).parent
_RULES: Final = ("core", "games", "bots")


class Side:
    """A process with one way of running the package."""

    def __init__(self, root: Path, pure: bool) -> None:
        """Run the package under `root`; `pure` leaves its compiled files aside."""
        script = (
            ["-P", str(root / "quintessence" / "lab" / "pure.py")] if pure else ["-P", "-m", "quintessence.lab.worker"]
        )
        self._process: Final = subprocess.Popen(
            [sys.executable, *script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(root),
            text=True,
        )

    def ask(self, order: Values) -> Values:
        """The answer to an order; Refused when the process has died."""
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None and sink is not None
        line = ""
        with contextlib.suppress(OSError):  # a dead process answers nothing, which is told below
            sink.write(json.dumps(order) + "\n")
            sink.flush()
            line = source.readline()
        if not line:
            raise Refused("bench_process_died", {"code": self._process.wait()})
        answer: Values = json.loads(line)
        return answer

    def __enter__(self) -> Side:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()


def open_sides() -> dict[str, Side]:
    """The sides there are: the interpreted one always, the compiled one where there is a compiled build."""
    root = compiled_root()
    if quintessence.is_compiled():
        return {"compiled": Side(_PACKAGE.parent, pure=False), "interpreted": Side(_PACKAGE.parent, pure=True)}
    sides = {"interpreted": Side(_PACKAGE.parent, pure=True)}
    return sides if root is None else {"compiled": Side(root, pure=False), **sides}


def compiled_root() -> Path | None:
    """Where the compiled package lies: here, or in the build beside the sources."""
    if quintessence.is_compiled():
        return _PACKAGE.parent
    beside = _PACKAGE.parent.parent / "build" / "compiled" / "src"
    return beside if any((beside / "quintessence" / "core").glob("match.*[!y]")) else None


def is_stale() -> bool:
    """Whether the compiled build beside the sources was made from other sources than these."""
    root = compiled_root()
    if root is None or root == _PACKAGE.parent:
        return False
    sources = [path.relative_to(_PACKAGE) for folder in _RULES for path in (_PACKAGE / folder).rglob("*.py")]
    twins = [(_PACKAGE / path, root / "quintessence" / path) for path in sources if "tests" not in path.parts]
    return any(not twin.exists() or twin.read_bytes() != source.read_bytes() for source, twin in twins)


def _environment(root: Path) -> dict[str, str]:
    """This process's environment, with the package first, and the example games of a source tree last."""
    examples = _PACKAGE.parent.parent / "examples"
    paths = [str(root), os.environ.get("PYTHONPATH", "")]
    places = [os.environ.get("QUINTESSENCE_GAMES", ""), str(examples) if examples.exists() else ""]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "QUINTESSENCE_GAMES": os.pathsep.join(place for place in places if place),
    }
