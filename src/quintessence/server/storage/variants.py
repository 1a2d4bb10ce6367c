"""The variants that are stored, and room for one more: those of which no table is made go first, oldest first."""

from __future__ import annotations

import json
import sqlite3
from time import time
from typing import Final

from quintessence.core.game import Values
from quintessence.service.limits import Limits
from quintessence.service.storage.model import NoRoom

_BYTES: Final = "length(CAST(files AS BLOB))"
_UNUSED: Final = "NOT EXISTS (SELECT 1 FROM tables WHERE tables.game = v.game AND tables.variant = v.fingerprint)"


def insert_variant(
    connection: sqlite3.Connection, game: str, fingerprint: str, files: Values, guest: str, limits: Limits
) -> None:
    """Store a variant, unless it is there; NoRoom when there is none for it."""
    known = "SELECT 1 FROM variants WHERE game = ? AND fingerprint = ?"
    if connection.execute(known, (game, fingerprint)).fetchone():
        return
    text = json.dumps(files)
    own = int(connection.execute("SELECT count(*) FROM variants WHERE guest = ?", (guest,)).fetchone()[0])
    if own >= limits.variants_per_guest and not _drop(connection, 1, "1", "AND guest = ?", guest):
        raise NoRoom("too_many_variants", {"most": limits.variants_per_guest})
    held = int(connection.execute(f"SELECT coalesce(sum({_BYTES}), 0) FROM variants").fetchone()[0])
    over = held + len(text.encode()) - limits.variant_bytes_in_all
    if over > 0 and not _drop(connection, over, _BYTES):
        raise NoRoom("no_room_for_variants")
    add = "INSERT INTO variants (game, fingerprint, files, guest, added) VALUES (?, ?, ?, ?, ?)"
    connection.execute(add, (game, fingerprint, text, guest, time()))


def _drop(connection: sqlite3.Connection, wanted: int, measure: str, where: str = "", *values: str) -> bool:
    """Drop the oldest variants that no table is made of until their measure is reached; False where it is not."""
    query = f"SELECT game, fingerprint, {measure} FROM variants v WHERE {_UNUSED} {where} ORDER BY added"
    for game, fingerprint, size in connection.execute(query, values).fetchall():
        connection.execute("DELETE FROM variants WHERE game = ? AND fingerprint = ?", (game, fingerprint))
        wanted -= int(size)
        if wanted <= 0:
            return True
    return False
