"""The guide "Write a bot" is true: whoever follows it gets a bot that beats level 1 in Ephyran."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

from quintessence.bots.registry import GROUP
from quintessence.cli import main

GUIDE = (Path(__file__).parent.parent.parent / "docs" / "guides" / "bots.md").read_text(encoding="utf-8")
WRITE = GUIDE[GUIDE.index("## Write a bot") :]


def blocks(kind: str, text: str = WRITE) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody who has written the guide's file."""
    (tmp_path / "my_bots.py").write_text("\n".join(blocks("python")), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return tmp_path


def commands() -> dict[str, list[str]]:
    """The guide's commands by their names."""
    lines = [line.split()[1:] for block in blocks("sh") for line in block.splitlines()]
    return {words[0]: words[1:] for words in lines}


def test_the_first_lines_of_the_guide_play_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("python", GUIDE)[0], {})
    assert capsys.readouterr().out in ("[1, 2]\n", "[2, 1]\n", "[1, 1]\n")


def test_the_bot_is_of_about_forty_lines(followed: Path) -> None:
    assert len([line for line in (followed / "my_bots.py").read_text().splitlines() if line.strip()]) <= 45


def test_the_bot_of_the_guide_beats_level_1(followed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *commands()["simulate"], "--jobs", "1", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)["summary"]
    assert summary["finished"] == 60 and summary["faults"] == 0
    assert summary["bots"][0]["bot"] == "my_bots:Keen"
    assert summary["bots"][0]["interval"][0] > 0.6, "far from chance, with the same seeds each time"


def test_it_climbs_ladders_and_sits_in_the_terminal(followed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *commands()["ladder"], "--games", "2", "--jobs", "1"]) == 0
    assert "| my_bots:Keen | level2 | 2 |" in capsys.readouterr().out
    assert main(["play", *commands()["play"], "--watch", "--seed", "1", "--lang", "en"]) == 0
    assert "Everyone is a bot (my_bots:Keen)." in capsys.readouterr().out


def test_it_is_installed_under_the_group_of_the_bots() -> None:
    (block,) = blocks("toml")
    assert tomllib.loads(block)["project"]["entry-points"] == {GROUP: {"keen": "my_bots:Keen"}}
