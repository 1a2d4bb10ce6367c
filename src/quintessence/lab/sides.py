"""The two sides of the benchmark, compiled and interpreted, each a process of its own that answers jobs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import quintessence
from quintessence.core.game import Refused, Values
from quintessence.jobs.pool import Pool
from quintessence.jobs.protocol import Failed

_PACKAGE: Final = Path(quintessence.__file__).parent
_RULES: Final = ("core", "games", "bots")


class Side(Pool):
    """A process with one way of running the package."""

    def __init__(self, root: Path, pure: bool) -> None:
        super().__init__(1, root, pure, {"QUINTESSENCE_GAMES": _games()})

    def ask(self, job: Values) -> Values:
        """The answer to a job; what went wrong is an answer too, since the benchmark names it and goes on."""
        try:
            return self.run(job)
        except (Failed, Refused) as error:
            return {"error": str(error)}


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


def _games() -> str:
    """The folders with further games: this process's own, and the examples of a source tree last."""
    examples = _PACKAGE.parent.parent / "examples"
    folders = [os.environ.get("QUINTESSENCE_GAMES", ""), str(examples) if examples.exists() else ""]
    return os.pathsep.join(folder for folder in folders if folder)
