"""Run by Pyodide when the site is built (snapshot.mjs), after its memory was taken: writes to /out what is loaded.

The memory itself, packed; the package's data; and what the memory lacks of the library.
"""

import dis
import json
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType
from typing import Any

from compression import zstd  # type: ignore[import-not-found]  # Pyodide has it

PACKAGE = Path("/package")
OUT = Path("/out")
LIBRARY = "/lib/python314.zip"
LOADED = frozenset(sys.modules)
FOUND_BY_NAME = {
    "_strptime",
    "_pylong",
    "encodings.ascii",
    "encodings.idna",
    "encodings.punycode",
    "encodings.latin_1",
    "encodings.raw_unicode_escape",
}
"""What is imported by C, or under a name that a call makes."""
HEADER = 16
"""Before the code of a module's bytecode."""
WINDOW = 22
"""So far back, as a power of two, a repetition may lie: whoever unpacks holds that much (web/src/local/memory.ts)."""
DATE = (1980, 1, 1, 0, 0, 0)
MISSING = 'raise ImportError(f"{__name__} is not in the memory that this site was built with")\n'
"""In the place of a package's own file, by which it is found to be a package: nobody reads it."""


def write(name: str, files: dict[str, bytes]) -> None:
    """An archive, the same bytes for the same files."""
    with zipfile.ZipFile(OUT / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path, content in sorted(files.items()):
            entry = zipfile.ZipInfo(path, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, content)


def data() -> dict[str, str]:
    """The package without its code, all of it text."""
    files = {}
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
        if path.name == "__init__.py":
            files[name] = MISSING
        elif path.is_file() and path.suffix not in {".py", ".pyc"}:
            files[name] = path.read_text(encoding="utf-8")
    return files


def imports(code: CodeType, package: str) -> set[str]:
    """The modules that code names in its imports, within functions as well."""
    found: set[str] = set()
    level: Any = 0
    before: list[Any] = [None, None]
    for one in dis.get_instructions(code):
        if one.opname == "IMPORT_NAME":
            level, chosen = before
            above = package.rsplit(".", level - 1)[0] if level else ""
            name = ".".join(filter(None, (above, one.argval)))
            found |= {name, *(f"{name}.{part}" for part in chosen or ())}
        before = [before[1], one.argval]
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            found |= imports(inner, package)
    return found


def library() -> dict[str, bytes]:
    """What the memory lacks of the standard library, and what it has could still import."""
    with zipfile.ZipFile(LIBRARY) as zipped:
        read = {name.removesuffix(".pyc"): zipped.read(name) for name in zipped.namelist() if name.endswith(".pyc")}
    paths = {path.removesuffix("/__init__").replace("/", "."): path for path in read}
    loaded = LOADED & paths.keys()
    reached: set[str] = set()
    new = set(loaded | paths.keys() & FOUND_BY_NAME)
    named = {name for path in PACKAGE.rglob("*.pyc") for name in imports(marshal.loads(path.read_bytes()[HEADER:]), "")}
    while new:
        for name in new:
            package = name if paths[name].endswith("/__init__") else name.rpartition(".")[0]
            named |= imports(marshal.loads(read[paths[name]][HEADER:]), package)
        reached |= new
        above = {name.rsplit(".", up)[0] for name in named for up in range(name.count(".") + 1)}
        named, new = set(), (above & paths.keys()) - reached
    return {f"{paths[name]}.pyc": read[paths[name]] for name in reached - loaded}


def packed(memory: bytes) -> bytes:
    """The memory as it travels: a third smaller than what every browser could unpack by itself."""
    chosen = zstd.CompressionParameter
    options = {chosen.compression_level: 19, chosen.window_log: WINDOW, chosen.content_size_flag: 1}
    return bytes(zstd.compress(memory, options=options))


(OUT / "package.json").write_text(json.dumps(data(), ensure_ascii=False), encoding="utf-8")
write("python_stdlib.zip", library())
memory = OUT / "python.memory"
memory.with_suffix(".zst").write_bytes(packed(memory.read_bytes()))
