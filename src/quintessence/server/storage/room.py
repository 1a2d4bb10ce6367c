"""Room for one more table. What goes first: copies that are over, the longest unchanged, where nobody else ever sat."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final

from quintessence.server.storage.rows import delete_tables
from quintessence.service.limits import Limits
from quintessence.service.storage.model import NoRoom
from quintessence.service.storage.sizes import LINE_BYTES, TABLE_BYTES, size_of
from quintessence.table.model import StoredTable

SIZE: Final = f"({TABLE_BYTES} + length(options) + {LINE_BYTES} * revision)"
COPIES: Final = """
    status = 'over' AND (origin = 'import' OR origin LIKE 'fork:%')
    AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters."table" = tables.id AND sitters.guest != tables.host)
"""
"""Tables that were made of a record or of another table, and are over: their player can make them again."""
OPEN: Final = "SELECT count(*) FROM tables WHERE host = {} AND status != 'over'"
HELD: Final = f"SELECT count(*), coalesce(sum({SIZE}), 0) FROM tables"


class Excess:
    """How many tables and bytes there are too many once one more is added."""

    def __init__(self, tables: int, bytes_: int) -> None:
        self.tables = tables
        self.bytes = bytes_

    @property
    def is_any(self) -> bool:
        return self.tables > 0 or self.bytes > 0

    def chosen(self, copies: Iterable[tuple[str, int]]) -> list[str]:
        """The copies that go, of some with their sizes, until there is room."""
        gone: list[str] = []
        for id_, size in copies:
            if not self.is_any:
                break
            gone.append(id_)
            self.tables -= 1
            self.bytes -= size
        return gone


def excess_of(held: Sequence[int], table: StoredTable, limits: Limits) -> Excess:
    """What a guest's tables, in number and bytes, are too much with one more."""
    return Excess(held[0] + 1 - limits.stored_tables_per_guest, held[1] + size_of(table) - limits.table_bytes_per_guest)


def require_few_open(count: int, table: StoredTable, limits: Limits) -> None:
    """NoRoom where a host has as many tables that are not over as one may."""
    if table.summary.status != "over" and count >= limits.tables_per_guest:
        raise NoRoom("too_many_tables", {"most": limits.tables_per_guest})


def require_room(excess: Excess, limits: Limits) -> None:
    """NoRoom where too much is left."""
    if excess.tables > 0:
        raise NoRoom("too_many_games", {"most": limits.stored_tables_per_guest})
    if excess.bytes > 0:
        raise NoRoom("no_room_for_games", {"most": limits.table_bytes_per_guest})


def make_room(connection: sqlite3.Connection, table: StoredTable, limits: Limits, spared: Sequence[str]) -> list[str]:
    """Remove as many of a host's copies as it takes for one more table; their ids. NoRoom where that is not enough."""
    host = table.header.host
    require_few_open(connection.execute(OPEN.format("?"), (host,)).fetchone()[0], table, limits)
    excess = excess_of(connection.execute(f"{HELD} WHERE host = ?", (host,)).fetchone(), table, limits)
    if not excess.is_any:
        return []
    gone = excess.chosen(_copies(connection, "AND host = ?", (host,), spared))
    require_room(excess, limits)
    delete_tables(connection, gone)
    return gone


def drop_copies(connection: sqlite3.Connection, bytes_: int, spared: Sequence[str]) -> tuple[list[str], int]:
    """Remove copies of all guests until so many bytes are free; their ids, and the bytes that are still missing."""
    excess = Excess(0, bytes_)
    gone = excess.chosen(_copies(connection, "", (), spared))
    delete_tables(connection, gone)
    return gone, max(0, excess.bytes)


def _copies(
    connection: sqlite3.Connection, where: str, values: tuple[str, ...], spared: Sequence[str]
) -> list[tuple[str, int]]:
    query = f"""
        SELECT id, {SIZE} FROM tables WHERE {COPIES} {where}
        AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY updated
    """
    rows = connection.execute(query, (*values, json.dumps(list(spared)))).fetchall()
    return [(str(id_), int(size)) for id_, size in rows]
