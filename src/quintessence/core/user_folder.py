"""Where this system keeps a user's files of ours."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder where this system keeps a user's data of ours."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "quintessence"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "quintessence"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "quintessence"
