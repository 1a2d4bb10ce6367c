"""Keeps the time of the seats' clocks: starts them, writes them down now and then, and looks when one is at zero."""

from __future__ import annotations

import logging
from typing import Final

from quintessence.core.game import Refused
from quintessence.service.play.committer import Committer
from quintessence.service.problems import Overtaken
from quintessence.service.storage.model import StorageFailed
from quintessence.service.tables.leases import Leases
from quintessence.service.tables.registry import Tables
from quintessence.service.tables.timers import Timers
from quintessence.service.wire.updates import send_clocks
from quintessence.table.change import Change
from quintessence.table.running_out import is_checkpoint_due, next_look
from quintessence.table.seat_time import may_begin
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")
_RETRY: Final = 2.0
"""Seconds before something is tried again that could not be stored."""


class ClockTimers:
    """One timer a table whose clocks run and are kept in this process."""

    def __init__(self, tables: Tables, committer: Committer, leases: Leases) -> None:
        self._tables: Final = tables
        self._committer: Final = committer
        self._leases: Final = leases
        self._clock: Final = tables.clock
        self._timers: Final = Timers(tables.clock, self._look)

    def saw(self, table: Table, change: Change) -> None:
        """Set the timer of a table anew: the position, or who sits there, has changed."""
        if table.seat_clocks is not None:
            self._set(table)

    def _set(self, table: Table) -> None:
        self._timers.stop(table.id)
        if self._leases.is_held(table.id) and (when := next_look(table)) is not None:
            self._timers.set(table.id, when)

    def begin(self, table: Table) -> None:
        """Start the clocks where everyone is there for the first time; any process may, the log decides which does."""
        if may_begin(table):
            self._timers.spawn(self._begin(table.id))

    async def close(self) -> None:
        """Keep no time any more; what the clocks say is written down first, so that nothing of it is lost."""
        for id_ in self._timers.stop_all():
            if self._tables.is_in_memory(id_):
                try:
                    async with self._tables.locked(id_) as table:
                        await self._committer.write_clocks(table)
                except Refused as error:
                    _LOG.error("the clocks of table %s cannot be written down: %s", id_, error)
        await self.settled()

    async def settled(self) -> None:
        """Wait for what is being done."""
        await self._timers.settled()

    async def _begin(self, id_: str) -> None:
        try:
            async with self._tables.locked(id_) as table:
                if table.begin_clocks():
                    await self._committer.write_clocks(table)
                    send_clocks(table)
                    self._committer.look(table)
        except Refused as error:
            _LOG.error("the clocks of table %s cannot start: %s", id_, error)

    async def _look(self, id_: str) -> None:
        """Act for whoever is at zero; else write the clocks down, where that is due."""
        try:
            async with self._tables.locked(id_) as table:
                if table.seat_clocks is None or not self._leases.is_held(id_):
                    return
                change = table.at_zero()
                if change is not None:
                    await self._committer.commit(table, change)
                elif is_checkpoint_due(table):
                    await self._committer.write_clocks(table)
                    send_clocks(table)
                self._set(table)
        except (StorageFailed, Overtaken) as error:
            _LOG.error("a clock at zero cannot be stored: %s", error)
            self._timers.set(id_, self._clock.now() + _RETRY)
        except Refused as error:
            _LOG.error("the clocks of table %s stop: %s", id_, error)
