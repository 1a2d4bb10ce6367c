"""The documents that SQLite keeps: small JSON objects of a guest or a table, by kind and name."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from time import time
from typing import Final

from quintessence.core.game import Values
from quintessence.service.limits import Limits
from quintessence.service.storage.model import Claim, Decide, NoRoom, Taken

IN_ALL: Final = "SELECT coalesce(sum(bytes), 0) FROM document_totals"
"""The bytes of all documents."""


def document_text(body: Values | str, limits: Limits) -> str:
    """A document as it is stored, a text being one already; NoRoom when it is too long."""
    text = body if isinstance(body, str) else json.dumps(body)
    if len(text.encode()) > limits.document_bytes:
        raise NoRoom("document_too_long", {"most": limits.document_bytes})
    return text


def require_room(documents: int, bytes_: int, limits: Limits) -> None:
    """NoRoom when an owner has more than one may, in number or in bytes."""
    if documents > limits.documents_per_owner:
        raise NoRoom("too_many_documents", {"most": limits.documents_per_owner})
    if bytes_ > limits.document_bytes_per_owner:
        raise NoRoom("no_room_for_documents", {"most": limits.document_bytes_per_owner})


def put_document(connection: sqlite3.Connection, owner: str, kind: str, name: str, text: str, limits: Limits) -> None:
    """Store a document, as one transaction; NoRoom when its owner has as much as one may."""
    put = """
        INSERT INTO documents (owner, kind, name, body, updated) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (owner, kind, name) DO UPDATE SET body = excluded.body, updated = excluded.updated
    """
    connection.execute(put, (owner, kind, name, text, time()))
    totals = "SELECT documents, bytes FROM document_totals WHERE owner = ?"
    documents, bytes_ = connection.execute(totals, (owner,)).fetchone()
    require_room(documents, bytes_, limits)


def change_documents(
    connection: sqlite3.Connection, owner: str, kind: str, names: Sequence[str] | None, decide: Decide, limits: Limits
) -> dict[str, Values]:
    """Read, decide and write, within a transaction that nobody else writes in; what is there then."""
    if names is None:
        known = read_documents(connection, owner, kind)
    else:
        texts = [(name, read_document(connection, owner, kind, name)) for name in names]
        known = {name: json.loads(text) for name, text in texts if text is not None}
    for name, body in changes(known, decide):
        if body is None:
            connection.execute(REMOVE, (owner, kind, name))
        else:
            put_document(connection, owner, kind, name, document_text(body, limits), limits)
    return known


def changes(known: dict[str, Values], decide: Decide) -> list[tuple[str, Values | None]]:
    """What is to be written, which is noted in what is known."""
    wanted = [(name, body) for name, body in decide(dict(known)).items() if body != known.get(name)]
    for name, body in wanted:
        if body is None:
            del known[name]
        else:
            known[name] = body
    return wanted


def claim_document(connection: sqlite3.Connection, claim: Claim, limits: Limits) -> None:
    """Write what a new table claims; Taken, or NoRoom, where it may not."""
    if claim.most is not None:
        require_few(claim, connection.execute(COUNT, (claim.owner, claim.kind, claim.name)).fetchone()[0])
    change_documents(connection, claim.owner, claim.kind, [claim.name], claimed(claim), limits)


COUNT: Final = "SELECT count(*) FROM documents WHERE owner = ? AND kind = ? AND name != ?"
REMOVE: Final = "DELETE FROM documents WHERE owner = ? AND kind = ? AND name = ?"


def require_few(claim: Claim, others: int) -> None:
    """NoRoom where an owner has as many of a kind as one may."""
    if claim.most is not None and others >= claim.most:
        raise NoRoom(claim.full, {"most": claim.most})


def claimed(claim: Claim) -> Decide:
    """What a claim makes of its document; Taken where another is there. The same claim once more changes nothing."""

    def decide(known: dict[str, Values]) -> dict[str, Values | None]:
        if known.get(claim.name) not in (claim.replaced, claim.body):
            raise Taken(claim.kind)
        return {claim.name: claim.body}

    return decide


def read_document(connection: sqlite3.Connection, owner: str, kind: str, name: str) -> str | None:
    """One document as JSON."""
    query = "SELECT body FROM documents WHERE owner = ? AND kind = ? AND name = ?"
    row = connection.execute(query, (owner, kind, name)).fetchone()
    return None if row is None else str(row[0])


def read_page(connection: sqlite3.Connection, owner: str, kind: str, after: str, most: int) -> list[tuple[str, str]]:
    """The names and the JSON of some documents, by their names."""
    query = "SELECT name, body FROM documents WHERE owner = ? AND kind = ? AND name > ? ORDER BY name LIMIT ?"
    return [(str(name), str(body)) for name, body in connection.execute(query, (owner, kind, after, most))]


def read_documents(connection: sqlite3.Connection, owner: str, kind: str) -> dict[str, Values]:
    """The documents of an owner and a kind, longest unchanged first."""
    query = "SELECT name, body FROM documents WHERE owner = ? AND kind = ? ORDER BY updated, name"
    return {str(name): json.loads(body) for name, body in connection.execute(query, (owner, kind))}
