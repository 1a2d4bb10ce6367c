"""Tables as PostgreSQL keeps them, read and written."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from asyncpg import Connection, Record

from quintessence.server.storage.postgres.leases import DEAD
from quintessence.server.storage.rows import COLUMNS, entry_values, read_table, table_values
from quintessence.service.storage.model import KnownState, News
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Guest, Header, SeatHold, StoredTable, Summary

ADD_SITTER: Final = 'INSERT INTO sitters ("table", seat, guest) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
_ENTRIES: Final = 'SELECT line, kind, seat, "row", note, at FROM entries WHERE "table" = $1 AND line > $2 ORDER BY line'
_NEWS: Final = """
    SELECT people, chats, pins, ARRAY(
        SELECT DISTINCT presence.seat FROM presence JOIN processes ON processes.id = process
        WHERE presence."table" = $1 AND process != $3 AND seen > now() - $4::interval
    ), line, kind, entries.seat, "row", note, at FROM tables
    LEFT JOIN entries ON entries."table" = tables.id AND line > $2 WHERE tables.id = $1 ORDER BY line
"""
_CHANGED: Final = """
    SELECT id FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[])
    AS known (id, line, people, chats, pins)
    JOIN tables USING (id) WHERE (tables.people, tables.chats, tables.pins) != (known.people, known.chats, known.pins)
    OR EXISTS (SELECT 1 FROM entries WHERE "table" = id AND entries.line > known.line)
"""
_CHAT: Final = 500
"""Lines of chat that are read back at most."""


async def insert_table(connection: Connection[Record], table: StoredTable) -> None:
    """Write a new table with its seats, holders and entries; once more changes nothing."""
    values, id_ = table_values(table), table.header.id
    marks = ", ".join(f"${number}" for number in range(1, len(values) + 1))
    added = await connection.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks}) ON CONFLICT DO NOTHING", *values)
    if added.endswith(" 0"):
        return
    await connection.executemany(
        'INSERT INTO seats ("table", seat, kind, level, invitation, "key") VALUES ($1, $2, $3, $4, $5, $6)',
        [(id_, seat, hold.kind, hold.level, hold.invitation, hold.key) for seat, hold in enumerate(table.seats)],
    )
    held = [(id_, seat, guest) for seat, hold in enumerate(table.seats) for guest in hold.holders]
    await connection.executemany(
        'INSERT INTO holders ("table", seat, guest, since) VALUES ($1, $2, $3, $4)',
        [(*row, table.header.created) for row in held],
    )
    await connection.executemany(ADD_SITTER, held)
    await connection.copy_records_to_table(
        "entries",
        records=[(id_, *entry_values(entry)) for entry in table.entries],
        columns=["table", "line", "kind", "seat", "row", "note", "at"],
    )


async def whole_table(connection: Connection[Record], id_: str, after: int = 0) -> StoredTable | None:
    """A table with all that is kept of it, as of one moment; of its entries, those after a line."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        row = await connection.fetchrow(f"SELECT {COLUMNS}, people, chats FROM tables WHERE id = $1", id_)
        if row is None:
            return None
        *columns, people, chats = tuple(row)
        table = read_table(tuple(columns))
        table.people, table.chats = people, chats
        await add_people(connection, [table])
        table.entries = entries_of(await connection.fetch(_ENTRIES, id_, after))
        chat = 'SELECT name, text, at FROM chat WHERE "table" = $1 ORDER BY id DESC LIMIT $2'
        table.chat = [ChatLine(*line) for line in await connection.fetch(chat, id_, _CHAT)][::-1]
        watchers = await connection.fetch('SELECT guest FROM watchers WHERE "table" = $1', id_)
        table.watchers = {row[0] for row in watchers}
        sitters = await connection.fetch('SELECT seat, guest FROM sitters WHERE "table" = $1', id_)
        table.sitters = {(row[0], row[1]) for row in sitters}
        return table


