"""The parts of what guests keep of their own, put together."""

from __future__ import annotations

from typing import Final

from quintessence.server.limits import Limits
from quintessence.server.mine.achievements import Achievements
from quintessence.server.mine.export import AskWorker, Export
from quintessence.server.mine.kept import KeptGames
from quintessence.server.mine.shelf import Shelf
from quintessence.server.storage.protocol import Storage
from quintessence.server.thinking.thinking import Thinking


class Mine:
    """Labels, deleted games, games brought along, achievements, and the file of all that."""

    def __init__(self, storage: Storage, thinking: Thinking, ask: AskWorker, limits: Limits) -> None:
        self.shelf: Final = Shelf(storage, limits.label_length)
        self.games: Final = KeptGames(storage, limits)
        self.achievements: Final = Achievements(storage, ask, thinking, limits)
        self.export: Final = Export(ask, limits)
