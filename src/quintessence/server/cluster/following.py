"""Follows what other processes write: their entries are folded in by the same path as our own, in the log's order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from quintessence.core.game import Refused, Seat
from quintessence.server.cluster.lease_holder import LeaseHolder
from quintessence.service.play.committer import Committer
from quintessence.service.play.seating import Seating
from quintessence.service.play.window_timers import WindowTimers
from quintessence.service.storage.model import ForeignEntry, KnownState
from quintessence.service.storage.protocol import SharedStorage
from quintessence.service.tables.registry import Tables
from quintessence.service.wire.updates import send_chat, send_pins
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.model import ChatLine, StoredTable
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")
_LOOK: Final = 5.0
"""Seconds after which every table in memory is compared with the database: a notification may have been lost."""


class Following:
    """Keeps the tables in memory as the database has them."""

    def __init__(
        self,
        storage: SharedStorage,
        tables: Tables,
        committer: Committer,
        seating: Seating,
        windows: WindowTimers,
        lease_holder: LeaseHolder,
        lines: int,
    ) -> None:
        """`lines` of chat are kept at a table."""
        self._storage: Final = storage
        self._tables: Final = tables
        self._committer: Final = committer
        self._seating: Final = seating
        self._windows: Final = windows
        self._lines: Final = lines
        self._lease_holder: Final = lease_holder
        """Knows whether this process holds the lease of a table, and so has to load it when it changes."""
        self._pending: Final[dict[str, bool]] = {}
        """The tables that are being looked at; True where they changed once more meanwhile."""
        self._heard: Final[dict[str, list[ForeignEntry | None]]] = {}
        """What was heard of each of them: an entry, or (None) only that it has changed."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def start(self) -> None:
        """Listen, and look from time to time."""
        self._storage.listen(self.heard, self._look_at_all, self._lease_holder.hurry)
        self._spawn(self._look_now_and_then())

    async def close(self) -> None:
        """Follow no more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, id_: str, entry: ForeignEntry | None = None) -> None:
        """Another process has changed a table."""
        if id_ in self._pending:
            self._pending[id_] = True
            self._heard[id_].append(entry)
        elif self._tables.is_in_memory(id_) or self._lease_holder.is_held(id_):
            self._pending[id_], self._heard[id_] = False, [entry]
            self._spawn(self._follow(id_))

    async def catch_up(self, table: Table) -> None:
        """Take in all that is new at a table, with its lock held."""
        news = await self._storage.news(table.id, table.log.length)
        if news is None:  # it was forgotten
            self._tables.drop(table)
            for listener in table.listeners:
                listener.close(NOT_ALLOWED)
            return
        stored, entries = table.stored, news.entries
        if news.people != stored.people:
            fresh = await self._storage.table_after(table.id, table.log.length)
            if fresh is None:
                return
            entries = fresh.entries
            self._renew_people(table, fresh)  # before the entries: who was sent away must not see them
        for entry in entries:
            await self._committer.follow(table, entry)
        if news.pins != stored.pins and table.read_pins(news.pins) is not None:
            send_pins(table)
        if table.see_elsewhere(news.elsewhere):
            self._committer.people_changed(table)  # the last one may have come for whom the clocks wait
        if news.chats > stored.chats:
            self._add_chat(table, await self._storage.chat_between(table.id, stored.chats, news.chats))
            table.count_chats(news.chats)

    async def _take_heard(self, table: Table) -> None:
        """Take in the entries that were told, without asking the database; all that is new where that is not enough."""
        queued, self._heard[table.id] = self._heard[table.id], []
        for known in queued:
            if known is None:
                await self.catch_up(table)
                return
            if known.entry.line <= table.log.length:
                continue
            if known.entry.line > table.log.length + 1 or known.people != table.stored.people:
                await self.catch_up(table)
                return
            await self._committer.follow(table, known.entry)

    def _renew_people(self, table: Table, fresh: StoredTable) -> None:
        """Take over who may do what. Whoever has no part in a change gets no message by which to guess it."""
        answered, is_seen = table.renew_people(fresh)
        for seat in answered if table.match is not None else ():
            self._windows.answer_changed(table, Seat(seat))
        if is_seen:
            self._seating.people_changed(table)

    def _add_chat(self, table: Table, lines: list[ChatLine]) -> None:
        for line in lines:
            table.say(line, self._lines)
            send_chat(table, line)

    async def _follow(self, id_: str) -> None:
        """Look at a table until it has not changed meanwhile."""
        try:
            while True:
                self._pending[id_] = False
                async with self._tables.locked(id_, by=self._take_heard) as table:
                    self._committer.look(table)
                if not self._pending[id_]:
                    return
        except Refused as error:
            _LOG.error("table %s cannot be followed: %s", id_, error)
        finally:
            del self._pending[id_], self._heard[id_]

    def _look_at_all(self) -> None:
        self._spawn(self._look())

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            await self._look()

    async def _look(self) -> None:
        """Follow every table in memory that the database has more of."""
        tables = self._tables.in_memory()
        known = [_known(table) for table in tables]
        try:
            for id_ in await self._storage.changed(known):
                self.heard(id_)
        except Refused as error:
            _LOG.error("the database cannot be compared: %s", error)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _known(table: Table) -> KnownState:
    stored = table.stored
    return KnownState(table.id, table.log.length, stored.people, stored.chats, stored.pins)
