"""The lab on a cluster of Dask: the same games, on as many machines as there are. Needs the extra `cluster`.

Jobs travel in tasks of about half a second. What many jobs share, their plan with its data, is a task of its own: it is
sent once, and made again by itself where the worker that held it has died. So has a game: a killed worker loses none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from os import getpid
from time import monotonic, perf_counter
from types import TracebackType
from typing import Any, Final, Self, final

from quintessence.core.game import Json, Refused, Values
from quintessence.core.record import hash_of
from quintessence.jobs.answering import answer
from quintessence.jobs.protocol import DIED

TASK_SECONDS: Final = 0.5
"""How long a task is to last: the scheduler spends milliseconds on each."""
MOST_JOBS: Final = 64
"""In one task."""
_LOCAL: Final = re.compile(r"local:([1-9][0-9]{0,2})")
_FAILURES: Final = 10
"""Workers that may die with a task before it is given up; a cluster of its own has its own `allowed-failures`."""
_SECONDS_TO_CONNECT: Final = 20.0
_SHARED: Final = "plan"
"""The part of a job that is the same in many."""


@final
class Cluster:
    """The workers of a scheduler (tcp://host:8786), or so many processes of this machine (local:4)."""

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._cluster: Any = None
        self._client: Any = None
        self._shared: Final[dict[str, Any]] = {}
        self._job_seconds = TASK_SECONDS
        self._threads = 1
        self._counted = 0.0

    def __enter__(self) -> Self:
        distributed, config = _distributed()
        local = _LOCAL.fullmatch(self._address)
        if local is None and "://" not in self._address:
            raise Refused("cluster_address", {"address": self._address})
        try:
            if local is not None:
                config.set({"distributed.scheduler.allowed-failures": _FAILURES})
                self._cluster = distributed.LocalCluster(
                    n_workers=int(local[1]), threads_per_worker=1, dashboard_address=":0", silence_logs=50
                )
            target = self._address if self._cluster is None else self._cluster
            self._client = distributed.Client(target, set_as_default=False, timeout=_SECONDS_TO_CONNECT)
            self._client.wait_for_workers(1, timeout=_SECONDS_TO_CONNECT)
        except (OSError, ValueError, RuntimeError) as error:  # TimeoutError is an OSError
            self.close()
            raise Refused("cluster_unreachable", {"address": self._address, "detail": str(error)}) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the scheduler; end the processes that are our own."""
        for one in (self._client, self._cluster):
            if one is not None:
                one.close()

    def worker_processes(self) -> list[int]:
        """The numbers of the processes that play."""
        return [*self._client.run(getpid).values()]

    def run_all(self, jobs: Iterable[Values]) -> Iterator[tuple[int, Values]]:
        """Each job's number and answer, as they are done."""
        distributed, _ = _distributed()
        waiting = iter(enumerate(jobs))
        running: dict[Any, list[tuple[int, Values]]] = {}
        done = distributed.as_completed(loop=self._client.loop)
        try:
            while True:
                while len(running) < 2 * self._count_threads() and (batch := [*islice(waiting, self._batch_size())]):
                    future = self._submit(batch)
                    running[future] = batch
                    done.add(future)
                if not running:
                    return
                future = next(done)
                yield from self._answers(future, running.pop(future))
        finally:
            if running:
                self._client.cancel([*running])

    def _answers(self, future: Any, batch: list[tuple[int, Values]]) -> Iterator[tuple[int, Values]]:
        """What came of a task. Where it was given up because workers died, each of its jobs is tried once by itself."""
        if future.status == "finished":
            answers, seconds = future.result()
            self._job_seconds += (seconds / len(batch) - self._job_seconds) / 4
            yield from zip((number for number, _ in batch), answers, strict=True)
            return
        for number, job in batch:
            single = self._submit([(number, job)])
            single.exception()  # wait for it
            yield number, single.result()[0][0] if single.status == "finished" else DIED

    def _submit(self, batch: list[tuple[int, Values]]) -> Any:
        shared = list(dict.fromkeys(self._keep(job) for _, job in batch))
        lines = [(shared.index(self._keep(job)), {**job, _SHARED: None}) for _, job in batch]
        return self._client.submit(run_jobs, [self._shared[key] for key in shared], lines, pure=False)

    def _keep(self, job: Values) -> str:
        """The key under which the workers have the shared part of a job."""
        shared = job.get(_SHARED)
        key = f"plan-{hash_of({_SHARED: shared})}"
        if key not in self._shared:
            self._shared[key] = self._client.submit(_same, shared, key=key)
        return key

    def _batch_size(self) -> int:
        return max(1, min(MOST_JOBS, round(TASK_SECONDS / max(self._job_seconds, 1e-6))))

    def _count_threads(self) -> int:
        """How many jobs run at once; workers come and go, so that it is asked again now and then."""
        if monotonic() - self._counted > 2:
            self._threads = max(1, sum(self._client.nthreads().values()))
            self._counted = monotonic()
        return self._threads


def _same(shared: Json) -> Json:
    return shared


def run_jobs(shared: list[Json], jobs: list[tuple[int, Values]]) -> tuple[list[Values], float]:
    """Do some jobs on a worker: their answers, and how many seconds they took."""
    begun = perf_counter()
    answers = [answer({**job, _SHARED: shared[index]}) for index, job in jobs]
    return answers, perf_counter() - begun


def _distributed() -> tuple[Any, Any]:
    try:
        import dask
        import distributed
    except ImportError as error:
        raise Refused("cluster_missing", {"package": str(error.name)}) from None
    return distributed, dask.config
