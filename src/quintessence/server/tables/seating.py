"""Who sits and watches at a table: joining, leaving, new links; and what people say to each other there."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final

from quintessence.core.game import Refused
from quintessence.server.limits import Limits
from quintessence.server.people.callers import Caller, caller_at, is_same, new_token
from quintessence.server.people.identity import Identities
from quintessence.server.people.plain_text import clean
from quintessence.server.problems import Problem
from quintessence.server.storage.model import ChatLine, Guest, Taken
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.table import Table

NOT_ALLOWED: Final = 4403
"""The code with which a socket is closed that may no longer listen."""


class Seating:
    """Changes who is at a table. Each method but `rename` is called with the table's lock held."""

    def __init__(self, tables: Tables, identities: Identities, limits: Limits) -> None:
        self._tables: Final = tables
        self._identities: Final = identities
        self._limits: Final = limits
        self.on_change: Callable[[Table], None] = lambda table: None
        """Called when people or chat have changed: everyone at the table is to know."""

    async def join(self, table: Table, guest: str, token: str) -> None:
        """Sit down by an invitation or a seat's own key, or watch by the spectators' token."""
        for seat, hold in enumerate(table.stored.seats):
            is_invitation = hold.kind == "friend" and is_same(hold.invitation, token)
            if is_invitation or (hold.kind != "bot" and is_same(hold.key, token)):
                await self._sit(table, seat, guest, is_invitation)
                return
        if not is_same(table.stored.watch, token):
            raise Problem(403, "unknown_invitation")
        if not caller_at(table.stored, guest, None).may_watch:
            await self._tables.storage.watch(table.id, guest)
            table.stored.watchers.add(guest)

    async def _sit(self, table: Table, seat: int, guest: str, is_invitation: bool) -> None:
        holders = table.stored.seats[seat].holders
        if guest in holders:
            return
        if is_invitation and holders:
            raise Problem(409, "seat_taken", {"seat": seat})
        known = await self._identities.guest(guest)
        try:
            await self._tables.storage.keep_guest(known)
            await self._tables.storage.hold(table.id, seat, guest, is_invitation)
        except Taken:
            await self._tables.reload(table)
            raise Problem(409, "seat_taken", {"seat": seat}) from None
        holders.append(guest)
        table.stored.names[guest] = known
        self._people_changed(table)

    async def revoke(self, table: Table, caller: Caller, seat: int | None) -> str:
        """New tokens for a seat, or (None) for the spectators: the old ones open nothing more. The new link."""
        link = await self._revoke_watch(table, caller) if seat is None else await self._revoke_seat(table, caller, seat)
        self._people_changed(table)
        return f"/t/{table.id}?join={link}"

    async def _revoke_watch(self, table: Table, caller: Caller) -> str:
        caller.require_host()
        table.stored.watch = new_token()
        table.stored.watchers.clear()
        await self._tables.storage.renew_watch(table.id, table.stored.watch)
        return table.stored.watch

    async def _revoke_seat(self, table: Table, caller: Caller, seat: int) -> str:
        """The host sends a friend away; a seat's holder keeps it, for itself alone, under a new key."""
        hold = table.stored.seats[seat] if 0 <= seat < table.seats else None
        if hold is None or hold.kind == "bot":
            raise Refused("no_such_seat", {"seat": seat, "seats": table.seats})
        is_own = caller.guest is not None and caller.guest in hold.holders
        if not is_own:
            caller.require_host()
        keep = caller.guest if is_own else None
        invitation, key = new_token(), new_token()
        await self._tables.storage.renew_seat(table.id, seat, invitation, key, keep)
        hold.invitation, hold.key, hold.holders, hold.standing_answer = invitation, key, [keep] if keep else [], ""
        return key if is_own else invitation

    async def rename(self, guest: Guest) -> None:
        """Give a guest a name and a colour, and show them wherever it sits."""
        await self._tables.storage.keep_guest(guest)
        for table in self._tables.in_memory():
            if guest.id in table.stored.names:
                table.stored.names[guest.id] = guest
                self.on_change(table)

    async def chat(self, table: Table, caller: Caller, text: str) -> None:
        """Add a line of chat; spectators read only."""
        if not caller.held and not (caller.guest is not None and caller.is_host):
            raise Problem(403, "only_listeners")
        kept = clean(text, self._limits.chat_length)
        if not kept:
            raise Problem(422, "empty_text")
        guest = caller.guest or ""
        name = (await self._identities.guest(guest)).name if guest else ""
        line = ChatLine(name, kept, time())
        await self._tables.storage.add_chat(table.id, guest, line)
        table.stored.chat.append(line)
        del table.stored.chat[: -self._limits.chat_lines]
        self.on_change(table)

    def _people_changed(self, table: Table) -> None:
        """Everyone's rights anew; who has none left is sent away."""
        for listener in list(table.listeners):
            if listener.renew(table.stored):
                listener.ask_whole()
            else:
                listener.close(NOT_ALLOWED)
        self.on_change(table)
