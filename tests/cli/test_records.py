"""`replay` and `verify`, on good records, on broken ones, and on files that are none."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import quintessence
from quintessence.cli.files import LARGEST
from quintessence.core.rng import Seed

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def changed(path: Path, **fields: Any) -> Path:
    """A copy of a record with other fields."""
    value = {**json.loads(path.read_text()), **fields}
    copy = path.with_name("changed.json")
    copy.write_text(json.dumps(value))
    return copy


def test_a_match_is_told_in_words(run: Run, record: Path) -> None:
    lines = run("replay", str(record)).out.splitlines()
    match = quintessence.replay(record.read_text())
    assert lines[0] == "Connect four (rules version 1), 2 players, seed 7"
    assert sum("drops a disc" in line for line in lines) == len(match.history())
    assert lines[-2:-1] == ["The match is over: four in a line"]
    assert lines[-1] in ("Yellow wins.", "Red wins.")
    assert "lâche un jeton" in run("replay", str(record), "--lang", "fr").out


def test_actions_without_events_are_told_as_such(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "breaker.json"
    assert run("play", "breaker", "--watch", "--seed", "s", "--save", str(path)).code == 0
    lines = run("replay", str(path)).out.splitlines()
    assert lines[1] == "fault: none"
    assert lines[3] == "1. Player 1: Wait"
    assert lines[-3:] == [
        "It is a draw: all share the first place.",
        "1. Player 1: 3 (time 3)",
        "1. Player 2: 3 (time 2, luck 1)",
    ]


def test_a_record_may_come_from_the_standard_input(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert run("replay", "-").code == 0


def test_an_honest_deal(run: Run, record: Path) -> None:
    assert "holds together" in run("verify", str(record)).out
    done = run("verify", str(record), "--commitment", Seed("7").commitment().upper())
    assert done.code == 0
    assert "The deal was honest" in done.out
    found = json.loads(run("verify", str(record), "--json").out)
    assert found["holds"] is True
    assert found["honest"] is None
    assert found["fault"] is None


def test_a_dishonest_deal(run: Run, record: Path) -> None:
    done = run("verify", str(record), "--commitment", Seed("8").commitment())
    assert done.code == 1
    assert "The deal was NOT honest" in done.out
    found = json.loads(run("verify", str(record), "--commitment", Seed("8").commitment(), "--json").out)
    assert (found["holds"], found["honest"], found["fault"]["code"]) == (True, False, "not_as_published")


FORGED = {
    "version": 99,
    "seats": 7,
    "options": {"board": "big"},
    "seed": "another",
    "commitment": "0" * 64,
    "outcome": None,
    "state_hash": "0" * 64,
    "actions": [[0, "drop", 1], [1, "drop", 99]],
}


@pytest.mark.parametrize("field", FORGED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_forged_record_does_not_hold(run: Run, record: Path, field: str, language: str) -> None:
    done = run("verify", str(changed(record, **{field: FORGED[field]})), "--lang", language)
    assert done.code == 1
    assert len(done.out.splitlines()) == 1
    assert ("does NOT hold together" if language == "en" else "ne se tient PAS") in done.out
    found = json.loads(run("verify", str(changed(record, **{field: FORGED[field]})), "--json").out)
    assert (found["holds"], found["honest"]) == (False, False)


BROKEN = {
    "format": 3,
    "game": "chess",
    "version": "1",
    "seats": True,
    "options": [],
    "seed": 7,
    "actions": [[]],
    "commitment": None,
}


@pytest.mark.parametrize("field", BROKEN)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_record_is_refused(run: Run, record: Path, field: str, command: str) -> None:
    run(command, str(changed(record, **{field: BROKEN[field]}))).refused()


CONTENTS = {
    "nothing": b"",
    "no JSON": b"hello",
    "a list": b"[]",
    "an empty object": b"{}",
    "binary": bytes(range(256)),
    "deep": b"[" * 200000,
    "a long number": b'{"format": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS.keys())
def test_a_file_of_something_else_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    run("replay", str(path)).refused()


def test_a_huge_file_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert "too big" in run("verify", str(path)).refused()


def test_endless_files_are_refused(run: Run) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no /dev/zero here")
    assert "too big" in run("replay", "/dev/zero").refused()
