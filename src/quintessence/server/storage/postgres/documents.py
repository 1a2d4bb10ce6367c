"""The documents that PostgreSQL keeps: as in SQLite, small JSON objects of a guest or a table, by kind and name."""

from __future__ import annotations

import json
from time import time

from asyncpg import Connection, Record

from quintessence.core.game import Values
from quintessence.server.limits import Limits
from quintessence.server.storage.model import NoRoom


async def put_document(
    connection: Connection[Record], owner: str, kind: str, name: str, text: str, limits: Limits
) -> None:
    """Store a document; NoRoom when its owner has as many as one may."""
    others = "SELECT count(*) FROM documents WHERE owner = $1 AND (kind, name) != ($2, $3)"
    if int(await connection.fetchval(others, owner, kind, name)) >= limits.documents_per_owner:
        raise NoRoom("too_many_documents", {"most": limits.documents_per_owner})
    put = """
        INSERT INTO documents (owner, kind, name, body, updated) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (owner, kind, name) DO UPDATE SET body = $4, updated = $5
    """
    await connection.execute(put, owner, kind, name, text, time())


async def read_documents(connection: Connection[Record], owner: str, kind: str) -> dict[str, Values]:
    """The documents of an owner and a kind, longest unchanged first."""
    query = "SELECT name, body FROM documents WHERE owner = $1 AND kind = $2 ORDER BY updated, name"
    return {str(name): json.loads(body) for name, body in await connection.fetch(query, owner, kind)}
