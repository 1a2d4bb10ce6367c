"""What is stored for guests, put together of its parts."""

from __future__ import annotations

from typing import Final

from quintessence.service.accounts.achievements import Achievements, LookThrough
from quintessence.service.accounts.brought_games import BroughtGames
from quintessence.service.accounts.export import AskWorker, Export
from quintessence.service.accounts.table_notes import TableNotes
from quintessence.service.limits import Limits
from quintessence.service.storage.protocol import Storage


class Accounts:
    """Labels, deleted games, games brought along, achievements, and the file of all that."""

    def __init__(self, storage: Storage, ask: AskWorker, look_through: LookThrough, limits: Limits) -> None:
        self.table_notes: Final = TableNotes(storage, limits.label_length)
        self.games: Final = BroughtGames(storage, limits)
        self.achievements: Final = Achievements(storage, ask, look_through, limits)
        self.export: Final = Export(ask, limits)
