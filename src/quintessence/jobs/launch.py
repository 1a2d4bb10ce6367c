"""How a worker process is started: from which source tree, compiled or plain, and with what already imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from quintessence.jobs.protocol import Failed

_SCRIPT: Final = Path(__file__).absolute().parent / "start.py"
_ROOT: Final = _SCRIPT.parent.parent.parent


@dataclass(frozen=True)
class Launch:
    """All processes of a pool are started alike."""

    root: Path | None = None
    """The folder that holds the package to run; None: the package of this process."""
    pure: bool = False
    """Whether compiled files are left aside."""
    preload: Sequence[str] = ()
    """Modules imported before the process is ready, so that the first job does not pay for them."""
    variables: Mapping[str, str] = field(default_factory=dict)
    """Environment variables beside this process's own."""
    memory: int = 0
    """The most address space of a process in bytes, where the system keeps such a bound (not Windows); 0: any."""

    may_reserve: bool = False
    """Whether `memory` bounds only what is written to: some libraries reserve far more addresses than they use."""

    nice: int = 0
    """How far a process stands back behind others that want the processor, where the system knows such a thing."""

    has_threads: bool = False
    """Whether processes are started by threads that end before the pool does: see `end_with_parent`."""

    def __post_init__(self) -> None:
        """Refuse a folder without the package: Python would take it from elsewhere, and nobody would notice."""
        if self.root is not None and not (self.root / "quintessence" / "jobs" / "worker.py").exists():
            raise Failed(f"there is no package in {self.root}")

    def command(self) -> list[str]:
        """The command line."""
        flags = [f"--{'watched-' if self.has_threads else ''}parent={os.getpid()}"]
        flags += ["--pure"] if self.pure else []
        flags += [f"--{'written-' if self.may_reserve else ''}memory={self.memory}"] if self.memory else []
        flags += [f"--nice={self.nice}"] if self.nice else []
        return [sys.executable, "-P", str(_SCRIPT), str(self.root or _ROOT), *flags, *self.preload]

    def environment(self) -> dict[str, str]:
        """This process's environment, and what was added to it."""
        return {**os.environ, **self.variables}
