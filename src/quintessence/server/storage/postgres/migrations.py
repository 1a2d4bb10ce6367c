"""The layout of a PostgreSQL database, step by step: an older one takes the steps it lacks, a newer one is refused."""

from __future__ import annotations

from typing import Final

from asyncpg import Connection, Record

from quintessence.service.storage.model import DatabaseRefused

STEPS: Final = {
    7: """
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, options TEXT NOT NULL,
        seats INTEGER NOT NULL, seed TEXT NOT NULL, commitment TEXT NOT NULL, host TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL, origin TEXT NOT NULL, watch TEXT NOT NULL,
        status TEXT NOT NULL, revision INTEGER NOT NULL, played INTEGER NOT NULL, to_act TEXT NOT NULL,
        bot_due BOOLEAN NOT NULL, state_hash TEXT NOT NULL, result TEXT NOT NULL, updated DOUBLE PRECISION NOT NULL,
        rematch TEXT NOT NULL, answer_seconds INTEGER, variant TEXT NOT NULL, relation TEXT NOT NULL,
        sides TEXT NOT NULL, people INTEGER NOT NULL DEFAULT 0, chats INTEGER NOT NULL DEFAULT 0,
        pins TEXT NOT NULL DEFAULT '', keeper TEXT NOT NULL DEFAULT ''
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_by_host ON tables (host);
    CREATE INDEX tables_with_bots_due ON tables (id) WHERE bot_due;
    CREATE INDEX tables_by_keeper ON tables (keeper) WHERE status != 'over' AND keeper != '';
    CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        level TEXT, invitation TEXT NOT NULL, "key" TEXT NOT NULL, standing_answer TEXT NOT NULL DEFAULT '',
        standing_turn INTEGER NOT NULL DEFAULT 0, kept_revision INTEGER NOT NULL DEFAULT -1,
        PRIMARY KEY ("table", seat)
    );
    CREATE TABLE holders (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, guest TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL, PRIMARY KEY ("table", seat, guest)
    );
    CREATE INDEX holders_by_guest ON holders (guest);
    CREATE TABLE sitters (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, guest TEXT NOT NULL,
        PRIMARY KEY ("table", seat, guest)
    );
    CREATE TABLE watchers (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest TEXT NOT NULL,
        PRIMARY KEY ("table", guest)
    );
    CREATE TABLE entries (
        "table" TEXT NOT NULL, line INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, "row" TEXT, note TEXT,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY ("table", line)
    );
    CREATE TABLE chat (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "table" TEXT NOT NULL, guest TEXT NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, UNIQUE ("table", guest, at)
    );
    CREATE INDEX chat_by_table ON chat ("table", id);
    CREATE TABLE variants (
        game TEXT NOT NULL, fingerprint TEXT NOT NULL, files TEXT NOT NULL, PRIMARY KEY (game, fingerprint)
    );
    CREATE TABLE processes (
        id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL, metrics TEXT NOT NULL, usage TEXT NOT NULL
    );
    CREATE TABLE presence (
        "table" TEXT NOT NULL, process TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY ("table", process, seat)
    );
    CREATE INDEX presence_by_process ON presence (process);
    """,
    8: """
    ALTER TABLE variants ADD COLUMN guest TEXT NOT NULL DEFAULT '';
    ALTER TABLE variants ADD COLUMN added DOUBLE PRECISION NOT NULL DEFAULT 0;
    CREATE INDEX variants_by_guest ON variants (guest);
    CREATE INDEX tables_by_variant ON tables (game, variant) WHERE variant != '';
    """,
    9: """
    CREATE TABLE documents (
        owner TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL,
        updated DOUBLE PRECISION NOT NULL, PRIMARY KEY (owner, kind, name)
    );
    """,
    10: """
    CREATE UNLOGGED TABLE review_claims (
        "key" TEXT PRIMARY KEY, guest TEXT NOT NULL, process TEXT NOT NULL, notes TEXT, failure TEXT,
        is_made BOOLEAN NOT NULL DEFAULT false, told TIMESTAMPTZ NOT NULL
    );
    """,
    11: """
    CREATE TABLE document_totals (owner TEXT PRIMARY KEY, documents INTEGER NOT NULL, bytes BIGINT NOT NULL);
    INSERT INTO document_totals SELECT owner, count(*), sum(octet_length(body)) FROM documents GROUP BY owner;
    CREATE FUNCTION count_document() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP = 'INSERT' THEN
            INSERT INTO document_totals AS t VALUES (NEW.owner, 1, octet_length(NEW.body)) ON CONFLICT (owner)
            DO UPDATE SET documents = t.documents + 1, bytes = t.bytes + excluded.bytes;
        ELSIF TG_OP = 'UPDATE' THEN
            UPDATE document_totals SET bytes = bytes + octet_length(NEW.body) - octet_length(OLD.body)
            WHERE owner = NEW.owner;
        ELSE
            UPDATE document_totals SET documents = documents - 1, bytes = bytes - octet_length(OLD.body)
            WHERE owner = OLD.owner;
            DELETE FROM document_totals WHERE owner = OLD.owner AND documents = 0;
        END IF;
        RETURN NULL;
    END $$;
    CREATE TRIGGER document_counted AFTER INSERT OR UPDATE OF body OR DELETE ON documents
    FOR EACH ROW EXECUTE FUNCTION count_document();
    """,
}
"""By their numbers, which are those of SQLite: the same number holds the same. The first layout was its seventh."""
VERSION: Final = max(STEPS)

_LOCK: Final = 0x51355445
"""Only one process at a time changes the layout."""


async def bring_up_to_date(connection: Connection[Record]) -> None:
    """Take every step that the database lacks, all of them or none."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        version = await _version(connection)
        if version > VERSION:
            raise DatabaseRefused("database_newer", {"found": version, "known": VERSION})
        if version == VERSION:
            return
        if version == 0:
            await connection.execute("CREATE TABLE quintessence_layout (version INTEGER NOT NULL)")
            await connection.execute("INSERT INTO quintessence_layout VALUES (0)")
        for number, step in STEPS.items():
            if number > version:
                await connection.execute(step)
        await connection.execute("UPDATE quintessence_layout SET version = $1", VERSION)


async def _version(connection: Connection[Record]) -> int:
    """How many steps were taken; 0 for an empty database. Refused when it holds something else."""
    if await connection.fetchval("SELECT to_regclass('quintessence_layout') IS NOT NULL"):
        return int(await connection.fetchval("SELECT version FROM quintessence_layout"))
    others = "SELECT EXISTS (SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema())"
    if await connection.fetchval(others):
        raise DatabaseRefused("database_foreign")
    return 0
