"""What changes a table: played, taken back, given up, agreed on. Told to everyone only once it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from quintessence.core.game import Event, IllegalAction, Json, Seat
from quintessence.core.rng import rng_from
from quintessence.server.identity import Caller
from quintessence.server.problems import Problem, stale
from quintessence.server.said import dumps
from quintessence.server.shown import Telling, table_json
from quintessence.server.storage import ABANDON, ACCEPT, DECLINE, OFFER, RESIGN, Entry, StorageFailed, Summary, Taken
from quintessence.server.table import OVER, Table
from quintessence.server.tables import Tables

_ANSWERS: Final = {"offer": OFFER, "accept": ACCEPT, "decline": DECLINE}


class Moves:
    """The one way to change a table. Each method is called with the table's lock held."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self.on_change: Callable[[Table], None] = lambda table: None
        """Told of each table that changed: the bots may be due."""

    async def play(self, table: Table, seat: Seat, number: int, row: list[Json], note: str | None = None) -> int:
        """Play a row in a seat, on the position of that number; the new number."""
        if number != table.number:
            raise stale(table.number)
        entry, events = table.play(seat, table.chosen(seat, row), note)
        await self._store(table, entry, "play", seat, events)
        return table.number

    async def undo(self, table: Table, seat: Seat, number: int) -> int:
        """Take back a seat's last action; the new number."""
        if number != table.number:
            raise stale(table.number)
        answer = await table.can_undo() if table.log.last_actor() in (seat, None) else "other_seat_acted"
        if isinstance(answer, str):
            raise IllegalAction(answer)
        await self._store(table, table.undo(seat), "undo", seat, [])
        return table.number

    async def resign(self, table: Table, seat: Seat) -> None:
        """Give up: of two, the other has won; of more, a bot plays on in the seat."""
        self._require_rivals(table)
        if seat in table.log.resigned:
            raise IllegalAction("already_resigned")
        await self._say(table, RESIGN, seat)

    async def draw(self, table: Table, seat: Seat, answer: str) -> None:
        """Offer a draw, or answer an offer."""
        self._require_rivals(table)
        if answer == "offer" and table.log.offer is not None:
            raise IllegalAction("draw_already_offered")
        if answer != "offer" and (table.log.offer is None or seat in table.log.agreed):
            raise IllegalAction("no_draw_offer")
        await self._say(table, _ANSWERS[answer], seat)
        for other in range(table.seats):
            if answer == "offer" and table.stored.places[other].kind == "bot" and table.log.offer is not None:
                await self._say(table, ACCEPT if _is_content(table, Seat(other)) else DECLINE, Seat(other))

    async def abandon(self, table: Table) -> None:
        """End a table without a result."""
        self._require_going(table)
        await self._say(table, ABANDON, None)

    def _require_going(self, table: Table) -> None:
        table.rules()
        if table.status() == OVER:
            raise IllegalAction("match_is_over")

    def _require_rivals(self, table: Table) -> None:
        """Where all win or lose together there is nobody to give up to; the host may end the table."""
        self._require_going(table)
        if table.rules().game.is_common():
            raise IllegalAction("all_play_together")

    async def _say(self, table: Table, kind: str, seat: Seat | None) -> None:
        entry = table.new_entry(kind, seat)
        table.add(entry)
        await self._store(table, entry, kind, seat, [])
        self.tell_table(table)

    async def _store(self, table: Table, entry: Entry, kind: str, seat: Seat | None, events: list[Event]) -> None:
        """Make a change durable while the updates are being written, then tell everyone."""
        summary = table.summary()
        is_news = _is_news(table.stored.summary, summary)
        storing = self._tables.storage.append(table.id, entry, summary if is_news else None)
        try:
            telling = Telling(table, kind, seat, events, await table.can_undo())
            texts = [(connection, telling.text_for(connection)) for connection in table.connections]
        finally:
            await self._durable(table, storing)
        if is_news:
            table.stored.summary = summary
        for connection, text in texts:
            connection.send(text)
        if summary.status == OVER:
            self.tell_table(table)
        self.on_change(table)

    async def _durable(self, table: Table, storing: Awaitable[None]) -> None:
        """Wait until a change is on the disk; when it cannot be, memory goes back to what the log has."""
        try:
            await storing
        except (Taken, StorageFailed, asyncio.CancelledError) as error:
            self._tables.drop(table)
            if isinstance(error, asyncio.CancelledError):
                raise
            fresh = await self._tables.reload(table)
            for connection in fresh.connections:
                connection.ask_whole()
            if isinstance(error, Taken):
                raise stale(fresh.number) from None
            raise

    def tell_table(self, table: Table) -> None:
        """Tell everyone at a table who is there, what was said and where it stands."""
        made: dict[Caller, bytes] = {}
        for connection in table.connections:
            if connection.caller not in made:
                body = dumps({"type": "table", **table_json(table, connection.caller)})
                made[connection.caller] = body
            connection.send(made[connection.caller])


def _is_news(before: Summary, after: Summary) -> bool:
    """Whether a table looks different in the lists: who is to act, or where it stands."""
    return (before.status, before.to_act, before.bot_due) != (after.status, after.to_act, after.bot_due)


def _is_content(table: Table, seat: Seat) -> bool:
    """Whether a bot takes a draw: it does where it does not think itself ahead."""
    world = table.rules().seen(seat).world(rng_from(f"draw {table.number}"))
    return world.evaluate(seat) <= 0


def require_seat(caller: Caller, seat: int) -> Seat:
    """The seat, when the caller holds it."""
    if seat not in caller.held:
        raise Problem(403, "not_your_seat", {"seat": seat})
    return Seat(seat)
