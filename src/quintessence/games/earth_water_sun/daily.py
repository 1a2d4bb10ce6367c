"""The days on which Earth, Water & Sun is the daily challenge."""

from __future__ import annotations

from typing import Final

from quintessence.core.daily import DailyDeal

DAILY: Final = [
    DailyDeal([0], 2, {"board": "hexagon-7"}, "level2"),
    DailyDeal([4], 2, {"board": "flat-58"}, "level3"),
]
