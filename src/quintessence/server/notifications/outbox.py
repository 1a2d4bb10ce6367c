"""What waits to be sent: a bounded queue, a few workers, each message tried twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from quintessence.core.game import Refused
from quintessence.server.notifications.channel import Channel, Delivery, TurnNotification, Undelivered
from quintessence.service.tables.clock import Clock, Timer

_LOG: Final = logging.getLogger("quintessence.server")
_WORKERS: Final = 3
_LAST: Final = 2.0
"""Seconds that a server which stops gives to what is in line."""
RETRY: Final = 30.0
"""Seconds before a message is tried the second and last time."""


class Outbox:
    """Sends through all channels; nobody waits for it."""

    def __init__(self, channels: list[Channel], clock: Clock, most: int) -> None:
        self._channels: Final = channels
        self._clock: Final = clock
        self._queue: Final[asyncio.Queue[tuple[Delivery, bool]]] = asyncio.Queue(most)
        self._workers: Final[list[asyncio.Task[None]]] = []
        self._timers: Final[set[Timer]] = set()

    async def tell(self, notification: TurnNotification) -> None:
        """Have a notification sent by every channel that has someone for it."""
        for channel in self._channels:
            for delivery in await channel.deliveries(notification):
                self.add(delivery)

    def add(self, delivery: Delivery, is_last: bool = False) -> bool:
        """Put a message in line; whether there was room."""
        if not self._workers:
            self._workers.extend(asyncio.create_task(self._work()) for _ in range(_WORKERS))
        try:
            self._queue.put_nowait((delivery, is_last))
        except asyncio.QueueFull:
            _LOG.error("too many notifications wait: one is dropped")
            return False
        return True

    async def settled(self) -> None:
        """Wait until nothing is in line; what waits for its second try is not."""
        await self._queue.join()

    async def close(self) -> None:
        """Send what is in line as far as that is quick, and drop the rest: all of it is stored as told already."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.settled(), _LAST)
        for timer in self._timers:
            timer.cancel()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            delivery, is_last = await self._queue.get()
            try:
                await delivery()
            except Undelivered as error:
                _LOG.warning("a notification did not get through: %s", error)
                if not is_last:
                    self._later(delivery)
            except Refused as error:
                _LOG.error("a notification cannot be sent: %s", error)
            except Exception:
                _LOG.exception("a notification failed")
            finally:
                self._queue.task_done()

    def _later(self, delivery: Delivery) -> None:
        timers: list[Timer] = []

        def ring() -> None:
            self._timers.difference_update(timers)
            self.add(delivery, is_last=True)

        timers.append(self._clock.call_at(self._clock.now() + RETRY, ring))
        self._timers.update(timers)
