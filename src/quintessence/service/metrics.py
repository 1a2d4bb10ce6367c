"""What a process counts of itself, in the words of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import Final

from quintessence.core.game import Json, Values

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: the upper bounds of the histograms' buckets."""
_HELP: Final = {
    "moves_total": ("counter", "Moves that were stored."),
    "sockets": ("gauge", "Sockets that are open."),
    "tables_in_memory": ("gauge", "Tables in memory."),
    "thoughts_waiting": ("gauge", "Thoughts of bots and players that wait for a worker."),
    "message_seconds": ("histogram", "From a message of a client to its answer."),
    "commit_seconds": ("histogram", "From a move to its being durable."),
}


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts: Final = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def json(self) -> Values:
        return {"counts": [*self._counts], "sum": round(self._sum, 6)}


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.moves = 0
        self.message_seconds: Final = Histogram()
        self.commit_seconds: Final = Histogram()
        self.gauges: Final[dict[str, Callable[[], int]]] = {}
        """Numbers that are looked up when they are asked for."""

    def json(self) -> Values:
        """All numbers as they are now."""
        gauges: Values = {name: read() for name, read in self.gauges.items()}
        histograms: Values = {
            "message_seconds": self.message_seconds.json(),
            "commit_seconds": self.commit_seconds.json(),
        }
        return {"moves_total": self.moves, **gauges, **histograms}


def exposition(processes: Mapping[str, Values]) -> str:
    """The numbers of some processes as Prometheus reads them."""
    lines = []
    for name, (kind, help_) in _HELP.items():
        lines += [f"# HELP quintessence_{name} {help_}", f"# TYPE quintessence_{name} {kind}"]
        for process, numbers in processes.items():
            if name in numbers:
                lines += _samples(f"quintessence_{name}", f'process="{process}"', numbers[name])
    return "\n".join(lines) + "\n"


def _samples(name: str, label: str, value: Json) -> list[str]:
    if not isinstance(value, dict):
        return [f"{name}{{{label}}} {value}"]
    counts = value["counts"]
    assert isinstance(counts, list)
    lines, total = [], 0
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], counts, strict=True):
        assert isinstance(count, int)
        total += count
        lines.append(f'{name}_bucket{{{label},le="{bound}"}} {total}')
    return [*lines, f"{name}_sum{{{label}}} {value['sum']}", f"{name}_count{{{label}}} {total}"]
