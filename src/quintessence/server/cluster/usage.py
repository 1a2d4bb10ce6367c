"""What guests and addresses use at other processes: told with each sign of life, so that a share is one share in all.

No message waits for it. Who spreads over several processes is ahead of them for a second, not for longer.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from typing import Final, Protocol

from quintessence.core.game import Json, Values

_RECENT: Final = 5
"""Reports that are told again, each with the next sign of life."""


class Spending(Protocol):
    """What is counted for each name, and given back with time."""

    def report(self) -> dict[str, float]:
        """Who has used much since the last report, and how much."""

    def charge(self, name: str, cost: float) -> None:
        """Count what a name has used elsewhere."""


class Usage:
    """The rates and the sockets of one process among several."""

    def __init__(self, most_sockets: int) -> None:
        """`most_sockets` one name may have in all."""
        self._most_sockets: Final = most_sockets
        self.rates: Final[dict[str, Spending]] = {}
        self.sockets: Final[Counter[str]] = Counter()
        """How many sockets each name has here."""
        self._elsewhere: dict[str, int] = {}
        self._number = 0
        self._recent: Final[deque[Json]] = deque(maxlen=_RECENT)
        self._taken: dict[str, int] = {}
        """The number of the last report of each process: no report is counted twice."""

    def sockets_elsewhere(self, name: str) -> int:
        """How many sockets a name has at other processes, as far as they are many."""
        return self._elsewhere.get(name, 0)

    def report(self) -> Values:
        """What was used here since the last report, and the reports before it: who listens late misses none."""
        self._number += 1
        spent: Values = {kind: {**used} for kind, rate in self.rates.items() if (used := rate.report())}
        self._recent.append([self._number, spent])
        many = {name: count for name, count in self.sockets.items() if count * 4 >= self._most_sockets}
        return {"recent": [*self._recent], "sockets": {**many}}

    def take_in(self, reports: Mapping[str, Values]) -> None:
        """Count what the other processes told."""
        self._elsewhere = {}
        for process, report in reports.items():
            for name, count in _numbers(report.get("sockets")).items():
                self._elsewhere[name] = self._elsewhere.get(name, 0) + int(count)
            for number, spent in _reports(report.get("recent")):
                if number > self._taken.get(process, 0):
                    self._taken[process] = number
                    self._charge(spent)
        self._taken = {process: number for process, number in self._taken.items() if process in reports}

    def _charge(self, spent: Values) -> None:
        for kind, used in spent.items():
            rate = self.rates.get(kind)
            for name, cost in _numbers(used).items():
                if rate is not None:
                    rate.charge(name, cost)


def _reports(usage: Json) -> list[tuple[int, Values]]:
    """Numbered reports, the oldest first."""
    return [
        (one[0], one[1])
        for one in (usage if isinstance(usage, list) else [])
        if isinstance(one, list) and len(one) == 2 and isinstance(one[0], int) and isinstance(one[1], dict)
    ]


def _numbers(usage: Json) -> dict[str, float]:
    numbers = usage if isinstance(usage, dict) else {}
    return {name: value for name, value in numbers.items() if isinstance(value, (int, float))}
