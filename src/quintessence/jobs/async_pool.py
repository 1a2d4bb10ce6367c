"""The pool of worker processes for asyncio: a job waits for its turn, and never longer than it may for its answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Sequence
from typing import Final

from quintessence.core.game import Values
from quintessence.jobs.launch import Launch
from quintessence.jobs.memory import CAPACITY
from quintessence.jobs.protocol import LIMIT, LONGEST_LINE, READY, SECONDS_TO_START, Failed, Overran, checked


class AsyncPool:
    """So many processes; jobs that find none free wait in line. They are started when they are first needed."""

    def __init__(
        self,
        count: int,
        preload: Sequence[str] = (),
        pure: bool = False,
        memory: int = 0,
        nice: int = 0,
        may_reserve: bool = False,
    ) -> None:
        """`preload` names modules that each process imports before its first job; `memory` bounds it, in bytes; with
        `may_reserve` only what it writes to.

        `nice` is how far it stands back behind who waits for its answers.
        """
        launch = Launch(preload=preload, pure=pure, memory=memory, nice=nice, may_reserve=may_reserve)
        self._workers: Final = [_Worker(launch) for _ in range(count)]
        self._idle: Final = list(self._workers)
        """The one that has rested longest first."""
        self._line: Final[deque[asyncio.Future[_Worker]]] = deque()
        self._is_open = True

    async def run(self, job: Values, seconds: float, key: str = "") -> Values:
        """The answer to a job; raises Overran (Exhausted), Failed, or the Refused that its function raised.

        Jobs with the same key go to the same process where that is free, since it remembers what they are about.
        The seconds count from when the process has the job. A cancelled job ends its process.
        """
        worker = await self._take(key)
        try:
            return checked(await worker.run(job, seconds))
        finally:
            self._give_back(worker)

    def warm(self) -> None:
        """Start a process before there is a job for it: the first who asks then waits for the answer alone."""
        if self._is_open and not any(worker.is_started for worker in self._workers):
            self._workers[0].start()

    async def close(self) -> None:
        """End all processes; jobs that run or wait fail."""
        self._is_open = False
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_exception(Failed("the pool is closed"))
        for worker in self._workers:
            await worker.close()

    async def _take(self, key: str) -> _Worker:
        if not self._is_open:
            raise Failed("the pool is closed")
        if self._idle:
            worker = next((one for one in self._idle if key in one.keys), None) if key else None
            worker = worker or next((one for one in self._idle if one.is_started), self._idle[0])
            self._idle.remove(worker)
        else:
            worker = await self._wait_in_line()
        worker.note(key)
        return worker

    async def _wait_in_line(self) -> _Worker:
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._give_back(turn.result())  # its turn came in the very moment in which it was cancelled
            raise

    def _give_back(self, worker: _Worker) -> None:
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


class _Worker:
    """One process and its successors: who dies or is stopped is replaced at once, since starting takes a while."""

    def __init__(self, launch: Launch) -> None:
        self._launch: Final = launch
        self._started: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._is_open = True
        self.keys: dict[str, None] = {}
        """The keys that the process may remember something about, the latest last."""

    @property
    def is_started(self) -> bool:
        return self._started is not None

    def note(self, key: str) -> None:
        """Take a key for remembered, as long as the process remembers it at least."""
        if key:
            self.keys.pop(key, None)
            self.keys[key] = None
            if len(self.keys) > CAPACITY:
                del self.keys[next(iter(self.keys))]

    async def run(self, job: Values, seconds: float) -> Values:
        """The answer of the process, whatever it is; Overran or Failed when there is none."""
        process = await self._process()
        is_done = False
        try:
            async with asyncio.timeout(seconds):
                done = await _exchange(process, {**job, LIMIT: seconds})
            is_done = "exhausted" not in done  # what it has taken by then, it might never give back
            return done
        except TimeoutError:
            raise Overran(f"no answer after {seconds} s") from None
        except (OSError, ValueError, asyncio.IncompleteReadError):
            raise Failed("the process died") from None
        finally:
            if not is_done:  # also when cancelled: what it says now would be taken for the next answer
                await self._replace()

    async def close(self) -> None:
        """End the process, and start no other."""
        self._is_open = False
        await self._end()

    async def _process(self) -> asyncio.subprocess.Process:
        """The living process, once it is ready."""
        if self._started is not None and self._started.done():
            failed = self._started.cancelled() or self._started.exception() is not None
            if failed or self._started.result().returncode is not None:  # it never started, or died between two jobs
                await self._end()
        if self._started is None:
            self.start()
        started, own = self._started, asyncio.current_task()
        assert started is not None and own is not None
        try:
            return await asyncio.shield(started)  # who no longer waits leaves it to the next
        except asyncio.CancelledError:
            if own.cancelling():
                raise
            raise Failed("the pool is closed") from None

    async def _replace(self) -> None:
        await self._end()
        if self._is_open:
            self.start()

    def start(self) -> None:
        """Have the process start."""
        if not self._is_open:
            raise Failed("the pool is closed")
        self._started = asyncio.create_task(_start_process(self._launch))

    async def _end(self) -> None:
        self.keys.clear()
        started, self._started = self._started, None
        if started is None:
            return
        started.cancel()
        with contextlib.suppress(asyncio.CancelledError, Failed, OSError):
            await _end_process(await started)


async def _start_process(launch: Launch) -> asyncio.subprocess.Process:
    """A process that has said that it is ready; Failed when it ends or waits instead."""
    process = await asyncio.create_subprocess_exec(
        *launch.command(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=launch.environment(),
        limit=LONGEST_LINE,
    )
    try:
        async with asyncio.timeout(SECONDS_TO_START):
            if await _read(process) == READY:
                return process
    except (OSError, ValueError, asyncio.IncompleteReadError):  # TimeoutError is an OSError
        pass
    except asyncio.CancelledError:
        await _end_process(process)
        raise
    await _end_process(process)
    raise Failed("a worker process did not start")


async def _exchange(process: asyncio.subprocess.Process, job: Values) -> Values:
    assert process.stdin is not None
    process.stdin.write(json.dumps(job).encode() + b"\n")
    await process.stdin.drain()
    return await _read(process)


async def _read(process: asyncio.subprocess.Process) -> Values:
    assert process.stdout is not None
    answer: Values = json.loads(await process.stdout.readuntil(b"\n"))
    return answer


async def _end_process(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
