"""What allies propose to each other through several processes: one text a table, which whoever changes it has read."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

from quintessence.core.game import Refused, Seat
from quintessence.server.codec import encode
from quintessence.server.storage.model import PLAY
from quintessence.server.storage.protocol import SharedStorage
from quintessence.server.tables.table import Table

_LOG: Final = logging.getLogger("quintessence.server")


class Proposals:
    """Writes the pins of tables. They may be lost with the database's last moments: nothing follows from them."""

    def __init__(self, storage: SharedStorage) -> None:
        self._storage: Final = storage
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def keep(self, table: Table) -> bool:
        """Keep the pins as they are here; False where another process has changed them, and one has to look again."""
        before, after = table.stored.pins, _text_of(table)
        if before != after and not await self._storage.keep_pins(table.id, before, after):
            return False
        table.stored.pins = after
        return True

    def settled(self, table: Table) -> None:
        """Pins have fallen by a move of ours. Others know that from the move; it is written for whoever comes later."""
        task = asyncio.create_task(self._settle(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what was started."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _settle(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.keep(table)
        except Refused as error:
            _LOG.error("the proposals at table %s cannot be kept: %s", table.id, error)


def take_pins(table: Table, text: str) -> bool:
    """Take over the pins as another process has written them, but for those that fell since; whether any changed."""
    table.stored.pins = text
    before, table.pins.all = table.pins.all, []
    given: dict[str, Any] = json.loads(text) if text else {"turn": None}
    if table.match is not None and not table.is_over() and given["turn"] == table.match.state.turn_number():
        since = table.revision - int(given["revision"])
        recent = list(table.log.recent)[-since:] if since > 0 else []
        for seat, *row in given["pins"]:
            if (PLAY, [seat, *row]) not in recent:
                table.pins.add(Seat(seat), table.match.action(row), given["turn"], len(given["pins"]))
    return before != table.pins.all


def _text_of(table: Table) -> str:
    if not table.pins.all:
        return ""
    pins = [[seat, *action.row()] for seat, action in table.pins.all]
    text = {"turn": table.rules().state.turn_number(), "revision": table.revision, "pins": pins}
    return encode(text).decode()
