"""Finished games that players take from one server or browser to another: written here, stored where they arrive."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any, Final

from quintessence.core.game import Values
from quintessence.service.codec import decode
from quintessence.service.limits import Limits
from quintessence.service.storage.model import Claim, NoRoom
from quintessence.service.storage.protocol import Reading, Storage
from quintessence.service.storage.tally import Tally
from quintessence.service.tables.creation import origin_kind
from quintessence.service.workers.user_files import ReadGame
from quintessence.table.model import Header, StoredTable

GAME: Final = "game"
RECORD: Final = "record"
OPENED: Final = "opened"
"""The kinds of documents: a game without its record, that record, and the table that was made of it."""
_PAGE: Final = 100


class BroughtGames:
    """The games that guests have brought along: a summary each, which a worker has read, and its record beside it."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage: Final = storage
        self._limits: Final = limits
        self._all_bytes: Final = Tally(storage.document_bytes)

    async def has(self, guest: str, id_: str) -> bool:
        """Whether a guest has brought a game along."""
        return await self._storage.document(guest, GAME, id_) is not None

    async def add(self, guest: str, game: ReadGame) -> bool:
        """Keep a game; whether its record is kept too, for which there may be no room."""
        has_record = game.record is not None and await self._store_record(guest, game.id, game.record)
        await self._storage.store_document(guest, GAME, game.id, game.summary)
        return has_record

    async def _store_record(self, guest: str, id_: str, record: str) -> bool:
        if await self._all_bytes.now() + len(record.encode()) > self._limits.record_bytes_in_all:
            return False
        try:
            await self._storage.store_document(guest, RECORD, id_, record)
        except NoRoom as error:
            if error.code == "too_many_documents":  # then the game finds no room either
                raise
            return False
        self._all_bytes.add(len(record.encode()))
        return True

    async def record(self, guest: str, id_: str) -> str | None:
        """The record of a game that was brought along, as JSON."""
        return await self._storage.document(guest, RECORD, id_)

    async def opened(self, guest: str, id_: str) -> str | None:
        """The table that was made of a record."""
        document = await self._storage.document(guest, OPENED, id_)
        return None if document is None else str(json.loads(document)["table"])

    def claim(self, guest: str, id_: str, table: str, before: str | None) -> Claim:
        """That a new table is the one made of a record, in the place of one that is gone."""
        return Claim(guest, OPENED, id_, {"table": table}, None if before is None else {"table": before})

    async def remove(self, guest: str, id_: str) -> None:
        """Forget a game that was brought along."""
        for kind in (OPENED, RECORD, GAME):
            await self._storage.remove_document(guest, kind, id_)


async def games_page(storage: Reading, guest: str, after: str, most: int) -> list[Values]:
    """The summaries of some of the games that a guest has brought along, by their ids, from behind `after` on."""
    rows = await storage.document_page(guest, GAME, after, most)
    return [summary for _, text in rows if isinstance(summary := decode(text), dict)]


async def all_games(storage: Reading, guest: str) -> AsyncIterator[Values]:
    """The summaries of all of them."""
    after = ""
    while page := await games_page(storage, guest, after, _PAGE):
        for summary in page:
            yield summary
        after = str(page[-1]["id"])


async def copies_of(storage: Reading, guest: str) -> set[str]:
    """All tables that were made of the records of such games."""
    return {str(body["table"]) for body in (await storage.documents(guest, OPENED)).values()}


def game_json(summary: Values) -> Values:
    """A game that was brought along, as the list of tables shows it."""
    more: Values = {"status": "over", "to_act": [], "yours": False, "revision": summary["played"], "archived": True}
    more |= {"clock_left": None, "may_hand_on": False, "terms": {}}
    return {**summary, **more}


def game_of(stored: StoredTable, guest: str, record: Values | None) -> dict[str, Any]:
    """A finished table as its player carries it away."""
    head, summary = stored.header, stored.summary
    names = [stored.names.get(hold.holders[0]) if hold.holders else None for hold in stored.seats]
    holds = zip(names, stored.seats, strict=True)
    return {
        "id": head.id,
        "game": head.game,
        "variant": head.variant,
        "relation": head.relation,
        "sides": list(head.sides),
        "seats": [{"name": name.name if name else "", "kind": hold.kind, "level": hold.level} for name, hold in holds],
        "held": [seat for seat, hold in enumerate(stored.seats) if guest in hold.holders],
        "result": None if summary.result is None else _short(summary.result),
        "casual": is_casual(head, summary.result),
        "origin": origin_kind(head),
        "played": summary.played,
        "created": head.created,
        "updated": stored.updated,
        "record": record,
    }


def _short(result: Values) -> Values:
    return {name: result[name] for name in ("places", "totals", "reason", "sides") if result.get(name) is not None}


def is_casual(head: Header, result: Values | None) -> bool:
    """Whether a result is none to be measured by: turns were taken back, or it went on from another match."""
    return origin_kind(head) == "fork" or (result is not None and result.get("casual") is True)
