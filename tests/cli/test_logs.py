"""`trace`, `import` and `export`: foreign formats, on good files, on changed ones, and on files that are none."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import quintessence
from quintessence.core.discovery import folder

if TYPE_CHECKING:
    from tests.cli.conftest import Run

LOG = """\
option strict-leech
option variable-turn-order
score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6
delete BON5
delete BON6
delete BON7
delete BON9
setup nomads
setup witches
nomads: build D3
witches: build D1
witches: build F2
nomads: build F3
nomads: build E8
witches: pass BON3
nomads: pass BON1
nomads: dig 1. build E3
witches: leech 1 from nomads
witches: upgrade F2 to TP
"""


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    """One of the recorded traces."""
    stored = folder("terra_mystica") / "tests" / "traces.jsonl.xz"
    path = tmp_path / "gen.json"
    path.write_text(lzma.decompress(stored.read_bytes()).decode().splitlines()[0], encoding="utf-8")
    return path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(LOG, encoding="utf-8")
    return path


def test_a_trace_that_agrees(run: Run, trace: Path) -> None:
    done = run("trace", str(trace), str(trace))
    assert done.code == 0
    assert done.out.startswith("2 traces, ") and done.out.endswith(" probes, 0 differences\n")


def test_a_changed_trace_is_told_and_fails(run: Run, trace: Path) -> None:
    value = json.loads(trace.read_text(encoding="utf-8"))
    number = next(place for place, line in enumerate(value["lines"]) if "s" in line)
    row = next(iter(value["lines"][number]["s"].values()))
    row[1] += 1
    trace.write_text(json.dumps(value), encoding="utf-8")
    done = run("trace", str(trace))
    assert done.code == 1
    first, counted = done.out.splitlines()
    assert first.startswith(f"gen, line {number} (") and "numbers of" in first and "should be" in first
    assert counted.endswith("1 differences")
    assert "devrait être" in run("trace", str(trace), "--lang", "fr").out


def test_what_is_no_trace_is_refused(run: Run, log: Path, tmp_path: Path) -> None:
    assert "“game” is not a trace" in run("trace", str(log)).refused()
    assert "there is no file" in run("trace", str(tmp_path / "none.json")).refused()


def test_a_log_becomes_a_record_and_a_log_again(run: Run, log: Path, tmp_path: Path) -> None:
    record, again = tmp_path / "game.json", tmp_path / "again.txt"
    assert run("import", "--format", "snellman", str(log), "--to", str(record)).code == 0
    match = quintessence.replay(record.read_text(encoding="utf-8"))
    assert match.to_act() and match.options["turn_order"] == "passing"
    assert run("export", "--format", "snellman", str(record), "--to", str(again)).code == 0
    told = run("import", str(again)).out
    assert quintessence.replay(told).state_hash() == match.state_hash()
    assert "nomads: dig 1. transform E3 to yellow. build E3" in again.read_text(encoding="utf-8")
    assert run("export", str(record)).out == again.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("nomads: upgrade D3 to SH", "line 20: “upgrade d3 to sh” is refused. The building there cannot become that."),
        ("witches: advance dig", "line 20: “advance dig” is refused. It is somebody else’s turn."),
        ("witches: dance", "line 20: the command “dance” is unknown"),
        ("giants: pass", "line 20: the faction “giants” is not in the match"),
        ("option gravity", "line 20: the command “option gravity” is unknown"),
    ],
)
def test_an_error_names_the_line_and_the_reason(run: Run, log: Path, line: str, reason: str) -> None:
    log.write_text(LOG + line + "\n", encoding="utf-8")
    assert reason in run("import", str(log)).refused()


def test_a_format_that_no_game_has(run: Run, log: Path, record: Path) -> None:
    assert "there is: snellman" in run("import", "--format", "morse", str(log)).refused()
    assert "connect_four has no format “snellman”" in run("export", "--format", "snellman", str(record)).refused()
    assert "connect_four has no format" in run("export", str(record)).refused()
