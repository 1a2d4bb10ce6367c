from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def errands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers find the tests' functions."""
    here = str(Path(__file__).parent)
    paths = [os.environ.get("PYTHONPATH", ""), here]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
