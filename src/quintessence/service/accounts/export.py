"""All that a guest has, as one JSON file. A worker reads and writes it, piece by piece: a few games, then the next."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from time import time
from typing import Any, Final, TypeAlias

from quintessence.core.game import Json, Values
from quintessence.service.accounts.brought_games import RECORD, copies_of, game_of, games_page
from quintessence.service.accounts.table_notes import Mark, marks_of
from quintessence.service.codec import Fragment, encode
from quintessence.service.limits import Limits
from quintessence.service.packing import HEAD, end_of, plain_piece, unpack
from quintessence.service.storage.protocol import Reading
from quintessence.service.tables.review import stored_record
from quintessence.table.log import Log
from quintessence.table.model import StoredTable
from quintessence.table.state import OVER

FORMAT: Final = "quintessence-data"
VERSION: Final = 1
KINDS: Final = ("puzzle",)
"""The documents of a guest that go along as they are."""
_PAGE: Final = 100
_FEW: Final = 10
"""Games in one piece: another guest's list waits no longer than these take."""
AskWorker: TypeAlias = "Callable[[str, str, Values], Awaitable[Values]]"
"""The answer of a worker, to a guest, to what is named, about what is given."""


class Export:
    """Has the file of one guest written."""

    def __init__(self, ask: AskWorker, limits: Limits) -> None:
        self._ask: Final = ask
        self._most: Final = limits.export_bytes

    async def file(self, guest: str, is_packed: bool) -> AsyncIterator[bytes]:
        """The file in pieces, compressed or not. Nothing of a match that still goes on is in it."""
        job: Values = {"stage": START, "length": 0, "most": self._most}
        sum_, size, is_first = 0, 0, True
        while job["stage"] != DONE:
            answer = await self._ask(guest, "export_piece", {**job, "sum": sum_})
            data, following = unpack(answer["piece"]), answer["next"]
            assert isinstance(following, dict)
            job = {**job, **following}
            sum_, size = int(str(answer["sum"])), size + int(str(answer["size"]))
            if is_packed:
                yield HEAD + data if is_first else data
            else:
                yield plain_piece(data)
            is_first = False
        if is_packed:
            yield end_of(sum_, size)


START: Final = "start"
_TABLES: Final = "tables"
_GAMES: Final = "games"
DONE: Final = "done"


async def export_piece(storage: Reading, guest: str, job: Values) -> tuple[bytes, Values]:
    """One piece of a guest's file, and what is to be asked for next."""
    if job["stage"] == START:
        return await _start(storage, guest)
    piece = _Piece(job, await marks_of(storage, guest))
    here = job["here"]
    assert isinstance(here, list)
    if job["stage"] == _TABLES:
        at, copies = int(str(job["at"])), await copies_of(storage, guest)
        for id_ in here[at : at + _FEW]:
            if id_ not in copies and (stored := await storage.table(str(id_))) is not None:
                piece.add(game_of(stored, guest, await record_with_data(storage, stored)))
        is_last = at + _FEW >= len(here)
        return piece.ended({"stage": _GAMES, "after": ""} if is_last else {"at": at + _FEW})
    games = await games_page(storage, guest, str(job["after"]), _FEW)
    for game in games:
        if game["id"] not in here:
            record = await storage.document(guest, RECORD, str(game["id"]))
            piece.add({**game, "record": None if record is None else Fragment(record)})
    if games:
        return piece.ended({"after": games[-1]["id"]})
    documents = {kind: await storage.documents(guest, kind) for kind in KINDS}
    end = b'],"documents":' + encode(documents) + b',"left_out":' + encode(job["left_out"]) + b"}\n"
    return end, {"stage": DONE}


async def _start(storage: Reading, guest: str) -> tuple[bytes, Values]:
    known = await storage.guest(guest)
    head = {"format": FORMAT, "version": VERSION, "exported": time(), "name": known.name if known else ""}
    here: list[Json] = []
    skipped = 0
    while tables := await storage.tables_of(guest, skipped, _PAGE):
        here += [one.header.id for one in tables if one.summary.status == OVER]
        skipped += _PAGE
    following: Values = {"stage": _TABLES, "here": here, "at": 0, "has_games": False, "left_out": 0}
    return encode(head)[:-1] + b',"games":[', following


class _Piece:
    """Some games, one after the other."""

    def __init__(self, job: Values, marks: dict[str, Mark]) -> None:
        self._marks: Final = marks
        self._most: Final = int(str(job["most"]))
        self._length = int(str(job["length"]))
        self._left_out = int(str(job["left_out"]))
        self._has_games = job["has_games"] is True
        self._parts: list[bytes] = []

    def add(self, game: dict[str, Any]) -> None:
        """One more; without its record where there is no more room."""
        text = encode(_marked(game, self._marks))
        if self._length + len(text) > self._most and game["record"] is not None:
            text = encode(_marked({**game, "record": None}, self._marks))
            self._left_out += 1
        self._length += len(text)
        self._parts.append(b"," + text if self._has_games else text)
        self._has_games = True

    def ended(self, following: Values) -> tuple[bytes, Values]:
        """All of them, and how it goes on."""
        more: Values = {"length": self._length, "left_out": self._left_out, "has_games": self._has_games}
        return b"".join(self._parts), {**more, **following}


async def record_with_data(storage: Reading, stored: StoredTable) -> Values:
    """The record of a finished table, with the data of its variant."""
    head = stored.header
    data = await storage.variant(head.game, head.variant) if head.variant else None
    return stored_record(stored, Log(head.seats, list(head.sides), stored.entries), data)


def _marked(game: dict[str, Any], marks: dict[str, Mark]) -> dict[str, Any]:
    mark = marks.get(game["id"], Mark())
    return {**game, "label": mark.label, "deleted": mark.deleted > 0}
