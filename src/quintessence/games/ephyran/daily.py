"""The days on which Ephyran is the daily challenge."""

from __future__ import annotations

from typing import Final

from quintessence.core.daily import DailyDeal

DAILY: Final = [
    DailyDeal([1], 2, {}, "level2"),
    DailyDeal([5], 3, {}, "level3"),
]
