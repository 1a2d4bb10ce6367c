"""The parts of a server put together."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from quintessence.core.game import Refused
from quintessence.server.commands import Commands
from quintessence.server.limits import Settings
from quintessence.server.people.identity import Identities, secret_of
from quintessence.server.play.moves import Moves
from quintessence.server.play.window_timers import WindowTimers
from quintessence.server.storage.protocol import Storage
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.server.tables.clock import Clock, LoopClock
from quintessence.server.tables.creation import Creation
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.seating import Seating
from quintessence.server.tables.table import Table
from quintessence.server.thinking.bots import Bots
from quintessence.server.thinking.thinking import Thinking
from quintessence.server.wire.updates import send_chat, send_table

DATABASE: Final = "quintessence.sqlite3"


def own_folder(folder: Path) -> None:
    """Make the data folder where it is missing, and keep everyone but its owner out; Refused when that cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise Refused("data_folder_unusable", {"folder": str(folder), "detail": str(error)}) from error


class Service:
    """A running server, but for HTTP."""

    def __init__(self, settings: Settings, storage: Storage | None = None, clock: Clock | None = None) -> None:
        """Open the data folder; Refused when its database cannot be used."""
        own_folder(settings.data)
        limits = settings.limits
        self.settings: Final = settings
        self.storage: Final[Storage] = SqliteStorage(settings.data / DATABASE) if storage is None else storage
        self.identities: Final = Identities(secret_of(settings.data), self.storage)
        self.tables: Final = Tables(self.storage, limits, LoopClock() if clock is None else clock)
        self.creation: Final = Creation(self.tables, self.identities, limits)
        self.seating: Final = Seating(self.tables, self.identities, limits)
        self.moves: Final = Moves(self.tables)
        self.windows: Final = WindowTimers(self.tables, self.moves)
        self.thinking: Final = Thinking(limits)
        self.bots: Final = Bots(self.tables, self.moves, self.windows, self.thinking, limits)
        self.commands: Final = Commands(self.tables, self.moves, self.windows, self.seating, self.thinking, limits)
        self.moves.on_change = self.wake
        self.seating.on_change = self._people_changed
        self.seating.on_chat = send_chat
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Ask the bots that were due when the server last stopped."""
        self._starting = asyncio.create_task(self.bots.wake_all())

    def wake(self, table: Table) -> None:
        """After a change: whoever is due and is no person plays, and windows keep their time."""
        self.windows.wake(table)
        self.bots.wake(table)

    def _people_changed(self, table: Table) -> None:
        send_table(table)
        self.wake(table)

    async def stop(self) -> None:
        """End everything; what is durable stays."""
        if self._starting is not None:
            self._starting.cancel()
        await self.windows.close()
        await self.bots.close()
        await self.thinking.close()
        await self.storage.close()
