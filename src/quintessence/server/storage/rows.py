"""Stored values as rows of the database, and back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Final

from quintessence.server.storage.writer import APPEND
from quintessence.service.codec import encode
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Guest, Header, SeatHold, StoredTable, Summary

COLUMNS: Final = (
    "id, game, version, options, seats, seed, commitment, host, created, origin, watch, "
    "status, revision, played, to_act, bot_due, state_hash, result, updated, rematch, answer_seconds, variant, "
    "relation, sides"
)
_BROKEN: Final = (ValueError, TypeError, AssertionError, IndexError)
"""What reading a row may raise that was tampered with."""
LINK_REMATCH: Final = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = ''"
ADD_SITTER: Final = 'INSERT OR IGNORE INTO sitters ("table", seat, guest) VALUES (?, ?, ?)'
_CHAT: Final = 500
"""Lines of chat that are read back at most."""


def entry_values(entry: Entry) -> tuple[object, ...]:
    """An entry's columns after its table's."""
    row = None if entry.row is None else encode(entry.row).decode()
    return entry.line, entry.kind, entry.seat, row, entry.note, entry.at


def summary_values(summary: Summary) -> tuple[object, ...]:
    """A summary's columns."""
    return (
        summary.status,
        summary.revision,
        summary.played,
        ",".join(map(str, summary.to_act)),
        summary.bot_due,
        summary.state_hash,
        "" if summary.result is None else encode(summary.result).decode(),
    )


NO_SUMMARY: Final = (None,) * 7
"""The same where lists need not show anything else."""


def table_values(table: StoredTable) -> tuple[object, ...]:
    """A table's columns."""
    head = table.header
    return (
        *(head.id, head.game, head.version, json.dumps(head.options), head.seats, head.seed, head.commitment),
        *(head.host, head.created, head.origin, table.watch),
        *summary_values(table.summary),
        *(table.updated, table.rematch, head.answer_seconds, head.variant, head.relation),
        ",".join(head.sides),
    )


def insert_table(connection: sqlite3.Connection, table: StoredTable) -> None:
    """Write a new table with its seats, holders and entries."""
    head, values = table.header, table_values(table)
    connection.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)
    for seat, hold in enumerate(table.seats):
        connection.execute(
            'INSERT INTO seats ("table", seat, kind, level, invitation, "key") VALUES (?, ?, ?, ?, ?, ?)',
            (head.id, seat, hold.kind, hold.level, hold.invitation, hold.key),
        )
        connection.executemany(
            'INSERT INTO holders ("table", seat, guest, since) VALUES (?, ?, ?, ?)',
            [(head.id, seat, guest, head.created) for guest in hold.holders],
        )
        connection.executemany(ADD_SITTER, [(head.id, seat, guest) for guest in hold.holders])
    connection.executemany(APPEND, [(head.id, *entry_values(entry)) for entry in table.entries])


def remove_tables(
    connection: sqlite3.Connection, is_over: bool, before: float, spared: list[str], most: int
) -> list[str]:
    """Remove the oldest tables, over or not, that have not changed since; their ids."""
    query = f"""
        SELECT id FROM tables WHERE status {"=" if is_over else "!="} 'over' AND updated < ?
        AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY updated LIMIT ?
    """
    ids = [str(row[0]) for row in connection.execute(query, (before, json.dumps(spared), most))]
    delete_tables(connection, ids)
    return ids


def delete_tables(connection: sqlite3.Connection, ids: list[str]) -> None:
    """Remove tables with all that is kept of them."""
    for table in ("entries", "chat", "watchers", "sitters", "holders", "seats"):
        connection.executemany(f'DELETE FROM {table} WHERE "table" = ?', [(id_,) for id_ in ids])
    connection.executemany("DELETE FROM documents WHERE owner = ?", [(id_,) for id_ in ids])
    connection.executemany("DELETE FROM tables WHERE id = ?", [(id_,) for id_ in ids])


