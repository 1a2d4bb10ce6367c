"""Reads what is stored for a guest: lists, the file of all it has, puzzles, standings. It writes nothing."""

from __future__ import annotations

from datetime import date
from typing import Final, cast

from quintessence.core.game import Json, Values
from quintessence.service.accounts.achievements import games_to_look_at, record_to_look_at
from quintessence.service.accounts.export import export_piece as piece_of_export
from quintessence.service.accounts.own_list import own_page
from quintessence.service.challenges.entries import standing
from quintessence.service.codec import encode
from quintessence.service.packing import pack, pack_piece
from quintessence.service.puzzles.puzzles import Puzzles
from quintessence.service.storage.protocol import Reading, Storage
from quintessence.service.workers.workers import Workers


class OwnReader:
    """One method for each kind of question; all answer for one guest."""

    def __init__(self, storage: Reading) -> None:
        self._storage: Final = storage
        self._puzzles: tuple[date, Puzzles] | None = None

    async def list_tables(self, guest: str, job: Values) -> Values:
        """A page of a guest's own list."""
        live, most = job["live"], job["most"]
        assert isinstance(live, dict) and isinstance(most, int)
        page = await own_page(self._storage, guest, str(job["start"]), most, live)
        return {"text": pack(encode(page.listed)), "next": page.following, "clocked": [id_ for id_ in page.clocked]}

    async def export_piece(self, guest: str, job: Values) -> Values:
        """A piece of the file of all that a guest has."""
        sum_ = job["sum"]
        assert isinstance(sum_, int)
        text, following = await piece_of_export(self._storage, guest, job)
        return {**pack_piece(text, sum_), "next": following}

    async def list_puzzles(self, guest: str, job: Values) -> Values:
        """The puzzles, each as a guest has come with it."""
        day, game = date.fromisoformat(str(job["today"])), job["game"]
        listed = await self._puzzles_of(day).listed(guest, None if game is None else str(game))
        return {"text": pack(encode(listed))}

    async def standings(self, guest: str, job: Values) -> Values:
        """What has been made of some challenges: by the guest, by the best, and by how many."""
        ids, most = job["ids"], job["most"]
        assert isinstance(ids, list) and (most is None or isinstance(most, int))
        standings: list[Json] = [await standing(self._storage, str(id_), guest, most) for id_ in ids]
        return {"standings": standings}

    async def unseen_games(self, guest: str, job: Values) -> Values:
        """The games of a guest to be looked through for achievements: some of them, and how many there are."""
        games, most = job["games"], job["most"]
        assert isinstance(games, list) and isinstance(most, int)
        waiting = await games_to_look_at(self._storage, guest, {str(slug) for slug in games})
        return {"some": [[*game[:2], [*game.held], *game[3:]] for game in waiting[:most]], "count": len(waiting)}

    async def record(self, guest: str, job: Values) -> Values | str | None:
        """The record of a game that is looked through for achievements; None where it is gone."""
        return await record_to_look_at(self._storage, guest, str(job["id"]), job["is_here"] is True)

    def _puzzles_of(self, day: date) -> Puzzles:
        """The puzzles of a day: they remember what all see alike. Nothing is asked or written for a list."""
        if self._puzzles is None or self._puzzles[0] != day:
            storage, workers = cast(Storage, self._storage), cast(Workers, None)
            self._puzzles = (day, Puzzles(storage, workers, lambda: day))
        return self._puzzles[1]
