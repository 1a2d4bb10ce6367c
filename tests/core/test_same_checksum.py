"""The same seeds give the same matches compiled and interpreted: what a compiler gets wrong shows here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quintessence

ROOT = Path(__file__).parent.parent.parent
COMPILED = ROOT / "build" / "tested" / "src"
EXPECTED = os.environ.get("QUINTESSENCE_EXPECT_COMPILED") == "1"
CODE = """
import sys
import quintessence
from quintessence.core.conformance import checksum
print(quintessence.is_compiled(), checksum(quintessence.load(sys.argv[1]), int(sys.argv[2])))
"""


def is_current() -> bool:
    """Whether the compiled tree was made from the sources as they are."""
    if not list(COMPILED.glob("*.so")) + list(COMPILED.glob("*.pyd")):
        return False
    games = COMPILED / "quintessence" / "games"
    staged = {path: COMPILED / path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.py")}
    examples = [path.parent for path in ROOT.glob("examples/*/__init__.py")]  # the client is no game
    staged |= {path: games / path.relative_to(ROOT / "examples") for game in examples for path in game.rglob("*.py")}
    return all(copy.exists() and copy.read_bytes() == path.read_bytes() for path, copy in staged.items())


def checksum(slug: str, seeds: int, sources: Path) -> tuple[bool, int]:
    environment = {**os.environ, "PYTHONPATH": str(sources), "QUINTESSENCE_GAMES": str(ROOT / "examples")}
    command = [sys.executable, "-c", CODE, slug, str(seeds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    compiled, number = done.stdout.split()
    return compiled == "True", int(number)


@pytest.mark.parametrize("slug", quintessence.known_games())
def test_the_same_seeds_give_the_same_checksum_compiled_and_interpreted(slug: str) -> None:  # (j)
    if not EXPECTED and not is_current():
        pytest.skip("build/tested is not made from these sources: make test")
    assert is_current()
    (was_compiled, number), (is_compiled, same) = (checksum(slug, 40, sources) for sources in (ROOT / "src", COMPILED))
    assert (was_compiled, is_compiled) == (False, True)
    assert number == same


def test_the_tests_run_compiled_where_that_is_expected() -> None:
    if EXPECTED:
        assert quintessence.is_compiled()


def test_a_checksum_is_the_same_in_every_process() -> None:  # (j): nothing hangs on the order of a set
    numbers = {checksum("connect_four", 20, Path(quintessence.__file__).parent.parent)[1] for _ in range(3)}
    assert len(numbers) == 1
