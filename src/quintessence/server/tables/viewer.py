"""Through which seat a caller looks at a table."""

from __future__ import annotations

from quintessence.core.game import Seat
from quintessence.server.tables.table import Table


def viewer_of(table: Table, held: frozenset[int], chosen: int | None = None) -> Seat | None:
    """The held seat that was chosen, else a held one that is to act, else the first held one; None: a spectator."""
    if chosen is not None and chosen in held:
        return Seat(chosen)
    for seat in table.to_act():
        if seat in held:
            return seat
    return Seat(min(held)) if held else None
