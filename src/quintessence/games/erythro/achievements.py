"""What there is to achieve in Erythro: each shows a rule that one has used."""

from __future__ import annotations

from typing import Final

from quintessence.core.achievements import Achievement

ACHIEVEMENTS: Final = [
    Achievement("sanctuary", "7.5", "sanctuary_built"),
    Achievement("attack", "10", "mine_destroyed"),
    Achievement("dome", "10", "dome_destroyed"),
    Achievement("trash", "8", "trashed"),
    Achievement("saved", "15"),
]
