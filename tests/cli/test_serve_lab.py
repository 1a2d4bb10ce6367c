"""Who serves a lab: `play` at home, `serve` where its owner asks for it, and no server of several processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quintessence.cli import play, serve
from quintessence.text import Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_play_has_a_lab_and_serve_has_one_on_request(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[bool] = []

    def served(texts: Texts, host: str, port: int | None, data: object, page: str | None, way: serve.Ways) -> int:
        ways.append(way.has_lab)
        return 0

    for module in (play, serve):
        monkeypatch.setattr(module, "serve", served)
    run("play")
    run("serve")
    run("serve", "--lab")
    assert ways == [True, False, True]


def test_several_processes_have_no_lab(run: Run) -> None:
    given = ("serve", "--lab", "--processes", "2", "--database", "postgresql://nowhere/none")
    done = run(*given)
    assert done.code == 2 and "the lab needs a server of one process" in done.err
