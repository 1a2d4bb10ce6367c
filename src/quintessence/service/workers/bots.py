"""Bots at the tables: a task for each seat whose bot is due; for one that fails, the most promising action.

Among allies a bot whose turn people share proposes what it would do, and acts once they have, or have let it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from quintessence.bots.levels import LEVELS, seconds_of
from quintessence.core.game import PRIVATE, IllegalAction, Json, Refused, Seat, Values
from quintessence.jobs.protocol import Failed, Overran
from quintessence.service.codec import find_by_row
from quintessence.service.limits import Limits
from quintessence.service.play.committer import Committer
from quintessence.service.play.window_timers import WindowTimers
from quintessence.service.storage.model import StorageFailed
from quintessence.service.tables.leases import Leases
from quintessence.service.tables.registry import Tables
from quintessence.service.workers.match_job import Snapshot, snapshot
from quintessence.service.workers.workers import Workers
from quintessence.table.answering import is_answered
from quintessence.table.change import Change
from quintessence.table.questions import is_late
from quintessence.table.refusals import Stale
from quintessence.table.table import Table
from quintessence.table.terms import pace_of

_LOG: Final = logging.getLogger("quintessence.server")
_PAUSES: Final = (0.5, 2, 5, 15, 30)
"""Seconds before a bot's action is tried again that could not be stored."""
_AT_ONCE: Final = 8
"""Bots that are woken together after a restart."""
_PROMISING_SECONDS: Final = 3.0
_STEP: Final = 0.25
"""Seconds to whose next multiple a thought is rounded, where its length could tell what a bot holds."""

Key = tuple[str, Seat]


@dataclass(frozen=True)
class _Asked:
    """What a bot is asked: the thought about it is thrown away when the seat's question has changed."""

    match: Snapshot
    question: int
    level: str
    guest: str
    """The table's host, in whose name the bot thinks."""


def _still_answers(table: Table, seat: Seat, question: int, rows: list[Json]) -> bool:
    """Whether a thought still answers what its seat is asked; among allies, as long as it can be played."""
    try:
        if not is_late(table, seat, question):
            return True
    except Stale:
        return False
    row = rows[0] if rows else None
    return isinstance(row, list) and find_by_row(table.rules().legal(seat), row) is not None


def _may_time_tell(table: Table) -> bool:
    """Whether the length of a bot's thinking could tell somebody what it holds, at the cost of another person.

    In an answer window it cannot: bots answer there at fixed times.
    """
    people = {guest for hold in table.stored.seats for guest in hold.holders}
    return table.information == PRIVATE and table.window is None and len(people) > 1


def _level(table: Table, seat: Seat) -> str:
    """The level of the bot that plays in a seat: its own, or as set for someone who is gone or out of time."""
    clocks = table.seat_clocks
    if clocks is not None and seat in clocks.overdue:
        return clocks.control.level
    return table.log.stand_ins.get(seat) or table.stored.seats[seat].level or LEVELS[0]


