"""Starts a worker process: `start.py ROOT --parent=PID [--pure] [--memory=BYTES] [--nice=N] MODULE…`.

`--watched-parent` and `--written-memory` are other ways of the two.

The modules are imported before the first job. The process ends with its parent.

A script, not a module: it changes how Python finds `quintessence` before anything of it is imported. The package is the
one in the folder ROOT; with --pure its plain sources are taken, even where compiled files lie beside them.
"""

from __future__ import annotations

import contextlib
import os
import runpy
import signal
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType


class PlainSources(MetaPathFinder):
    """Finds the package's modules among its .py files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours; None leaves the module to Python's own finders."""
        if fullname.partition(".")[0] != "quintessence":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def is_found_in(root: str) -> bool:
    """Whether Python takes the package from a folder without being told."""
    spec = find_spec("quintessence")
    return spec is not None and spec.origin is not None and Path(spec.origin).parent.parent == Path(root)


def bound_memory(bytes_: int, is_written: bool) -> None:
    """Have the system refuse this process more address space than that, or only more that can be written to.

    Nothing on Windows, which cannot."""
    try:
        import resource
    except ImportError:
        return
    kind = resource.RLIMIT_DATA if is_written else resource.RLIMIT_AS
    hard = resource.getrlimit(kind)[1]
    most = bytes_ if hard == resource.RLIM_INFINITY else min(bytes_, hard)
    with contextlib.suppress(OSError, ValueError):  # macOS keeps no such bound
        resource.setrlimit(kind, (most, most))


def stand_back(steps: int) -> None:
    """Let others have the processor first; nothing on Windows, which counts otherwise."""
    if hasattr(os, "nice"):
        os.nice(steps)


def taken(name: str) -> str:
    """The value of a flag, which is left to nobody else; "" where it is not given."""
    for word in [word for word in sys.argv if word.startswith(f"--{name}=")]:
        sys.argv.remove(word)
        return word.partition("=")[2]
    return ""


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the owner of the pool, who then ends its processes
    folder = sys.argv.pop(1)
    if not is_found_in(folder):
        sys.path.insert(0, folder)
    if "--pure" in sys.argv:
        sys.argv.remove("--pure")
        sys.meta_path.insert(0, PlainSources())
    end_with_parent = runpy.run_path(str(Path(__file__).with_name("parent.py")))["end_with_parent"]  # not of ROOT
    for flag in ("parent", "watched-parent"):
        if parent := taken(flag):
            end_with_parent(int(parent), has_signal=flag == "parent")
    if nice := taken("nice"):
        stand_back(int(nice))
    for flag in ("memory", "written-memory"):
        if memory := taken(flag):
            bound_memory(int(memory), is_written=flag != "memory")
    runpy.run_module("quintessence.jobs.worker", run_name="__main__", alter_sys=False)
