"""Keeps the time of answer windows: an early default answer is kept until the window closes, and played then.

Where all know the same there are no windows: what was answered ahead is played at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from quintessence.core.game import Json, Refused, Seat, Values
from quintessence.server.codec import encode
from quintessence.server.decisions.answer_window import (
    ONLINE,
    due_answer,
    may_answer_ahead,
    open_answer,
    open_window,
    own_answer_json,
)
from quintessence.server.play.moves import Moves
from quintessence.server.problems import Overtaken, Problem
from quintessence.server.storage.model import StorageFailed, Taken
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.table import UNKNOWN, Table
from quintessence.server.tables.timers import Timers

_LOG: Final = logging.getLogger("quintessence.server")
PAUSE: Final = 1.5
"""Seconds after which a bot's answer is given that need not wait for the window to close."""
_RETRY: Final = 2.0
"""Seconds before an answer is tried again that could not be stored."""


class WindowTimers:
    """One timer a table where the server is to answer for someone."""

    def __init__(self, tables: Tables, moves: Moves) -> None:
        self._tables: Final = tables
        self._moves: Final = moves
        self.clock: Final = tables.clock
        self.is_kept_here: Callable[[str], bool] = lambda id_: True
        """Whether this process keeps the time of a table."""
        self._timers: Final = Timers(tables.clock, self._answer)

    def wake(self, table: Table) -> None:
        """Set the timer of a table anew: the position or an answer has changed."""
        if not table.has_standing_answers:
            return
        self._timers.stop(table.id)
        if not self.is_kept_here(table.id):
            return
        if open_answer(table) is not None:
            self._timers.set(table.id, self.clock.now())
            return
        window = open_window(table)
        due = None if window is None else due_answer(table, window)
        if due is not None:
            self._timers.set(table.id, due[1])

    async def close(self) -> None:
        """Answer for nobody any more."""
        self._timers.stop_all()
        await self.settled()

    async def settled(self) -> None:
        """Wait for the answers that are being given."""
        await self._timers.settled()

    async def keeps(self, table: Table, seat: Seat, row: list[Json]) -> bool:
        """Whether a person's answer is only kept until its window closes: the default answer, where there is time."""
        window = open_window(table)
        if window is None or window.seconds is None or window.seat != seat:
            return False
        if table.choose(seat, row) is not window.default_answer:
            return False
        stored = table.stored
        await self._count(table, self._tables.storage.keep_answer(table.id, seat, window.revision, stored.people))
        window.is_kept = True
        self.answer_changed(table, seat)
        return True

    async def choose(self, table: Table, seat: Seat, code: str) -> None:
        """Set a seat's standing answer, with the lock held; nobody else gets to know."""
        match = table.rules()
        known = [answer.code for answer in table.companions.answers.standing_answers()]
        if not known:
            raise Problem(409, "no_standing_answers")
        if code not in known:
            raise Problem(422, "unknown_standing_answer", {"known": ", ".join(known)})
        if not may_answer_ahead(table):
            raise Problem(409, "standing_answer_needs_time")  # without a pause it would show who answered ahead
        hold, turn = table.stored.seats[seat], match.state.turn_number()
        people = table.stored.people
        await self._count(table, self._tables.storage.keep_standing_answer(table.id, seat, code, turn, people))
        hold.standing_answer, hold.standing_turn = code, turn
        if (window := open_window(table)) is not None and window.seat == seat:
            window.is_kept = False
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
        window = open_window(table)
        if window is None or window.revision != revision or window.setting != ONLINE:
            return False
        if window.seconds is not None and rows[:1] == [window.default_answer.row()]:
            window.is_kept = True
            self.wake(table)
            return True
        await self._sleep_until(window.opened + PAUSE)
        return False

    def is_answered(self, table: Table) -> bool:
        """Whether the seat of the open window has answered already; the answer is played when the window closes."""
        window = open_window(table)
        return window is not None and window.is_kept

    def answer_came(self, table: Table, seat: int) -> None:
        """A seat has answered ahead through another process."""
        window = table.window
        if window is not None and window.seat == seat:
            window.is_kept = table.stored.seats[seat].kept_revision == window.revision
        if table.match is not None:
            self.answer_changed(table, Seat(seat))

    def answer_changed(self, table: Table, seat: Seat) -> None:
        """Tell the holders of a seat, and them alone, what is kept for them."""
        self.wake(table)
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
                if not self.is_kept_here(id_):
                    return
                ahead = open_answer(table)
                if ahead is not None:
                    await self._moves.play(table, ahead[0], ahead[1].row())
                    return
                window = open_window(table)
                due = None if window is None else due_answer(table, window)
                if window is None or due is None:
                    return
                if due[1] > self.clock.now():
                    self.wake(table)
                    return
                await self._moves.play(table, window.seat, due[0].row())
        except StorageFailed as error:
            _LOG.error("an answer cannot be stored: %s", error)
            self._timers.set(id_, self.clock.now() + _RETRY)
        except Refused as error:
            _LOG.error("the windows of table %s stop: %s", id_, error)
