"""Who sits and watches at a table: joining, leaving, new links; and what people say to each other there."""

from __future__ import annotations

from collections.abc import Awaitable
from time import time
from typing import Final

from quintessence.core.game import PRIVATE, Refused
from quintessence.service.limits import Limits
from quintessence.service.people.callers import new_token
from quintessence.service.people.guests import Guests
from quintessence.service.people.plain_text import clean
from quintessence.service.people.recovery import is_code_of
from quintessence.service.play.committer import Committer
from quintessence.service.problems import Overtaken, Problem
from quintessence.service.storage.model import Taken
from quintessence.service.tables.creation import secret_option
from quintessence.service.tables.registry import Tables
from quintessence.service.wire.updates import send_chat
from quintessence.table.caller import Caller, caller_at, is_same, may_write
from quintessence.table.entry import SEAT
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.model import ChatLine, Guest
from quintessence.table.refusals import Stale
from quintessence.table.table import Table

_NAMES: Final = 300
"""Names that a table in memory keeps: further watchers have none."""
_SITTERS: Final = 200
"""Holders of seats that are noted at one table."""


class Seating:
    """Changes who is at a table. Each method but `rename` is called with the table's lock held."""

    def __init__(self, tables: Tables, committer: Committer, guests: Guests, limits: Limits) -> None:
        self._tables: Final = tables
        self._committer: Final = committer
        self._guests: Final = guests
        self._limits: Final = limits

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
            await self._count(table, self._tables.storage.watch(table.id, guest, table.stored.people))
            table.watch(guest)

    async def recover(self, table: Table, guest: str, code: str) -> None:
        """Come back to a seat by its short code, with another browser or a new cookie."""
        for seat, hold in enumerate(table.stored.seats):
            if hold.kind != "bot" and hold.holders and is_code_of(hold.key, code):
                await self._sit(table, seat, guest, is_invitation=False)
                return
        raise Problem(403, "unknown_code")

    async def _sit(self, table: Table, seat: int, guest: str, is_invitation: bool) -> None:
        holders = table.stored.seats[seat].holders
        if guest in holders:
            return
        if is_invitation and holders:
            raise Problem(409, "seat_taken", {"seat": seat})
        self._require_fair(table, seat, guest)
        known = await self._guests.guest(guest)
        await self._tables.storage.keep_guest(known)
        people = table.stored.people
        await self._count(table, self._tables.storage.hold(table.id, seat, guest, is_invitation, people))
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

    def _require_fair(self, table: Table, seat: int, guest: str) -> None:
        """Problem where sitting down would show a hand to someone who has another, or hide what was arranged."""
        stored = table.stored
        has_other = any(other != seat and who == guest for other, who in stored.sitters)
        if stored.seats[seat].kind == "friend" and has_other and table.information == PRIVATE:
            raise Problem(403, "held_another_seat", {"seat": seat})
        secret = None if table.match is None else secret_option(table.match.game, stored.header.options)
        if secret is not None and any(who != guest for _, who in stored.sitters):
            raise Problem(409, "option_known_to_one", {"option": secret})

    async def notice(self, table: Table, caller: Caller, is_quiet: bool = False) -> None:
        """Note that someone uses a seat by its key alone, without having joined: the table is no practice from then on.

        With `is_quiet` nobody is told. An answer that is held until its window closes must not show that it was given.
        """
        if len(table.stored.sitters) >= _SITTERS:  # practice is long over, and one key makes no more of them
            return
        for seat in caller.held:
            sitter = (seat, caller.guest or "")
            if sitter not in table.stored.sitters:
                table.count_people(await self._tables.storage.keep_sitter(table.id, *sitter))
                table.note_sitter(*sitter)
                if not is_quiet:
                    await self._note(table, seat, "seat_changed")
        if not is_quiet:
            self._committer.people_changed(table)

    async def name_watcher(self, table: Table, caller: Caller) -> None:
        """Look up the name of someone who watches, so that it can be shown to those at the table."""
        guest = caller.guest
        names = table.stored.names
        if guest is not None and not caller.held and guest not in names and len(names) < _NAMES:
            table.name(await self._guests.guest(guest))

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
        hold = table.stored.seats[seat] if 0 <= seat < table.seats else None
        if hold is None or hold.kind == "bot":
            raise Refused("no_such_seat", {"seat": seat, "seats": table.seats})
        is_own = caller.guest is not None and caller.guest in hold.holders
        if not is_own:
            caller.require_host()
        keep = caller.guest if is_own else None
        invitation, key = new_token(), new_token()
        people = table.stored.people
        await self._count(table, self._tables.storage.renew_seat(table.id, seat, invitation, key, keep, people))
        table.renew_seat(seat, invitation, key, keep)
        if not is_own:
            while table.withdraw(seat) is not None and not await self._tables.keep_pins(table):
                assert self._tables.others is not None  # else nobody could have been quicker
                await self._tables.others.catch_up(table)
            await self._note(table, seat, "seat_revoked")
        return key if is_own else invitation

    async def rename(self, guest: Guest) -> None:
        """Give a guest a name and a colour, and show them wherever it sits."""
        await self._tables.storage.keep_guest(guest)
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
