"""Who sits and watches at a table: joining, leaving, new links; and what people say to each other there."""

from __future__ import annotations

from collections.abc import Awaitable
from time import time
from typing import Final

from quintessence.service.limits import Limits
from quintessence.service.people.callers import new_token
from quintessence.service.people.guests import Guests
from quintessence.service.people.plain_text import clean
from quintessence.service.people.recovery import is_code_of
from quintessence.service.play.committer import Committer
from quintessence.service.problems import Overtaken, Problem
from quintessence.service.storage.model import Taken
from quintessence.service.tables.registry import Tables
from quintessence.service.wire.updates import send_chat
from quintessence.table.caller import Caller, caller_at, may_write
from quintessence.table.entry import SEAT
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.model import ChatLine, Guest
from quintessence.table.refusals import Stale
from quintessence.table.table import Table


class Seating:
    """Changes who is at a table. Each method but `rename` is called with the table's lock held."""

    def __init__(self, tables: Tables, committer: Committer, guests: Guests, limits: Limits) -> None:
        self._tables: Final = tables
        self._committer: Final = committer
        self._guests: Final = guests
        self._limits: Final = limits

    async def join(self, table: Table, guest: str, token: str) -> None:
        """Sit down by an invitation or a seat's own key, or watch by the spectators' token."""
        seat = table.seat_opened_by(token)
        if seat is not None:
            await self._sit(table, seat, guest, is_first=not table.is_key_of(seat, token))
        elif not caller_at(table.stored, guest, None).may_watch:
            await self._count(table, self._tables.storage.watch(table.id, guest, table.stored.people))
            table.watch(guest)

    async def recover(self, table: Table, guest: str, code: str) -> None:
        """Come back to a seat by its short code, with another browser or a new cookie."""
        for seat, hold in enumerate(table.stored.seats):
            if hold.kind != "bot" and hold.holders and is_code_of(hold.key, code):
                await self._sit(table, seat, guest, is_first=False)
                return
        raise Problem(403, "unknown_code")

    async def _sit(self, table: Table, seat: int, guest: str, is_first: bool) -> None:
        if not table.may_sit(seat, guest, is_first):
            return
        known = await self._guests.guest(guest)
        await self._tables.storage.store_guest(known)
        people = table.stored.people
        await self._count(table, self._tables.storage.hold(table.id, seat, guest, is_first, people))
        if table.sit(seat, known):
            await self._note(table, seat, "seat_changed")
        self.people_changed(table)

    async def _count(self, table: Table, change: Awaitable[int]) -> None:
        """Have a change of people stored; Overtaken where another process has changed them since they were read."""
        try:
            table.count_people(await change)
        except Taken:
            fresh = await self._tables.reload(table)
            raise Overtaken(fresh.revision) from None

    async def notice(self, table: Table, caller: Caller, is_quiet: bool = False) -> None:
        """Note that someone uses a seat by its key alone, without having joined: the table is no practice from then on.

        With `is_quiet` nobody is told. An answer that is held until its window closes must not show that it was given.
        """
        sitters = table.unknown_sitters(caller)
        for seat, guest in sitters:
            table.count_people(await self._tables.storage.store_sitter(table.id, seat, guest))
            table.note_sitter(seat, guest)
            if not is_quiet:
                await self._note(table, seat, "seat_changed")
        if sitters and not is_quiet:
            self._committer.people_changed(table)

    async def name_watcher(self, table: Table, caller: Caller) -> None:
        """Look up the name of someone who watches, so that it can be shown to those at the table."""
        if caller.guest is not None and table.has_unnamed(caller):
            table.name(await self._guests.guest(caller.guest))

    async def _note(self, table: Table, seat: int, code: str) -> None:
        """Write into the log that other people may sit in a seat now: everyone at the table reads it."""
        while True:
            entry = table.new_entry(SEAT, seat, None, code)
            try:
                await self._tables.storage.append(table.id, entry, None, table.stored.people)
            except Taken:
                if self._tables.others is None:
                    fresh = await self._tables.reload(table)
                    raise Stale(fresh.revision) from None
                await self._tables.others.catch_up(table)
            else:
                table.add(entry)
                return

    async def revoke(self, table: Table, caller: Caller, seat: int | None) -> str:
        """New tokens for a seat, or (None) for the spectators: the old ones open nothing more. The new link."""
        link = await self._revoke_watch(table, caller) if seat is None else await self._revoke_seat(table, caller, seat)
        self.people_changed(table)
        return f"/t/{table.id}?join={link}"

    async def _revoke_watch(self, table: Table, caller: Caller) -> str:
        caller.require_host()
        token = new_token()
        people = table.stored.people  # stored first: what is not would come back
        await self._count(table, self._tables.storage.renew_watch(table.id, token, people))
        table.renew_watch(token)
        return token

    async def _revoke_seat(self, table: Table, caller: Caller, seat: int) -> str:
        """The host sends a friend away; a seat's holder keeps it, for itself alone, under a new key."""
        holder = table.who_stays(caller, seat)
        invitation, key = new_token(), new_token()
        people = table.stored.people
        await self._count(table, self._tables.storage.renew_seat(table.id, seat, invitation, key, holder, people))
        table.renew_seat(seat, invitation, key, holder)
        if holder is None:
            while table.withdraw(seat) is not None and not await self._tables.share_pins(table):
                assert self._tables.others is not None  # else nobody could have been quicker
                await self._tables.others.catch_up(table)
            await self._note(table, seat, "seat_revoked")
        return invitation if holder is None else key

    async def rename(self, guest: Guest) -> None:
        """Give a guest a name and a colour, and show them wherever it sits."""
        await self._tables.storage.store_guest(guest)
        for table in self._tables.in_memory():
            if guest.id in table.stored.names:
                table.name(guest)
                self._committer.people_changed(table)

    async def chat(self, table: Table, caller: Caller, text: str) -> None:
        """Add a line of chat; spectators read only."""
        if not may_write(caller):
            raise Problem(403, "only_listeners")
        plain = clean(text, self._limits.chat_length)
        if not plain:
            raise Problem(422, "empty_text")
        guest = caller.guest or ""
        name = (await self._guests.guest(guest)).name if guest else ""
        line = ChatLine(name, plain, time())
        await self._tables.storage.add_chat(table.id, guest, line)
        if self._tables.others is not None:  # in the order in which the database has the lines of all
            await self._tables.others.catch_up(table)
            return
        table.say(line, self._limits.chat_lines)
        send_chat(table, line)

    def people_changed(self, table: Table) -> None:
        """Everyone's rights anew; who has none left is sent away."""
        for listener in list(table.listeners):
            if listener.renew(table.stored):
                listener.ask_whole()
            else:
                listener.close(NOT_ALLOWED)
        self._committer.people_changed(table)
