"""What changes a table's match: played, taken back, given up, agreed on. Nobody gets to know before it is durable."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import perf_counter
from typing import Final

from quintessence.core.game import Event, IllegalAction, Json, Seat
from quintessence.core.rng import rng_from
from quintessence.server.decisions.seat_time import owing_seats, settle_clocks, turn_of
from quintessence.server.decisions.undo import can_undo, learn_undo
from quintessence.server.metrics import Metrics
from quintessence.server.problems import Overtaken
from quintessence.server.storage.model import (
    ABANDON,
    ACCEPT,
    CLOCKS,
    DECLINE,
    OFFER,
    PLAY,
    RESIGN,
    SEAT,
    TAKE_BACK,
    UNDO,
    Entry,
    StorageFailed,
    Summary,
    Taken,
)
from quintessence.server.tables.clock_log import clocks_row
from quintessence.server.tables.listener import Listener
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.table import OVER, Table
from quintessence.server.wire.updates import UpdateBuilder, send_clocks, send_pins, send_table

_LOG: Final = logging.getLogger("quintessence.server")
_ANSWERS: Final = {"offer": OFFER, "accept": ACCEPT, "decline": DECLINE}


class Moves:
    """The one way to change a match. Each method is called with the table's lock held."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self._tables: Final = tables
        self._metrics: Final = metrics
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called with each table that has changed: bots may be due, windows may have opened."""
        self.on_pins: Callable[[Table], None] = lambda table: None
        """Called where proposals have fallen by a change that was made here."""

    async def play(self, table: Table, seat: Seat, row: list[Json], note: str | None = None) -> None:
        """Play a row in a seat."""
        entry, events = table.play(seat, table.choose(seat, row), note)
        await self._store(table, entry, events)

    async def undo(self, table: Table, seat: Seat) -> None:
        """Take back a seat's last action. Where others have acted since, everyone gets the whole table."""
        answer = await can_undo(table, seat)
        if isinstance(answer, str):
            raise IllegalAction(answer)
        is_last = table.log.last_actor() == seat
        mark = table.log.clocks.mark_at(table.log.last_of(seat) + 1)
        if table.seat_clocks is not None and (seat in table.seat_clocks.overdue or (mark and mark.before[seat] == 0)):
            raise IllegalAction("time_is_up")
        try:
            entry = await asyncio.to_thread(table.undo, seat)
        except asyncio.CancelledError:  # the thread goes on, and nobody stores what it does
            self._tables.drop(table)
            raise
        if mark is not None:
            _restore(table, mark.before, _stopped(table) if is_last else [seat])
        await self._store(table, entry, [], is_whole=not is_last)

    async def take_back(self, table: Table, seat: Seat, count: int) -> None:
        """Go back to where so many actions had been played, clocks too; everyone gets the whole table."""
        left = table.log.clocks.left_after(count)
        try:
            entry = await asyncio.to_thread(table.take_back, seat, count)
        except asyncio.CancelledError:  # as for an undo
            self._tables.drop(table)
            raise
        _restore(table, left, range(table.seats))
        await self._store(table, entry, [], is_whole=True)
        send_table(table)

    async def resign(self, table: Table, seat: Seat) -> None:
        """Give up: of two parties, the other has won; of more, a bot plays on in the seat."""
        self.require_opponent(table)
        if seat in table.log.resigned:
            raise IllegalAction("already_resigned")
        await self.add(table, RESIGN, seat)

    async def draw(self, table: Table, seat: Seat, answer: str) -> None:
        """Offer a draw, or answer an offer."""
        self.require_opponent(table)
        if table.seats == 1:  # a scripted side agrees on nothing
            raise IllegalAction("nobody_to_agree")
        if answer == "offer" and table.log.offer is not None:
            raise IllegalAction("draw_already_offered")
        if answer != "offer" and (table.log.offer is None or seat in table.log.agreed):
            raise IllegalAction("no_draw_offer")
        await self.add(table, _ANSWERS[answer], seat)
        for other in range(table.seats):
            if answer == "offer" and table.stored.seats[other].kind == "bot" and table.log.offer is not None:
                await self.add(table, ACCEPT if _is_content(table, Seat(other)) else DECLINE, Seat(other))

    async def abandon(self, table: Table) -> None:
        """End a table without a result."""
        self.require_going(table)
        await self.add(table, ABANDON, None)

    def require_going(self, table: Table) -> None:
        """IllegalAction where nothing more can happen."""
        table.rules()
        if table.status() == OVER:
            raise IllegalAction("match_is_over")

    def require_opponent(self, table: Table) -> None:
        """Where all win or lose together there is nobody to give up to; the host may end the table."""
        self.require_going(table)
        if table.is_allied:
            raise IllegalAction("all_play_together")
        if table.seats == 1 and not table.sides:
            raise IllegalAction("nobody_to_resign_to")

    async def add(
        self, table: Table, kind: str, seat: Seat | None, row: list[Json] | None = None, note: str | None = None
    ) -> None:
        """Add a line to the log that is no action, and tell everyone."""
        entry = table.new_entry(kind, seat, row, note)
        table.add(entry)
        await self._store(table, entry, [])
        send_table(table)

    async def _store(self, table: Table, entry: Entry, events: list[Event], is_whole: bool = False) -> None:
        """Make a change durable while the updates are being built, then send them."""
        before = settle_clocks(table, entry.seat if entry.kind == PLAY else None)
        summary = table.summary()
        is_news = _is_news(table.stored.summary, summary)
        people, began = table.stored.people, perf_counter()
        storing = self._tables.storage.append(table.id, entry, summary if is_news else None, people)
        try:
            updates = [] if is_whole else await self._updates(table, entry, events)
        finally:
            await self._durable(table, storing)
        self._metrics.moves += 1
        self._metrics.commit_seconds.add(perf_counter() - began)
        if is_news:
            table.stored.summary = summary
        pins = len(table.pins.all)
        self._tell(table, entry, updates, is_whole, summary.status == OVER)
        if len(table.pins.all) < pins:
            self.on_pins(table)
        self.on_change(table)
        if before is not None or (table.seat_clocks is not None and entry.kind in (UNDO, TAKE_BACK)):
            await self.write_clocks(table, before if entry.kind == PLAY else None)

    async def write_clocks(self, table: Table, before: list[int] | None = None) -> bool:
        """Write down what the clocks say now, so that it is known after a restart and everywhere.

        `before` are all clocks before the action that has just ended a turn. Whether it is written: where another
        process was quicker, it has written the clocks itself.
        """
        clocks, now = table.seat_clocks, table.clock.now()
        if clocks is None or not clocks.has_begun:
            return False
        clocks.left, clocks.since = clocks.left_at(now), now
        row = clocks_row(clocks.left, clocks.owing or frozenset(), clocks.overdue, before)
        entry, summary = table.new_entry(CLOCKS, None, row), table.summary()
        is_news = _is_news(table.stored.summary, summary)
        try:
            await self._tables.storage.append(table.id, entry, summary if is_news else None, table.stored.people)
        except Taken:
            return False
        except asyncio.CancelledError:  # it may be written
            self._tables.drop(table)
            raise
        except StorageFailed as error:  # they go on in memory
            _LOG.error("the clocks of table %s cannot be stored: %s", table.id, error)
            return False
        table.add(entry)
        clocks.written_at = now
        if is_news:
            table.stored.summary = summary
        return True

    async def fold(self, table: Table, entry: Entry) -> None:
        """Take in what another process has written, and tell it as our own."""
        if entry.kind == CLOCKS:
            self._take_clocks(table, entry)
            return
        is_back = entry.kind in (UNDO, TAKE_BACK)
        is_whole = entry.kind == TAKE_BACK or (entry.kind == UNDO and table.log.last_actor() != entry.seat)
        events = await asyncio.to_thread(table.fold, entry) if is_back else table.fold(entry)
        settle_clocks(table, entry.seat if entry.kind == PLAY else None)
        summary = table.stored.summary = table.summary()
        is_told = entry.kind != SEAT and not is_whole
        updates = await self._updates(table, entry, events) if is_told else []
        self._tell(table, entry, updates, is_whole, summary.status == OVER)
        if entry.kind not in (PLAY, UNDO):
            send_table(table)
        self.on_change(table)

    def _take_clocks(self, table: Table, entry: Entry) -> None:
        """Go on from what another process has written of the clocks, just now."""
        table.add(entry)
        if table.seat_clocks is not None:
            table.seat_clocks.read(table.log.clocks, table.clock.now())
            settle_clocks(table)
            send_clocks(table)
        self.on_change(table)

    def _tell(
        self, table: Table, entry: Entry, updates: list[tuple[Listener, bytes]], is_whole: bool, is_over: bool
    ) -> None:
        """Tell everyone at a table of a change that is durable."""
        for listener, update in updates:
            listener.send(update)
        if is_whole:
            for listener in table.listeners:
                listener.ask_whole()
        if table.pins.all and _settle_pins(table, entry):
            send_pins(table)
        if is_over and entry.kind in (PLAY, UNDO):
            send_table(table)

    async def _updates(self, table: Table, entry: Entry, events: list[Event]) -> list[tuple[Listener, bytes]]:
        """The update of each listener about a change."""
        if not table.listeners:
            return []
        await learn_undo(table, {seat for listener in table.listeners for seat in listener.caller.held})
        builder = UpdateBuilder(table, entry.kind, entry.seat, events)
        return [(listener, builder.update_for(listener)) for listener in table.listeners if listener.revision >= 0]

    async def _durable(self, table: Table, storing: Awaitable[None]) -> None:
        """Wait until a change is on the disk; when it cannot be, memory goes back to what the log has."""
        try:
            await storing
        except (Taken, StorageFailed, asyncio.CancelledError) as error:
            self._tables.drop(table)
            if isinstance(error, asyncio.CancelledError):
                raise
            fresh = await self._tables.reload(table)
            if isinstance(error, Taken):
                raise Overtaken(fresh.revision) from None
            raise


