"""Taking back more than an undo may: against bots freely, against people when all of them agree."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import IllegalAction, Seat
from quintessence.server.people.callers import Caller
from quintessence.server.play.moves import Moves
from quintessence.server.storage.model import ASK_BACK, GIVE_BACK, KEEP
from quintessence.server.tables.table import Table
from quintessence.server.tables.take_back import ASKING, FREE, others_asked, take_back_of


class TakeBack:
    """Asks, answers, and goes back. Each method is called with the table's lock held."""

    def __init__(self, moves: Moves) -> None:
        self._moves: Final = moves

    async def ask(self, table: Table, caller: Caller, seat: Seat) -> None:
        """Take a seat's last action back with all that came after it, or ask the others whether one may."""
        self._moves.require_going(table)
        count = table.log.last_of(seat)
        if count < 0:
            raise IllegalAction("nothing_to_undo")
        way = take_back_of(table, caller)
        if way == FREE:
            await self._moves.take_back(table, seat, count)
        elif way == ASKING:
            if table.log.back_asked is not None:
                raise IllegalAction("already_asked")
            await self._moves.add(table, ASK_BACK, seat, [count])
        else:
            raise IllegalAction("no_take_back")

    async def answer(self, table: Table, seat: Seat, is_agreed: bool) -> None:
        """Agree or not; once everyone has, it is done."""
        self._moves.require_going(table)
        asked = table.log.back_asked
        if asked is None or seat in table.log.back_given:
            raise IllegalAction("nobody_asks")
        await self._moves.add(table, GIVE_BACK if is_agreed else KEEP, seat)
        if is_agreed and not others_asked(table):
            await self._moves.take_back(table, Seat(asked[0]), asked[1])
