"""Watches for tables that wait for someone who is gone: after a pause they are told, once a turn, by one process."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from quintessence.core.game import Refused, Values
from quintessence.server.notifications.channel import TurnNotification
from quintessence.service.limits import Limits
from quintessence.service.storage.change import change_document
from quintessence.service.storage.model import StorageFailed
from quintessence.service.tables.leases import Leases
from quintessence.service.tables.registry import Tables
from quintessence.service.tables.timers import Timers
from quintessence.table.answering import is_answered
from quintessence.table.attendance import GONE, presence_of
from quintessence.table.state import PLAYING
from quintessence.table.table import Table

KIND: Final = "notified"
_LOG: Final = logging.getLogger("quintessence.server")
_RETRY: Final = 30.0
"""Seconds before a table is looked at again of which could not be stored that someone was told."""


@dataclass
class _Wait:
    """Since when a table waits for a seat whose holder is gone, and how often the seat had acted by then."""

    acted: int
    since: float
    is_settled: bool = False
    """Whether its holder was told, or need not be."""


class TurnWatch:
    """One timer a table that waits for someone who is gone."""

    def __init__(
        self, tables: Tables, leases: Leases, limits: Limits, tell: Callable[[TurnNotification], Awaitable[None]]
    ) -> None:
        self._tables: Final = tables
        self._pause: Final = limits.notification_seconds
        self._tell: Final = tell
        self._leases: Final = leases
        self._waits: Final[dict[str, dict[int, _Wait]]] = {}
        self._timers: Final = Timers(tables.clock, self._look)

    def is_needed(self, table: Table) -> bool:
        """Whether a table waits for someone who is gone, so that a process has to keep its time."""
        return bool(self._absent(table))

    def wake(self, table: Table) -> None:
        """The position, or who is there, has changed."""
        self._timers.stop(table.id)
        absent = self._absent(table) if self._leases.is_held(table.id) else []
        known, now, acted = self._waits.pop(table.id, {}), self._tables.clock.now(), table.log.own_counts
        waits = {seat: known.get(seat, _Wait(acted[seat], now)) for seat in absent}
        waits = {seat: wait if wait.acted == acted[seat] else _Wait(acted[seat], now) for seat, wait in waits.items()}
        if waits:
            self._waits[table.id] = waits
            self._set(table.id)

    async def settled(self) -> None:
        """Wait for what is being told."""
        await self._timers.settled()

    async def close(self) -> None:
        """Tell nobody any more."""
        self._timers.stop_all()
        await self.settled()

    def _absent(self, table: Table) -> list[int]:
        """The seats that a table waits for and whose holders are gone, where more than one person plays."""
        if table.match is None or table.status() != PLAYING or is_answered(table):
            return []
        if len({guest for hold in table.stored.seats for guest in hold.holders}) < 2:
            return []  # whoever plays alone against bots has not kept anyone waiting
        return [seat for seat in table.to_act() if not table.is_bot(seat) and presence_of(table, seat) == GONE]

    def _set(self, id_: str, pause: float = 0.0) -> None:
        waiting = [wait.since for wait in self._waits.get(id_, {}).values() if not wait.is_settled]
        if waiting:
            when = max(min(waiting) + self._pause, self._tables.clock.now() + pause)
            self._timers.set(id_, when)

    async def _look(self, id_: str) -> None:
        """Tell those who are still gone, and still waited for."""
        try:
            async with self._tables.locked(id_) as table:
                self.wake(table)
                due = await self._due(table)
            for notification in due:
                await self._tell(notification)
        except StorageFailed as error:
            _LOG.error("nobody is told of their turn: %s", error)
            self._set(id_, _RETRY)
        except Refused as error:
            self._waits.pop(id_, None)
            _LOG.error("nobody is told of their turn at table %s: %s", id_, error)

    async def _due(self, table: Table) -> list[TurnNotification]:
        """What is to be told now. It is stored first that it was: better lost than told twice."""
        due, guests = list[TurnNotification](), set[str]()
        for seat, wait in self._waits.get(table.id, {}).items():
            if wait.is_settled or wait.since + self._pause > self._tables.clock.now():
                continue
            if await self._claim(table, seat, wait.acted):
                due.append(_notification(table, seat, guests))
                guests.update(due[-1].guests)
            wait.is_settled = True
        self._timers.stop(table.id)
        self._set(table.id)
        return due

    async def _claim(self, table: Table, seat: int, acted: int) -> bool:
        """Note that a seat is told of this turn; False where it was, perhaps by another process."""
        body: Values = {"revision": table.revision, "acted": acted}
        is_new = False

        def change(document: Values | None) -> Values:
            nonlocal is_new
            is_new = not _is_same_turn(document, table.revision, acted)
            return body if is_new or document is None else document

        await change_document(self._tables.storage, table.id, KIND, str(seat), change)
        return is_new


def _is_same_turn(document: Values | None, revision: int, acted: int) -> bool:
    """Whether a seat was told of this turn already: since then it has not acted, or only it has."""
    if document is None:
        return False
    was, had = document.get("revision"), document.get("acted")
    assert isinstance(was, int) and isinstance(had, int)
    return acted == had or revision - was <= acted - had


def _notification(table: Table, seat: int, others: set[str]) -> TurnNotification:
    """That it is a seat's turn; `others` are told of this table already."""
    stored = table.stored
    holders = stored.seats[seat].holders
    names = [stored.names[guest].name for guest in holders if guest in stored.names]
    id_ = sha256(f"{table.id} {seat} {table.revision}".encode()).hexdigest()[:32]
    guests = tuple(guest for guest in holders if guest not in others)
    return TurnNotification(id_, table.id, stored.header.game, seat, next(filter(None, names), ""), guests)
