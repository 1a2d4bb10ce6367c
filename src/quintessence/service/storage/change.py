"""Read, decide, write as one: how every document is changed whose new value depends on the old one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from quintessence.core.game import Values
from quintessence.service.storage.protocol import Storage

Change: TypeAlias = "Callable[[Values | None], Values | None]"


async def change_document(storage: Storage, owner: str, kind: str, name: str, change: Change) -> Values | None:
    """Change one document, which nobody else writes meanwhile; what it is then, or None where it is gone.

    `change` is given what is there. It may refuse, is called in any thread, perhaps twice, and does nothing else.
    """
    known = await storage.change_documents(owner, kind, [name], lambda documents: {name: change(documents.get(name))})
    return known.get(name)


async def add_document(storage: Storage, owner: str, kind: str, name: str, body: Values) -> bool:
    """Keep a document unless there is one by that name; whether it is new."""
    was_there = False

    def change(known: Values | None) -> Values:
        nonlocal was_there
        was_there = known is not None
        return body if known is None else known

    await change_document(storage, owner, kind, name, change)
    return not was_there
