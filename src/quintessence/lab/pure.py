"""Runs the benchmark's worker on the plain sources, even where compiled files lie beside them.

A script, not a module: it has to change how Python finds `quintessence` before anything of it is imported.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
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


if __name__ == "__main__":
    sys.meta_path.insert(0, PlainSources())
    runpy.run_module("quintessence.lab.worker", run_name="__main__")
