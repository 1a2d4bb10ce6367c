"""How a worker process is started: from which source tree, compiled or plain, and with what already imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from quintessence.jobs.protocol import Failed

_SCRIPT: Final = Path(__file__).parent / "start.py"


@dataclass(frozen=True)
class Launch:
    """All processes of a pool are started alike."""

    root: Path | None = None
    """The folder that holds the package to run; None: the one that this process would import."""
    pure: bool = False
    """Whether compiled files are left aside."""
    preload: Sequence[str] = ()
    """Modules imported before the process is ready, so that the first job does not pay for them."""
    variables: Mapping[str, str] = field(default_factory=dict)
    """Environment variables beside this process's own."""

    def __post_init__(self) -> None:
        """Python would take the package from elsewhere, and nobody would notice."""
        if self.root is not None and not (self.root / "quintessence" / "jobs" / "worker.py").exists():
            raise Failed(f"there is no package in {self.root}")

    def command(self) -> list[str]:
        """The command line."""
        return [sys.executable, "-P", str(_SCRIPT), *(["--pure"] if self.pure else []), *self.preload]

    def environment(self) -> dict[str, str]:
        """This process's environment, with the wanted source tree first."""
        found = {**os.environ, **self.variables}
        if self.root is not None:
            paths = [str(self.root), os.environ.get("PYTHONPATH", "")]
            found["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        return found
