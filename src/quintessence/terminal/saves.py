"""Where matches wait for their players: a folder of the user's own, one record a match."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from quintessence.core.user_folder import data_folder


def new_save(slug: str) -> Path:
    """A name for a match that is left now."""
    folder, moment = data_folder(), datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{slug}-{moment}{'' if number == 1 else f'-{number}'}.json" for number in range(1, 1000))
    return next((folder / name for name in names if not (folder / name).exists()), folder / f"{slug}-{moment}.json")


def latest_save(slug: str) -> Path | None:
    """The match that was left last."""
    return max(
        data_folder().glob(f"{slug}-*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name), default=None
    )
