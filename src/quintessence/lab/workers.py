"""Where games are played: in this process, in a pool of others, or on the workers of a cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol, TypeAlias

from quintessence.core.game import Values
from quintessence.jobs.pool import Pool

Processes: TypeAlias = int | str
"""So many processes of this machine, or a cluster: tcp://host:8786 (a scheduler of Dask), local:4."""


class Runner(Protocol):
    """Whoever runs jobs."""

    def run_all(self, jobs: Iterable[Values]) -> Iterator[tuple[int, Values]]:
        """Each job's number and answer, as they are done."""


def open_workers(processes: Processes) -> AbstractContextManager[Runner | None]:
    """Whoever plays the games; None is this process itself."""
    if isinstance(processes, str):
        from quintessence.lab.cluster import Cluster

        return Cluster(processes)
    return nullcontext(None) if processes == 1 else Pool(processes)
