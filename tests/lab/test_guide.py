"""Whoever follows the guide for designers gets from a sheet to a table at which the variant is played."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.cli import main
from quintessence.lab.comparing import Until, compare
from quintessence.lab.measures.amounts import Key
from quintessence.lab.measures.balance import wins_by_seat
from quintessence.lab.simulate import Plan

GUIDE = (Path(__file__).parent.parent.parent / "docs" / "guides" / "tune-a-game.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def follow(block: str, capsys: pytest.CaptureFixture[str]) -> str:
    for line in block.splitlines():
        command, *words = shlex.split(line)
        assert command == "quintessence"
        smaller = [*words, "--bots", "level1"] if "compare" in words else words
        assert main([*smaller, "--lang", "en"]) == 0, line
    return capsys.readouterr().out


def test_the_designers_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    take, make, compared, reported, swept, measured, play = blocks("sh")
    assert "score\n" in follow(take, capsys)
    (changed,) = blocks("csv")
    sheet = Path("score.csv").read_text(encoding="utf-8")
    assert sheet.count("first_city,3\n") == 1
    Path("score.csv").write_text(sheet.replace("first_city,3\n", changed), encoding="utf-8")
    follow(make, capsys)
    told = follow(compared, capsys)
    assert "city: " in told and "of 20 games changed" in told and "Wins of Player 1: " in told
    follow(reported, capsys)
    assert "Games to look at" in Path("city.html").read_text(encoding="utf-8")
    assert Path("city.parquet").is_file() and any(Path("city-games").iterdir())
    assert "score.first_city = 4" in follow(swept, capsys)
    told = follow(measured, capsys)
    assert "Decisions with a real choice" in told and "what that seat loses without it" in told
    assert "Ephyran" in follow(play, capsys)
    match = quintessence.replay(Path("match.json").read_text(encoding="utf-8"))
    assert match.game.variant.tables()["score"]["first_city"] == 6
    assert match.outcome() is not None


def test_the_measure_of_the_guide_is_compared() -> None:
    code, _ = blocks("python")
    found: dict[str, Any] = {}
    exec(compile(code, "guide", "exec"), found)
    plan = Plan("ephyran", ("level1", "level1"), "s", data={})
    compared = compare(plan, {"same": plan}, Until(2), measures=[wins_by_seat, found["blowouts"]])
    (row,) = [one for one in compared.differences(compared.variants[0]) if one.key == Key("blowouts")]
    assert row.base == row.other is not None


def test_the_notebook_piece_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = {}
    exec(compile(blocks("python")[1], "guide", "exec"), found)
    assert "city wins_by_seat 0 " in capsys.readouterr().out
    assert found["table"].num_rows == 4
