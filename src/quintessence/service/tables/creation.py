"""New tables: set up by someone, going on from a match that was, or once more with the same people."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import Any, Final, TypeAlias

from quintessence.bots.registry import known_bots
from quintessence.core.game import BadOption, Refused, Values
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.core.rng import Seed, fresh_seed
from quintessence.core.variant import Given
from quintessence.service.limits import Limits
from quintessence.service.people.callers import new_token
from quintessence.service.people.guests import Guests
from quintessence.service.problems import Problem
from quintessence.service.storage.model import Claim, NoRoom, Taken
from quintessence.service.storage.sizes import size_of
from quintessence.service.storage.tally import Tally
from quintessence.service.tables.registry import Tables
from quintessence.table.entry import PLAY, Entry
from quintessence.table.model import (
    ANSWER_SECONDS,
    CHALLENGE,
    FORK,
    IMPORT,
    Guest,
    Header,
    SeatHold,
    StoredTable,
    Summary,
)
from quintessence.table.opening import new_stored, new_table
from quintessence.table.state import OVER, PLAYING, UNKNOWN
from quintessence.table.table import Table

BY_ONE: Final = ("me", "screen")
"""The kinds of seats that the host holds from the start."""

Claiming: TypeAlias = Callable[[str], Claim]
"""What a new table claims, by its id: it is stored with the table, or neither is."""


@dataclass(frozen=True)
class ImportedRecord:
    """What a worker found in a record that holds together."""

    game: str
    version: int
    data: dict[str, Any]
    variant: str
    seats: int
    options: dict[str, Any]
    seed: str
    relation: str
    sides: list[str]
    lines: list[list[Any]]
    to_act: list[int]
    state_hash: str
    result: dict[str, Any] | None


class Creation:
    """Makes tables, and stores them before anyone sees them."""

    def __init__(self, tables: Tables, guests: Guests, limits: Limits) -> None:
        self._tables: Final = tables
        self._guests: Final = guests
        self._limits: Final = limits
        self._all_bytes: Final = Tally(tables.storage.table_bytes)

    async def create(
        self,
        host: Guest,
        match: Match,
        seats: list[SeatHold],
        origin: str = "",
        answer_seconds: int | None = ANSWER_SECONDS,
        claim: Claiming | None = None,
        is_rematch: bool = False,
    ) -> Table:
        """A new table with a match, which may have started elsewhere. The match is the table's from now on.

        Taken where what it claims is, or where it is the rematch of a table (its origin) that has one.
        """
        await self.require_room(host.id)
        table = new_table(
            *(match, host, seats, self._tables.environment),
            id_=secrets.token_urlsafe(9),
            watch=new_token(),
            origin=origin,
            answer_seconds=answer_seconds,
        )
        await self._store(host, table.stored, match.game.variant.json(), claim, origin if is_rematch else "")
        self._tables.add(table)
        return table

    async def take_in(self, host: Guest, record: ImportedRecord, claim: Claiming | None = None) -> str:
        """Store a table made of a record that was checked; its id. It is opened, as any, when someone looks at it.

        Taken where what it claims is.
        """
        await self.require_room(host.id)
        now = time()
        header = Header(
            *(secrets.token_urlsafe(9), record.game, record.version, record.options, record.seats),
            *(record.seed, Seed(record.seed).commitment(), host.id),
            *(now, IMPORT, ANSWER_SECONDS),
            *(record.variant, record.relation, tuple(record.sides)),
        )
        seats = [SeatHold("screen", None, new_token(), new_token(), [host.id]) for _ in range(record.seats)]
        lines = enumerate(record.lines, 1)
        entries = [Entry(line, PLAY, seat, row, None, now) for line, (seat, *row) in lines]
        count, status = len(entries), PLAYING if record.to_act else OVER
        summary = Summary(status, count, count, record.to_act, False, record.state_hash, record.result)
        stored = new_stored(host, header, seats, new_token(), entries, summary)
        await self._store(host, stored, record.data, claim)
        return header.id

    async def _store(
        self, host: Guest, stored: StoredTable, data: Values, claim: Claiming | None, rematch_of: str = ""
    ) -> None:
        """Store a table with its data: it must open when the owner's files have changed."""
        await self._tables.storage.store_guest(host)
        await self._make_room_in_all(size_of(stored))
        spared = self._tables.watched()
        claimed = None if claim is None else claim(stored.header.id)
        own_data = data if stored.header.variant else None
        gone = await self._tables.storage.add_table(stored, own_data, spared, claimed, rematch_of)
        self._all_bytes.add(size_of(stored))
        self._tables.drop_all(gone)

    async def _make_room_in_all(self, size: int) -> None:
        """Have copies go where all tables together take as much as they may; NoRoom when that is not enough."""
        most = self._limits.table_bytes_in_all
        over = await self._all_bytes.now() + size - most
        if over <= 0:
            return
        wanted = over + most // 100  # so that not each new table has to look for some
        gone, missing = await self._tables.storage.drop_copies(wanted, self._tables.watched())
        self._all_bytes.add(missing - wanted)
        self._tables.drop_all(gone)
        if wanted - missing < over:
            raise NoRoom("no_room_for_tables")

    async def variant_data(self, game: str, variant: str) -> Given:
        """The data of a stored variant; "" has the package's own. Problem when there is none."""
        data = await self._tables.variant_data(game, variant) if variant else {}
        if data is None:
            raise Problem(404, "unknown_variant")
        return data

    async def require_room(self, guest: str) -> None:
        """Problem when a guest hosts as many tables as it may: before expensive work; storing decides it."""
        if await self._tables.storage.open_tables(guest) >= self._limits.tables_per_guest:
            raise Problem(429, "too_many_tables", {"most": self._limits.tables_per_guest})

    async def rematch(self, table: Table) -> Table:
        """The same game and people again, everyone one seat further; the table there is, where one was made already."""
        if table.stored.rematch:
            return await self._tables.find(table.stored.rematch)
        old, match = table.stored.seats, table.rules()
        seats = [
            SeatHold(old[seat - 1].kind, old[seat - 1].level, new_token(), new_token(), old[seat - 1].holders[:])
            for seat in range(len(old))
        ]
        host = await self._guests.guest(table.stored.header.host)
        fresh = start_match(match.game, match.seats, fresh_seed(), match.options)
        seconds = table.stored.header.answer_seconds
        try:
            made = await self.create(host, fresh, seats, table.id, seconds, is_rematch=True)
        except Taken:  # through another process
            outline = await self._tables.storage.outline(table.id)
            if outline is None:
                raise Problem(404, "unknown_table") from None
            table.have_rematch(outline.rematch)
            return await self._tables.find(outline.rematch)
        for guest in table.stored.names.values():
            made.name(guest)
        table.have_rematch(made.id)
        if self._tables.others is not None:
            table.count_people(UNKNOWN)
        return made


def origin_kind(header: Header) -> str:
    """The kind of a table's origin; a table of an earlier time that was forked looks like a rematch."""
    for kind, prefix in (("import", IMPORT), ("fork", FORK), ("challenge", CHALLENGE)):
        if header.origin.startswith(prefix):
            return kind
    return "again" if header.origin else "new"


def new_seats(host: str, wanted: list[tuple[str, str | None]]) -> list[SeatHold]:
    """The seats as someone asked for them; one at least is its own, unless bots play alone and it watches."""
    seats = []
    for kind, level in wanted:
        if kind == "bot" and level not in known_bots():
            raise Refused("unknown_bot", {"bot": level or "", "known": ", ".join(known_bots())})
        holders = [host] if kind in BY_ONE else []
        seats.append(SeatHold(kind, level if kind == "bot" else None, new_token(), new_token(), holders))
    kinds = {kind for kind, _ in wanted}
    if "me" not in kinds and kinds != {"bot"}:
        raise BadOption("no_seat_of_yours")
    return seats
