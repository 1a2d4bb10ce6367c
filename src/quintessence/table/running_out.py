"""The seats' clocks as time passes: when they start, when to look at them again, and what happens at zero."""

from __future__ import annotations

from quintessence.core.game import Seat
from quintessence.table.change import Change
from quintessence.table.entry import RESIGN, TIME_UP
from quintessence.table.log import LOST_ON_TIME
from quintessence.table.playing import note, play
from quintessence.table.seat_time import may_begin, settle_clocks
from quintessence.table.state import TableState
from quintessence.table.time_control import DEFAULT, LOSS


def begin_clocks(table: TableState) -> bool:
    """Start the clocks, where everyone is there for the first time; they have to be written down then."""
    if not may_begin(table) or table.seat_clocks is None:
        return False
    settle_clocks(table)
    table.seat_clocks.begin(table.clock.now())
    return True


def next_look(table: TableState) -> float | None:
    """When a clock is at zero, or all are to be written down again; None where none runs."""
    clocks = table.seat_clocks
    if clocks is None:
        return None
    settle_clocks(table)
    running = clocks.running()
    if not running:
        return None
    zero = clocks.since + min(clocks.left[seat] for seat in running) / 1000
    return min(zero, clocks.since + clocks.control.checkpoint_seconds)


def at_zero(table: TableState) -> Change | None:
    """What the host has set for a clock at zero, for the first seat that is; None where none is."""
    clocks = table.seat_clocks
    if clocks is None:
        return None
    settle_clocks(table)
    left = clocks.left_at(table.clock.now())
    out = [Seat(seat) for seat in sorted(clocks.running()) if left[seat] == 0]
    if not out:
        return None
    seat, control = out[0], clocks.control
    if control.at_zero == LOSS:
        return note(table, RESIGN, seat, None, LOST_ON_TIME)
    answer = table.companions.answers.default_answer(table.rules().state, seat)
    if control.at_zero == DEFAULT and answer is not None:
        return play(table, seat, answer.row(), "time_up_default")
    return note(table, TIME_UP, seat, [control.level], "time_up_bot")


def is_checkpoint_due(table: TableState) -> bool:
    """Whether running clocks are to be written down again: a server that dies loses no more of them."""
    clocks = table.seat_clocks
    if clocks is None or not clocks.running():
        return False
    return table.clock.now() >= clocks.since + clocks.control.checkpoint_seconds
