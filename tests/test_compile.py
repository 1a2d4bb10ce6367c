"""The tool that compiles the rules beside their sources, tried on a project of one file that needs no compiler."""

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BUILDS = "import time; time.sleep(0.2)\n"
FAILS = "raise SystemExit('no compiler here')\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose build only takes its time."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools/compile.py", tmp_path / "tools/compile.py")
    (tmp_path / "src/quintessence/core").mkdir(parents=True)
    (tmp_path / "src/quintessence/core/__init__.py").write_text("")
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "setup.py").write_text(BUILDS)
    return tmp_path


def compiled(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(project / "tools/compile.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def wait_until_done(project: Path) -> None:
    """The next compilation waits for the one under way."""
    assert compiled(project).returncode == 0


def test_whoever_wants_to_play_does_not_wait(project: Path) -> None:
    first = compiled(project, "--meanwhile")
    assert (first.returncode, "at once" in first.stdout) == (1, True)
    wait_until_done(project)
    assert compiled(project, "--meanwhile").returncode == 0


def test_a_second_player_starts_no_second_compilation(project: Path) -> None:
    for _ in range(3):
        assert compiled(project, "--meanwhile").returncode == 1 or (project / "build/compiled/stamp").exists()
    wait_until_done(project)
    assert (project / "build/compile.log").read_text().count("compiling") == 1


def test_changed_sources_are_compiled_again(project: Path) -> None:
    wait_until_done(project)
    (project / "src/quintessence/core/__init__.py").write_text("changed = True\n")
    assert compiled(project, "--meanwhile").returncode == 1


def test_rules_that_cannot_be_compiled_are_not_tried_at_every_start(project: Path) -> None:
    (project / "setup.py").write_text(FAILS)
    assert compiled(project, "--meanwhile").returncode == 1
    deadline = time.monotonic() + 30
    again = compiled(project, "--meanwhile")
    while "could not be compiled" not in again.stdout and time.monotonic() < deadline:  # the first may still be at it
        again = compiled(project, "--meanwhile")
    assert (again.returncode, "could not be compiled" in again.stdout) == (1, True)
    assert (project / "build/compile.log").read_text().count("compiling") == 1
    assert "no compiler here" in (project / "build/compile.log").read_text()
