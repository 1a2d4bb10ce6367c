"""How far a guest has come with each puzzle, and on how many days on end with the daily one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

from quintessence.core.game import Values
from quintessence.service.storage.change import change_document
from quintessence.service.storage.protocol import Storage

KIND: Final = "puzzle"
NEW: Final = "new"
TRIED: Final = "tried"
SHOWN: Final = "shown"
SOLVED: Final = "solved"
_FINAL: Final = (SHOWN, SOLVED)
"""What stays: who was shown the answer has not found it, and who has found it does not lose it."""
MOST_DAYS: Final = 100
"""Days that are kept of a puzzle that comes again and again."""


_NOTHING: Final[Values] = {"state": NEW, "tries": 0}


class Results:
    """A guest's results, kept as one document for each puzzle."""

    def __init__(self, storage: Storage, guest: str, results: dict[str, Values]) -> None:
        self._storage: Final = storage
        self._guest: Final = guest
        self._results: Final = results

    def of(self, name: str) -> Values:
        """The state of a puzzle, and how often it was tried."""
        return self._results.get(name, _NOTHING)

    async def attempted(self, name: str, is_solved: bool, day: str | None) -> Values:
        """Note a try; with the day where the puzzle is that day's."""
        return await self._change(name, lambda old: _after_try(old, is_solved, day))

    async def shown(self, name: str) -> Values:
        """Note that the answer was shown."""
        return await self._change(name, lambda old: old if old["state"] in _FINAL else {**old, "state": SHOWN})

    async def _change(self, name: str, change: Callable[[Values], Values]) -> Values:
        result = await change_document(self._storage, self._guest, KIND, name, lambda old: change(old or {**_NOTHING}))
        assert result is not None
        self._results[name] = result
        return result

    def streak(self, today: date) -> int:
        """On how many days on end a daily puzzle was solved, up to today; yesterday's streak is not lost yet."""
        days = {day for body in self._results.values() for day in _days(body)}
        day = today if today.isoformat() in days else today - timedelta(days=1)
        count = 0
        while day.isoformat() in days:
            count, day = count + 1, day - timedelta(days=1)
        return count


def _after_try(old: Values, is_solved: bool, day: str | None) -> Values:
    """What is kept of a puzzle after one more try."""
    tries = old["tries"]
    assert isinstance(tries, int)
    if old["state"] == SHOWN or (old["state"] == SOLVED and (day is None or not is_solved)):
        return old
    new: Values = {"state": SOLVED if is_solved or old["state"] == SOLVED else TRIED, "tries": tries + 1}
    days = _days(old)
    if is_solved and day is not None and day not in days:
        days = [*days, day][-MOST_DAYS:]
    new["days"] = [one for one in days]
    return new


def _days(body: Values) -> list[str]:
    """The days on which a puzzle was the daily one, and was solved."""
    days = body.get("days")
    return [str(day) for day in days] if isinstance(days, list) else []


async def results_of(storage: Storage, guest: str) -> Results:
    """What is kept of a guest."""
    return Results(storage, guest, await storage.documents(guest, KIND))
