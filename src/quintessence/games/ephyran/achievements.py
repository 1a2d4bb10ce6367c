"""What there is to achieve in Ephyran: each shows a rule that one has used."""

from __future__ import annotations

from typing import Final

from quintessence.core.achievements import Achievement

ACHIEVEMENTS: Final = [
    Achievement("dionysos", "8", "recovered"),
    Achievement("lock", "10", "locked"),
    Achievement("counter", "7.5", "countered"),
    Achievement("city", "11", "completed"),
    Achievement("first_win", "12"),
]
