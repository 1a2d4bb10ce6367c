"""Which process keeps the bots and the time of a table: one sign of life a second renews all its leases."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

DEAD: Final = timedelta(seconds=3)
"""A process that was silent for so long is dead, by the database's own clock."""
BEAT: Final = """
    INSERT INTO processes (id, seen, metrics, usage) VALUES ($1, now(), $2, $3)
    ON CONFLICT (id) DO UPDATE SET seen = now(), metrics = $2, usage = $3
"""
USAGE: Final = "SELECT id, usage FROM processes WHERE id != $1 AND seen > now() - $2::interval"
CLAIM: Final = """
    UPDATE tables SET keeper = $2 WHERE id = $1 AND (keeper = $2
    OR NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = keeper AND seen > now() - $3::interval)) RETURNING id
"""
BURY: Final = "DELETE FROM processes WHERE seen < now() - $1::interval RETURNING id"
GO_OFFLINE: Final = 'DELETE FROM presence WHERE process = ANY($1::text[]) RETURNING "table"'
"""Nobody is online at processes that are gone; the tables where someone was."""
LEASES: Final = "SELECT id FROM tables WHERE keeper = $1 AND status != 'over'"
ORPHANS: Final = """
    SELECT id FROM tables WHERE status != 'over' AND (keeper != '' OR bot_due)
    AND NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = keeper AND seen > now() - $1::interval)
    ORDER BY updated DESC LIMIT 50
"""
