"""A guest's own list, page by page: its tables, then the games that it has brought along."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from quintessence.core.game import Refused, Values
from quintessence.server.decisions.seat_time import left_in
from quintessence.server.mine.kept import game_json, is_casual
from quintessence.server.mine.shelf import Mark
from quintessence.server.service import Service
from quintessence.server.storage.model import SeatHold, StoredTable
from quintessence.server.tables.creation import origin_kind
from quintessence.server.tables.handing_on import has_deal
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.table import OVER, UNREADABLE
from quintessence.server.wire.option_json import terms_json

_CLOCKED: Final = 20
"""Tables that are opened for one page."""
_GAMES: Final = "games-"
"""Before the id of the last game that was listed; a page of tables is named by how many come before it."""


async def own_list(service: Service, guest: str, start: str) -> tuple[list[Values], str]:
    """The page that begins at `start`, and where the next one does; "" where there is none."""
    is_games = start.startswith(_GAMES)
    page = _games(service, guest, start[len(_GAMES) :]) if is_games else _tables(service, guest, int(start or 0))
    listed, following = await page
    marks = await service.mine.shelf.marks(guest)
    return [{**one, **_mark_json(marks.get(str(one["id"]), Mark()))} for one in listed], following


async def _tables(service: Service, guest: str, skipped: int) -> tuple[list[Values], str]:
    most, tables = service.settings.limits.listed_tables, service.tables
    found = await service.storage.tables_of(guest, skipped, most)
    copies = await service.mine.games.copies(guest)  # the games they are of are listed themselves
    here = [stored for stored in found if stored.header.id not in copies]
    await _open_clocked(tables, here, guest)
    readable = await tables.readable([stored.header for stored in here])
    listed = [_listed(tables, stored, guest, stored.header.id in readable) for stored in here]
    if len(found) == most:
        return listed, str(skipped + most)
    games, following = await _games(service, guest, "")
    known = {one["id"] for one in listed}
    return listed + [game for game in games if game["id"] not in known], following


async def _games(service: Service, guest: str, after: str) -> tuple[list[Values], str]:
    most = service.settings.limits.listed_tables
    found = await service.mine.games.page(guest, after, most)
    return [game_json(game) for game in found], f"{_GAMES}{found[-1]['id']}" if len(found) == most else ""


def _listed(tables: Tables, stored: StoredTable, guest: str, is_readable: bool) -> Values:
    """A table as the list shows it; one that is in memory knows better within a turn."""
    head, summary, updated = stored.header, stored.summary, stored.updated
    table = tables.known(head.id)
    if table is not None and table.match is not None:
        summary, updated = table.summary(), table.stored.updated
    held = {seat for seat, hold in enumerate(stored.seats) if guest in hold.holders}
    status, casual = summary.status if is_readable else UNREADABLE, is_casual(head, summary.result)
    return {
        "id": head.id,
        "game": head.game,
        "variant": head.variant,
        "status": status,
        "relation": head.relation,
        "sides": [side for side in head.sides],
        "terms": terms_json(head.game, head.options) if head.sides else {},
        "to_act": [seat for seat in summary.to_act],
        "held": [seat for seat in sorted(held)],
        "result": summary.result,
        "yours": is_readable and any(seat in held for seat in summary.to_act),
        "seats": [_listed_seat(stored, hold) for hold in stored.seats],
        "revision": summary.revision,
        "played": summary.played,
        "created": head.created,
        "updated": updated,
        "clock_left": None if table is None or table.match is None else left_in(table, held),
        "origin": origin_kind(head),
        "casual": casual,
        "may_hand_on": status == OVER and has_deal(head, stored.seats, guest, casual),
        "archived": False,
    }


async def _open_clocked(tables: Tables, found: list[StoredTable], guest: str) -> None:
    """Have some tables in memory whose clocks may run for a guest: what they say is not in the list."""
    due = [one for one in found if one.summary.bot_due and not tables.is_in_memory(one.header.id)]
    own = [one for one in due if any(guest in one.seats[seat].holders for seat in one.summary.to_act)]
    for stored in own[:_CLOCKED]:
        with suppress(Refused):
            await tables.find(stored.header.id)


def _mark_json(mark: Mark) -> Values:
    return {"label": mark.label, "deleted": mark.deleted > 0}


def _listed_seat(stored: StoredTable, hold: SeatHold) -> Values:
    holder = stored.names.get(hold.holders[0]) if hold.holders else None
    return {"name": "" if holder is None else holder.name, "kind": hold.kind, "level": hold.level}
