from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the games of the package, the examples and a toy that goes wrong on request."""
    here = Path(__file__).parent
    places = [str(here.parent.parent / "examples"), str(here / "toys")]
    monkeypatch.setenv("QUINTESSENCE_GAMES", os.pathsep.join(places))
