"""Whether a caller may take back more than an undo may: freely, by asking, or not at all."""

from __future__ import annotations

from typing import Final

from quintessence.server.people.callers import Caller
from quintessence.server.tables.table import Table

FREE: Final = "free"
ASKING: Final = "ask"


def take_back_of(table: Table, caller: Caller) -> str | None:
    """Freely where no other person plays or ever did; by asking where others do.

    None for who only watches, and in a challenge.
    """
    if not caller.held or table.match is None or table.is_over() or table.is_challenge():
        return None
    return FREE if table.is_practice() and table.has_sat(caller) else ASKING


def others_asked(table: Table) -> list[int]:
    """The seats of people who have not agreed yet to what is asked."""
    seats = enumerate(table.stored.seats)
    return [seat for seat, hold in seats if hold.kind != "bot" and hold.holders and not _is_out(table, seat)]


def _is_out(table: Table, seat: int) -> bool:
    """Whether a seat need not be asked: it has agreed already, or has resigned."""
    return seat in table.log.back_given or seat in table.log.resigned
