"""The foreign log formats of this game: a sub-package each."""

from __future__ import annotations

from typing import Final

FORMATS: Final = ["snellman"]
