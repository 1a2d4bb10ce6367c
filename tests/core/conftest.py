from __future__ import annotations

import os
from pathlib import Path

# The examples are games of these tests, also where no one asked for them.
os.environ.setdefault("QUINTESSENCE_GAMES", str(Path(__file__).parent.parent.parent / "examples"))
