"""Run by Pyodide when the site is built (snapshot.mjs): imports all that a table needs, so that its memory has it.

Whatever else is done, rest_for_site.py does after the memory is taken.
"""

import gc
import importlib
import linecache
import os
import sys
import zipimport
from pathlib import Path

PACKAGE = Path("/package")


def import_all() -> None:
    """Every module of the package; one that cannot be imported stops the build. The games are made as well."""
    for path in sorted((PACKAGE / "quintessence").rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        importlib.import_module(name.removesuffix(".__init__"))
    import quintessence

    for slug in quintessence.known_games():
        quintessence.load(slug)


def forget() -> None:
    """Nothing of the files that were here may be remembered: those of the site are others."""
    linecache.clearcache()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    sys.path_importer_cache.clear()
    gc.collect()


sys.path.insert(0, str(PACKAGE))
import_all()
os.chdir("/home/pyodide")
forget()
