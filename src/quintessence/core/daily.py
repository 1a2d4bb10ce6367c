"""The daily challenge: which game is played on which day of the week.

A game's folder may have a module `daily` with DAILY; a day that no game names has none.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.core.discovery import known_games, module_of
from quintessence.core.game import Values


@final
class DailyDeal:
    """How a game is played on some days of the week (0 is Monday): seats, options, and the level of the bots."""

    def __init__(self, weekdays: list[int], seats: int, options: Values, level: str) -> None:
        self.weekdays: Final = weekdays
        self.seats: Final = seats
        self.options: Final = options
        self.level: Final = level


def daily_deal(weekday: int) -> tuple[str, DailyDeal] | None:
    """The game of a weekday, and how it is played; of several that name the day, the first by its slug."""
    for slug in known_games():
        deals: list[DailyDeal] = getattr(module_of(slug, "daily"), "DAILY", [])
        for deal in deals:
            if weekday in deal.weekdays:
                return slug, deal
    return None
