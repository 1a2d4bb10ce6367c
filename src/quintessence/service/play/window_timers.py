"""Keeps the time of answer windows: an early default answer is kept until the window closes, and played then.

Where all know the same there are no windows: what was answered ahead is played at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

from quintessence.core.game import Json, Refused, Seat, Values
from quintessence.service.codec import encode
from quintessence.service.play.committer import Committer
from quintessence.service.problems import Overtaken
from quintessence.service.storage.model import StorageFailed, Taken
from quintessence.service.tables.leases import Leases
from quintessence.service.tables.registry import Tables
from quintessence.service.tables.timers import Timers
from quintessence.table.answer_window import own_answer_json
from quintessence.table.answering import check_standing_answer, next_answer
from quintessence.table.change import Change
from quintessence.table.state import UNKNOWN
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")
PAUSE: Final = 1.5
"""Seconds after which a bot's answer is given that need not wait for the window to close."""
_RETRY: Final = 2.0
"""Seconds before an answer is tried again that could not be stored."""


class WindowTimers:
    """One timer a table where the server is to answer for someone."""

    def __init__(self, tables: Tables, committer: Committer, leases: Leases) -> None:
        self._tables: Final = tables
        self._committer: Final = committer
        self._leases: Final = leases
        self.clock: Final = tables.clock
        self._timers: Final = Timers(tables.clock, self._answer)

    def saw(self, table: Table, change: Change) -> None:
        """Set the timer of a table anew: the position has changed."""
        if table.has_standing_answers:
            self._set(table)

    def _set(self, table: Table) -> None:
        self._timers.stop(table.id)
        if self._leases.is_held(table.id) and (due := next_answer(table)) is not None:
            self._timers.set(table.id, due[2])

    async def close(self) -> None:
        """Answer for nobody any more."""
        self._timers.stop_all()
        await self.settled()

    async def settled(self) -> None:
        """Wait for the answers that are being given."""
        await self._timers.settled()

    async def store_default_answer(self, table: Table, seat: Seat) -> None:
        """Store that a person has given the default answer, which is played when its window closes."""
        stored = table.stored
        await self._count(
            table, self._tables.storage.store_default_answer(table.id, seat, table.revision, stored.people)
        )
        table.give_default_answer()
        self.answer_changed(table, seat)

    async def choose(self, table: Table, seat: Seat, code: str) -> None:
        """Set a seat's standing answer, with the lock held; nobody else gets to know."""
        turn, people = check_standing_answer(table, code), table.stored.people
        await self._count(table, self._tables.storage.store_standing_answer(table.id, seat, code, turn, people))
        table.set_standing_answer(seat, code, turn)
        self.answer_changed(table, seat)

    async def _count(self, table: Table, change: Awaitable[int]) -> None:
        """Have an answer stored; Overtaken where another process has changed who may give it."""
        try:
            table.count_people(await change)
        except Taken:
            table.count_people(UNKNOWN)  # whoever takes the lock next has to look
            raise Overtaken(table.revision) from None

    async def hold_back(self, table: Table, revision: int, rows: list[Json]) -> bool:
        """Delay a bot's answer as a person's would be. True: it is the default one, played at the window's end."""
        held = table.hold_back(revision, rows)
        if held is None:
            return False
        is_default, opened = held
        if is_default:
            self._set(table)
        else:
            await self._sleep_until(opened + PAUSE)
        return is_default

    def answer_changed(self, table: Table, seat: Seat) -> None:
        """Tell the holders of a seat, and them alone, what is kept for them."""
        if table.has_standing_answers:
            self._set(table)
        message: Values = {"type": "standing_answer", "seat": seat, **own_answer_json(table, seat)}
        for listener in table.listeners:
            if seat in listener.caller.held:
                listener.send(encode(message))

    async def _sleep_until(self, when: float) -> None:
        is_time = asyncio.Event()
        timer = self.clock.call_at(when, is_time.set)
        try:
            await is_time.wait()
        finally:
            timer.cancel()

    async def _answer(self, id_: str) -> None:
        """Play what is due, when its time has come; what has changed meanwhile has a timer of its own."""
        try:
            async with self._tables.locked(id_) as table:
                if not self._leases.is_held(id_):
                    return
                change = table.answer_due()
                if change is not None:
                    await self._committer.commit(table, change)
                else:
                    self._set(table)
        except StorageFailed as error:
            _LOG.error("an answer cannot be stored: %s", error)
            self._timers.set(id_, self.clock.now() + _RETRY)
        except Refused as error:
            _LOG.error("the windows of table %s stop: %s", id_, error)
