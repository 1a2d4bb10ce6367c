from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connect four is a game of these tests."""
    monkeypatch.setenv("QUINTESSENCE_GAMES", str(Path(__file__).parent.parent.parent / "examples"))
