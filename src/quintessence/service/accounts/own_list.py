"""A guest's own list, page by page: its tables, then the games that it has brought along. A worker makes it."""

from __future__ import annotations

from typing import Final, NamedTuple

import quintessence
from quintessence.core.game import Json, Refused, Values
from quintessence.service.accounts.brought_games import copies_of, game_json, games_page, is_casual
from quintessence.service.accounts.table_notes import Mark, marks_of
from quintessence.service.storage.protocol import Reading
from quintessence.service.tables.creation import origin_kind
from quintessence.service.tables.handing_on import has_deal
from quintessence.service.wire.option_json import terms_json
from quintessence.table.model import Header, SeatHold, StoredTable
from quintessence.table.state import OVER, UNREADABLE

GAMES: Final = "games-"
"""Before the id of the last game that was listed; a page of tables is named by how many come before it."""


class OwnPage(NamedTuple):
    """A page of a list."""

    listed: list[Values]
    following: str
    """Where the next page begins; "" where there is none."""
    clocked: list[str]
    """Its tables that are not in memory, and whose clocks may run for the guest: only there is their time known."""


async def own_page(storage: Reading, guest: str, start: str, most: int, live: Values) -> OwnPage:
    """The page that begins at `start`; `live` has what tables in memory know better, by their ids."""
    if start.startswith(GAMES):
        page = OwnPage(*await _games(storage, guest, start[len(GAMES) :], most), [])
    else:
        page = await _tables(storage, guest, int(start or 0), most, live)
    marks = await marks_of(storage, guest)
    return page._replace(listed=[{**one, **_mark_json(marks.get(str(one["id"]), Mark()))} for one in page.listed])


async def _tables(storage: Reading, guest: str, skipped: int, most: int, live: Values) -> OwnPage:
    page = await storage.tables_of(guest, skipped, most)
    copies = await copies_of(storage, guest)
    here = [stored for stored in page if stored.header.id not in copies]  # the games they are of are listed themselves
    readable = await _readable(storage, [stored.header for stored in here])
    listed = [_listed(stored, guest, stored.header.id in readable, live.get(stored.header.id)) for stored in here]
    clocked = [stored.header.id for stored in here if stored.header.id not in live and _may_run(stored, guest)]
    if len(page) == most:
        return OwnPage(listed, str(skipped + most), clocked)
    games, following = await _games(storage, guest, "", most)
    known = {one["id"] for one in listed}
    return OwnPage(listed + [game for game in games if game["id"] not in known], following, clocked)


async def _games(storage: Reading, guest: str, after: str, most: int) -> tuple[list[Values], str]:
    page = await games_page(storage, guest, after, most)
    return [game_json(game) for game in page], f"{GAMES}{page[-1]['id']}" if len(page) == most else ""


async def _readable(storage: Reading, heads: list[Header]) -> set[str]:
    """Which of some tables have their rules and their data here."""
    kinds = {(head.game, head.version, head.variant): head for head in heads}
    here = {kind for kind, head in kinds.items() if await is_readable(storage, head)}
    return {head.id for head in heads if (head.game, head.version, head.variant) in here}


async def is_readable(storage: Reading, head: Header) -> bool:
    """Whether the rules and the data of a table are here."""
    if head.game not in quintessence.known_games():
        return False
    try:
        game = quintessence.load(head.game)
    except Refused:
        return False
    if game.version != head.version:
        return False
    is_here = head.variant in ("", game.variant.fingerprint)
    return is_here or await storage.variant(head.game, head.variant) is not None


def _listed(stored: StoredTable, guest: str, is_readable: bool, live: Json) -> Values:
    """A table as the list shows it."""
    head, summary = stored.header, stored.summary
    held = {seat for seat, hold in enumerate(stored.seats) if guest in hold.holders}
    status, casual = summary.status if is_readable else UNREADABLE, is_casual(head, summary.result)
    listed: Values = {
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
        "yours": False,
        "seats": [_listed_seat(stored, hold) for hold in stored.seats],
        "revision": summary.revision,
        "played": summary.played,
        "created": head.created,
        "updated": stored.updated,
        "clock_left": None,
        "origin": origin_kind(head),
        "casual": casual,
        "may_hand_on": status == OVER and has_deal(head, stored.seats, guest, casual),
        "archived": False,
    }
    if isinstance(live, dict) and status not in (OVER, UNREADABLE):  # one that is over is stored as it is
        listed |= live
    to_act = listed["to_act"]
    assert isinstance(to_act, list)
    return {**listed, "yours": is_readable and any(seat in held for seat in to_act)}


def _may_run(stored: StoredTable, guest: str) -> bool:
    return stored.summary.bot_due and any(guest in stored.seats[seat].holders for seat in stored.summary.to_act)


def _mark_json(mark: Mark) -> Values:
    return {"label": mark.label, "deleted": mark.deleted > 0}


def _listed_seat(stored: StoredTable, hold: SeatHold) -> Values:
    holder = stored.names.get(hold.holders[0]) if hold.holders else None
    return {"name": "" if holder is None else holder.name, "kind": hold.kind, "level": hold.level}
