"""What holds for every command: help in both languages, and one clear line when something is wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from quintessence.cli import games
from quintessence.cli.arguments import asked_language

if TYPE_CHECKING:
    from tests.cli.conftest import Run

COMMANDS = ["games", "play", "serve", "simulate", "ladder", "lab", "replay", "verify", "import", "export", "trace"]
COMMANDS += ["bench"]


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().out == run("--help").out
    assert all(name in run("--help").out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(run: Run, command: str) -> None:
    english, french = run(command, "--help"), run(command, "--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out.startswith("usage: quintessence")
    assert french.out.startswith("utilisation\u00a0: quintessence")
    assert not any("help-" in done.out.replace("--help", "") or "metavar-" in done.out for done in (english, french))


def test_the_version_says_whether_it_is_compiled(run: Run) -> None:
    assert run("--version").out.startswith("quintessence 0.")
    assert "compiled" in run("--version").out


def test_the_language_is_found_wherever_it_stands() -> None:
    assert asked_language(["games", "--lang", "fr"], {}) == "fr"
    assert asked_language(["--lang=fr", "games"], {}) == "fr"
    assert asked_language(["games", "--lang"], {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert asked_language(["games", "--lang", "xx"], {}) == "en"


WRONG = {
    "an unknown command": ["dance"],
    "an unknown argument": ["games", "--loud"],
    "a missing game": ["simulate"],
    "an unknown game": ["simulate", "chess"],
    "an unknown language": ["games", "--lang", "xx"],
    "a missing value": ["simulate", "connect_four", "--games"],
    "a value too many": ["games", "--json=yes"],
    "no number": ["simulate", "connect_four", "--games", "many"],
    "a number out of bounds": ["simulate", "connect_four", "--games", "0"],
    "a huge number": ["simulate", "connect_four", "--games", "9" * 5000],
    "an unknown bot": ["simulate", "connect_four", "--bots", "level1,nobody"],
    "too many bots": ["simulate", "connect_four", "--bots", "level1,level1,level1"],
    "bots and seats": ["simulate", "connect_four", "--bots", "level1,level1", "--seats", "3"],
    "an empty seed": ["simulate", "connect_four", "--seed", ""],
    "an unknown option": ["simulate", "connect_four", "--option", "board=big"],
    "an option without a value": ["simulate", "breaker", "--option", "fault"],
    "an option given twice": ["simulate", "breaker", "--option", "fault=none", "--option", "fault=none"],
    "a bad choice": ["simulate", "breaker", "--option", "fault=sometimes"],
    "an option of bad JSON": ["simulate", "breaker", "--option", "free={"],
    "an option of deep JSON": ["simulate", "breaker", "--option", "free=" + "[" * 100000],
    "an option of a missing file": ["simulate", "breaker", "--option", "free=@/nowhere/x.json"],
    "no seconds": ["simulate", "breaker", "--seconds", "nan"],
    "no seat of that number": ["play", "connect_four", "--seat", "3"],
    "two ways to sit": ["play", "connect_four", "--seat", "1", "--hot-seat"],
    "a wrong number of seats": ["play", "connect_four", "--seats", "5"],
    "nothing to resume": ["play", "connect_four", "--resume"],
    "resumed with a seed": ["play", "connect_four", "--resume", "x", "--seed", "1"],
    "an unknown bot at the table": ["play", "connect_four", "--bot", "nobody"],
    "a missing record": ["replay", "/nowhere/x.json"],
    "a folder for a record": ["replay", "/"],
    "a null in a name": ["replay", "a\0b"],
    "no commitment": ["verify", "x.json", "--commitment", "12"],
    "too few rounds": ["bench", "--rounds", "4"],
    "an unknown game to measure": ["bench", "chess"],
    "nothing to compare with": ["lab", "compare", "embers"],
    "no width": ["lab", "compare", "embers", "--variant", "package", "--until", "soon"],
    "no such kind": ["lab", "compare", "embers", "--variant", "package", "--kind", "card"],
    "nothing to weigh": ["lab", "worth", "embers"],
    "no such thing": ["lab", "worth", "embers", "--forbid", "bucket=9"],
    "no such seats": ["lab", "worth", "embers", "--forbid", "bucket=1", "--to", "some"],
    "no such table": ["lab", "table", "embers", "cards"],
    "no table": ["lab", "table", "embers", "fire.heat"],
    "nothing to sweep": ["lab", "sweep", "embers"],
    "half a change": ["lab", "sweep", "embers", "--change", "fire.heat"],
    "no values": ["lab", "sweep", "embers", "--change", "fire.heat", "hot"],
    "no number to sweep": ["lab", "sweep", "embers", "--change", "fire.start", "1..2"],
    "one level is no ladder": ["ladder", "connect_four", "--levels", "level1"],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_is_wrong_is_said_in_one_line(
    run: Run, words: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUINTESSENCE_LANG", language)
    line = run(*words).refused()
    assert line.startswith("quintessence: " if language == "en" else "quintessence\u00a0: ")
    assert not re.search(r"\b[a-z]+_[a-z_]+ \(", line)  # no bare code where a sentence should be


def test_a_closed_pipe_ends_quietly(record: Path) -> None:
    done = shell(f'"{sys.executable}" -m quintessence.cli replay "{record}" | true; echo ${{PIPESTATUS[0]}}')
    assert done.stderr == ""
    assert done.stdout.strip() in ("0", "141")  # the reader may leave before or after the last line


def test_a_full_disk_is_told(record: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    done = shell(f'"{sys.executable}" -m quintessence.cli replay "{record}" > /dev/full')
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_an_interrupt_ends_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(arguments: object, texts: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupt)
    done = run("games")
    assert (done.code, done.err) == (130, "quintessence: interrupted\n")


def test_a_crash_inside_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "games" / "broken"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise RuntimeError('broken\\non import')")
    monkeypatch.setenv("QUINTESSENCE_GAMES", str(broken.parent))
    assert run("simulate", "broken").refused().startswith("quintessence: something went wrong inside: RuntimeError")
    listed = run("games")
    assert listed.code == 1
    assert listed.err == "broken cannot be loaded: RuntimeError: broken on import\n"


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """A command line in a shell, with this process's package."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=environment, check=False)
