"""Looks through a guest's finished games for what it has done by the rules, a few at a time."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from quintessence.core.achievements import Achievement, achievements_of
from quintessence.core.discovery import known_games
from quintessence.core.game import Json, Refused, Values
from quintessence.service.accounts.brought_games import RECORD, all_games, is_casual
from quintessence.service.accounts.export import AskWorker, record_with_data
from quintessence.service.limits import Limits
from quintessence.service.storage.change import change_document
from quintessence.service.storage.protocol import Reading, Storage
from quintessence.service.threads import in_some_thread
from quintessence.table.model import IMPORT, StoredTable
from quintessence.table.state import OVER

LookThrough: TypeAlias = "Callable[[str, Values], Awaitable[Values]]"
"""What a guest has achieved in one of its games, which a worker looks through."""
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
    """What guests have achieved: what was found is kept, and each game is looked at once. Workers read the games."""

    def __init__(self, storage: Storage, ask: AskWorker, look_through: LookThrough, limits: Limits) -> None:
        self._storage: Final = storage
        self._ask: Final = ask
        self._look_through: Final = look_through
        self._most: Final = limits.achievement_games

    async def of(self, guest: str) -> Values:
        """All there is to achieve, with where a guest first has; `left` games are looked at when asked again."""
        declared = await in_some_thread(_declared)  # a game that nobody has played yet is loaded for this
        job: Values = {"games": [slug for slug in declared], "most": self._most}
        waiting = await self._ask(guest, "unseen_games", job)
        some, count = waiting["some"], waiting["count"]
        assert isinstance(some, list) and isinstance(count, int)
        if some:
            earned = await self._looked_through(guest, [Finished(*game) for game in some])  # type: ignore[misc]
        else:
            document = await self._storage.document(guest, KIND, _NAME)
            earned = _earned({} if document is None else json.loads(document))
        return {"achievements": _all(declared, earned), "left": max(0, count - self._most)}

    async def _looked_through(self, guest: str, games: list[Finished]) -> Values:
        """Look through some games, and keep what was found; all that a guest has achieved then."""
        earned: Values = {}
        for one in games:
            for code in await self._codes(guest, one):
                earned.setdefault(f"{one.game}/{code}", {"table": one.id, "at": one.at})
        return await self._store(guest, earned, [one.id for one in games])

    async def _store(self, guest: str, earned: Values, seen: list[Json]) -> Values:
        """Keep what was found, beside what another request has found meanwhile; all of it."""

        def change(known: Values | None) -> Values:
            before = _seen(known or {})
            both = before + [id_ for id_ in seen if id_ not in before]
            return {"earned": {**earned, **_earned(known or {})}, "looked": both[-_LOOKED:]}

        document = await change_document(self._storage, guest, KIND, _NAME, change)
        assert document is not None
        return _earned(document)

    async def _codes(self, guest: str, game: Finished) -> list[str]:
        """What was achieved in one game; nothing where its record is gone or cannot be read here."""
        job: Values = {"id": game.id, "is_here": game.is_here, "held": [*game.held]}
        try:
            answer = await self._look_through(guest, job)
        except Refused:
            return []
        codes = answer["codes"]
        assert isinstance(codes, list)
        return [str(code) for code in codes]


async def games_to_look_at(storage: Reading, guest: str, slugs: set[str]) -> list[Finished]:
    """The games of a guest that count and that nobody has looked at yet: the oldest first.

    Those count in which it sat beside others or a side, and nothing was taken back.
    """
    document = await storage.document(guest, KIND, _NAME)
    seen = set(_seen({} if document is None else json.loads(document)))
    games = [one for stored in await storage.tables_of(guest) if (one := _counted(stored, guest))]
    games += [one async for game in all_games(storage, guest) if (one := _counted_elsewhere(game))]
    return sorted((one for one in games if one.game in slugs and one.id not in seen), key=lambda one: one.at)


async def record_to_look_at(storage: Reading, guest: str, id_: str, is_here: bool) -> Values | str | None:
    """The record of such a game; None where it is gone."""
    if not is_here:
        return await storage.document(guest, RECORD, id_)
    stored = await storage.table(id_)
    return None if stored is None else await record_with_data(storage, stored)


def _earned(document: Values) -> Values:
    earned = document.get("earned")
    return earned if isinstance(earned, dict) else {}


def _seen(document: Values) -> list[Json]:
    looked = document.get("looked")
    return looked if isinstance(looked, list) else []


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


def _all(declared: dict[str, list[Achievement]], earned: Values) -> list[Json]:
    every: list[Json] = []
    for slug, wanted in declared.items():
        for one in wanted:
            first = earned.get(f"{slug}/{one.code}")
            where: Values = first if isinstance(first, dict) else {"table": None, "at": None}
            every.append({"game": slug, "code": one.code, "rule": one.rule, **where})
    return every
