"""Keeps the time of answer windows: what is said early is kept until the window closes, silence is played then."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from quintessence.core.game import IllegalAction, Json, Refused, Seat, Values
from quintessence.server.problems import Problem
from quintessence.server.said import dumps
from quintessence.server.storage import StorageFailed
from quintessence.server.table import Table
from quintessence.server.window import ONLINE, Clock, Timer, due, may_answer_ahead, own_json, window_of

if TYPE_CHECKING:
    from quintessence.server.service import Service

_LOG: Final = logging.getLogger("quintessence.server")
PAUSE: Final = 1.5
"""Seconds after which a bot's answer is given that need not wait for the window to close."""
_AGAIN: Final = 2.0
"""Seconds before an answer is tried again that could not be stored."""


class Windows:
    """One timer a table where the server is to answer for someone."""

    def __init__(self, service: Service, clock: Clock) -> None:
        self._service: Final = service
        self.clock: Final = clock
        self._timers: Final[dict[str, Timer]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def wake(self, table: Table) -> None:
        """Set the timer of a table anew: the position or an answer has changed."""
        if not table.has_windows:
            return
        self._stop(table.id)
        window = window_of(table)
        found = None if window is None else due(table, window)
        if found is not None:
            self._set(table.id, found[1])

    async def close(self) -> None:
        """Answer for nobody any more."""
        for id_ in list(self._timers):
            self._stop(id_)
        await self.settled()

    async def settled(self) -> None:
        """Wait for the answers that are being given."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def play(self, table: Table, seat: Seat, number: int, row: list[Json]) -> int:
        """Play for a person, with the lock held; the new number, or the same while the answer is only kept."""
        window = window_of(table)
        if window is None or window.seconds is None or (window.number, window.seat) != (number, seat):
            return await self._service.moves.play(table, seat, number, row)
        if table.chosen(seat, row) is not window.silence:
            return await self._service.moves.play(table, seat, number, row)
        window.is_kept = True
        self._changed(table, seat)
        return number

    async def choose(self, table: Table, seat: Seat, code: str) -> None:
        """Set a seat's standing answer, with the lock held; nobody else is told."""
        match = table.rules()
        known = [standing.code for standing in match.game.standing()]
        if not known:
            raise Problem(409, "no_standing_answers")
        if code not in known:
            raise Problem(422, "unknown_standing", {"known": ", ".join(known)})
        if not may_answer_ahead(table):
            raise Problem(409, "standing_needs_time")  # an answer without a pause would tell who gave it ahead
        place, turn = table.stored.places[seat], match.state.turn_number()
        await self._service.storage.keep_standing(table.id, seat, code, turn)
        place.standing, place.standing_turn = code, turn
        if (window := window_of(table)) is not None and window.seat == seat:
            window.is_kept = False
        self._changed(table, seat)

    async def bot_says(self, table: Table, number: int, rows: list[Json]) -> bool:
        """Hold a bot's answer back as a person's is; whether it is kept, and nothing is left to play now."""
        window = window_of(table)
        if window is None or window.number != number or window.setting != ONLINE:
            return False
        if window.seconds is not None and rows[:1] == [window.silence.row()]:
            window.is_kept = True
            self.wake(table)
            return True
        await self._sleep_until(window.opened + PAUSE)
        return False

    def is_answered(self, table: Table) -> bool:
        """Whether nobody needs to be asked: the answer is known, and its time will come."""
        window = window_of(table)
        return window is not None and window.is_kept

    def _changed(self, table: Table, seat: Seat) -> None:
        """Tell the holders of a seat, and them alone, what is kept for them."""
        self.wake(table)
        message: Values = {"type": "standing", "seat": seat, **own_json(table, seat)}
        for connection in table.connections:
            if seat in connection.caller.held:
                connection.send(dumps(message))

    async def _sleep_until(self, when: float) -> None:
        is_time = asyncio.Event()
        timer = self.clock.call_at(when, is_time.set)
        try:
            await is_time.wait()
        finally:
            timer.cancel()

    def _set(self, id_: str, when: float) -> None:
        self._timers[id_] = self.clock.call_at(when, lambda: self._ring(id_))

    def _stop(self, id_: str) -> None:
        timer = self._timers.pop(id_, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, id_: str) -> None:
        self._timers.pop(id_, None)
        task = asyncio.create_task(self._answer(id_))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, id_: str) -> None:
        """Say what is to be said, when its time has come; what has changed meanwhile has a timer of its own."""
        try:
            async with self._service.tables.locked(id_) as table:
                window = window_of(table)
                found = None if window is None else due(table, window)
                if window is None or found is None:
                    return
                if found[1] > self.clock.now():
                    self.wake(table)
                    return
                await self._service.moves.play(table, window.seat, table.number, found[0].row())
        except StorageFailed as error:
            _LOG.error("an answer cannot be stored: %s", error)
            self._set(id_, self.clock.now() + _AGAIN)
        except (IllegalAction, Problem) as error:
            _LOG.error("an answer at table %s fails: %s", id_, error)
        except Refused as error:
            _LOG.error("the windows of table %s stop: %s", id_, error)
