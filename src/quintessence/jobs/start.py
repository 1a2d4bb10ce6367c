"""Starts a worker process: `start.py ROOT [--pure] MODULE…`; the modules are imported before the first job.

A script, not a module: it changes how Python finds `quintessence` before anything of it is imported. The package is the
one in the folder ROOT; with --pure its plain sources are taken, even where compiled files lie beside them.
"""

from __future__ import annotations

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
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if found is not None and found.loader is not None:
                return found
        return None


def is_found_in(root: str) -> bool:
    """Whether Python takes the package from a folder without being told."""
    found = find_spec("quintessence")
    return found is not None and found.origin is not None and Path(found.origin).parent.parent == Path(root)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the owner of the pool, who then ends its processes
    folder = sys.argv.pop(1)
    if not is_found_in(folder):
        sys.path.insert(0, folder)
    if "--pure" in sys.argv:
        sys.argv.remove("--pure")
        sys.meta_path.insert(0, PlainSources())
    runpy.run_module("quintessence.jobs.worker", run_name="__main__", alter_sys=False)
