"""Room for one more table in PostgreSQL: as in SQLite, copies that are over go first."""

from __future__ import annotations

from collections.abc import Sequence

from asyncpg import Connection, Record

from quintessence.server.storage.postgres.rows import delete_beside
from quintessence.server.storage.room import COPIES, HELD, OPEN, SIZE, Excess, excess_of, require_few_open, require_room
from quintessence.service.limits import Limits
from quintessence.table.model import StoredTable


async def make_room(
    connection: Connection[Record], table: StoredTable, limits: Limits, spared: Sequence[str]
) -> list[str]:
    """Remove as many of a host's copies as it takes for one more table; their ids. NoRoom where that is not enough.

    Within a transaction, one after the other for each host.
    """
    host = table.header.host
    await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", f"room/{host}")
    require_few_open(int(await connection.fetchval(OPEN.format("$1"), host)), table, limits)
    held = await connection.fetchrow(f"{HELD} WHERE host = $1", host)
    assert held is not None
    excess = excess_of([int(held[0]), int(held[1])], table, limits)
    if not excess.is_any:
        return []
    gone = excess.chosen(await _copies(connection, spared, host))
    require_room(excess, limits)
    await _delete(connection, gone)
    return gone


async def drop_copies(connection: Connection[Record], bytes_: int, spared: Sequence[str]) -> tuple[list[str], int]:
    """Remove copies of all guests until so many bytes are free; their ids, and the bytes that are still missing."""
    excess = Excess(0, bytes_)
    gone = excess.chosen(await _copies(connection, spared, ""))
    await _delete(connection, gone)
    return gone, max(0, excess.bytes)


async def _copies(connection: Connection[Record], spared: Sequence[str], host: str) -> list[tuple[str, int]]:
    query = f"""
        SELECT id, {SIZE} FROM tables WHERE {COPIES} AND ($2 = '' OR host = $2) AND id != ALL($1::text[])
        AND NOT EXISTS (SELECT 1 FROM presence WHERE presence."table" = id)
        ORDER BY updated FOR UPDATE SKIP LOCKED
    """
    return [(str(id_), int(size)) for id_, size in await connection.fetch(query, list(spared), host)]


async def _delete(connection: Connection[Record], ids: list[str]) -> None:
    await connection.execute("DELETE FROM tables WHERE id = ANY($1::text[])", ids)
    await delete_beside(connection, ids)
