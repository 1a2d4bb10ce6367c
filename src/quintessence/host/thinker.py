"""Who thinks for a host: bots, hints, reviews. In a browser these are workers of their own."""

from __future__ import annotations

import asyncio
import json
from typing import Final, Protocol

from quintessence.core.game import Values
from quintessence.jobs.protocol import LIMIT, Failed, Overran, checked

TABLE: Final = "table"
"""The key under which a task names the match that it is about: whoever thought about it before remembers it."""


class Thinker(Protocol):
    """Answers tasks: JSON texts, which `ThinkerWorker.answer` understands."""

    async def think(self, task: str) -> str:
        """The answer to a task."""

    def stop(self, table: str) -> None:
        """Nobody waits any more for the answer to a task about a match."""


class ThinkerPool:
    """Gives jobs to a thinker, and waits no longer than each may take."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker: Final = thinker

    async def run(self, job: Values, seconds: float, key: str = "") -> Values:
        """The answer to a job; raises Overran, Failed, or the Refused that its function raised."""
        is_done = False
        try:
            async with asyncio.timeout(seconds):
                text = await self._thinker.think(json.dumps({**job, TABLE: key, LIMIT: seconds}))
            is_done = True
        except TimeoutError:
            raise Overran(f"no answer after {seconds} s") from None
        except Exception as error:  # a worker that died
            raise Failed(str(error)) from error
        finally:
            if not is_done:
                self._thinker.stop(key)
        answer: Values = json.loads(text)
        return checked(answer)

    def warm(self) -> None:
        """A thinker starts its workers itself."""

    async def close(self) -> None:
        """A thinker ends its workers itself."""
