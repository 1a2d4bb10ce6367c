"""The days on which Erythro is the daily challenge."""

from __future__ import annotations

from typing import Final

from quintessence.core.daily import DailyDeal

DAILY: Final = [
    DailyDeal([2], 2, {"adversary": "mars", "difficulty": "medium"}, "level3"),
    DailyDeal([6], 2, {"adversary": "alliance", "difficulty": "medium"}, "level3"),
]
