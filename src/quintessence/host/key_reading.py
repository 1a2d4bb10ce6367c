"""Reads tables, guests, variants and documents out of texts by their keys."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from quintessence.core.game import Values
from quintessence.host.storage import Storage, StorageFull
from quintessence.host.stored_values import read_chat, read_entries, read_outline, unreadable
from quintessence.service.storage.model import StorageFailed
from quintessence.table.model import Guest, StoredTable
from quintessence.table.state import OVER


class KeyReading:
    """What is stored, read."""

    is_shared: Final = False
    location: Final = ""

    def __init__(self, texts: Storage) -> None:
        self._texts: Final = texts

    async def guest(self, guest: str) -> Guest | None:
        text = await self.read_text(f"guest/{guest}")
        return None if text is None else Guest(guest, *json.loads(text))

    async def table(self, table: str) -> StoredTable | None:
        stored = await self.outline(table)
        if stored is None:
            return None
        entries = read_entries(await self.read_texts(f"log/{table}/"))
        return replace(stored, entries=entries, chat=read_chat(await self.read_texts(f"chat/{table}/")))

    async def outline(self, table: str) -> StoredTable | None:
        text = await self.read_text(f"table/{table}")
        return None if text is None else read_outline(json.loads(text), await self._guests())

    async def tables_of(self, guest: str, skipped: int = 0, most: int = 500) -> list[StoredTable]:
        own = [stored for stored in await self._all_tables() if _is_of(stored, guest)]
        own.sort(key=lambda stored: stored.updated, reverse=True)
        return own[skipped : skipped + most]

    async def variant(self, game: str, fingerprint: str) -> Values | None:
        text = await self.read_text(f"variant/{game}/{fingerprint}")
        return None if text is None else object_of(text)

    async def document(self, owner: str, kind: str, name: str) -> str | None:
        text = await self.read_text(document_key(owner, kind, name))
        return None if text is None else body_of(text)

    async def document_page(self, owner: str, kind: str, after: str, most: int) -> list[tuple[str, str]]:
        prefix = document_key(owner, kind, "")
        names = sorted(key.removeprefix(prefix) for key in await self.read_keys(prefix))
        page: list[tuple[str, str]] = []
        for name in [name for name in names if name > after][:most]:
            text = await self.document(owner, kind, name)
            if text is not None:
                page.append((name, text))
        return page

    async def documents(self, owner: str, kind: str) -> dict[str, Values]:
        prefix = document_key(owner, kind, "")
        texts = await self.read_texts(prefix)
        order = sorted(texts, key=lambda key: (float(texts[key].partition("\n")[0]), key))
        return {key.removeprefix(prefix): object_of(body_of(texts[key])) for key in order}

    async def open_tables(self, guest: str) -> int:
        tables = await self._all_tables()
        return sum(stored.header.host == guest and stored.summary.status != OVER for stored in tables)

    async def bots_due(self) -> list[str]:
        return [stored.header.id for stored in await self._all_tables() if stored.summary.bot_due]

    async def people_due(self, since: float, most: int) -> list[str]:
        return []  # nobody is told of a turn

    async def listed_tables(self, most: int) -> list[StoredTable]:
        return []  # nobody else could come

    async def table_bytes(self) -> int:
        return 0  # the browser bounds them, and says so when one more is written

    async def document_bytes(self) -> int:
        return 0

    async def _guests(self) -> dict[str, Guest]:
        texts = await self.read_texts("guest/")
        ids = {key.removeprefix("guest/"): text for key, text in texts.items()}
        return {id_: Guest(id_, *json.loads(text)) for id_, text in ids.items()}

    async def _all_tables(self) -> list[StoredTable]:
        guests = await self._guests()
        tables: list[StoredTable] = []
        for key, text in (await self.read_texts("table/")).items():
            try:
                tables.append(read_outline(json.loads(text), guests))
            except (ValueError, TypeError, KeyError):  # what is stored is not what was written
                tables.append(unreadable(key.removeprefix("table/")))
        return tables

    async def read_text(self, key: str) -> str | None:
        """A text; StorageFailed where it cannot be read."""
        try:
            return await self._texts.read(key)
        except Exception as error:
            raise failed(error) from error

    async def read_texts(self, prefix: str) -> dict[str, str]:
        """The texts whose keys begin so."""
        try:
            return await self._texts.read_all(prefix)
        except Exception as error:
            raise failed(error) from error

    async def read_keys(self, prefix: str) -> list[str]:
        """The keys that begin so."""
        try:
            return await self._texts.keys(prefix)
        except Exception as error:
            raise failed(error) from error


def failed(error: Exception) -> StorageFailed:
    """What a fault of the browser's storage is to whoever waits for it."""
    if isinstance(error, StorageFull):
        return StorageFailed("storage_full")
    return StorageFailed("storage_failed", {"detail": str(error)[:200]})


def _is_of(stored: StoredTable, guest: str) -> bool:
    return stored.header.host == guest or any(guest in hold.holders for hold in stored.seats)


def document_key(owner: str, kind: str, name: str) -> str:
    """Where a document is; without a name, what all of its kind begin with."""
    return f"document/{owner}/{kind}/{name}"


def body_of(text: str) -> str:
    """A document without the moment of its last change."""
    return text.partition("\n")[2]


def object_of(text: str) -> Values:
    """A JSON object out of its text."""
    value: Values = json.loads(text)
    return value
