"""What a worker reads of what guests have of their own: lists, files of all, standings. It writes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import cache
from typing import Any, Final, TypeVar

from quintessence.core.game import Values
from quintessence.server.storage.opening import open_reading
from quintessence.service.own_reading import OwnReader
from quintessence.service.workers.record_jobs import find_achievements

_T = TypeVar("_T")
_LOOP: Final = asyncio.Runner()


def list_tables(job: Values) -> Values:
    """A page of a guest's own list."""
    return _run(_reader(job).list_tables(str(job["guest"]), job))


def export_piece(job: Values) -> Values:
    """A piece of the file of all that a guest has."""
    return _run(_reader(job).export_piece(str(job["guest"]), job))


def list_puzzles(job: Values) -> Values:
    """The puzzles, each as a guest has come with it."""
    return _run(_reader(job).list_puzzles(str(job["guest"]), job))


def standings(job: Values) -> Values:
    """What has been made of some challenges: by the guest, by the best, and by how many."""
    return _run(_reader(job).standings(str(job["guest"]), job))


def unseen_games(job: Values) -> Values:
    """The games of a guest that are to be looked through for achievements: some of them, and how many there are."""
    return _run(_reader(job).unseen_games(str(job["guest"]), job))


def look_through(job: Values) -> Values:
    """What a guest has achieved in one of its games; nothing where its record is gone."""
    record = _run(_reader(job).record(str(job["guest"]), job))
    return {"codes": []} if record is None else find_achievements({**job, "record": record})


def _run(work: Coroutine[Any, Any, _T]) -> _T:
    return _LOOP.run(work)


def _reader(job: Values) -> OwnReader:
    return _opened(str(job["location"]))


@cache
def _opened(location: str) -> OwnReader:
    return OwnReader(open_reading(location))
