from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from quintessence.cli import main

Run = Callable[..., "Done"]
TESTS = Path(__file__).parent.parent


@dataclass
class Done:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The one line of a refusal."""
        assert self.code == 2
        assert self.out == ""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.err
        return lines[0]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The examples and a toy among the games, English, plain text, and a data folder of the test's own."""
    places = [str(TESTS.parent / "examples"), str(TESTS / "lab" / "toys")]
    monkeypatch.setenv("QUINTESSENCE_GAMES", os.pathsep.join(places))
    monkeypatch.setenv("QUINTESSENCE_LANG", "en")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("QUINTESSENCE_DEBUG", raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in this process; the note that the rules are uncompiled is left out."""

    def run_words(*words: str) -> Done:
        code = main(list(words))
        said = capsys.readouterr()
        err = "".join(line for line in said.err.splitlines(keepends=True) if "uncompiled" not in line)
        return Done(code, said.out, err)

    return run_words


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a finished match."""
    path = tmp_path / "match.json"
    assert run("play", "connect_four", "--watch", "--seed", "7", "--save", str(path)).code == 0
    return path
