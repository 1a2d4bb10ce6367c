"""Through which seat a caller looks at a table."""

from __future__ import annotations

from quintessence.core.game import PRIVATE, Seat
from quintessence.table.caller import Caller
from quintessence.table.state import TableState


def viewer_of(table: TableState, held: frozenset[int], chosen: int | None = None) -> Seat | None:
    """The held seat that was chosen, else a held one that is to act, else the first held one; None: a spectator."""
    if chosen is not None and chosen in held:
        return Seat(chosen)
    for seat in table.to_act():
        if seat in held:
            return seat
    return Seat(min(held)) if held else None


def viewer_after(table: TableState, caller: Caller, chosen: int | None) -> Seat | None:
    """The seat through which a caller looks after a change of the board.

    Where its seats hide nothing from each other, it turns to the one that must decide; a choice holds while that
    seat is to act.
    """
    if chosen is not None and chosen not in table.to_act():
        is_free = table.information != PRIVATE or table.is_sole_player(caller)
        if is_free and not caller.held.isdisjoint(table.to_act()):
            return viewer_of(table, caller.held)
    return viewer_of(table, caller.held, chosen)
