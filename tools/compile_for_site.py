"""Run by Pyodide when the site is built (static_site.py): writes standard library and package as bytecode to /out.

From these the memory is made that a site loads (freeze_for_site.py): compiling would leave its litter there.
The standard library loses what no browser needs and the numbers of its lines; both lose what only a reader needs.
"""

import ast
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

OUT = Path("/out")
DATE = (1980, 1, 1, 0, 0, 0)
UNNEEDED = (
    *("unittest/", "pydoc", "doctest", "pdb", "bdb", "idlelib/", "lib2to3/", "ensurepip/", "venv/", "turtle", "test/"),
    *(
        "mailbox",
        "imaplib",
        "smtplib",
        "ftplib",
        "poplib",
        "cgi",
        "wsgiref/",
        "xmlrpc/",
        "tkinter/",
        "curses/",
        "netrc",
    ),
    *("multiprocessing/", "sqlite3/", "dbm/", "distutils/", "pyrepl/", "_pyrepl/", "optparse", "pickletools", "html/"),
    *("http/", "xml/", "ctypes/", "zoneinfo/", "wsgiref/", "tarfile", "argparse", "_pydecimal", "_pydatetime", "_pyio"),
    *("logging/handlers", "logging/config", "asyncio/windows", "asyncio/proactor", "asyncio/tools", "webbrowser"),
    *(
        "profiling/",
        "profile",
        "cProfile",
        "pstats",
        "plistlib",
        "socketserver",
        "trace.py",
        "urllib/request",
        "antigravity",
    ),
    *("email/_header_value_parser", "email/mime/", "encodings/iso", "encodings/mac", "encodings/big5", "encodings/euc"),
    *("encodings/gb", "encodings/hz", "encodings/johab", "encodings/koi", "encodings/shift", "encodings/cp8"),
    *("encodings/cp9", "encodings/cp10", "encodings/cp11", "encodings/cp12"),
)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = (1).to_bytes(4, "little")
"""What a module's header says: it has its source's hash, and nobody has to look (PEP 552)."""
NO_LINE = 0b11111000
"""An entry of a table of lines: up to eight units of code, one less in its last bits, come from none (CPython)."""
PLACEHOLDER = b"# Compiled beside this file; the source is in the project's repository.\n"


def without_lines(code: CodeType) -> CodeType:
    """Code that says of no instruction from which line it comes."""
    inner = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    full, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NO_LINE | 7] * full + [NO_LINE | rest - 1] * (rest > 0))
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def bytecode(source: bytes, name: str, has_lines: bool) -> bytes:
    """A module as bytecode that is never compared with its source, and has no docstrings."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True)
    kept = code if has_lines else without_lines(code)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(kept)


def write(name: str, files: dict[str, bytes]) -> None:
    """An archive, the same bytes for the same files."""
    with zipfile.ZipFile(OUT / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path, content in sorted(files.items()):
            entry = zipfile.ZipInfo(path, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, content)


def library() -> dict[str, bytes]:
    """The standard library: bytecode in the place of each source."""
    files = {}
    with zipfile.ZipFile("/lib/python314.zip") as zipped:
        for name in zipped.namelist():
            if name.startswith(UNNEEDED) or name.endswith("/"):
                continue
            content = zipped.read(name)
            if name.endswith(".py"):
                files[f"{name}c"] = bytecode(content, f"/lib/python314.zip/{name}", has_lines=False)
            elif not name.endswith(".pyc"):
                files[name] = content
    return files


def package() -> dict[str, bytes]:
    """Ours: bytecode beside an empty source."""
    files = {}
    for path in Path("/package").rglob("*"):
        name = path.relative_to("/package").as_posix()
        if not path.is_file() or "__pycache__" in name:
            continue
        content = path.read_bytes()
        if path.suffix == ".py":
            files[name] = PLACEHOLDER
            at = path.relative_to("/package")
            files[f"{at.parent.as_posix()}/__pycache__/{at.stem}.cpython-314.pyc"] = bytecode(
                content, f"/package/{name}", has_lines=True
            )
        else:
            files[name] = content
    return files


async def main() -> None:
    """Write all there is to write."""
    from quintessence.host.prepared import games_text

    games = games_text().encode()
    write("python_stdlib.zip", library())
    write("package.zip", {**package(), "quintessence/host/games.json": games})
    (OUT / "games.json").write_bytes(games)
