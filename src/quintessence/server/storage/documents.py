"""The documents that SQLite keeps: small JSON objects of a guest or a table, by kind and name."""

from __future__ import annotations

import json
import sqlite3
from time import time

from quintessence.core.game import Values
from quintessence.server.limits import Limits
from quintessence.server.storage.model import NoRoom


def document_text(body: Values, limits: Limits) -> str:
    """A document as it is stored; NoRoom when it is too long."""
    text = json.dumps(body)
    if len(text) > limits.document_bytes:
        raise NoRoom("document_too_long", {"most": limits.document_bytes})
    return text


def put_document(connection: sqlite3.Connection, owner: str, kind: str, name: str, text: str, limits: Limits) -> None:
    """Store a document; NoRoom when its owner has as many as one may."""
    others = "SELECT count(*) FROM documents WHERE owner = ? AND (kind, name) != (?, ?)"
    if connection.execute(others, (owner, kind, name)).fetchone()[0] >= limits.documents_per_owner:
        raise NoRoom("too_many_documents", {"most": limits.documents_per_owner})
    put = "INSERT OR REPLACE INTO documents (owner, kind, name, body, updated) VALUES (?, ?, ?, ?, ?)"
    connection.execute(put, (owner, kind, name, text, time()))


def read_documents(connection: sqlite3.Connection, owner: str, kind: str) -> dict[str, Values]:
    """The documents of an owner and a kind, longest unchanged first."""
    query = "SELECT name, body FROM documents WHERE owner = ? AND kind = ? ORDER BY updated, name"
    return {str(name): json.loads(body) for name, body in connection.execute(query, (owner, kind))}
