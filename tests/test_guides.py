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


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: lines(block)[0].strip())
def test_every_block_of_the_guide_stands_in_the_example(block: str) -> None:
    assert block in (EXAMPLE / "__init__.py").read_text(encoding="utf-8")


def test_the_blocks_of_the_guide_are_the_whole_example() -> None:
    assert lines("".join(blocks("python"))) == lines((EXAMPLE / "__init__.py").read_text(encoding="utf-8"))
    assert blocks("ftl") == [(EXAMPLE / "text" / f"{name}.ftl").read_text(encoding="utf-8") for name in ("en", "fr")]


def test_who_follows_the_guide_gets_a_game_that_keeps_every_promise(tmp_path: Path) -> None:
    prepare, check, *_ = (own(block) for block in blocks("sh"))
    package = Path(quintessence.__file__).parent.parent
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PYTHONPATH": str(package), "PATH": path}
    environment.pop("QUINTESSENCE_GAMES", None)

    def run(script: str) -> None:
        command = ["sh", "-e", "-c", script]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    run(prepare)
    folder = tmp_path / "my_games" / "my_four"
    (folder / "__init__.py").write_text(own("\n\n".join(blocks("python"))), encoding="utf-8")
    for name, text in zip(("en", "fr"), blocks("ftl"), strict=True):
        (folder / "text" / f"{name}.ftl").write_text(text, encoding="utf-8")
    run(prepare + check)
