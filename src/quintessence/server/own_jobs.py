"""What a worker reads of what guests have of their own: lists, files of all, standings. It writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import date
from functools import cache
from typing import Any, Final, TypeVar, cast

from quintessence.core.game import Json, Values
from quintessence.server.challenges.entries import standing
from quintessence.server.codec import encode
from quintessence.server.mine.achievements import games_to_look_at, record_to_look_at
from quintessence.server.mine.export import export_piece as piece_of_export
from quintessence.server.mine.own_list import own_page
from quintessence.server.packing import pack, pack_piece
from quintessence.server.puzzles.puzzles import Puzzles
from quintessence.server.storage.opening import open_reading
from quintessence.server.storage.protocol import Reading, Storage
from quintessence.server.thinking.record_jobs import find_achievements
from quintessence.server.thinking.thinking import Thinking

_T = TypeVar("_T")
_LOOP: Final = asyncio.Runner()


def list_tables(job: Values) -> Values:
    """A page of a guest's own list."""
    live, most = job["live"], job["most"]
    assert isinstance(live, dict) and isinstance(most, int)
    page = _run(own_page(_storage(job), str(job["guest"]), str(job["start"]), most, live))
    return {"text": pack(encode(page.listed)), "next": page.following, "clocked": [id_ for id_ in page.clocked]}


def export_piece(job: Values) -> Values:
    """A piece of the file of all that a guest has."""
    sum_ = job["sum"]
    assert isinstance(sum_, int)
    text, following = _run(piece_of_export(_storage(job), str(job["guest"]), job))
    return {**pack_piece(text, sum_), "next": following}


def list_puzzles(job: Values) -> Values:
    """The puzzles, each as a guest has come with it."""
    day, game = date.fromisoformat(str(job["today"])), job["game"]
    listed = _puzzles(str(job["location"]), day).listed(str(job["guest"]), None if game is None else str(game))
    return {"text": pack(encode(_run(listed)))}


def standings(job: Values) -> Values:
    """What has been made of some challenges: by the guest, by the best, and by how many."""
    ids, most = job["ids"], job["most"]
    assert isinstance(ids, list) and (most is None or isinstance(most, int))
    storage, guest = _storage(job), str(job["guest"])
    found: list[Json] = [_run(standing(storage, str(id_), guest, most)) for id_ in ids]
    return {"standings": found}


def unseen_games(job: Values) -> Values:
    """The games of a guest that are to be looked through for achievements: some of them, and how many there are."""
    games, most = job["games"], job["most"]
    assert isinstance(games, list) and isinstance(most, int)
    waiting = _run(games_to_look_at(_storage(job), str(job["guest"]), {str(slug) for slug in games}))
    return {"some": [[*game[:2], [*game.held], *game[3:]] for game in waiting[:most]], "count": len(waiting)}


def look_through(job: Values) -> Values:
    """What a guest has achieved in one of its games; nothing where its record is gone."""
    record = _run(record_to_look_at(_storage(job), str(job["guest"]), str(job["id"]), job["is_here"] is True))
    return {"codes": []} if record is None else find_achievements({**job, "record": record})


def _run(work: Coroutine[Any, Any, _T]) -> _T:
    return _LOOP.run(work)


def _storage(job: Values) -> Reading:
    return _opened(str(job["location"]))


@cache
def _opened(location: str) -> Reading:
    return open_reading(location)


_PUZZLES: Final[dict[str, tuple[date, Puzzles]]] = {}


def _puzzles(location: str, day: date) -> Puzzles:
    """The puzzles of a day: they remember what all see alike. Nothing is asked or written for a list."""
    known = _PUZZLES.get(location)
    if known is None or known[0] != day:
        storage, thinking = cast(Storage, _opened(location)), cast(Thinking, None)
        known = _PUZZLES[location] = (day, Puzzles(storage, thinking, lambda: day))
    return known[1]
