"""The database's layout, step by step: an older database takes the steps it lacks, a newer one is refused."""

from __future__ import annotations

import sqlite3
from typing import Final

from quintessence.service.storage.model import DatabaseRefused

APPLICATION: Final = 0x51355445
"""Marks the file as ours."""

_BYTES: Final = "length(CAST({}body AS BLOB))"
STEPS: Final = [
    """
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL,
        seats INTEGER NOT NULL, seed TEXT NOT NULL, commitment TEXT NOT NULL, host TEXT NOT NULL,
        created REAL NOT NULL, origin TEXT NOT NULL, watch TEXT NOT NULL,
        status TEXT NOT NULL, number INTEGER NOT NULL, played INTEGER NOT NULL, to_act TEXT NOT NULL,
        bot_due INTEGER NOT NULL, state_hash TEXT NOT NULL, updated REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_host ON tables (host);
    CREATE INDEX tables_with_bots_due ON tables (bot_due) WHERE bot_due;
    CREATE TABLE places (
        "table" TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL, level TEXT,
        token TEXT NOT NULL, "key" TEXT NOT NULL, PRIMARY KEY ("table", seat)
    ) WITHOUT ROWID;
    CREATE TABLE holders (
        "table" TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL, since REAL NOT NULL,
        PRIMARY KEY ("table", seat, guest)
    ) WITHOUT ROWID;
    CREATE INDEX holders_by_guest ON holders (guest);
    CREATE TABLE entries (
        "table" TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, "row" TEXT, note TEXT,
        at REAL NOT NULL, PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE chat (
        id INTEGER PRIMARY KEY, "table" TEXT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        at REAL NOT NULL
    );
    CREATE INDEX chat_by_table ON chat ("table", id);
    CREATE TABLE watchers ("table" TEXT NOT NULL, guest TEXT NOT NULL, PRIMARY KEY ("table", guest)) WITHOUT ROWID;
    ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE tables ADD COLUMN answer_seconds INTEGER DEFAULT 10;
    ALTER TABLE places ADD COLUMN standing TEXT NOT NULL DEFAULT '';
    ALTER TABLE places ADD COLUMN standing_turn INTEGER NOT NULL DEFAULT 0;
    """,
    "ALTER TABLE tables ADD COLUMN data TEXT NOT NULL DEFAULT '';",
    "ALTER TABLE tables ADD COLUMN result TEXT NOT NULL DEFAULT '';",
    """
    ALTER TABLE tables RENAME COLUMN number TO revision;
    ALTER TABLE tables RENAME COLUMN data TO variant;
    ALTER TABLE tables ADD COLUMN relation TEXT NOT NULL DEFAULT 'rivals';
    ALTER TABLE tables ADD COLUMN sides TEXT NOT NULL DEFAULT '';
    ALTER TABLE entries RENAME COLUMN number TO line;
    ALTER TABLE places RENAME TO seats;
    ALTER TABLE seats RENAME COLUMN token TO invitation;
    ALTER TABLE seats RENAME COLUMN standing TO standing_answer;
    CREATE TABLE variants (
        game TEXT NOT NULL, fingerprint TEXT NOT NULL, files TEXT NOT NULL, PRIMARY KEY (game, fingerprint)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE sitters (
        "table" TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL, PRIMARY KEY ("table", seat, guest)
    ) WITHOUT ROWID;
    INSERT INTO sitters SELECT "table", seat, guest FROM holders;
    """,
    """
    ALTER TABLE variants ADD COLUMN guest TEXT NOT NULL DEFAULT '';
    ALTER TABLE variants ADD COLUMN added REAL NOT NULL DEFAULT 0;
    CREATE INDEX variants_by_guest ON variants (guest);
    CREATE INDEX tables_by_variant ON tables (game, variant) WHERE variant != '';
    """,
    """
    CREATE TABLE documents (
        owner TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL, updated REAL NOT NULL,
        PRIMARY KEY (owner, kind, name)
    ) WITHOUT ROWID;
    """,
    "",  # PostgreSQL notes here which process makes a review; one alone knows
    f"""
    CREATE TABLE document_totals (
        owner TEXT PRIMARY KEY, documents INTEGER NOT NULL, bytes INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO document_totals SELECT owner, count(*), sum({_BYTES.format("")}) FROM documents GROUP BY owner;
    CREATE TRIGGER document_added AFTER INSERT ON documents BEGIN
        INSERT INTO document_totals VALUES (new.owner, 1, {_BYTES.format("new.")}) ON CONFLICT (owner)
        DO UPDATE SET documents = documents + 1, bytes = bytes + excluded.bytes; END;
    CREATE TRIGGER document_changed AFTER UPDATE OF body ON documents BEGIN
        UPDATE document_totals SET bytes = bytes + {_BYTES.format("new.")} - {_BYTES.format("old.")}
        WHERE owner = new.owner; END;
    CREATE TRIGGER document_removed AFTER DELETE ON documents BEGIN
        UPDATE document_totals SET documents = documents - 1, bytes = bytes - {_BYTES.format("old.")}
        WHERE owner = old.owner; DELETE FROM document_totals WHERE owner = old.owner AND documents = 0; END;
    """,
]


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Take every step that the database lacks, all of them or none."""
    version = _number(connection, "user_version")
    mark = _number(connection, "application_id")
    if mark not in (0, APPLICATION) or (mark == 0 and _has_tables(connection)):
        raise DatabaseRefused("database_foreign")
    if version > len(STEPS):
        raise DatabaseRefused("database_newer", {"found": version, "known": len(STEPS)})
    if version == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[_number(connection, "user_version") :]:
            for statement in step.split(";\n"):  # a trigger has statements of its own, on one line
                if statement.strip():
                    connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _number(connection: sqlite3.Connection, name: str) -> int:
    value = connection.execute(f"PRAGMA {name}").fetchone()[0]
    assert isinstance(value, int)
    return value


def _has_tables(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None
