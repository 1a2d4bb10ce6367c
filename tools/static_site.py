"""Build the table without a server into build/site: page, Python runtime, package; plain files, for any host.

`python tools/static_site.py` builds it when something has changed. The page is the same as a server's, built for
another transport: a web worker in the browser that runs the same Python (`quintessence.host`).
"""

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import time
import zipfile
from importlib.util import find_spec
from pathlib import Path

import page

ROOT = page.ROOT
PARTS = ROOT / "build" / "site-parts"
BUILT = ROOT / "build" / "site"
STAMP = PARTS / ".stamp"
PACKAGE = ROOT / "src" / "quintessence"
RUNTIME = page.WEB / "node_modules" / "pyodide"
COMPILER = Path(__file__).parent / "compile_for_site.py"
FREEZER = Path(__file__).parent / "freeze_for_site.py"
REST = Path(__file__).parent / "rest_for_site.py"
LOCK = "pyodide-lock.json"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LOCK)
PACKED = (".wasm", ".asm.mjs", "package.json")
"""What travels packed even where a host packs nothing."""
ROOMS = ("core", "games", "bots", "table", "review", "service", "host")
SINGLE = ("__init__.py", "jobs/__init__.py", "jobs/memory.py", "jobs/protocol.py", "jobs/answering.py")
KINDS = {".py", ".toml", ".json", ".ftl", ".md"}
BESIDE = "mypy_extensions"
"""The one module from elsewhere that the rules import: one file, which says something to the compiler."""
LEFT_OUT = {"tests", "board", "__pycache__"}
DATE = (1980, 1, 1, 0, 0, 0)


def package_files(package: Path = PACKAGE) -> list[Path]:
    """All of the package that a browser needs: rules and bots, the table, and its host; no server, no tests."""
    found = [path for room in ROOMS for path in (package / room).rglob("*") if path.suffix in KINDS]
    kept = [path for path in found if not LEFT_OUT & set(path.relative_to(package).parts)]
    return sorted([*kept, *(package / name for name in SINGLE if (package / name).is_file())])


def beside() -> Path:
    """Where the module from elsewhere lies."""
    found = find_spec(BESIDE)
    assert found is not None and found.origin is not None
    return Path(found.origin)


def archive(package: Path = PACKAGE) -> bytes:
    """The package as one archive, the same bytes for the same sources."""
    content = io.BytesIO()
    named = {f"quintessence/{path.relative_to(package).as_posix()}": path for path in package_files(package)}
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for name, path in {f"{BESIDE}.py": beside(), **named}.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipped.writestr(entry, path.read_bytes())
    return content.getvalue()


def run_node(*words: object, **variables: str) -> None:
    """Run a script of the page's tools, which has the browser's Python."""
    path = page.node_folder() + os.pathsep + os.environ["PATH"]
    command = [shutil.which("node", path=path) or "node", *map(str, words)]
    if subprocess.run(command, cwd=page.WEB, env={**os.environ, **variables}, check=False).returncode != 0:
        raise page.NoPage("Python for the browser failed, see the lines above")


def compiled(package: Path) -> Path:
    """A folder with the list of games; and the memory of a Python that has imported all, with what it still reads."""
    first, out = PARTS / "compiled", PARTS / "frozen"
    first.mkdir()
    out.mkdir()
    source = first / "source.zip"
    source.write_bytes(archive(package))
    run_node("tools/python.mjs", source, COMPILER, QUINTESSENCE_OUT=str(first))
    parts = (first / "python_stdlib.zip", first / "package.zip")
    run_node("tools/snapshot.mjs", *parts, FREEZER, REST, out / "python.memory")
    (first / "games.json").rename(out / "games.json")
    shutil.rmtree(first)
    return out


def lay_out(package: Path = PACKAGE) -> None:
    """What the site has beside the page, and the plan by which the worker loads it."""
    shutil.rmtree(PARTS, ignore_errors=True)
    PARTS.mkdir(parents=True)
    made = compiled(package)
    contents = {name: (RUNTIME / name).read_bytes() for name in FILES}
    contents[LOCK] = without_packages(contents[LOCK])
    runtime = f"runtime/{fingerprint(*contents.values())}/"
    ours = {name: (made / name).read_bytes() for name in ("python.zst", "python_stdlib.zip", "package.json")}
    folder = f"package/{fingerprint(*ours.values())}/"
    games = (made / "games.json").read_bytes()
    plan = {"runtime": runtime, "package": folder, "games": f"package/{fingerprint(games)}.json"}
    put(plan["games"], games)
    memory = (made / "python.memory").stat().st_size
    shutil.rmtree(made)
    files = {runtime + name: content for name, content in contents.items()}
    files |= {folder + name: content for name, content in ours.items()}
    sizes = {name: (PARTS / name).stat().st_size for name in (put(name, content) for name, content in files.items())}
    (PARTS / "plan.json").write_text(json.dumps({**plan, "memory": memory, "sizes": sizes}))


def without_packages(lock: bytes) -> bytes:
    """What the runtime reads of itself, without the hundreds of packages that could be loaded from elsewhere."""
    return json.dumps({"info": json.loads(lock)["info"], "packages": {}}).encode()


def fingerprint(*contents: bytes) -> str:
    """A name that changes with what it names."""
    return hashlib.sha256(b"".join(contents)).hexdigest()[:16]


def put(name: str, content: bytes) -> str:
    """Write a file of the site, packed where no host can be trusted to do it; the name that it has there."""
    if name.endswith(PACKED):
        name, content = f"{name}.gzip", gzip.compress(content, 9, mtime=0)
    path = PARTS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return name


def build() -> None:
    """Build the site when something changed since."""
    page.install()
    digest = hashlib.sha256(
        page.fingerprint((*page.SOURCES, "web/src/local/**/*", "web/tools/*.mjs", "tools/*site.py")).encode()
    )
    for path in package_files():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    wanted = digest.hexdigest()
    if STAMP.exists() and STAMP.read_text() == wanted and (BUILT / "index.html").is_file():
        print("site: build/site is up to date")
        return
    started = time.monotonic()
    print("site: building into build/site …", flush=True)
    lay_out()
    page.npm("run", "site", "--", "--logLevel", "warn", QUINTESSENCE_SITE_PARTS=str(PARTS))
    STAMP.write_text(wanted)
    size = sum(path.stat().st_size for path in BUILT.rglob("*") if path.is_file())
    print(f"site: done in {time.monotonic() - started:.0f} s, {size / 1e6:.1f} MB")
    print("to play: python3 -m http.server --directory build/site")


if __name__ == "__main__":
    try:
        build()
    except page.NoPage as failure:
        sys.exit(f"site: FAILED: {failure}")
