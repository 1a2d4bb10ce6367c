"""What there is to achieve in Earth, Water & Sun: each shows a rule that one has used."""

from __future__ import annotations

from typing import Final

from quintessence.core.achievements import Achievement

ACHIEVEMENTS: Final = [
    Achievement("roots", "7.2", "laid"),
    Achievement("shield", "7.6", "gained_shield"),
    Achievement("counter_attack", "9", "counter_attacked", is_answer=True),
    Achievement("end_of_the_world", "11", "tile_destroyed"),
    Achievement("first_win", "1"),
]
