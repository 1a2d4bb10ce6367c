"""New tables: set up by someone, going on from a match that was, or once more with the same people."""

from __future__ import annotations

import secrets
from time import time
from typing import Final

from quintessence.bots.levels import LEVELS
from quintessence.core.data import fingerprint
from quintessence.core.game import BadOption, Refused
from quintessence.core.match import Match, begin
from quintessence.core.rng import fresh_seed
from quintessence.server.limits import Limits
from quintessence.server.people.callers import new_token
from quintessence.server.people.identity import Identities
from quintessence.server.problems import Problem
from quintessence.server.storage.model import (
    ANSWER_SECONDS,
    PLAY,
    Entry,
    Guest,
    Header,
    SeatHold,
    StoredTable,
    Summary,
    Taken,
)
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.table import Table

BY_ONE: Final = ("me", "screen")
"""The kinds of seats that the host holds from the start."""


class Creation:
    """Makes tables, and stores them before anyone sees them."""

    def __init__(self, tables: Tables, identities: Identities, limits: Limits) -> None:
        self._tables: Final = tables
        self._identities: Final = identities
        self._limits: Final = limits

    async def create(
        self,
        host: Guest,
        match: Match,
        seats: list[SeatHold],
        origin: str = "",
        answer_seconds: int | None = ANSWER_SECONDS,
    ) -> Table:
        """A new table with a match, which may have started elsewhere. The match is the table's from now on."""
        storage = self._tables.storage
        if await storage.open_tables(host.id) >= self._limits.tables_per_guest:
            raise Problem(429, "too_many_tables", {"most": self._limits.tables_per_guest})
        now = time()
        header = Header(
            *(secrets.token_urlsafe(9), match.game.slug, match.game.version, match.options, match.seats),
            *(match.seed.text, match.seed.commitment(), host.id),
            *(now, origin, answer_seconds),
            variant=fingerprint(match.game.slug) or "",
        )
        entries = [
            Entry(line, PLAY, seat, action.row(), None, now)
            for line, (seat, action, _) in enumerate(match.history(), 1)
        ]
        stored = StoredTable(header, seats, new_token(), Summary("", 0, 0, [], False), now, entries=entries)
        stored.names[host.id] = host
        table = Table(stored, match, self._tables.clock, is_played=True)
        stored.summary = table.summary()
        await storage.keep_guest(host)
        await storage.add_table(stored)
        self._tables.keep(table)
        return table

    async def rematch(self, table: Table) -> Table:
        """The same game once more, everyone one seat further; the one that exists when there is one already."""
        if table.stored.rematch:
            return await self._tables.find(table.stored.rematch)
        old, match = table.stored.seats, table.rules()
        seats = [
            SeatHold(old[seat - 1].kind, old[seat - 1].level, new_token(), new_token(), old[seat - 1].holders[:])
            for seat in range(len(old))
        ]
        host = await self._identities.guest(table.stored.header.host)
        fresh = begin(match.game, match.seats, fresh_seed(), match.options)
        made = await self.create(host, fresh, seats, table.id, table.stored.header.answer_seconds)
        made.stored.names.update(table.stored.names)
        try:
            await self._tables.storage.link_rematch(table.id, made.id)
            table.stored.rematch = made.id
        except Taken:
            found = await self._tables.storage.table(table.id)
            table.stored.rematch = found.rematch if found else made.id
            return await self._tables.find(table.stored.rematch)
        return made


def new_seats(host: str, wanted: list[tuple[str, str | None]]) -> list[SeatHold]:
    """The seats as someone asked for them; at least one of them is its own."""
    seats = []
    for kind, level in wanted:
        if kind == "bot" and level not in LEVELS:
            raise Refused("unknown_bot", {"bot": level or "", "known": ", ".join(LEVELS)})
        holders = [host] if kind in BY_ONE else []
        seats.append(SeatHold(kind, level if kind == "bot" else None, new_token(), new_token(), holders))
    if not any(kind == "me" for kind, _ in wanted):
        raise BadOption("no_seat_of_yours")
    return seats
