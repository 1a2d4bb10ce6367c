"""The guides are true: what they show stands in the project, and whoever follows them gets what they promise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import quintessence

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "guides" / "add-a-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "connect_four"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def own(text: str) -> str:
    """Under a name of its own, so that the game of this test is not taken for the example."""
    return text.replace("connect_four", "my_four")


PREPARE, CHECK, PLAY, KEEP = (own(block) for block in blocks("sh"))


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: lines(block)[0].strip())
def test_every_block_of_the_guide_stands_in_the_example(block: str) -> None:
    assert block in (EXAMPLE / "__init__.py").read_text(encoding="utf-8")


def test_the_stage_that_the_guide_shows_is_one_of_a_game() -> None:
    (stage,) = blocks("python3")
    rooms = ROOT / "src" / "quintessence" / "games" / "earth_water_sun" / "rules" / "stages"
    assert stage in (rooms / "ending.py").read_text(encoding="utf-8")


def test_the_blocks_of_the_guide_are_the_whole_example() -> None:
    assert lines("".join(blocks("python"))) == lines((EXAMPLE / "__init__.py").read_text(encoding="utf-8"))
    assert blocks("ftl") == [(EXAMPLE / "text" / f"{name}.ftl").read_text(encoding="utf-8") for name in ("en", "fr")]


@pytest.fixture
def followed(tmp_path: Path) -> Path:
    """A folder in which somebody has made all the files of the guide."""
    run(tmp_path, PREPARE)
    folder = tmp_path / "my_games" / "my_four"
    (folder / "__init__.py").write_text(own("\n\n".join(blocks("python"))), encoding="utf-8")
    for name, text in zip(("en", "fr"), blocks("ftl"), strict=True):
        (folder / "text" / f"{name}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, script: str) -> str:
    """What a shell tells that does this, with the package that is tested."""
    package = Path(quintessence.__file__).parent.parent
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PYTHONPATH": str(package), "PATH": path}
    environment.pop("QUINTESSENCE_GAMES", None)
    command = ["sh", "-e", "-c", script.replace("quintessence ", f"{sys.executable} -m quintessence.cli ")]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_who_follows_the_guide_gets_a_game_that_keeps_every_promise(followed: Path) -> None:
    run(followed, PREPARE + CHECK)


def test_bots_play_it(followed: Path) -> None:
    (simulate,) = [line for line in PLAY.splitlines() if " simulate " in line]
    assert "four in a line" in run(followed, PREPARE + f"{simulate} --games 2 --lang en")


def test_games_of_it_are_kept_and_told(followed: Path) -> None:
    (script,) = blocks("py")
    (followed / "my_games" / "my_four" / "tests").mkdir()
    (followed / "my_games" / "my_four" / "tests" / "write_recorded.py").write_text(own(script), encoding="utf-8")
    assert "drops a disc into column" in run(followed, PREPARE + "export QUINTESSENCE_LANG=en\n" + KEEP)
    recorded = followed / "my_games" / "my_four" / "tests" / "recorded"
    assert sorted(path.name for path in recorded.iterdir()) == ["level3.json", "level3.txt", "random.json"]
    assert recorded.joinpath("level3.txt").read_text(encoding="utf-8").startswith("Connect four (rules version 1)")