def read_table(row: tuple[object, ...]) -> StoredTable:
    """A table from its row, without its people and entries."""
    (id_, game, version, options, seats, seed, commitment, host, created, origin, watch, *rest) = row
    status, revision, played, to_act, bot_due, state_hash, result, updated, *last = rest
    rematch, seconds, variant, relation, sides = last
    assert isinstance(version, int) and isinstance(seats, int) and isinstance(created, float)
    assert isinstance(revision, int) and isinstance(played, int) and isinstance(updated, float)
    waiting = [int(seat) for seat in str(to_act).split(",") if seat]
    header = Header(
        *(str(id_), str(game), version, json.loads(str(options)), seats, str(seed), str(commitment)),
        *(str(host), created, str(origin), None if seconds is None else int(str(seconds)), str(variant)),
        *(str(relation), tuple(side for side in str(sides).split(",") if side)),
    )
    ended = json.loads(str(result)) if result else None
    summary = Summary(str(status), revision, played, waiting, bool(bot_due), str(state_hash), ended)
    return StoredTable(header, [], str(watch), summary, updated, str(rematch))


def listed_tables(connection: sqlite3.Connection, rows: Iterable[tuple[object, ...]]) -> list[StoredTable]:
    """Tables with who sits at them; where a row cannot be read, one without rules, which lists as unreadable."""
    rows = list(rows)
    try:
        tables = [read_table(row) for row in rows]
        add_people(connection, tables)
    except _BROKEN:
        return [_listed(connection, row) for row in rows]
    return tables


def _listed(connection: sqlite3.Connection, row: tuple[object, ...]) -> StoredTable:
    try:
        table = read_table(row)
        add_people(connection, [table])
        return table
    except _BROKEN:
        header = Header(str(row[0]), "", 0, {}, 0, "", "", "", 0.0)
        return StoredTable(header, [], "", Summary("unreadable", 0, 0, [], False), 0.0)


def add_people(connection: sqlite3.Connection, tables: list[StoredTable]) -> None:
    """Fill in who sits at some tables: two questions, however many they are."""
    by_id = {table.header.id: table for table in tables}
    among = 'WHERE "table" IN (SELECT value FROM json_each(?))'
    seats = 'SELECT "table", kind, level, invitation, "key", standing_answer, standing_turn FROM seats'
    ids = (json.dumps(list(by_id)),)
    seats += f' {among} ORDER BY "table", seat'
    for id_, kind, level, invitation, key, *answers in connection.execute(seats, ids):
        by_id[id_].seats.append(SeatHold(kind, level, invitation, key, [], *answers))
    holders = f"""
        SELECT holders."table", seat, guest, name, colour FROM holders LEFT JOIN guests ON guests.id = guest
        {among} ORDER BY since
    """
    for id_, seat, guest, name, colour in connection.execute(holders, ids):
        by_id[id_].seats[seat].holders.append(guest)
        if name is not None:
            by_id[id_].names[guest] = Guest(guest, name, colour)


def whole_table(connection: sqlite3.Connection, id_: str) -> StoredTable | None:
    """A table with all that is kept of it, as of one moment."""
    connection.execute("BEGIN")
    try:
        row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id_,)).fetchone()
        if row is None:
            return None
        table = read_table(row)
        add_people(connection, [table])
        entries = 'SELECT line, kind, seat, "row", note, at FROM entries WHERE "table" = ? ORDER BY line'
        for line, kind, seat, text, note, at in connection.execute(entries, (id_,)):
            table.entries.append(Entry(line, kind, seat, None if text is None else json.loads(text), note, at))
        chat = 'SELECT name, text, at FROM chat WHERE "table" = ? ORDER BY id DESC LIMIT ?'
        table.chat = [ChatLine(*line) for line in connection.execute(chat, (id_, _CHAT))][::-1]
        table.watchers = {row[0] for row in connection.execute('SELECT guest FROM watchers WHERE "table" = ?', (id_,))}
        table.sitters = set(connection.execute('SELECT seat, guest FROM sitters WHERE "table" = ?', (id_,)))
        return table
    finally:
        connection.execute("COMMIT")
