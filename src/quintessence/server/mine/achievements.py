"""Looks through a guest's finished games for what it has done by the rules, a few at a time."""

from __future__ import annotations

from asyncio import to_thread
from typing import Final, NamedTuple

from quintessence.core.achievements import Achievement, achievements_of
from quintessence.core.discovery import known_games
from quintessence.core.game import Json, Refused, Values
from quintessence.server.limits import Limits
from quintessence.server.mine.kept import KeptGames, is_casual
from quintessence.server.storage.change import change_document
from quintessence.server.storage.model import StoredTable
from quintessence.server.storage.protocol import Storage
from quintessence.server.tables.creation import IMPORT
from quintessence.server.tables.log import Log
from quintessence.server.tables.review import stored_record
from quintessence.server.tables.table import OVER
from quintessence.server.thinking.thinking import Thinking

KIND: Final = "achievements"
_NAME: Final = "all"
_LOOKED: Final = 2000
"""Ids of games that were looked at: more than a guest's list has."""


class Finished(NamedTuple):
    """A finished game to look at."""

    id: str
    game: str
    held: list[int]
    at: float
    is_here: bool


class Achievements:
    """What guests have achieved: what was found is kept, and each game is looked at once."""

    def __init__(self, storage: Storage, games: KeptGames, thinking: Thinking, limits: Limits) -> None:
        self._storage: Final = storage
        self._games: Final = games
        self._thinking: Final = thinking
        self._most: Final = limits.achievement_games

    async def of(self, guest: str) -> Values:
        """All there is to achieve, with where a guest first has; `left` games are looked at when asked again."""
        kept = (await self._storage.documents(guest, KIND)).get(_NAME, {})
        earned, looked = kept.get("earned"), kept.get("looked")
        found: Values = {**earned} if isinstance(earned, dict) else {}
        seen: list[Json] = [*looked] if isinstance(looked, list) else []
        declared = await to_thread(_declared)  # a game that nobody has played yet is loaded for this
        finished = await self._finished(guest)
        waiting = [one for one in finished if one.game in declared and one.id not in seen]
        for one in waiting[: self._most]:
            for code in await self._codes(guest, one):
                found.setdefault(f"{one.game}/{code}", {"table": one.id, "at": one.at})
            seen.append(one.id)
        if waiting:
            kept = await self._keep(guest, found, seen)
            found = {**kept}
        return {"achievements": _all(declared, found), "left": max(0, len(waiting) - self._most)}

    async def _keep(self, guest: str, found: Values, seen: list[Json]) -> Values:
        """Keep what was found, beside what another request has found meanwhile; all of it."""

        def change(known: Values | None) -> Values:
            earned, looked = (known or {}).get("earned"), (known or {}).get("looked")
            before: list[Json] = [*looked] if isinstance(looked, list) else []
            both = before + [id_ for id_ in seen if id_ not in before]
            return {"earned": {**found, **(earned if isinstance(earned, dict) else {})}, "looked": both[-_LOOKED:]}

        kept = await change_document(self._storage, guest, KIND, _NAME, change)
        assert kept is not None
        earned = kept["earned"]
        assert isinstance(earned, dict)
        return earned

    async def _finished(self, guest: str) -> list[Finished]:
        """The games that count: own seats beside others' or a side, nothing taken back; the oldest first."""
        found = [one for stored in await self._storage.tables_of(guest) if (one := _counted(stored, guest))]
        found += [one async for game in self._games.all(guest) if (one := _counted_elsewhere(game))]
        return sorted(found, key=lambda one: one.at)

    async def _codes(self, guest: str, game: Finished) -> list[str]:
        """What was achieved in one game; nothing where its record is gone or cannot be read here."""
        record = await self._record(guest, game)
        if record is None:
            return []
        job: Values = {"record": record, "held": [seat for seat in game.held]}
        try:
            answer = await self._thinking.answer(guest, "record_jobs:find_achievements", job)
        except Refused:
            return []
        codes = answer["codes"]
        assert isinstance(codes, list)
        return [str(code) for code in codes]

    async def _record(self, guest: str, game: Finished) -> Values | str | None:
        if not game.is_here:
            return await self._games.record(guest, game.id)
        stored = await self._storage.table(game.id)
        if stored is None:
            return None
        head = stored.header
        data = await self._storage.variant(head.game, head.variant) if head.variant else None
        return stored_record(stored, Log(head.seats, list(head.sides), stored.entries), data)


def _counted(stored: StoredTable, guest: str) -> Finished | None:
    head, summary = stored.header, stored.summary
    held = [seat for seat, hold in enumerate(stored.seats) if guest in hold.holders]
    is_own = bool(held) and (len(held) < head.seats or bool(head.sides))
    if summary.status != OVER or not is_own or head.origin == IMPORT or is_casual(head, summary.result):
        return None
    return Finished(head.id, head.game, held, stored.updated, is_here=True)


def _counted_elsewhere(game: Values) -> Finished | None:
    held, seats, at = game["held"], game["seats"], game["updated"]
    assert isinstance(held, list) and isinstance(seats, list) and isinstance(at, (int, float))
    is_own = bool(held) and (len(held) < len(seats) or bool(game["sides"]))
    if not is_own or game["casual"] or game["origin"] == IMPORT:
        return None
    return Finished(str(game["id"]), str(game["game"]), [int(str(seat)) for seat in held], at, is_here=False)


def _declared() -> dict[str, list[Achievement]]:
    """What there is to achieve, by game."""
    return {slug: wanted for slug in known_games() if (wanted := achievements_of(slug))}


def _all(declared: dict[str, list[Achievement]], found: Values) -> list[Json]:
    every: list[Json] = []
    for slug, wanted in declared.items():
        for one in wanted:
            first = found.get(f"{slug}/{one.code}")
            where: Values = first if isinstance(first, dict) else {"table": None, "at": None}
            every.append({"game": slug, "code": one.code, "rule": one.rule, **where})
    return every