class Bots:
    """One task a seat whose bot is due; it ends when the seat is no longer to act."""

    def __init__(
        self,
        tables: Tables,
        committer: Committer,
        windows: WindowTimers,
        leases: Leases,
        workers: Workers,
        limits: Limits,
    ) -> None:
        self._tables: Final = tables
        self._committer: Final = committer
        self._leases: Final = leases
        self._windows: Final = windows
        self._workers: Final = workers
        self._grace: Final = limits.bot_grace
        self._tasks: Final[dict[Key, asyncio.Task[None]]] = {}

    def saw(self, table: Table, change: Change) -> None:
        """Have the bots of a table play, where any is due. One that thinks already looks again when it is done."""
        for seat in table.bots_due():
            if (table.id, seat) not in self._tasks:
                self._tasks[table.id, seat] = asyncio.create_task(self._drive(table.id, seat))

    async def wake_all(self, wake: Callable[[Table], None]) -> None:
        """After a restart: have every table played on at which the server has something to do."""
        for id_ in await self._tables.storage.bots_due():
            try:
                table = await self._tables.find(id_)
            except Refused:
                continue
            wake(table)
            while len(self._tasks) > _AT_ONCE:
                await asyncio.sleep(0.2)

    def tasks(self) -> list[asyncio.Task[None]]:
        """The bots that think or play now."""
        return list(self._tasks.values())

    async def close(self) -> None:
        """Stop asking."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drive(self, id_: str, seat: Seat) -> None:
        failures = 0
        try:
            while True:
                try:
                    if not await self._turn(id_, seat):
                        return
                    failures = 0
                except StorageFailed as error:
                    _LOG.error("a bot's action cannot be stored: %s", error)
                    await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                    failures += 1
        except Refused as error:
            _LOG.error("the bot in seat %s of table %s stops: %s", seat, id_, error)
        finally:
            self._tasks.pop((id_, seat), None)

    async def _turn(self, id_: str, seat: Seat) -> bool:
        """One turn of a bot; False when it is not due."""
        async with self._tables.locked(id_) as table:
            is_due = seat in table.bots_due() and self._leases.is_held(id_)
            if not is_due or is_answered(table):
                return False
            is_proposing = table.waits_for_allies()
            if is_proposing and table.pins.thought_at.get(seat) == table.revision:
                return False
            level = _level(table, seat)
            pace, is_rounded = pace_of(table), _may_time_tell(table)
            asked = _Asked(snapshot(table), table.current.question(seat), level, table.stored.header.host)
        began = monotonic()
        rows, note = await self._thought(asked, seat)
        if is_rounded:
            await asyncio.sleep(_STEP - (monotonic() - began) % _STEP)
        if is_proposing:
            return await self._propose(id_, seat, asked.match.revision, rows)
        if pace:
            await asyncio.sleep(pace)
        if await self._windows.hold_back(table, asked.match.revision, rows):
            return False
        async with self._tables.locked(id_) as table:
            if seat in table.bots_due() and _still_answers(table, seat, asked.question, rows):
                await self._committer.show_pins(table, table.withdraw(seat))  # it acts now
                await self._play(table, seat, rows, note)
        return True

    async def _propose(self, id_: str, seat: Seat, revision: int, rows: list[Json]) -> bool:
        """Show the allies what a bot would play now; whether it has to look again, since something has happened."""
        async with self._tables.locked(id_) as table:
            if table.revision != revision or not table.waits_for_allies():
                return True
            await self._committer.show_pins(table, table.propose(seat, rows[0] if rows else None))
            return False

    async def _thought(self, asked: _Asked, seat: Seat) -> tuple[list[Json], str | None]:
        """A bot's rows; where it failed the most promising row, and why."""
        seconds = seconds_of(asked.level)
        more: Values = {"seat": seat, "level": asked.level, "seconds": seconds}
        try:
            answer = await self._workers.about(asked.guest, asked.match, "turn_jobs:turn", more, seconds + self._grace)
            rows = answer.get("rows")
            if isinstance(rows, list) and rows:
                return rows, None
            note = "bot_failed"
        except Overran:
            note = "bot_overran"
        except (Failed, Refused) as error:
            _LOG.error("a bot failed: %s", error)
            note = "bot_failed"
        return await self._promising(asked, seat), note

    async def _promising(self, asked: _Asked, seat: Seat) -> list[Json]:
        """What the game itself advises, from what the seat knows; in a worker, since the same code may have failed."""
        try:
            answer = await self._workers.about(
                asked.guest, asked.match, "turn_jobs:promising", {"seat": seat}, _PROMISING_SECONDS
            )
        except (Overran, Failed, Refused) as error:
            _LOG.error("no advice for a bot that failed: %s", error)
            return []
        return [answer.get("row")]

    async def _play(self, table: Table, seat: Seat, rows: list[Json], note: str | None) -> None:
        """Play a bot's rows while it is to act; where the first cannot be played, the first legal action."""
        for index, row in enumerate(rows):
            if seat not in table.bots_due():
                return
            try:
                await self._committer.commit(table, table.play(seat, row if isinstance(row, list) else [], note))
            except IllegalAction as error:
                _LOG.error("a bot chose what is not legal: %s", error)
                rows = rows[:index]
                break
            except Stale:  # another process was quicker
                return
        if not rows:
            legal = table.rules().legal(seat)
            await self._committer.commit(table, table.play(seat, legal[0].row(), note or "bot_failed"))
