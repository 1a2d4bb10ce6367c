"""All that a guest has, as one JSON file, told piece by piece: a game, then the next."""

from __future__ import annotations

from collections.abc import AsyncIterator
from time import time
from typing import Any, Final

from orjson import Fragment

from quintessence.core.game import Values
from quintessence.server.codec import encode
from quintessence.server.limits import Limits
from quintessence.server.mine.kept import KeptGames, game_of
from quintessence.server.mine.shelf import Mark, Shelf
from quintessence.server.storage.model import StoredTable
from quintessence.server.storage.protocol import Storage
from quintessence.server.tables.log import Log
from quintessence.server.tables.review import stored_record
from quintessence.server.tables.table import OVER

FORMAT: Final = "quintessence-data"
VERSION: Final = 1
KINDS: Final = ("puzzle",)
"""The documents of a guest that go along as they are."""
_PAGE: Final = 100


class Export:
    """Writes the file of one guest."""

    def __init__(self, storage: Storage, shelf: Shelf, games: KeptGames, limits: Limits) -> None:
        self._storage: Final = storage
        self._shelf: Final = shelf
        self._games: Final = games
        self._limits: Final = limits

    async def file(self, guest: str) -> AsyncIterator[bytes]:
        """The file in pieces. Nothing of a match that still goes on is in it."""
        known = await self._storage.guest(guest)
        head = {"format": FORMAT, "version": VERSION, "exported": time(), "name": known.name if known else ""}
        yield encode(head)[:-1] + b',"games":['
        length, left_out, comma = 0, 0, b""
        marks = await self._shelf.marks(guest)
        async for game in self._all(guest):
            piece = encode(_marked(game, marks))
            if length + len(piece) > self._limits.export_bytes and game["record"] is not None:
                piece, left_out = encode(_marked({**game, "record": None}, marks)), left_out + 1
            length += len(piece)
            yield comma + piece
            comma = b","
        documents = {kind: await self._storage.documents(guest, kind) for kind in KINDS}
        yield b'],"documents":' + encode(documents) + b',"left_out":' + encode(left_out) + b"}\n"

    async def _all(self, guest: str) -> AsyncIterator[dict[str, Any]]:
        """The finished games of a guest: its tables here, then what it brought along."""
        copies, here = await self._games.copies(guest), await self._finished(guest)
        for id_ in [id_ for id_ in here if id_ not in copies]:
            stored = await self._storage.table(id_)
            if stored is not None:
                yield game_of(stored, guest, await self._record(stored))
        async for game in self._games.all(guest):
            if game["id"] not in here:
                record = await self._games.record(guest, str(game["id"]))
                yield {**game, "record": None if record is None else Fragment(record)}

    async def _finished(self, guest: str) -> list[str]:
        here: list[str] = []
        skipped = 0
        while tables := await self._storage.tables_of(guest, skipped, _PAGE):
            here += [one.header.id for one in tables if one.summary.status == OVER]
            skipped += _PAGE
        return here

    async def _record(self, stored: StoredTable) -> Values:
        head = stored.header
        log = Log(head.seats, list(head.sides), stored.entries)
        data = await self._storage.variant(head.game, head.variant) if head.variant else None
        return stored_record(stored, log, data)


def _marked(game: dict[str, Any], marks: dict[str, Mark]) -> dict[str, Any]:
    mark = marks.get(game["id"], Mark())
    return {**game, "label": mark.label, "deleted": mark.deleted > 0}
