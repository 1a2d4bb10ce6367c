"""Bots at the tables: whenever one is due it is asked, and when it fails a random legal action takes its place."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from quintessence.bots.levels import LEVELS
from quintessence.core.game import IllegalAction, Json, Refused, Seat, Values
from quintessence.server.problems import Problem
from quintessence.server.storage import StorageFailed
from quintessence.server.table import Table
from quintessence.server.workers import Failed, Overran

if TYPE_CHECKING:
    from quintessence.server.service import Service

_LOG: Final = logging.getLogger("quintessence.server")
_PAUSES: Final = (0.5, 2, 5, 15, 30)
"""Seconds before a bot's action is tried again that could not be stored."""


class Bots:
    """One task a table where a bot is due; it ends when a person is to act."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._again: Final[set[str]] = set()

    def wake(self, table: Table) -> None:
        """Have the bots of a table play, where any is due."""
        if table.id in self._tasks:
            self._again.add(table.id)
        elif table.bots_due():
            self._tasks[table.id] = asyncio.create_task(self._drive(table.id))

    async def wake_all(self) -> None:
        """After a restart: ask every bot that was due."""
        for id_ in await self._service.tables.storage.bots_due():
            try:
                self._service.wake(await self._service.tables.find(id_))
            except Refused:
                continue
            while len(self._tasks) > 8:
                await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Stop asking."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drive(self, id_: str) -> None:
        failures = 0
        try:
            while True:
                self._again.discard(id_)
                try:
                    if not await self._turn(id_) and id_ not in self._again:
                        return
                    failures = 0
                except StorageFailed as error:
                    _LOG.error("a bot's action cannot be stored: %s", error)
                    await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                    failures += 1
        except Refused as error:
            _LOG.error("the bots of table %s stop: %s", id_, error)
        finally:
            self._tasks.pop(id_, None)

    async def _turn(self, id_: str) -> bool:
        """One turn of one bot; False when none is due."""
        tables = self._service.tables
        async with tables.locked(id_) as table:
            due = table.bots_due()
            if not due or self._service.windows.is_answered(table):
                return False
            seat, number = due[0], table.number
            order = self.order(table, "turn")
            level = table.stored.places[seat].level or LEVELS[0]
        rows, note = await self._asked(order, seat, level)
        if await self._service.windows.bot_says(table, number, rows):
            return False
        async with tables.locked(id_) as table:
            if table.number != number or seat not in table.bots_due():
                return True  # the position has changed meanwhile: ask again
            await self._play(table, seat, rows, note)
        return True

    async def _asked(self, order: Values, seat: Seat, level: str) -> tuple[list[Json], str | None]:
        """A bot's rows; none, and why, when it failed."""
        try:
            seconds = self._service.settings.limits.bot_seconds
            answer = await self._service.workers.ask({**order, "seat": seat, "level": level}, seconds)
        except Overran:
            return [], "bot_overran"
        except (Failed, Refused) as error:
            _LOG.error("a bot failed: %s", error)
            return [], "bot_failed"
        rows = answer.get("rows")
        return (rows, None) if isinstance(rows, list) and rows else ([], "bot_failed")

    async def _play(self, table: Table, seat: Seat, rows: list[Json], note: str | None) -> None:
        moves = self._service.moves
        for row in rows:
            if seat not in table.bots_due():
                return
            try:
                await moves.play(table, seat, table.number, row if isinstance(row, list) else [])
            except IllegalAction as error:
                _LOG.error("a bot chose what is not legal: %s", error)
                note = "bot_failed"
                break
            except Problem:  # another process was quicker
                return
        if note is not None and seat in table.bots_due():
            legal = table.rules().legal(seat)
            await moves.play(table, seat, table.number, secrets.choice(legal).row(), note)

    def order(self, table: Table, job: str) -> Values:
        """What a worker needs to have the match before it."""
        head = table.stored.header
        rows: list[Json] = [entry.row for entry in table.log.standing]
        return {
            "job": job,
            "game": head.game,
            "seats": head.seats,
            "seed": head.seed,
            "options": head.options,
            "rows": rows,
        }
