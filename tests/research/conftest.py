from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QUINTESSENCE_GAMES", str(Path(__file__).parent.parent.parent / "examples"))
