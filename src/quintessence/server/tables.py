"""The tables: made, found, and kept in memory while someone needs them."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from time import time
from typing import Final

import quintessence
from quintessence.core.data import fingerprint
from quintessence.core.game import BadOption, Refused, UnknownGame, Values
from quintessence.core.match import Match, begin
from quintessence.core.rng import fresh_seed
from quintessence.server.identity import new_token
from quintessence.server.limits import Limits
from quintessence.server.problems import Problem
from quintessence.server.storage import PLAY, Entry, Guest, Header, Place, Storage, Stored, Summary, Taken
from quintessence.server.table import Table
from quintessence.server.window import SECONDS, Clock

BY_ONE: Final = ("me", "screen")
"""The kinds of seats that the host holds from the start."""


class Tables:
    """All tables of a server; those in memory are a cache of the storage."""

    def __init__(self, storage: Storage, limits: Limits, clock: Clock) -> None:
        self.storage: Final = storage
        self._clock: Final = clock
        self._limits: Final = limits
        self._known: Final[OrderedDict[str, Table]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}

    async def find(self, id_: str) -> Table:
        """A table by its id, from memory or from the log."""
        table = self._known.get(id_)
        if table is not None:
            self._known.move_to_end(id_)
            return table
        task = self._loading.get(id_)
        if task is None:
            task = self._loading[id_] = asyncio.create_task(self._load(id_))
            task.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(task)

    def locked(self, id_: str) -> Locked:
        """A table that nobody else changes meanwhile: `async with tables.locked(id_) as table`."""
        return Locked(self, id_)

    def is_current(self, table: Table) -> bool:
        """Whether a table is the one in memory under its id, and has not been dropped."""
        return self._known.get(table.id) is table

    async def _load(self, id_: str) -> Table:
        stored = await self.storage.table(id_) if len(id_) <= 40 else None
        if stored is None:
            raise Problem(404, "unknown_table")
        table = await asyncio.to_thread(open_table, stored)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        table.clock = self._clock
        self._known[table.id] = table
        if len(self._known) > self._limits.tables_in_memory:
            for id_, other in list(self._known.items())[:50]:
                if not other.connections and not other.lock.locked() and other is not table:
                    del self._known[id_]

    def drop(self, table: Table) -> None:
        """Forget what is in memory: the log has the truth. Its connections move to whoever is loaded next."""
        if self._known.get(table.id) is table:
            del self._known[table.id]

    async def reload(self, table: Table) -> Table:
        """The table as its log has it, with the connections of the one that went astray."""
        self.drop(table)
        fresh = await self.find(table.id)
        for connection in table.connections:
            connection.table = fresh
            fresh.connections.add(connection)
        table.connections.clear()
        return fresh

    def in_memory(self) -> list[Table]:
        """The tables that are in memory now."""
        return list(self._known.values())

    async def create(
        self,
        host: Guest,
        match: Match,
        places: list[Place],
        origin: str = "",
        answer_seconds: int | None = SECONDS,
    ) -> Table:
        """A new table with a match, which may have begun elsewhere."""
        if await self.storage.open_tables(host.id) >= self._limits.tables_per_guest:
            raise Problem(429, "too_many_tables", {"most": self._limits.tables_per_guest})
        now = time()
        header = Header(
            *(secrets.token_urlsafe(9), match.game.slug, match.game.version, match.options, match.seats),
            *(match.seed.text, match.seed.commitment(), host.id),
            *(now, origin, answer_seconds),
            data=fingerprint(match.game.slug) or "",
        )
        entries = [
            Entry(number, PLAY, seat, action.row(), None, now)
            for number, (seat, action, _) in enumerate(match.history(), 1)
        ]
        fresh = begin(match.game, match.seats, match.seed.text, match.options)
        stored = Stored(header, places, new_token(), Summary("", 0, 0, [], False), now, entries=entries)
        stored.names[host.id] = host
        table = Table(stored, fresh)
        stored.summary = table.summary()
        await self.storage.keep_guest(host)
        await self.storage.add_table(stored)
        self._keep(table)
        return table

    async def rematch(self, table: Table, host: Guest) -> Table:
        """The same game once more, everyone one seat further; the one that exists when there is one already."""
        if table.stored.rematch:
            return await self.find(table.stored.rematch)
        old, match = table.stored.places, table.rules()
        places = [
            Place(old[seat - 1].kind, old[seat - 1].level, new_token(), new_token(), old[seat - 1].holders[:])
            for seat in range(len(old))
        ]
        again = begin(match.game, match.seats, fresh_seed(), match.options)
        found = await self.create(host, again, places, table.id, table.stored.header.answer_seconds)
        found.stored.names.update(table.stored.names)
        try:
            await self.storage.link_rematch(table.id, found.id)
            table.stored.rematch = found.id
        except Taken:
            fresh = await self.storage.table(table.id)
            table.stored.rematch = fresh.rematch if fresh else found.id
            return await self.find(table.stored.rematch)
        return found


class Locked:
    """Holds a table's lock: a class, since each move takes it and a generator costs twice as much."""

    def __init__(self, tables: Tables, id_: str) -> None:
        self._tables: Final = tables
        self._id: Final = id_
        self._lock: asyncio.Lock | None = None

    async def __aenter__(self) -> Table:
        while True:
            table = await self._tables.find(self._id)
            await table.lock.acquire()
            self._lock = table.lock
            if self._tables.is_current(table):  # else it was dropped while we waited
                return table
            table.lock.release()

    async def __aexit__(self, *_: object) -> None:
        assert self._lock is not None
        self._lock.release()


def open_table(stored: Stored) -> Table:
    """A stored table, played again; without a match when its rules or its data are gone."""
    head = stored.header
    try:
        game = quintessence.load(head.game)
        if game.version != head.version or (fingerprint(game.slug) or "") != head.data:
            return Table(stored, None)
        return Table(stored, begin(game, head.seats, head.seed, head.options))
    except (UnknownGame, BadOption, Refused):
        return Table(stored, None)


def new_places(host: str, wanted: list[tuple[str, str | None]], levels: list[str]) -> list[Place]:
    """The seats as someone asked for them; at least one of them is its own."""
    places = []
    for kind, level in wanted:
        if kind == "bot" and level not in levels:
            raise Refused("unknown_bot", {"bot": level or "", "known": ", ".join(levels)})
        holders = [host] if kind in BY_ONE else []
        places.append(Place(kind, level if kind == "bot" else None, new_token(), new_token(), holders))
    if not any(kind == "me" for kind, _ in wanted):
        raise BadOption("no_seat_of_yours")
    return places


def started(slug: str, seats: int, seed: str | None, options: Values) -> Match:
    """A new match as someone asked for it."""
    return quintessence.start(slug, seats, seed, options)
