"""Leases of tables: one process at a time acts at each, and another one when that is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from quintessence.core.game import Refused
from quintessence.server.cluster.presence import Presence
from quintessence.server.cluster.usage import Usage
from quintessence.service.metrics import Metrics
from quintessence.service.storage.protocol import SharedStorage
from quintessence.service.tables.leases import HeldLeases
from quintessence.service.tables.registry import Tables
from quintessence.table.change import NO_CHANGE, Change
from quintessence.table.state import OVER
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")
_BEAT: Final = 1.0
"""Seconds between two signs of life."""
_LATE: Final = 2.0
"""Seconds of silence of our own after which another process may already have taken over."""


_MOST: Final = 10_000


class LeaseHolder:
    """Claims leases of tables, and holds them while this process lives: only then it wakes a table."""

    def __init__(
        self,
        storage: SharedStorage,
        tables: Tables,
        leases: HeldLeases,
        act: Callable[[Table, Change], None],
        is_needed: Callable[[Table], bool],
        presence: Presence,
        metrics: Metrics,
        usage: Usage,
    ) -> None:
        """`act` has the bots of a table with a lease play and its windows keep their time.

        `is_needed` says whether a table needs a lease for something else than that.
        """
        self._storage: Final = storage
        self._tables: Final = tables
        self._leases: Final = leases
        self._act: Final = act
        self._is_needed: Final = is_needed
        self._presence: Final = presence
        self._metrics: Final = metrics
        self._usage: Final = usage
        self._others: Final[set[str]] = set()
        """Tables whose leases others hold: they become orphans before they are ours."""
        self._claiming: Final[dict[str, asyncio.Task[None]]] = {}
        self._beat: asyncio.Task[None] | None = None
        self._hurry: Final = asyncio.Event()
        """Set when someone has left tables behind."""

    def start(self) -> None:
        """Give signs of life, and look for tables without a lease."""
        self._beat = asyncio.create_task(self._live())

    def hurry(self) -> None:
        """Look for leases to take over now, not at the next turn."""
        self._hurry.set()

    def is_held(self, id_: str) -> bool:
        """Whether this process holds the lease of a table."""
        return self._leases.is_held(id_)

    def saw(self, table: Table, change: Change) -> None:
        """A table has changed: have its bots play and its windows keep their time, if that is ours to do."""
        if self._leases.is_held(table.id):
            self._act(table, change)
            if table.match is None or table.status() == OVER:
                self._leases.ids.discard(table.id)
        elif table.match is not None and self._has_work(table):
            self._try(table.id)

    def _has_work(self, table: Table) -> bool:
        has_time = table.has_standing_answers or table.seat_clocks is not None
        return has_time or bool(table.bots_due()) or self._is_needed(table)

    async def close(self) -> None:
        """Keep nothing any more, and tell the others."""
        tasks = [*self._claiming.values(), *([] if self._beat is None else [self._beat])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._leases.ids.clear()
        try:
            await asyncio.wait_for(self._storage.leave(), _BEAT)
        except (TimeoutError, Refused) as error:
            _LOG.error("what this process kept is taken over late: %s", error)

    def _try(self, id_: str) -> None:
        if id_ not in self._claiming and id_ not in self._others:
            self._claiming[id_] = asyncio.create_task(self._claim(id_))

    async def _claim(self, id_: str) -> None:
        try:
            if not await self._storage.claim(id_):
                if len(self._others) > _MOST:
                    self._others.clear()
                self._others.add(id_)
            else:
                self._leases.ids.add(id_)
                async with self._tables.locked(id_) as table:
                    self._act(table, NO_CHANGE)
        except Refused as error:
            _LOG.error("table %s cannot be kept: %s", id_, error)
        finally:
            self._claiming.pop(id_, None)

    async def _live(self) -> None:
        last = monotonic()
        while True:
            try:
                self._usage.take_in(await self._storage.beat(self._metrics.json(), self._usage.report()))
                if monotonic() - last > _LATE:
                    self._leases.ids &= await self._storage.leases()
                    self._presence.tell_again(self._tables.in_memory())  # we may have been taken for dead
                last = monotonic()
                for id_ in await self._storage.orphans():
                    self._others.discard(id_)
                    self._try(id_)
            except Refused as error:
                _LOG.error("no sign of life can be given: %s", error)
            self._hurry.clear()
            try:
                await asyncio.wait_for(self._hurry.wait(), _BEAT)
            except TimeoutError:
                continue
