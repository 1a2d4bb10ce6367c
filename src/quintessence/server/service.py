"""The parts of a server put together, and what a caller can do at a table beside moving."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from quintessence.core.game import Json, Refused, Seat, Values
from quintessence.server.bots import Bots
from quintessence.server.identity import Caller, Identities, caller_at, is_same, new_token, secret_of
from quintessence.server.limits import Settings
from quintessence.server.live import Live, new_line
from quintessence.server.moves import Moves
from quintessence.server.problems import Problem
from quintessence.server.sqlite import SqliteStorage
from quintessence.server.storage import Storage, Taken
from quintessence.server.table import Table
from quintessence.server.tables import Tables
from quintessence.server.trails import why_not
from quintessence.server.window import Clock, LoopClock
from quintessence.server.windows import Windows
from quintessence.server.workers import Failed, Overran, Workers

_LOG: Final = logging.getLogger("quintessence.server")
DATABASE: Final = "quintessence.sqlite3"


class Service:
    """A running server, but for HTTP."""

    def __init__(self, settings: Settings, storage: Storage | None = None, clock: Clock | None = None) -> None:
        """Open the data folder; Refused when its database cannot be used."""
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings: Final = settings
        self.storage: Final[Storage] = SqliteStorage(settings.data / DATABASE) if storage is None else storage
        self.identities: Final = Identities(secret_of(settings.data), self.storage)
        self.windows: Final = Windows(self, LoopClock() if clock is None else clock)
        self.tables: Final = Tables(self.storage, settings.limits, self.windows.clock)
        self.moves: Final = Moves(self.tables)
        self.workers: Final = Workers(settings.limits.workers)
        self.bots: Final = Bots(self)
        self.live: Final = Live(self)
        self.moves.on_change = self.wake
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Ask the bots that were due when the server last stopped."""
        self._starting = asyncio.create_task(self.bots.wake_all())

    def wake(self, table: Table) -> None:
        """After a change: whoever is due and is no person plays, and windows keep their time."""
        self.windows.wake(table)
        self.bots.wake(table)

    async def stop(self) -> None:
        """End everything; what is durable stays."""
        if self._starting is not None:
            self._starting.cancel()
        self.live.close()
        await self.windows.close()
        await self.bots.close()
        await self.workers.close()
        await self.storage.close()

    def caller(self, table: Table, guest: str | None, token: str | None) -> Caller:
        """What someone may do at a table; Problem when that is nothing at all."""
        caller = caller_at(table, guest, token)
        if not caller.may_watch:
            raise Problem(403, "not_at_this_table")
        return caller

    async def join(self, table: Table, guest: str, token: str) -> None:
        """Sit down by an invitation or a seat's own key, or watch by the spectators' token. With the lock held."""
        for seat, place in enumerate(table.stored.places):
            is_invitation = place.kind == "friend" and is_same(place.token, token)
            if is_invitation or (place.kind != "bot" and is_same(place.key, token)):
                await self._sit(table, seat, guest, is_invitation)
                return
        if not is_same(table.stored.watch, token):
            raise Problem(403, "unknown_invitation")
        if not caller_at(table, guest, None).may_watch:
            await self.storage.watch(table.id, guest)
            table.stored.watchers.add(guest)

    async def _sit(self, table: Table, seat: int, guest: str, is_invitation: bool) -> None:
        holders = table.stored.places[seat].holders
        if guest in holders:
            return
        if is_invitation and holders:
            raise Problem(409, "seat_taken", {"seat": seat})
        known = await self.identities.guest(guest)
        try:
            await self.storage.keep_guest(known)
            await self.storage.hold(table.id, seat, guest, is_invitation)
        except Taken:
            await self.tables.reload(table)
            raise Problem(409, "seat_taken", {"seat": seat}) from None
        holders.append(guest)
        table.stored.names[guest] = known
        self.look_again(table)
        self.wake(table)

    def look_again(self, table: Table) -> None:
        """After the people changed: everyone's rights anew; who has none left is sent away."""
        table.look_again()
        for connection in list(table.connections):
            connection.caller = caller_at(table, connection.caller.guest, connection.token)
            if connection.caller.may_watch:
                connection.ask_whole()
            else:
                connection.close(4403)
        self.moves.tell_table(table)

    async def revoke(self, table: Table, caller: Caller, seat: int | None) -> str:
        """New tokens for a seat, or (None) for the spectators: the old ones open nothing more. With the lock held."""
        if seat is None:
            if not caller.is_host:
                raise Problem(403, "only_the_host")
            table.stored.watch = new_token()
            table.stored.watchers.clear()
            await self.storage.renew_watch(table.id, table.stored.watch)
            link = table.stored.watch
        else:
            link = await self._revoke_seat(table, caller, seat)
        self.look_again(table)
        return f"/t/{table.id}?join={link}"

    async def _revoke_seat(self, table: Table, caller: Caller, seat: int) -> str:
        """The host sends a friend away; a seat's holder keeps it, for itself alone, under a new key."""
        place = table.stored.places[seat] if 0 <= seat < table.seats else None
        if place is None or place.kind == "bot":
            raise Refused("no_such_seat", {"seat": seat, "seats": table.seats})
        is_own = caller.guest is not None and caller.guest in place.holders
        if not is_own and not caller.is_host:
            raise Problem(403, "only_the_host")
        keep = caller.guest if is_own else None
        token, key = new_token(), new_token()
        await self.storage.renew_seat(table.id, seat, token, key, keep)
        place.token, place.key, place.holders, place.standing = token, key, [keep] if keep else [], ""
        return key if is_own else token

    async def chat(self, table_id: str, caller: Caller, text: str) -> None:
        """Say something at a table; spectators listen only."""
        if caller.guest is None and not caller.held:
            raise Problem(403, "only_listeners")
        if not caller.held and not caller.is_host:
            raise Problem(403, "only_listeners")
        guest = caller.guest or ""
        name = (await self.identities.guest(guest)).name if guest else ""
        async with self.tables.locked(table_id) as table:
            line = new_line(name, text, self.settings.limits.chat_length, time())
            await self.storage.say(table.id, guest, line)
            table.stored.chat.append(line)
            del table.stored.chat[: -self.settings.limits.chat_lines]
            self.moves.tell_table(table)

    def trails_order(self, table: Table, seat: Seat, tag: str, start: list[Json]) -> Values:
        """What to ask a worker about where a seat's actions of one kind can lead."""
        if seat not in table.to_act():
            raise Problem(409, "not_your_turn")
        return {**self.bots.order(table, "trails"), "seat": seat, "tag": tag, "start": start}

    async def thought(self, order: Values) -> Values:
        """A worker's answer, or a Problem that says why there is none."""
        try:
            return await self.workers.ask(order, self.settings.limits.thinking_seconds)
        except Overran:
            raise Problem(503, "took_too_long") from None
        except Failed as error:
            _LOG.error("a worker failed at %s: %s", order["job"], error)
            raise Problem(503, "worker_failed") from None

    def why(self, table: Table, seat: Seat, rows: list[Json]) -> list[Json]:
        """For each row, why a seat may not do that now; None where it may."""
        if len(rows) > self.settings.limits.why_rows:
            raise Problem(413, "too_many_rows", {"most": self.settings.limits.why_rows})
        return [why_not(table.rules(), seat, row) for row in rows]
