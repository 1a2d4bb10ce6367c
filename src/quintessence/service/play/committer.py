"""Makes each change of a table durable, and tells it then. Nobody gets to know before."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Final, NoReturn, Protocol

from quintessence.core.game import Seat
from quintessence.service.metrics import Metrics
from quintessence.service.problems import Overtaken
from quintessence.service.storage.model import StorageFailed, Taken
from quintessence.service.tables.registry import Tables
from quintessence.service.tables.undo_looks import can_undo, learn_undo
from quintessence.service.threads import in_some_thread
from quintessence.service.wire.updates import send_clocks, send_pins, send_table, updates_of
from quintessence.table.change import NO_CHANGE, Back, Change
from quintessence.table.entry import Entry
from quintessence.table.listener import Listener
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")


class Watcher(Protocol):
    """Whoever acts on what happens at tables: bots, timers, notices."""

    def saw(self, table: Table, change: Change) -> None:
        """A table has changed, and that is durable; or (`NO_CHANGE`) one has to look at it again."""


class Committer:
    """The one way to change a match. Each method is called with the table's lock held."""

    def __init__(self, tables: Tables, metrics: Metrics, watcher: Watcher) -> None:
        self._tables: Final = tables
        self._metrics: Final = metrics
        self._watcher: Final = watcher

    async def commit(self, table: Table, change: Change | Back | None) -> None:
        """Make a command's change durable while the updates are being built, then send them."""
        if isinstance(change, Back):
            change = await self._rewound(table, change)
        if change is None or change.entry is None:
            return
        began = perf_counter()
        storing = self._tables.storage.append(table.id, change.entry, change.summary, table.stored.people)
        try:
            if table.looks_at_undo and change.has_update:
                await learn_undo(table, table.held_here())
            updates = updates_of(table, change, change.entry)
        finally:
            try:
                await storing
            except (Taken, StorageFailed, asyncio.CancelledError) as error:
                await self._go_back(table, error)
        self._metrics.moves += 1
        self._metrics.commit_seconds.add(perf_counter() - began)
        self._tell(table, change, updates)
        if change.writes_clocks:
            await self.write_clocks(table, change.clocks_before)

    async def undo(self, table: Table, seat: Seat) -> None:
        """Take back a seat's last action; where that takes time to find out, elsewhere."""
        await can_undo(table, seat)
        await self.commit(table, table.undo(seat))

    async def write_clocks(self, table: Table, before: list[int] | None = None) -> bool:
        """Write down what the clocks say now, so that it is known after a restart and everywhere.

        `before` are all clocks before the action that has just ended a turn. Whether it is written: where another
        process was quicker, it has written the clocks itself.
        """
        change = table.clocks_now(before)
        if change is None or change.entry is None:
            return False
        try:
            await self._tables.storage.append(table.id, change.entry, change.summary, table.stored.people)
        except Taken:
            return False
        except asyncio.CancelledError:  # it may be written
            self._tables.drop(table)
            raise
        except StorageFailed as error:  # they go on in memory
            _LOG.error("the clocks of table %s cannot be stored: %s", table.id, error)
            return False
        table.clocks_written(change)
        return True

    async def show_pins(self, table: Table, change: Change | None) -> bool:
        """Show everyone what allies propose; False where another process was quicker, and one has to look again."""
        if change is not None:
            if not await self._tables.share_pins(table):
                return False
            send_pins(table)
        return True

    async def follow(self, table: Table, entry: Entry) -> None:
        """Take in what another process has written, and tell it as our own."""
        change = table.follow(entry)
        if isinstance(change, Back):
            await in_some_thread(change.rewind)
            change = change.change()
        if table.looks_at_undo and change.has_update:
            await learn_undo(table, table.held_here())
        self._tell(table, change, updates_of(table, change, entry))

    def people_changed(self, table: Table) -> None:
        """Tell everyone who is there; whoever watches looks again."""
        send_table(table)
        self.look(table)

    def look(self, table: Table) -> None:
        """Have whoever watches look at a table again."""
        self._watcher.saw(table, NO_CHANGE)

    async def _rewound(self, table: Table, back: Back) -> Change:
        try:
            await in_some_thread(back.rewind)
        except asyncio.CancelledError:  # the thread goes on, and nobody stores what it does
            self._tables.drop(table)
            raise
        return back.change()

    def _tell(self, table: Table, change: Change, updates: list[tuple[Listener, bytes]]) -> None:
        """Tell everyone at a table of a change that is durable."""
        for listener, update in updates:
            listener.send(update)
        if change.is_whole:
            for listener in table.listeners:
                listener.ask_whole()
        if change.has_pins:
            send_pins(table)
        if change.shows_table:
            send_table(table)
        if change.shows_clocks:
            send_clocks(table)
        self._watcher.saw(table, change)

    async def _go_back(self, table: Table, error: BaseException) -> NoReturn:
        """A change may not be on the disk: memory goes back to what the log has, and whoever asked is refused."""
        self._tables.drop(table)
        if isinstance(error, asyncio.CancelledError):
            raise error
        fresh = await self._tables.reload(table)
        if isinstance(error, Taken):
            raise Overtaken(fresh.revision) from None
        raise error
