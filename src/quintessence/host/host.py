"""A host: answers the page's requests and messages as a server would, with tables that nobody else can reach."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from quintessence.core.game import Refused
from quintessence.host.answer import Answer, problem, refusal
from quintessence.host.asking import Asking, address_of
from quintessence.host.connection import HostConnection
from quintessence.host.deal_links import DealLinks
from quintessence.host.key_reading import failed
from quintessence.host.key_storage import KeyStorage
from quintessence.host.own_reading import HostReading
from quintessence.host.routes import find_route
from quintessence.host.storage import Storage
from quintessence.host.thinker import Thinker, ThinkerPool
from quintessence.host.thinking import InProcessThinker
from quintessence.service.limits import Limits
from quintessence.service.people.callers import Visitor
from quintessence.service.people.guests import Guests
from quintessence.service.play.presence_teller import PresenceTeller
from quintessence.service.problems import Problem
from quintessence.service.table_service import Surroundings, TableService
from quintessence.service.tables.clock import Clock, LoopClock
from quintessence.service.tables.leases import AllLeases
from quintessence.service.wire.updates import send_table
from quintessence.service.workers.workers import Workers

_LOG: Final = logging.getLogger("quintessence.host")
_GUEST: Final = "own/guest"
_FORMAT: Final = {"own/format": "1"}
"""Of what is stored: raised when a later host has to bring it up to date."""
_SOCKET_PARTS: Final = 3
"""Of the address of a table's socket: /tables/ID/live."""
_DAILY: Final = b"quintessence in the browser"
"""With this the deal of a day is the same in every browser; nobody can hide it there, so it is no secret."""
LIMITS: Final = Limits(spare_tables=12, bot_grace=40.0, thinking_seconds=90.0)
"""Few tables in memory, and patience: a worker that has just been started loads the whole package first."""


class Host:
    """One person, or people at one screen, and their tables."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker | None = None,
        thinkers: int = 2,
        clock: Clock | None = None,
        limits: Limits = LIMITS,
    ) -> None:
        """`thinker` answers so many tasks at a time; without one, bots think in this process."""
        self._texts: Final = storage
        self._guest = ""
        self._starting: asyncio.Task[None] | None = None
        self._connections: Final[set[HostConnection]] = set()
        stored = KeyStorage(storage, limits)
        pool = ThinkerPool(thinker or InProcessThinker())
        workers = Workers(pool, replace(limits, workers=thinkers + 1))  # of which one guest never has the last
        looking = Workers(ThinkerPool(InProcessThinker()), replace(limits, workers=1))
        given = Surroundings(
            *(stored, Guests(stored), workers, looking, HostReading(stored, workers)),
            *(clock or LoopClock(), AllLeases(), _DAILY, limits),
            deal_names=DealLinks(),
        )
        self.service: Final = TableService(given)
        self._presence: Final = PresenceTeller(limits.presence_pause)

    async def start(self) -> None:
        """Have the bots play that were due when the last host ended."""
        await self._who()
        self._starting = asyncio.create_task(self._wake_all())

    async def stop(self) -> None:
        """End everything; what is durable stays."""
        if self._starting is not None:
            self._starting.cancel()
        for connection in list(self._connections):
            connection.close()
        self._presence.close()
        await self.service.stop_playing()
        await self.service.stop_looking()
        await self.service.storage.close()

    async def request(self, method: str, path: str, body: str | None = None, language: str = "en") -> Answer:
        """The answer to a request: what a server would answer at /api and this path. Whatever goes wrong is one too.

        Texts are the page's own: the language changes nothing yet.
        """
        try:
            address = address_of(path)
            route = find_route(method, address.parts)
            if route is None:
                return problem(404, "not_found")
            handler, names = route
            return await handler(Asking(self.service, await self._who(), address, names, body))
        except Refused as error:
            return refusal(error)
        except Exception:
            _LOG.exception("a request failed: %s %s", method, path)
            return problem(500, "server_error")

    async def connect(
        self, address: str, send: Callable[[str], None], closed: Callable[[], None] | None = None
    ) -> HostConnection:
        """Listen to a table at the address of its socket; where one may not, that is the only message.

        `closed` is called when the connection ends, whoever ends it.
        """
        asked = address_of(address)
        viewer = asked.query.get("viewer", "")

        def left(connection: HostConnection) -> None:
            self._leave(connection)
            if closed is not None:
                closed()

        with contextlib.suppress(Refused):  # a storage that fails refuses the table as well
            await self._who()
        service, visitor = self.service, Visitor(self._guest, asked.query.get("token"))
        table_id = asked.parts[1] if len(asked.parts) == _SOCKET_PARTS else ""
        connection = HostConnection(service.tables, service.commands, table_id, visitor, send, left, self._attend)
        connection.viewer = int(viewer) if viewer.isdecimal() else None
        try:
            await self._enter(connection)
        except Refused as error:
            send(json.dumps({"type": "refused", "code": error.code, "values": error.values}))
            connection.is_open = False
        else:
            service.wake(await service.tables.find(table_id))
        return connection

    async def _enter(self, connection: HostConnection) -> None:
        service = self.service
        async with service.tables.locked(connection.table_id) as table:
            if not connection.renew(table.stored):
                raise Problem(403, "not_at_this_table")
            for seat in connection.caller.held:
                await service.committer.commit(table, table.come_back(seat))
            table.enter(connection)
            self._connections.add(connection)
            await connection.show_whole(table)
            send_table(table)
            service.clocks.begin(table)
        self._presence.changed(table)

    def _leave(self, connection: HostConnection) -> None:
        self._connections.discard(connection)
        table = self.service.tables.known(connection.table_id)
        if table is not None:
            table.leave(connection)
            self._presence.changed(table)

    def _attend(self, table_id: str) -> None:
        table = self.service.tables.known(table_id)
        if table is not None:
            self._presence.changed(table)

    async def _who(self) -> str:
        """The one guest there is: known by the storage."""
        if not self._guest:
            try:
                guest = await self._texts.read(_GUEST)
                if guest is None:
                    guest = secrets.token_urlsafe(12)
                    await self._texts.write({_GUEST: guest, **_FORMAT}, [])
            except Exception as error:
                raise failed(error) from error
            self._guest = guest
        return self._guest

    async def _wake_all(self) -> None:
        try:
            await self.service.bots.wake_all(self.service.wake)
        except Refused as error:
            _LOG.error("the bots that were due cannot be found: %s", error)
