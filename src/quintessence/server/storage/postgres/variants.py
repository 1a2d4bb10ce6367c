"""The variants that PostgreSQL keeps, and room for one more: as in SQLite, those of which no table is made go first."""

from __future__ import annotations

import json
from time import time
from typing import Final

from asyncpg import Connection, Record

from quintessence.core.game import Values
from quintessence.service.limits import Limits
from quintessence.service.storage.model import NoRoom

_LOCK: Final = 0x51355641
"""Only one process at a time makes room, or makes a table of a variant that has to stay."""
_UNUSED: Final = "NOT EXISTS (SELECT 1 FROM tables WHERE tables.game = v.game AND tables.variant = v.fingerprint)"


async def insert_variant(
    connection: Connection[Record], game: str, fingerprint: str, files: Values, guest: str, limits: Limits
) -> None:
    """Store a variant, unless it is there; NoRoom when there is none for it. Within a transaction."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
    known = "SELECT 1 FROM variants WHERE game = $1 AND fingerprint = $2"
    if await connection.fetchval(known, game, fingerprint):
        return
    text = json.dumps(files)
    own = int(await connection.fetchval("SELECT count(*) FROM variants WHERE guest = $1", guest))
    if own >= limits.variants_per_guest and not await _drop(connection, 1, "1", "AND guest = $1", guest):
        raise NoRoom("too_many_variants", {"most": limits.variants_per_guest})
    held = int(await connection.fetchval("SELECT coalesce(sum(octet_length(files)), 0) FROM variants"))
    over = held + len(text.encode()) - limits.variant_bytes_in_all
    if over > 0 and not await _drop(connection, over, "octet_length(files)"):
        raise NoRoom("no_room_for_variants")
    add = "INSERT INTO variants (game, fingerprint, files, guest, added) VALUES ($1, $2, $3, $4, $5)"
    await connection.execute(add, game, fingerprint, text, guest, time())


async def _drop(connection: Connection[Record], wanted: int, measure: str, where: str = "", *values: str) -> bool:
    """Drop the oldest variants that no table is made of until their measure is reached; False where it is not."""
    query = f"SELECT game, fingerprint, {measure} FROM variants v WHERE {_UNUSED} {where} ORDER BY added"
    for game, fingerprint, size in await connection.fetch(query, *values):
        await connection.execute("DELETE FROM variants WHERE game = $1 AND fingerprint = $2", game, fingerprint)
        wanted -= int(size)
        if wanted <= 0:
            return True
    return False
