"""The tables of a server: found by their id, and kept in memory while someone needs them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Final, Protocol, TypeAlias

from quintessence.core.game import Refused
from quintessence.core.variant import Given
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.storage.model import StorageFailed
from quintessence.service.storage.protocol import Storage
from quintessence.service.tables.clock import Clock
from quintessence.service.tables.environment import environment_with
from quintessence.service.tables.opening import open_table
from quintessence.service.tables.replaying import replayed
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.table import Table

CatchUp: TypeAlias = Callable[[Table], Awaitable[None]]
_LONGEST_ID: Final = 40
_LOG: Final = logging.getLogger("quintessence.server")


class OtherProcesses(Protocol):
    """The other processes of a server."""

    async def catch_up(self, table: Table) -> None:
        """Take in what they wrote, with the table's lock held."""

    async def share_pins(self, table: Table) -> bool:
        """Tell them what allies propose, with the table's lock held; False when they changed it meanwhile."""


class _InMemory:
    """A table in memory, and the lock that whoever changes or shows it holds."""

    __slots__ = ("lock", "table", "used_at")

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.lock: Final = asyncio.Lock()
        self.used_at = 0.0
        """When someone last wanted it, by the steady clock."""


class Tables:
    """All tables of a server; those in memory are a cache of the storage."""

    def __init__(self, storage: Storage, limits: Limits, clock: Clock, others: OtherProcesses | None = None) -> None:
        """`others` are the other processes that write too, where there are any."""
        self.storage: Final = storage
        self.clock: Final = clock
        self.environment: Final = environment_with(clock)
        self._most_spare: Final = limits.spare_tables
        self.others: Final = others
        self._known: Final[OrderedDict[str, _InMemory]] = OrderedDict()
        self._moments: Final[dict[str, tuple[int, float]]] = {}
        """Of tables with clocks that are not in memory: the line that wrote them down last, and since when they run."""
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}

    async def find(self, id_: str) -> Table:
        """A table by its id, from memory or from the log."""
        table = self.known(id_)
        if table is not None:
            return table
        task = self._loading.get(id_)
        if task is None:
            task = self._loading[id_] = asyncio.create_task(self._load(id_))
            task.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(task)

    def locked(self, id_: str, is_decided: bool = False, by: CatchUp | None = None) -> Locked:
        """A table that nobody else changes meanwhile: `async with tables.locked(id_) as table`.

        Where other processes write too, the table is brought up to date first. This is skipped with `is_decided`: the
        caller then writes to the log, and that write fails if the table was out of date. `by` replaces the usual
        way to bring it up to date, where the caller knows already what was written.
        """
        if by is not None:
            return Locked(self, id_, is_decided=False, catch_up=by)
        return Locked(self, id_, is_decided, None if self.others is None else self.others.catch_up)

    async def share_pins(self, table: Table) -> bool:
        """Tell other processes what allies propose, with the lock held; False when they changed it meanwhile."""
        return self.others is None or await self.others.share_pins(table)

    def is_in_memory(self, id_: str) -> bool:
        """Whether a table is in memory. Asking does not count as a use of it."""
        return id_ in self._known

    def known(self, id_: str) -> Table | None:
        """A table that is in memory, or None. Asking counts as a use: the table is then the last to be dropped."""
        entry = self.entry_of(id_)
        return None if entry is None else entry.table

    def entry_of(self, id_: str) -> _InMemory | None:
        """A table that is in memory, with its lock and the time of its last use; this counts as one."""
        entry = self._known.get(id_)
        if entry is not None:
            self._known.move_to_end(id_)
            entry.used_at = monotonic()
        return entry

    def is_current(self, table: Table) -> bool:
        """Whether a table is the one in memory under its id, and has not been dropped."""
        entry = self._known.get(table.id)
        return entry is not None and entry.table is table

    def lock_of(self, table: Table) -> asyncio.Lock:
        """The lock of a table in memory."""
        return self._known[table.id].lock

    def add(self, table: Table) -> None:
        """Have a table in memory. Where too many there have no listeners, the least recently used are dropped.

        Its entries are not held: they stay in the storage, so that memory does not grow with every undo and replay.
        """
        table.forget_entries()
        if not self.is_current(table):
            self._known[table.id] = _InMemory(table)
        self.entry_of(table.id)
        if len(self._known) > self._most_spare:
            spare = [other.table for other in self._known.values() if _is_spare(other)]
            for other in spare[: max(0, len(spare) - self._most_spare)]:
                self.drop(other)

    def drop_finished(self, before: float) -> None:
        """Forget the tables that are over, at which nobody is, and which were not used since."""
        for entry in list(self._known.values()):
            if entry.used_at > before:
                break
            if _is_spare(entry) and entry.table.is_over():
                self.drop(entry.table)

    def drop(self, table: Table) -> None:
        """Forget a table in memory; it can be loaded from its log again. `reload` also moves its listeners."""
        if self.is_current(table):
            del self._known[table.id]
            if table.seat_clocks is not None and not table.is_over():
                self._moments[table.id] = (table.log.clocks.line, table.seat_clocks.written_at)

    def watched(self) -> list[str]:
        """The tables in memory at which someone is."""
        return [id_ for id_, entry in self._known.items() if entry.table.listeners]

    def drop_all(self, ids: Iterable[str]) -> None:
        """Forget tables that are no longer stored."""
        for id_ in ids:
            if (entry := self._known.get(id_)) is not None:
                self.drop(entry.table)

    async def reload(self, table: Table) -> Table:
        """Load a table from its log again where memory differs from it; listeners move over, their rights renewed."""
        self.drop(table)
        fresh = await self.find(table.id)
        for listener in list(table.listeners):
            if listener.is_open and listener.renew(fresh.stored):
                fresh.enter(listener)
                listener.revision = -1  # it may have been told of what is not so: no update before the whole table
                listener.ask_whole()
            elif listener.is_open:
                listener.close(NOT_ALLOWED)
            table.leave(listener)
        return fresh

    def in_memory(self) -> list[Table]:
        """The tables that are in memory now."""
        return [entry.table for entry in self._known.values()]

    async def variant_data(self, game: str, variant: str) -> Given | None:
        """The data of a stored variant; None when there is none."""
        data = await self.storage.variant(game, variant)
        if data is None:
            return None
        return {name: tables for name, tables in data.items() if isinstance(tables, dict)}

    async def _load(self, id_: str) -> Table:
        try:
            stored = await self.storage.table(id_) if len(id_) <= _LONGEST_ID else None
            if stored is None:
                raise Problem(404, "unknown_table")
            head = stored.header
            data = await self.variant_data(head.game, head.variant) if head.variant else {}
            table = await replayed(open_table, stored, data, self.environment)
        except Refused:
            raise
        except Exception as error:  # what is stored is not what was written
            _LOG.exception("table %s cannot be read", id_)
            raise Problem(409, "table_unreadable") from error
        line, since = self._moments.pop(id_, (-1, 0.0))
        table.go_on_since(line, since)
        self.add(table)
        return table


