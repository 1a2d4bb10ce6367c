"""A guest's own list, made by a worker from what is stored, and from what only the tables in memory know yet."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from quintessence.core.game import Refused, Values
from quintessence.service.accounts.export import AskWorker
from quintessence.service.packing import unpack
from quintessence.service.tables.registry import Tables
from quintessence.table.seat_time import left_in
from quintessence.table.table import Table

_CLOCKED: Final = 20
"""Tables that are opened for one page."""


async def own_list(tables: Tables, ask: AskWorker, most: int, guest: str, start: str) -> tuple[bytes, str]:
    """The page that begins at `start`, compressed, and where the next one does; "" where there is none."""
    job: Values = {"start": start, "most": most}
    page = await ask(guest, "list_tables", {**job, "live": _live(tables, guest)})
    if await _open_clocked(tables, page["clocked"]):
        page = await ask(guest, "list_tables", {**job, "live": _live(tables, guest)})
    return unpack(page["text"]), str(page["next"])


def _live(tables: Tables, guest: str) -> Values:
    """What the tables in memory know of themselves, by id: of those at which a guest may sit, and that go on."""
    own = [table for table in tables.in_memory() if guest in table.stored.names and table.match is not None]
    return {table.id: _known(table, guest) for table in own if not table.is_over()}


def _known(table: Table, guest: str) -> Values:
    summary = table.summary()
    held = {seat for seat, hold in enumerate(table.stored.seats) if guest in hold.holders}
    return {
        "status": summary.status,
        "to_act": [seat for seat in summary.to_act],
        "revision": summary.revision,
        "played": summary.played,
        "updated": table.stored.updated,
        "clock_left": left_in(table, held),
    }


async def _open_clocked(tables: Tables, ids: object) -> bool:
    """Have some tables in memory whose clocks may run; whether any has a clock."""
    has_clock = False
    for id_ in ids[:_CLOCKED] if isinstance(ids, list) else ():
        with suppress(Refused):
            has_clock |= (await tables.find(str(id_))).seat_clocks is not None
    return has_clock
