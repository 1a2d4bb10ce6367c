"""The pool of worker processes for code that waits: the lab and the command line."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from threading import Lock, Timer
from types import TracebackType
from typing import Final, Self

from quintessence.core.game import Values
from quintessence.jobs.launch import Launch
from quintessence.jobs.protocol import DIED, LIMIT, OVERRAN, READY, SECONDS_TO_START, Failed, checked


class Pool:
    """So many processes, started when they are first needed; each has one job at a time."""

    def __init__(
        self, count: int, root: Path | None = None, pure: bool = False, variables: Mapping[str, str] | None = None
    ) -> None:
        """`root` names another source tree, `pure` leaves compiled files aside, `variables` go to the environment."""
        launch = Launch(root, pure, variables=variables or {}, has_threads=True)
        self._workers: Final = [_Worker(launch) for _ in range(count)]

    def run(self, job: Values, seconds: float | None = None) -> Values:
        """The answer to one job; raises the Refused that its function raised, Overran or Failed."""
        return checked(self._workers[0].run(job, seconds) or DIED)

    def run_all(self, jobs: Iterable[Values], seconds: float | None = None) -> Iterator[tuple[int, Values]]:
        """Each job's number and answer, as they are done; `checked` tells answers from errors.

        A job whose process died is repeated once when no other runs, since another may have taken the memory.
        """
        crashed: list[tuple[int, Values]] = []
        for number, job, answer in self._run_together(jobs, seconds):
            if answer is None:
                crashed.append((number, job))
            else:
                yield number, answer
        for number, job in crashed:
            yield number, self._workers[0].run(job, seconds) or DIED

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run_together(
        self, jobs: Iterable[Values], seconds: float | None
    ) -> Iterator[tuple[int, Values, Values | None]]:
        """Never more jobs at once than there are processes, so that a crash has one suspect. None: its process died."""
        waiting, idle = enumerate(jobs), list(self._workers)
        running: dict[Future[Values | None], tuple[int, Values, _Worker]] = {}
        with ThreadPoolExecutor(len(idle)) as threads:
            try:
                while True:
                    while idle and (following := next(waiting, None)) is not None:
                        worker = idle.pop()
                        running[threads.submit(worker.run, following[1], seconds)] = (*following, worker)
                    if not running:
                        return
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        number, job, worker = running.pop(future)
                        idle.append(worker)
                        yield number, job, future.result()
            except BaseException:  # Ctrl-C, or nobody wants the rest: the threads end with their processes
                self.close()
                raise


class _Worker:
    """One process and its successors."""

    def __init__(self, launch: Launch) -> None:
        self._launch: Final = launch
        self._process: subprocess.Popen[str] | None = None
        self._busy: Final = Lock()
        """Held while the process has a job."""
        self._is_closed = False

    def run(self, job: Values, seconds: float | None) -> Values | None:
        """The answer to a job, OVERRAN when it took too long, None when the process died."""
        with self._busy:
            process = self._ready()
            limit = Limit(process, seconds)
            line = _exchange(process, json.dumps(job if seconds is None else {**job, LIMIT: seconds}))
            limit.lift()
            if line:
                answer: Values = json.loads(line)
                return answer
            process.kill()
            process.communicate()
            return OVERRAN if limit.is_passed else None

    def close(self) -> None:
        """End the process, and start no other."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()  # this ends a job in another thread as well, which then lets go
            with self._busy:
                process.communicate()

    def _ready(self) -> subprocess.Popen[str]:
        """The living process: a new one when there is none."""
        process = self._process
        if process is not None:
            if process.poll() is None:
                return process
            process.communicate()
        if self._is_closed:
            raise Failed("the pool is closed")
        self._process = process = self._start()
        if self._is_closed:  # while it started
            process.kill()
        return process

    def _start(self) -> subprocess.Popen[str]:
        """A process that has said that it is ready."""
        process = subprocess.Popen(
            self._launch.command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self._launch.environment(),
            text=True,
            encoding="utf-8",
        )
        assert process.stdout is not None
        limit = Limit(process, SECONDS_TO_START)
        line = process.stdout.readline()
        limit.lift()
        if not line or json.loads(line) != READY:
            process.kill()
            process.communicate()
            raise Failed("a worker process did not start")
        return process


class Limit:
    """Kills a process unless it is lifted within some seconds; None: never."""

    def __init__(self, process: subprocess.Popen[str], seconds: float | None) -> None:
        self._process: Final = process
        self.is_passed = False
        self._timer: Final = None if seconds is None else Timer(seconds, self._pass)
        if self._timer is not None:
            self._timer.daemon = True
            self._timer.start()

    def lift(self) -> None:
        """The process has answered."""
        if self._timer is not None:
            self._timer.cancel()

    def _pass(self) -> None:
        self.is_passed = True
        self._process.kill()


def _exchange(process: subprocess.Popen[str], line: str) -> str:
    """The line that a process answers to a line; empty when it has died."""
    assert process.stdin is not None and process.stdout is not None
    with contextlib.suppress(OSError):
        process.stdin.write(line + "\n")
        process.stdin.flush()
        return process.stdout.readline()
    return ""
