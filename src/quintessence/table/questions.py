"""Questions: an action answers what a seat is asked, and is late when that is no longer asked."""

from __future__ import annotations

from quintessence.core.game import IllegalAction, Seat
from quintessence.table.refusals import Stale
from quintessence.table.revision_cache import OWN
from quintessence.table.state import TableState


def is_late(table: TableState, seat: Seat, question: int) -> bool:
    """Whether what a seat is asked has changed since the question was put; Stale when that decides it.

    Among rivals it does. Allies act freely: their action is played as long as it is legal, unless the seat itself has
    acted since.
    """
    if question == table.current.question(seat):
        return False
    if not table.is_allied:
        raise Stale(table.revision)
    require_own_count(table, seat, question)
    return True


def require_time(table: TableState, seat: Seat) -> None:
    """IllegalAction where a seat's time is over, and a bot moves for it until the turn ends."""
    if table.seat_clocks is not None and seat in table.seat_clocks.overdue:
        raise IllegalAction("time_is_up")


def require_own_count(table: TableState, seat: Seat, question: int) -> None:
    """Stale when a seat has acted or taken back since the question was put."""
    if question // OWN != table.log.own_counts[seat]:
        raise Stale(table.revision)


def questions_json(table: TableState, held: frozenset[int]) -> dict[str, int]:
    """The questions of some seats, by seat."""
    current = table.current
    return {str(seat): current.question(seat) for seat in sorted(held)}
