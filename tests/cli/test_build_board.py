"""`build-board`: what is missing is told; the building itself is part of the browser tests."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_folder_without_a_board_is_named(run: Run, tmp_path: Path) -> None:
    assert "board/index.ts is missing" in run("build-board", str(tmp_path)).refused()


def test_without_the_sources_of_the_page_it_says_what_is_needed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "index.ts").write_text("export const board = {};\n", encoding="utf-8")
    refused = run("build-board", str(tmp_path), "--sources", str(tmp_path)).refused()
    assert "--sources" in refused
    assert "--sources" in run("build-board", str(tmp_path), "--sources", str(tmp_path), "--lang", "fr").refused()
