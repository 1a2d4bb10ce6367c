"""How much a test draws by chance: little where the rules run interpreted, more compiled, most in a sweep."""

from __future__ import annotations

import os
from typing import Final

from quintessence.core import match

IS_COMPILED: Final = not match.__file__.endswith(".py")
IS_SWEEP: Final = os.environ.get("QUINTESSENCE_SWEEP") == "1"
"""`make sweep`, which runs at night and takes its time."""


def sample(interpreted: int, compiled: int, sweep: int) -> int:
    """How many matches, positions or worlds a test takes in this run.

    Interpreted it only shows that the same source runs as plain Python; what is wrong with it is sought compiled.
    """
    return sweep if IS_SWEEP else compiled if IS_COMPILED else interpreted
