"""Where someone has left: a bot stands in until they are back, or the win is claimed as the host has set it."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Final

from quintessence.core.game import IllegalAction, Seat
from quintessence.server.limits import Limits
from quintessence.server.people.callers import Caller
from quintessence.server.play.moves import Moves
from quintessence.server.problems import Problem
from quintessence.server.storage.model import BACK, RESIGN, STAND_IN
from quintessence.server.tables.attendance import GONE, gone_seconds, note_who_is_gone, presence_of
from quintessence.server.tables.table import Table
from quintessence.server.tables.terms import claim_seconds, stand_in_levels

CLAIMED: Final = "win_claimed"
"""The note of a resignation that another seat has claimed."""


class Absence:
    """What others may do about a seat whose holder is gone. Each method is called with the table's lock held."""

    def __init__(self, moves: Moves, limits: Limits) -> None:
        self._moves: Final = moves
        self._seconds: Final = limits.absent_seconds

    async def stand_in(self, table: Table, caller: Caller, seat: int, level: str) -> None:
        """Have a bot play for someone who is gone, until they come back."""
        self._moves.require_going(table)
        self._require_gone(table, caller, seat, self._seconds)
        known = stand_in_levels(table)
        if level not in known:
            raise Problem(422, "unknown_bot", {"bot": level, "known": ", ".join(known)})
        await self._moves.add(table, STAND_IN, Seat(seat), [level], "stand_in")

    async def claim(self, table: Table, caller: Caller, seat: int) -> None:
        """Claim the win against someone who is gone: it counts as giving up, and is told so."""
        self._moves.require_opponent(table)
        seconds = claim_seconds(table)
        if seconds is None:
            raise IllegalAction("no_claim_here")
        self._require_gone(table, caller, seat, seconds)
        await self._moves.add(table, RESIGN, Seat(seat), None, CLAIMED)

    async def back(self, table: Table, seats: Iterable[int]) -> None:
        """End the stand-ins of some seats whose holders have come back."""
        for seat in seats:
            if seat in table.log.stand_ins and not table.is_over():
                await self._moves.add(table, BACK, Seat(seat), None, "back")

    async def acted(self, table: Table, seat: Seat) -> None:
        """Note that a seat has acted: its holder is there, even without a socket, and takes over from a stand-in."""
        table.gone_since.pop(seat, None)
        note_who_is_gone(table)
        await self.back(table, [seat])

    def _require_gone(self, table: Table, caller: Caller, seat: int, seconds: float) -> None:
        """Only who sits here may, only where the table waits for the seat, and never against someone who is there."""
        if not caller.held - {seat}:
            raise Problem(403, "only_other_seats")
        if table.seat_clocks is not None and table.seat_clocks.control.is_in_days:  # nobody needs to be there
            raise IllegalAction("clock_decides")
        if seat not in table.to_act() or table.is_bot(seat):
            raise IllegalAction("nobody_awaited", {"seat": seat})
        if presence_of(table, seat) != GONE:
            raise IllegalAction("still_there", {"seat": seat})
        left = seconds - gone_seconds(table, seat)
        if left > 0:
            raise IllegalAction("too_early", {"seconds": ceil(left)})
