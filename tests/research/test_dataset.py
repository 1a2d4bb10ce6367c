"""A dataset read back gives every game again, and its rows say what the matches say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from quintessence.cli import main
from quintessence.core.game import BadRecord
from quintessence.lab.dataset import DECISIONS, GAMES, read_dataset, write_dataset
from quintessence.lab.simulate import Plan
from quintessence.research.kind import Kind


def test_reading_it_back_reproduces_every_game(tmp_path: Path) -> None:
    plan = Plan("ephyran", ("level1", "level2"), "tea")
    count = write_dataset(plan, 2, tmp_path, observations=True)
    rows = parquet.read_table(tmp_path / DECISIONS).to_pylist()
    matches, kind = list(read_dataset(tmp_path)), Kind("ephyran")
    assert len(rows) == count == sum(len(match.history()) for match in matches)
    first = kind.start("tea/0")
    for row, (seat, action, _) in zip(rows, matches[0].history(), strict=False):
        assert row["seat"] == seat and json.loads(row["row"]) == action.row() and row["action"] in row["legal"]
        assert row["observation"] == kind.observe(first, seat).tobytes()
        assert row["legal"] == kind.space.numbers(first.legal(seat))
        assert row["outcome"] == kind.rewards(matches[0])[seat]
        first.play(seat, action)


def test_a_changed_game_is_refused(tmp_path: Path) -> None:
    write_dataset(Plan("connect_four", ("level1", "level1"), "tea"), 1, tmp_path, observations=False)
    table = parquet.read_table(tmp_path / DECISIONS)
    parquet.write_table(table.slice(0, table.num_rows - 1), tmp_path / DECISIONS)
    with pytest.raises(BadRecord):
        list(read_dataset(tmp_path))


@pytest.mark.parametrize("command", [["dataset"], ["lab", "dataset"]])
def test_the_command_writes_files_and_a_datasheet(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    assert main([*command, "connect_four", str(folder), "--games", "3", "--seed", "tea", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("3 games, ")
    assert parquet.read_table(folder / GAMES).column("seed").to_pylist() == ["tea/0", "tea/1", "tea/2"]
    assert "tea" in (folder / "README.md").read_text(encoding="utf-8")
