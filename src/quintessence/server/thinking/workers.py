"""The worker processes: each thinks about one order at a time, and is replaced when it dies or overruns."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from typing import Final

from quintessence.core.game import BadOption, BadRecord, IllegalAction, Refused, UnknownGame, Values

_REFUSALS: Final = {kind.__name__: kind for kind in (IllegalAction, BadOption, BadRecord, UnknownGame)}
_LINE: Final = 16 * 1024 * 1024


class Overran(Exception):
    """A worker was stopped since it took too long."""


class Failed(Exception):
    """A worker died, or what it ran did."""


class Workers:
    """A few processes; an order waits until one is free. They are started when they are first needed."""

    def __init__(self, count: int) -> None:
        self._free: Final[asyncio.LifoQueue[asyncio.subprocess.Process | None]] = asyncio.LifoQueue()
        self._running: Final[set[asyncio.subprocess.Process]] = set()
        self._is_open = True
        for _ in range(count):
            self._free.put_nowait(None)

    async def ask(self, order: Values, seconds: float) -> Values:
        """The answer to an order; Overran, Failed, or the refusal that the worker met."""
        process = await self._free.get()
        try:
            process = await self._alive(process)
            answer = await asyncio.wait_for(_ask(process, {**order, "seconds": seconds}), seconds)
        except TimeoutError:
            await self._end(process)
            process = None
            raise Overran from None
        except (OSError, ValueError, asyncio.IncompleteReadError) as error:
            await self._end(process)
            process = None
            raise Failed(str(error)) from None
        except BaseException:  # cancelled: what it says now would be taken for the next answer
            await self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        if "refused" in answer:
            values = answer["values"]
            kind = _REFUSALS.get(str(answer["kind"]), Refused)
            raise kind(str(answer["refused"]), values if isinstance(values, dict) else {})
        if "error" in answer:
            raise Failed(str(answer["error"]))
        return answer

    async def close(self) -> None:
        """End them all."""
        self._is_open = False
        for process in list(self._running):
            await self._end(process)

    async def _alive(self, process: asyncio.subprocess.Process | None) -> asyncio.subprocess.Process:
        if process is not None and process.returncode is None:
            return process
        if process is not None:
            await self._end(process)
        if not self._is_open:
            raise Failed("the server stops")
        fresh = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "quintessence.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
        )
        self._running.add(fresh)
        return fresh

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self._running.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(process: asyncio.subprocess.Process, order: Values) -> Values:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(order).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readuntil(b"\n")
    answer = json.loads(line)
    assert isinstance(answer, dict)
    return answer
