"""A server's parts put together: the table service, storage, workers, cluster, notifications, lab."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Final, cast

from quintessence.core.game import Refused, Values
from quintessence.server.cluster.following import Following
from quintessence.server.cluster.lease_holder import LeaseHolder
from quintessence.server.cluster.presence import Presence
from quintessence.server.cluster.proposals import Proposals
from quintessence.server.cluster.usage import Usage
from quintessence.server.lab.runs import Runs
from quintessence.server.notifications.notifier import Notifier
from quintessence.server.people.identity import Identities, secret_of
from quintessence.server.settings import Settings
from quintessence.server.storage.opening import open_storage
from quintessence.server.worker_pool import OwnReading, new_workers
from quintessence.service.storage.protocol import SharedStorage, Storage
from quintessence.service.table_service import Surroundings, TableService
from quintessence.service.tables.clock import Clock, LoopClock, SharedClock
from quintessence.service.tables.eviction import Eviction
from quintessence.service.tables.forgetting import Forgetting
from quintessence.service.tables.leases import AllLeases, HeldLeases, Leases
from quintessence.service.tables.open_tables import OpenTables
from quintessence.service.workers.review_claims import ReviewClaims
from quintessence.table.change import Change
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


class Service(TableService):
    """A running server, but for HTTP.

    Its parts know it as two small things: it is given each change of a table, and it knows the other processes.
    """

    def __init__(self, settings: Settings, storage: Storage | None = None, clock: Clock | None = None) -> None:
        """Open the data folder; Refused when its database cannot be used."""
        own_folder(settings.data)
        limits = settings.limits
        self.settings: Final = settings
        stored: Storage = open_storage(settings.database, settings.data, limits) if storage is None else storage
        secret = secret_of(settings.data)
        self.identities: Final = Identities(secret, stored)
        shared = cast("SharedStorage", stored) if stored.is_shared else None
        held = HeldLeases()
        leases: Leases = AllLeases() if shared is None else held
        workers = new_workers(limits)
        looking = new_workers(replace(limits, workers=1, thoughts_waiting=limits.looks_waiting))
        given = Surroundings(
            *(stored, self.identities, workers, looking, OwnReading(looking, workers, stored.location)),
            *(clock or (SharedClock() if stored.is_shared else LoopClock()), leases, secret, limits),
            None if shared is None else ReviewClaims(shared.review_claims),
        )
        super().__init__(given, None if shared is None else self)
        self.open_tables: Final = OpenTables(stored, limits)
        self.notifier: Final = Notifier(settings, self.tables, leases, secret)
        self.lab: Final = Runs(limits, settings.has_lab)
        self.metrics.gauges["tables_in_memory"] = lambda: len(self.tables.in_memory())
        self.metrics.gauges["thoughts_waiting"] = self.workers.waiting
        self._starting: asyncio.Task[None] | None = None
        self.forgetting: Final = Forgetting(self.tables, settings.unfinished_days, settings.finished_days)
        self.eviction: Final = Eviction(self.tables, limits.finished_table_seconds)
        self.usage: Final = None if shared is None else Usage(limits.connections_per_guest)
        self.presence: Presence | None = None
        self.proposals: Proposals | None = None
        self.lease_holder: LeaseHolder | None = None
        self.following: Following | None = None
        self.watchers = [self.notifier] if self.notifier.is_on else []
        if shared is not None and self.usage is not None:
            self.presence, self.proposals = Presence(shared), Proposals(shared, self.tables)
            self.lease_holder = LeaseHolder(
                *(shared, self.tables, held, self._act_for_lease, self.notifier.is_needed, self.presence),
                *(self.metrics, self.usage),
            )
            self.following = Following(
                *(shared, self.tables, self.committer, self.seating, self.windows, self.lease_holder), limits.chat_lines
            )
            self.watchers = [self.proposals, self.lease_holder]

    def _act_for_lease(self, table: Table, change: Change) -> None:
        """All that is done by the one process that has the lease of a table."""
        self.act(table, change)
        if self.notifier.is_on:
            self.notifier.saw(table, change)

    def start(self) -> None:
        """Ask the bots that were due when the server last stopped."""
        if self.settings.is_warm:
            self.looks.warm()
        self.forgetting.start()
        self.eviction.start()
        if self.lease_holder is not None and self.following is not None:
            self.following.start()
            self.lease_holder.start()
        self._starting = asyncio.create_task(self._wake_all())

    async def _wake_all(self) -> None:
        """Ask the bots that were due, unless a process takes them over anyway; look who is to be told of their turn."""
        if self.lease_holder is None:
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

    async def catch_up(self, table: Table) -> None:
        """Take in what other processes wrote, with the table's lock held."""
        assert self.following is not None
        await self.following.catch_up(table)

    async def share_pins(self, table: Table) -> bool:
        """Tell other processes what allies propose, with the lock held; False when they changed it meanwhile."""
        assert self.proposals is not None
        return await self.proposals.store(table)

    async def stop(self) -> None:
        """End everything; what is durable stays."""
        if self._starting is not None:
            self._starting.cancel()
        await self.forgetting.close()
        await self.eviction.close()
        await self.notifier.close()
        await self.stop_playing()
        if self.presence is not None:
            await self.presence.close()
        if self.proposals is not None:
            await self.proposals.close()
        if self.lease_holder is not None and self.following is not None:
            await self.lease_holder.close()
            await self.following.close()
        await self.lab.close()
        await self.stop_looking()
        await self.storage.close()
