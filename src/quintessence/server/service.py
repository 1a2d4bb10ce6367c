"""The parts of a server put together."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from time import time
from typing import Final, cast

from quintessence.core.game import Refused, Values
from quintessence.server.challenges.challenges import Challenges
from quintessence.server.commands import Commands
from quintessence.server.limits import Settings
from quintessence.server.metrics import Metrics
from quintessence.server.mine.mine import Mine
from quintessence.server.notifications.notifier import Notifier
from quintessence.server.people.identity import Identities, secret_of
from quintessence.server.play.clock_timers import ClockTimers
from quintessence.server.play.committer import Committer, Watcher
from quintessence.server.play.seating import Seating
from quintessence.server.play.window_timers import WindowTimers
from quintessence.server.puzzles.puzzles import Puzzles
from quintessence.server.sharing.following import Following
from quintessence.server.sharing.keeping import Keeping
from quintessence.server.sharing.presence import Presence
from quintessence.server.sharing.proposals import Proposals
from quintessence.server.sharing.usage import Usage
from quintessence.server.storage.opening import open_storage
from quintessence.server.storage.protocol import SharedStorage, Storage
from quintessence.server.tables.clock import Clock, LoopClock, SharedClock
from quintessence.server.tables.creation import Creation
from quintessence.server.tables.forgetting import Forgetting
from quintessence.server.tables.keeper import Alone, Keeper, Leases
from quintessence.server.tables.leaving import Leaving
from quintessence.server.tables.open_tables import OpenTables
from quintessence.server.tables.registry import Tables
from quintessence.server.thinking.bots import Bots
from quintessence.server.thinking.looks import Looks
from quintessence.server.thinking.review_claims import ReviewClaims
from quintessence.server.thinking.reviews import Reviews
from quintessence.server.thinking.thinking import Thinking
from quintessence.server.thinking.user_files import UserFiles
from quintessence.table.change import NO_CHANGE, Change
from quintessence.table.table import Table

_RECENT: Final = 14 * 24 * 3600.0
_AT_START: Final = 100
"""After a restart, so many tables that wait for people are looked at, of those that changed in the last two weeks."""


def own_folder(folder: Path) -> None:
    """Make the data folder where it is missing, and keep everyone but its owner out; Refused when that cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise Refused("data_folder_unusable", {"folder": str(folder), "detail": str(error)}) from error


