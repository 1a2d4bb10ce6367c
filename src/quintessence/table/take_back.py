"""Taking back more than an undo may: against bots freely, against people when all of them agree."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import IllegalAction, Seat
from quintessence.table.caller import Caller
from quintessence.table.change import Back, Change
from quintessence.table.ending import require_going
from quintessence.table.entry import ASK_BACK, GIVE_BACK, KEEP
from quintessence.table.playing import note, take_back
from quintessence.table.state import TableState

FREE: Final = "free"
ASKING: Final = "ask"


def take_back_of(table: TableState, caller: Caller) -> str | None:
    """Whether a caller may: freely where no other person plays or ever did; by asking where others do.

    None for who only watches, and in a challenge.
    """
    if not caller.held or table.match is None or table.is_over() or table.is_challenge():
        return None
    return FREE if table.is_practice() and table.has_sat(caller) else ASKING


def ask_back(table: TableState, caller: Caller, seat: Seat) -> Back | Change:
    """Take a seat's last action back with all that came after it, or ask the others whether one may."""
    require_going(table)
    count = table.log.last_of(seat)
    if count < 0:
        raise IllegalAction("nothing_to_undo")
    way = take_back_of(table, caller)
    if way == FREE:
        return take_back(table, seat, count)
    if way != ASKING:
        raise IllegalAction("no_take_back")
    if table.log.back_asked is not None:
        raise IllegalAction("already_asked")
    return note(table, ASK_BACK, seat, [count])


def answer_back(table: TableState, seat: Seat, is_agreed: bool) -> Change:
    """Agree to what another seat asks, or not."""
    require_going(table)
    if table.log.back_asked is None or seat in table.log.back_given:
        raise IllegalAction("nobody_asks")
    return note(table, GIVE_BACK if is_agreed else KEEP, seat)


def agreed_back(table: TableState) -> Back | None:
    """What all have agreed to take back; None while someone has not, or nobody asks."""
    asked = table.log.back_asked
    return None if asked is None or _others_asked(table) else take_back(table, Seat(asked[0]), asked[1])


def _others_asked(table: TableState) -> list[int]:
    """The seats of people who have not agreed yet to what is asked."""
    seats = enumerate(table.stored.seats)
    return [seat for seat, hold in seats if hold.kind != "bot" and hold.holders and not _is_out(table, seat)]


def _is_out(table: TableState, seat: int) -> bool:
    """Whether a seat need not be asked: it has agreed already, or has resigned."""
    return seat in table.log.back_given or seat in table.log.resigned
