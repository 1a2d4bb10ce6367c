"""Keeps the time of the seats' clocks: starts them, writes them down now and then, and acts when one is at zero."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from quintessence.core.game import Refused, Seat
from quintessence.server.decisions.seat_time import may_begin, settle_clocks
from quintessence.server.play.moves import Moves
from quintessence.server.problems import Overtaken
from quintessence.server.storage.model import RESIGN, TIME_UP, StorageFailed
from quintessence.server.tables.log import LOST_ON_TIME
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.seat_clocks import SeatClocks
from quintessence.server.tables.table import Table
from quintessence.server.tables.time_control import DEFAULT, LOSS
from quintessence.server.tables.timers import Timers
from quintessence.server.wire.updates import send_clocks

_LOG: Final = logging.getLogger("quintessence.server")
_RETRY: Final = 2.0
"""Seconds before something is tried again that could not be stored."""


class ClockTimers:
    """One timer a table whose clocks run and are kept in this process."""

    def __init__(self, tables: Tables, moves: Moves) -> None:
        self._tables: Final = tables
        self._moves: Final = moves
        self._clock: Final = tables.clock
        self.is_kept_here: Callable[[str], bool] = lambda id_: True
        """Whether this process keeps the time of a table."""
        self._timers: Final = Timers(tables.clock, self._look)

    def wake(self, table: Table) -> None:
        """Set the timer of a table anew: the position, or who sits there, has changed."""
        clocks = table.seat_clocks
        if clocks is None:
            return
        self._timers.stop(table.id)
        if self.is_kept_here(table.id):
            settle_clocks(table)
            if clocks.running():
                self._timers.set(table.id, _next(clocks))

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
                        await self._moves.write_clocks(table)
                except Refused as error:
                    _LOG.error("the clocks of table %s cannot be written down: %s", id_, error)
        await self.settled()

    async def settled(self) -> None:
        """Wait for what is being done."""
        await self._timers.settled()

    async def _begin(self, id_: str) -> None:
        try:
            async with self._tables.locked(id_) as table:
                if not may_begin(table) or table.seat_clocks is None:
                    return
                settle_clocks(table)
                table.seat_clocks.begin(self._clock.now())
                await self._moves.write_clocks(table)
                send_clocks(table)
                self._moves.on_change(table)
        except Refused as error:
            _LOG.error("the clocks of table %s cannot start: %s", id_, error)

    async def _look(self, id_: str) -> None:
        """Act for whoever is at zero; else write the clocks down, where that is due."""
        try:
            async with self._tables.locked(id_) as table:
                clocks = table.seat_clocks
                if clocks is None or not self.is_kept_here(id_):
                    return
                settle_clocks(table)
                left, running = clocks.left_at(self._clock.now()), sorted(clocks.running())
                out = [seat for seat in running if left[seat] == 0]
                if out:
                    await self._time_up(table, clocks, Seat(out[0]))
                elif running and self._clock.now() >= clocks.since + clocks.control.checkpoint_seconds:
                    await self._moves.write_clocks(table)
                    send_clocks(table)
                self.wake(table)
        except (StorageFailed, Overtaken) as error:
            _LOG.error("a clock at zero cannot be stored: %s", error)
            self._timers.set(id_, self._clock.now() + _RETRY)
        except Refused as error:
            _LOG.error("the clocks of table %s stop: %s", id_, error)

    async def _time_up(self, table: Table, clocks: SeatClocks, seat: Seat) -> None:
        """What the host has set for a clock at zero."""
        control = clocks.control
        if control.at_zero == LOSS:
            await self._moves.add(table, RESIGN, seat, None, LOST_ON_TIME)
            return
        answer = table.companions.answers.default_answer(table.rules().state, seat)
        if control.at_zero == DEFAULT and answer is not None:
            await self._moves.play(table, seat, answer.row(), "time_up_default")
        else:
            await self._moves.add(table, TIME_UP, seat, [control.level], "time_up_bot")


def _next(clocks: SeatClocks) -> float:
    """When a clock is at zero, or all are to be written down again."""
    zero = clocks.since + min(clocks.left[seat] for seat in clocks.running()) / 1000
    return min(zero, clocks.since + clocks.control.checkpoint_seconds)