def _is_spare(entry: _InMemory) -> bool:
    """Whether nobody is at a table, or does something with it."""
    return not entry.table.listeners and not entry.lock.locked()


class Locked:
    """Holds a table's lock: a class, since each move takes it and a generator costs twice as much."""

    __slots__ = ("_bring", "_id", "_is_decided", "_lock", "_tables")

    def __init__(self, tables: Tables, id_: str, is_decided: bool, catch_up: CatchUp | None) -> None:
        self._tables: Final = tables
        self._id: Final = id_
        self._is_decided: Final = is_decided
        self._bring: Final = catch_up
        self._lock: asyncio.Lock | None = None

    async def __aenter__(self) -> Table:
        tables, id_ = self._tables, self._id
        while True:
            entry = tables.entry_of(id_)
            if entry is None:
                await tables.find(id_)
                continue
            table, self._lock = entry.table, entry.lock
            await entry.lock.acquire()
            if self._bring is None or (self._is_decided and table.stored.people >= 0):
                if tables._known.get(id_) is entry:  # else it was dropped while we waited
                    return table
            elif tables.is_current(table):
                await self._catch_up(table, entry.lock, self._bring)
                if tables.is_current(table):
                    return table
            entry.lock.release()

    async def _catch_up(self, table: Table, lock: asyncio.Lock, bring: CatchUp) -> None:
        """Bring the table up to date, to the end even if the caller is cancelled; reload it on an error."""
        task = asyncio.ensure_future(bring(table))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: lock.release())
            raise
        except StorageFailed:
            lock.release()
            raise
        except Exception:
            _LOG.exception("table %s has to be read anew", table.id)
            try:
                await self._tables.reload(table)
            except BaseException:
                lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        assert self._lock is not None
        self._lock.release()