async def news_of(connection: Connection[Record], id_: str, line: int, process: str) -> News | None:
    """What is new at a table since a line of its log, as of one moment; `process` is the one that asks."""
    rows = await connection.fetch(_NEWS, id_, line, process, DEAD)
    if not rows:
        return None
    people, chats, pins, elsewhere = rows[0][:4]
    return News(people, chats, pins, entries_of(row[4:] for row in rows if row[4] is not None), frozenset(elsewhere))


async def changed_tables(connection: Connection[Record], known: list[KnownState]) -> list[str]:
    """Which tables have changed since they were as known."""
    if not known:
        return []
    rows = await connection.fetch(_CHANGED, *(list(column) for column in zip(*known, strict=True)))
    return [str(row[0]) for row in rows]


async def remove_tables(
    connection: Connection[Record], is_over: bool, before: float, spared: list[str], most: int
) -> list[str]:
    """Remove the oldest tables, over or not, that have not changed since and where nobody is online; their ids."""
    query = f"""
        DELETE FROM tables WHERE id IN (
            SELECT id FROM tables WHERE status {"=" if is_over else "!="} 'over' AND updated < $1
            AND id != ALL($2::text[]) AND NOT EXISTS (SELECT 1 FROM presence WHERE presence."table" = id)
            ORDER BY updated LIMIT $3 FOR UPDATE SKIP LOCKED
        ) RETURNING id
    """
    ids = [str(row[0]) for row in await connection.fetch(query, before, spared, most)]
    await delete_beside(connection, ids)
    return ids


async def delete_table(connection: Connection[Record], id_: str) -> None:
    """Remove a table with all that is kept of it."""
    await connection.execute("DELETE FROM tables WHERE id = $1", id_)
    await delete_beside(connection, [id_])


async def delete_beside(connection: Connection[Record], ids: list[str]) -> None:
    """Remove what does not go with its table by itself."""
    for table in ("entries", "chat"):
        await connection.execute(f'DELETE FROM {table} WHERE "table" = ANY($1::text[])', ids)
    await connection.execute("DELETE FROM documents WHERE owner = ANY($1::text[])", ids)
    await connection.execute("DELETE FROM review_claims WHERE split_part(\"key\", '/', 1) = ANY($1::text[])", ids)


def entries_of(rows: Iterable[Record | tuple[Any, ...]]) -> list[Entry]:
    """Entries from their rows."""
    return [
        Entry(line, kind, seat, None if text is None else json.loads(text), note, at)
        for line, kind, seat, text, note, at in rows
    ]


async def add_people(connection: Connection[Record], tables: list[StoredTable]) -> None:
    """Fill in who sits at some tables."""
    ids, by_id = [table.header.id for table in tables], {table.header.id: table for table in tables}
    seats = """
        SELECT "table", kind, level, invitation, "key", standing_answer, standing_turn, kept_revision
        FROM seats WHERE "table" = ANY($1::text[]) ORDER BY "table", seat
    """
    for id_, kind, level, invitation, key, *answers in await connection.fetch(seats, ids):
        by_id[id_].seats.append(SeatHold(kind, level, invitation, key, [], *answers))
    holders = """
        SELECT holders."table", seat, guest, name, colour FROM holders LEFT JOIN guests ON guests.id = guest
        WHERE "table" = ANY($1::text[]) ORDER BY since
    """
    for id_, seat, guest, name, colour in await connection.fetch(holders, ids):
        by_id[id_].seats[seat].holders.append(guest)
        if name is not None:
            by_id[id_].names[guest] = Guest(guest, name, colour)


def listed(row: Record) -> StoredTable:
    """A table of a list; where the row cannot be read, one without rules, which lists as unreadable."""
    try:
        return read_table(tuple(row))
    except (ValueError, TypeError, AssertionError, IndexError):
        header = Header(str(row[0]), "", 0, {}, 0, "", "", "", 0.0)
        return StoredTable(header, [], "", Summary("unreadable", 0, 0, [], False), 0.0)
