"""The documents that PostgreSQL keeps: as in SQLite, small JSON objects of a guest or a table, by kind and name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import time
from typing import Final

from asyncpg import Connection, Record

from quintessence.core.game import Values
from quintessence.server.storage.documents import changes, claimed, document_text, require_few, require_room
from quintessence.service.limits import Limits
from quintessence.service.storage.model import Claim, Decide


async def put_document(
    connection: Connection[Record], owner: str, kind: str, name: str, text: str, limits: Limits
) -> None:
    """Store a document, within a transaction; NoRoom when its owner has as much as one may.

    The owner's totals are locked by then: two who write at once are counted one after the other.
    """
    put = """
        INSERT INTO documents (owner, kind, name, body, updated) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (owner, kind, name) DO UPDATE SET body = $4, updated = $5
    """
    await connection.execute(put, owner, kind, name, text, time())
    held = await connection.fetchrow("SELECT documents, bytes FROM document_totals WHERE owner = $1", owner)
    assert held is not None
    require_room(int(held[0]), int(held[1]), limits)


async def change_documents(
    connection: Connection[Record], owner: str, kind: str, names: Sequence[str] | None, decide: Decide, limits: Limits
) -> dict[str, Values]:
    """Read, decide and write, within a transaction; what is there then.

    One after the other for each owner, also where nothing is there yet that could be locked.
    """
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", f"documents/{owner}")
    query = """
        SELECT name, body FROM documents WHERE owner = $1 AND kind = $2 AND ($3::text[] IS NULL OR name = ANY($3))
        ORDER BY updated, name FOR UPDATE
    """
    rows = await connection.fetch(query, owner, kind, None if names is None else list(names))
    known: dict[str, Values] = {str(name): json.loads(body) for name, body in rows}
    for name, body in changes(known, decide):
        if body is None:
            await connection.execute(REMOVE, owner, kind, name)
        else:
            await put_document(connection, owner, kind, name, document_text(body, limits), limits)
    return known


async def claim_document(connection: Connection[Record], claim: Claim, limits: Limits) -> None:
    """Write what a new table claims; Taken, or NoRoom, where it may not."""
    await change_documents(connection, claim.owner, claim.kind, [claim.name], claimed(claim), limits)
    if claim.most is not None:  # after the lock
        count = "SELECT count(*) FROM documents WHERE owner = $1 AND kind = $2 AND name != $3"
        require_few(claim, int(await connection.fetchval(count, claim.owner, claim.kind, claim.name)))


REMOVE: Final = "DELETE FROM documents WHERE owner = $1 AND kind = $2 AND name = $3"


async def read_document(connection: Connection[Record], owner: str, kind: str, name: str) -> str | None:
    """One document as JSON."""
    query = "SELECT body FROM documents WHERE owner = $1 AND kind = $2 AND name = $3"
    body = await connection.fetchval(query, owner, kind, name)
    return None if body is None else str(body)


async def read_page(
    connection: Connection[Record], owner: str, kind: str, after: str, most: int
) -> list[tuple[str, str]]:
    """The names and the JSON of some documents, by their names."""
    query = """
        SELECT name, body FROM documents WHERE owner = $1 AND kind = $2 AND name COLLATE "C" > $3
        ORDER BY name COLLATE "C" LIMIT $4
    """
    return [(str(name), str(body)) for name, body in await connection.fetch(query, owner, kind, after, most)]


async def read_documents(connection: Connection[Record], owner: str, kind: str) -> dict[str, Values]:
    """The documents of an owner and a kind, longest unchanged first."""
    query = "SELECT name, body FROM documents WHERE owner = $1 AND kind = $2 ORDER BY updated, name"
    return {str(name): json.loads(body) for name, body in await connection.fetch(query, owner, kind)}
