"""What a guest has noted about the tables of its list: a label, and that it has deleted one."""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Final

from quintessence.core.game import Values
from quintessence.service.people.plain_text import clean
from quintessence.service.storage.change import add_document, change_document
from quintessence.service.storage.protocol import Reading, Storage

KIND: Final = "shelf"


@dataclass(frozen=True)
class Mark:
    """A guest's note about one table."""

    label: str = ""
    deleted: float = 0.0
    """Since when the guest does not want to see it; 0: it does."""

    def json(self) -> Values:
        return {"label": self.label, "deleted": self.deleted}


class TableNotes:
    """The notes of all guests: one stored document for each table that a guest has noted something about."""

    def __init__(self, storage: Storage, label_length: int) -> None:
        self._storage: Final = storage
        self._length: Final = label_length

    async def marks(self, guest: str) -> dict[str, Mark]:
        """A guest's notes, by the table's id."""
        return await marks_of(self._storage, guest)

    async def mark(self, guest: str, table: str, label: str | None, is_deleted: bool | None) -> Mark:
        """Change what is given of a note; one that says nothing is not kept."""
        now, wanted = time(), None if label is None else clean(label, self._length)

        def change(known: Values | None) -> Values | None:
            before = Mark() if known is None else _read(known)
            since = before.deleted or now if is_deleted else 0.0
            deleted = before.deleted if is_deleted is None else since
            mark = Mark(before.label if wanted is None else wanted, deleted)
            return None if mark == Mark() else mark.json()

        document = await change_document(self._storage, guest, KIND, table, change)
        return Mark() if document is None else _read(document)

    async def bring(self, guest: str, table: str, label: str, is_deleted: bool) -> None:
        """Keep a note that comes along with a game, unless there is one."""
        mark = Mark(clean(label, self._length), time() if is_deleted else 0.0)
        if mark != Mark():
            await add_document(self._storage, guest, KIND, table, mark.json())

    async def remove(self, guest: str, table: str) -> None:
        """Forget the note: the table is gone."""
        await self._storage.remove_document(guest, KIND, table)


async def marks_of(storage: Reading, guest: str) -> dict[str, Mark]:
    """A guest's notes, by the table's id."""
    return {table: _read(body) for table, body in (await storage.documents(guest, KIND)).items()}


def _read(body: Values) -> Mark:
    deleted = body.get("deleted")
    return Mark(str(body.get("label", "")), float(deleted) if isinstance(deleted, (int, float)) else 0.0)
