"""Finished games as their player carries them along: made of tables, and kept where they came from elsewhere."""

from __future__ import annotations

from typing import Any, Final

from quintessence.core.game import Json, Values
from quintessence.server.codec import encode
from quintessence.server.limits import Limits
from quintessence.server.storage.model import Header, StoredTable
from quintessence.server.storage.protocol import Storage
from quintessence.server.tables.creation import origin_kind
from quintessence.server.wire.kept_games import KeptGame

GAME: Final = "game"
RECORD: Final = "record"
OPENED: Final = "opened"
"""The kinds of documents: a game without its record, that record, and the table that was made of it."""


class KeptGames:
    """The games that guests have brought along."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage: Final = storage
        self._limits: Final = limits

    async def all(self, guest: str) -> list[KeptGame]:
        """A guest's games, without their records."""
        found = await self._storage.documents(guest, GAME)
        return [KeptGame.model_validate(body) for body in found.values()]

    async def add(self, guest: str, game: KeptGame) -> bool:
        """Keep a game; whether its record is kept too, which may be too long."""
        has_record = game.record is not None and len(encode(game.record)) <= self._limits.document_bytes
        if has_record and game.record is not None:
            await self._storage.keep_document(guest, RECORD, game.id, dict(game.record))
        await self._storage.keep_document(guest, GAME, game.id, plain_game(game))
        return has_record

    async def record(self, guest: str, id_: str) -> Values | None:
        """The record of a game that was brought along."""
        return (await self._storage.documents(guest, RECORD)).get(id_)

    async def records(self, guest: str) -> dict[str, Values]:
        """All records that a guest has brought along, by the games' ids."""
        return await self._storage.documents(guest, RECORD)

    async def opened(self, guest: str, id_: str) -> str | None:
        """The table that was made of a record."""
        found = (await self._storage.documents(guest, OPENED)).get(id_)
        return None if found is None else str(found["table"])

    async def copies(self, guest: str) -> set[str]:
        """All tables that were made of such records."""
        return {str(body["table"]) for body in (await self._storage.documents(guest, OPENED)).values()}

    async def keep_opened(self, guest: str, id_: str, table: str) -> None:
        """Note the table that was made of a record."""
        await self._storage.keep_document(guest, OPENED, id_, {"table": table})

    async def remove(self, guest: str, id_: str) -> None:
        """Forget a game that was brought along."""
        for kind in (OPENED, RECORD, GAME):
            await self._storage.remove_document(guest, kind, id_)


def plain_game(game: KeptGame) -> Values:
    """A game without its record and without what only its player has noted."""
    found: Values = game.model_dump(exclude={"record", "label", "deleted", "result"})
    return {**found, "result": None if game.result is None else game.result.model_dump(exclude_none=True)}


def game_json(game: KeptGame) -> Values:
    """A game that was brought along, as the list of tables shows it."""
    plain = plain_game(game)
    seats: list[Json] = [{"name": seat.name, "kind": seat.kind, "level": seat.level} for seat in game.seats]
    more: Values = {"status": "over", "to_act": [], "yours": False, "revision": game.played, "archived": True}
    more |= {"clock_left": None, "may_hand_on": False}
    return {**plain, "seats": seats, **more}


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
