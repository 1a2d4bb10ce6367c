"""What the one guest of a host has, read in the host's own process; only the looking through of matches is thought."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from quintessence.core.game import Values
from quintessence.service.own_reading import OwnReader
from quintessence.service.storage.protocol import Storage
from quintessence.service.workers.workers import Workers


class HostReading:
    """Reads lists, files of all, puzzles and standings."""

    def __init__(self, storage: Storage, workers: Workers) -> None:
        self._reader: Final = OwnReader(storage)
        self._workers: Final = workers
        self._readers: Final[Mapping[str, Callable[[str, Values], Awaitable[Values]]]] = {
            "list_tables": self._reader.list_tables,
            "export_piece": self._reader.export_piece,
            "list_puzzles": self._reader.list_puzzles,
            "standings": self._reader.standings,
            "unseen_games": self._reader.unseen_games,
        }

    async def ask(self, guest: str, function: str, more: Values) -> Values:
        """What is named, of a guest."""
        return await self._readers[function](guest, more)

    async def look_through(self, guest: str, more: Values) -> Values:
        """What a guest has achieved in one of its games; nothing where its record is gone."""
        record = await self._reader.record(guest, more)
        if record is None:
            return {"codes": []}
        return await self._workers.answer(guest, "record_jobs:find_achievements", {**more, "record": record})
