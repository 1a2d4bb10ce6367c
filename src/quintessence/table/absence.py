"""Where someone has left: a bot stands in until they are back, or the win is claimed as the host has set it."""

from __future__ import annotations

from math import ceil
from typing import Final

from quintessence.core.game import IllegalAction, Refused, Seat
from quintessence.table.attendance import GONE, gone_seconds, presence_of
from quintessence.table.caller import Caller
from quintessence.table.change import Change
from quintessence.table.ending import require_going, require_opponent
from quintessence.table.entry import RESIGN, STAND_IN
from quintessence.table.playing import note
from quintessence.table.refusals import NotAllowed
from quintessence.table.state import TableState
from quintessence.table.terms import claim_seconds, stand_in_levels

CLAIMED: Final = "win_claimed"
"""The note of a resignation that another seat has claimed."""


def stand_in(table: TableState, caller: Caller, seat: int, level: str, seconds: float) -> Change:
    """Have a bot play for someone who has been gone for so long, until they come back."""
    require_going(table)
    _require_gone(table, caller, seat, seconds)
    known = stand_in_levels(table)
    if level not in known:
        raise Refused("unknown_bot", {"bot": level, "known": ", ".join(known)})
    return note(table, STAND_IN, Seat(seat), [level], "stand_in")


def claim(table: TableState, caller: Caller, seat: int) -> Change:
    """Claim the win against someone who is gone: it counts as giving up, and is told so."""
    require_opponent(table)
    seconds = claim_seconds(table)
    if seconds is None:
        raise IllegalAction("no_claim_here")
    _require_gone(table, caller, seat, seconds)
    return note(table, RESIGN, Seat(seat), None, CLAIMED)


def _require_gone(table: TableState, caller: Caller, seat: int, seconds: float) -> None:
    """Only who sits here may, only where the table waits for the seat, and never against someone who is there."""
    if not caller.held - {seat}:
        raise NotAllowed("only_other_seats")
    if table.seat_clocks is not None and table.seat_clocks.control.is_in_days:  # nobody needs to be there
        raise IllegalAction("clock_decides")
    if seat not in table.to_act() or table.is_bot(seat):
        raise IllegalAction("nobody_awaited", {"seat": seat})
    if presence_of(table, seat) != GONE:
        raise IllegalAction("still_there", {"seat": seat})
    left = seconds - gone_seconds(table, seat)
    if left > 0:
        raise IllegalAction("too_early", {"seconds": ceil(left)})
