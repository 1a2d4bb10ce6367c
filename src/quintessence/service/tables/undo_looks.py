"""Finds out who may take back what: at once where that is quick, else in the one thread for it."""

from __future__ import annotations

from collections.abc import Collection
from time import perf_counter
from typing import Final

from quintessence.core.game import Seat
from quintessence.service.threads import OneThread
from quintessence.table.table import Table
from quintessence.table.undo import UndoLook, learn_at_once, undo_at_once

_THREAD: Final = OneThread("quintessence-worlds")
_SOON: Final = 0.0005
"""Seconds for which the loop itself looks: half of the looks end within them, and a way to the thread takes as long."""


async def learn_undo(table: Table, held: Collection[int]) -> None:
    """Find out for each held seat that may be asked about whether it may take back; where all is open, at once."""
    for seat in learn_at_once(table, held):
        await _looked_at(table, seat)


async def can_undo(table: Table, seat: Seat) -> bool | str:
    """Whether a seat may take its last action back: True, or the code of the reason why not."""
    return undo_at_once(table, seat) or await _looked_at(table, seat)


async def _looked_at(table: Table, seat: Seat) -> bool | str:
    """Look here for a moment: most often the first few worlds show it. Only the rest goes to the single thread.

    Else every move would wait there behind the few that need all worlds.
    """
    look = UndoLook(table, seat)
    end = perf_counter() + _SOON
    while look.is_open and not look.is_long and perf_counter() < end:
        look.step()
    if look.is_open:
        await _THREAD.run(look.finish)
    return look.answer()
