"""What there is to achieve in Terra Mystica: each shows a rule that one has used."""

from __future__ import annotations

from typing import Final

from quintessence.core.achievements import Achievement

ACHIEVEMENTS: Final = [
    Achievement("town", "10", "founded_town"),
    Achievement("stronghold", "6", "upgraded", {"building": "stronghold"}),
    Achievement("cult_top", "9", "rose", {"step": 10}),
    Achievement("bridge", "7", "bridged"),
    Achievement("automa", "13.8", side="automa"),
]