def _is_news(before: Summary, after: Summary) -> bool:
    """Whether a table looks different in the lists: who is to act, or how it goes."""
    return (before.status, before.to_act, before.bot_due) != (after.status, after.to_act, after.bot_due)


def _restore(table: Table, left: list[int] | None, seats: Iterable[int]) -> None:
    """Let some clocks go back with the board, to what they were; None: to the start."""
    clocks = table.seat_clocks
    if clocks is not None:
        known = left or [clocks.control.full] * table.seats
        now, owing = table.clock.now(), owing_seats(table)
        clocks.restore(now, {seat: known[seat] for seat in seats}, owing, turn_of(table))


def _stopped(table: Table) -> list[int]:
    """The seats whose clocks do not just run on after an undo."""
    before = None if table.seat_clocks is None else table.seat_clocks.owing
    return [seat for seat in range(table.seats) if seat not in (before or frozenset()) & owing_seats(table)]


def _settle_pins(table: Table, entry: Entry) -> bool:
    """Whether pins have fallen by a change."""
    turn = None if table.is_over() else table.rules().state.turn_number()
    return table.pins.settle(turn, entry.seat, entry.row)


def _is_content(table: Table, seat: Seat) -> bool:
    """Whether a bot takes a draw: it does where it does not think itself ahead."""
    world = table.rules().knowledge(seat).world(rng_from(f"draw {table.revision}"))
    return table.companions.advice.evaluate(world, seat) <= 0