class Service:
    """A running server, but for HTTP.

    Its parts know it as two small things: it is given each change of a table, and it knows the other processes.
    """

    def __init__(self, settings: Settings, storage: Storage | None = None, clock: Clock | None = None) -> None:
        """Open the data folder; Refused when its database cannot be used."""
        own_folder(settings.data)
        limits = settings.limits
        self.settings: Final = settings
        self.storage: Final[Storage] = (
            open_storage(settings.database, settings.data, limits) if storage is None else storage
        )
        secret = secret_of(settings.data)
        self.identities: Final = Identities(secret, self.storage)
        clock = clock or (SharedClock() if self.storage.is_shared else LoopClock())
        shared = cast("SharedStorage", self.storage) if self.storage.is_shared else None
        leases = Leases()
        keeper: Keeper = Alone() if shared is None else leases
        self.metrics: Final = Metrics()
        self.tables: Final = Tables(self.storage, limits, clock, None if shared is None else self)
        self.committer: Final = Committer(self.tables, self.metrics, self)
        self.creation: Final = Creation(self.tables, self.identities, limits)
        self.seating: Final = Seating(self.tables, self.committer, self.identities, limits)
        self.windows: Final = WindowTimers(self.tables, self.committer, keeper)
        self.clocks: Final = ClockTimers(self.tables, self.committer, keeper)
        self.thinking: Final = Thinking(limits)
        self.looks: Final = Looks(limits, self.storage.location)
        self.files: Final = UserFiles(self.thinking, limits)
        self.bots: Final = Bots(self.tables, self.committer, self.windows, keeper, self.thinking, limits)
        self.mine: Final = Mine(self.storage, self.thinking, self.looks.own, limits)
        self.challenges: Final = Challenges(
            *(self.storage, self.creation, self.identities, self.looks.own), secret, limits
        )
        claims = None if shared is None else ReviewClaims(shared.review_claims)
        self.reviews: Final = Reviews(self.storage, self.thinking, limits, claims)
        self.open_tables: Final = OpenTables(self.storage, limits)
        self.notifier: Final = Notifier(settings, self.tables, keeper, secret)
        self.puzzles: Final = Puzzles(self.storage, self.thinking)
        self.commands: Final = Commands(self.tables, self.committer, self.windows, self.seating, self.thinking, limits)
        self.metrics.gauges["tables_in_memory"] = lambda: len(self.tables.in_memory())
        self.metrics.gauges["thoughts_waiting"] = self.thinking.waiting
        self._starting: asyncio.Task[None] | None = None
        self.forgetting: Final = Forgetting(self.tables, settings.unfinished_days, settings.finished_days)
        self.leaving: Final = Leaving(self.tables, limits.finished_table_seconds)
        self.usage: Final = None if shared is None else Usage(limits.connections_per_guest)
        self.presence: Presence | None = None
        self.proposals: Proposals | None = None
        self.keeping: Keeping | None = None
        self.following: Following | None = None
        players: list[Watcher] = [self.windows, self.clocks, self.bots]
        """Those who act at a table: at a kept one only, where there are several processes."""
        if self.notifier.is_on:
            players.append(self.notifier)
        self._watchers: list[Watcher] = [self.challenges, *players]
        if shared is not None and self.usage is not None:
            self.presence, self.proposals = Presence(shared), Proposals(shared, self.tables)
            self.keeping = Keeping(
                *(shared, self.tables, leases, players, self.notifier.is_needed, self.presence),
                *(self.metrics, self.usage),
            )
            self.following = Following(
                *(shared, self.tables, self.committer, self.seating, self.windows, self.keeping), limits.chat_lines
            )
            self._watchers = [self.challenges, self.proposals, self.keeping]

    def start(self) -> None:
        """Ask the bots that were due when the server last stopped."""
        if self.settings.is_warm:
            self.looks.warm()
        self.forgetting.start()
        self.leaving.start()
        if self.keeping is not None and self.following is not None:
            self.following.start()
            self.keeping.start()
        self._starting = asyncio.create_task(self._wake_all())

    async def _wake_all(self) -> None:
        """Ask the bots that were due, unless a process takes them over anyway; look who is to be told of their turn."""
        if self.keeping is None:
            await self.bots.wake_all(self.wake)
        for id_ in await self.storage.people_due(time() - _RECENT, _AT_START) if self.notifier.is_on else ():
            with contextlib.suppress(Refused):
                self.wake(await self.tables.find(id_))

    async def all_metrics(self) -> dict[str, Values]:
        """What each process counts of itself, by its name; this one's are as of now."""
        if not self.storage.is_shared:
            return {"only": self.metrics.json()}
        return await cast("SharedStorage", self.storage).metrics()

    def tell_presence(self, table: Table) -> None:
        """Someone has come to a table, or gone."""
        self.clocks.begin(table)
        if self.presence is not None:
            self.presence.tell(table)
        if self.notifier.is_on:
            self.wake(table)

    def wake(self, table: Table) -> None:
        """Have whoever is due and is no person play, and windows and clocks keep their time."""
        self.saw(table, NO_CHANGE)

    def saw(self, table: Table, change: Change) -> None:
        """A table has changed: give that to all who act on it."""
        self.clocks.begin(table)
        for watcher in self._watchers:
            watcher.saw(table, change)

    async def catch_up(self, table: Table) -> None:
        """Take in what other processes wrote, with the table's lock held."""
        assert self.following is not None
        await self.following.catch_up(table)

    async def keep_pins(self, table: Table) -> bool:
        """Tell other processes what allies propose, with the lock held; False when they changed it meanwhile."""
        assert self.proposals is not None
        return await self.proposals.keep(table)

    async def stop(self) -> None:
        """End everything; what is durable stays."""
        if self._starting is not None:
            self._starting.cancel()
        await self.forgetting.close()
        await self.leaving.close()
        await self.windows.close()
        await self.clocks.close()
        await self.notifier.close()
        await self.bots.close()
        await self.reviews.close()
        if self.presence is not None:
            await self.presence.close()
        if self.proposals is not None:
            await self.proposals.close()
        if self.keeping is not None and self.following is not None:
            await self.keeping.close()
            await self.following.close()
        await self.challenges.close()
        await self.looks.close()
        await self.thinking.close()
        await self.storage.close()
