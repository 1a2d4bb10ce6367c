"""Run by Pyodide when the site is built (snapshot.mjs): imports all that a table needs, so that its memory has it.

What is then still to be loaded is written to /out: the package's data, and what the memory lacks of the library.
"""

import gc
import importlib
import linecache
import os
import sys
import zipfile
import zipimport
from pathlib import Path

PACKAGE = Path("/package")
OUT = Path("/out")
LIBRARY = "/lib/python314.zip"
DATE = (1980, 1, 1, 0, 0, 0)
MISSING = b'raise ImportError(f"{__name__} is not in the memory that this site was built with")\n'
"""In the place of a package's own file, by which it is found to be a package: nobody reads it."""


def import_all() -> None:
    """Every module of the package; one that cannot be imported stops the build. The games are made as well."""
    for path in sorted((PACKAGE / "quintessence").rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        importlib.import_module(name.removesuffix(".__init__"))
    import quintessence

    for slug in quintessence.known_games():
        quintessence.load(slug)


def write(name: str, files: dict[str, bytes]) -> None:
    """An archive, the same bytes for the same files."""
    with zipfile.ZipFile(OUT / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path, content in sorted(files.items()):
            entry = zipfile.ZipInfo(path, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, content)


def data() -> dict[str, bytes]:
    """The package without its code."""
    files = {}
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
        if path.name == "__init__.py":
            files[name] = MISSING
        elif path.is_file() and path.suffix not in {".py", ".pyc"}:
            files[name] = path.read_bytes()
    return files


def library() -> dict[str, bytes]:
    """What the memory does not have of the standard library."""
    known = {name.replace(".", "/") for name in sys.modules}
    known |= {f"{name}/__init__" for name in known}
    with zipfile.ZipFile(LIBRARY) as zipped:
        names = [name for name in zipped.namelist() if name.rpartition(".")[0] not in known]
        return {name: zipped.read(name) for name in names}


def forget() -> None:
    """Nothing of the files that were here may be remembered: those of the site are others."""
    linecache.clearcache()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    sys.path_importer_cache.clear()
    gc.collect()


sys.path.insert(0, str(PACKAGE))
import_all()
write("package.zip", data())
write("python_stdlib.zip", library())
os.chdir("/home/pyodide")
forget()
