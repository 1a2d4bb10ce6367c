"""The days on which Terra Mystica, alone against the Automa is the daily challenge."""

from __future__ import annotations

from typing import Final

from quintessence.core.daily import DailyDeal

DAILY: Final = [
    DailyDeal([3], 1, {"automa": "simpletons", "automa_level": 2}, "level1"),
]
