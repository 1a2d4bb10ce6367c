"""Whose clock runs at a table: each seat of a person that owes a decision, unless an answer window has its own time."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.table.answer_window import open_window
from quintessence.table.attendance import GONE, presence_of
from quintessence.table.state import PLAYING, TableState


def owing_seats(table: TableState) -> frozenset[int]:
    """The seats of people who owe a decision in a match that is played; none while an answer window is timed."""
    if table.status() != PLAYING:
        return frozenset()
    window = open_window(table)
    is_timed = window is not None and window.seconds is not None
    return frozenset() if is_timed else frozenset(seat for seat in table.to_act() if not table.is_bot(seat))


def settle_clocks(table: TableState, actor: int | None = None) -> list[int] | None:
    """Let the clocks follow a change that `actor` made; all clocks just before it, None where none changes."""
    clocks = table.seat_clocks
    if clocks is None:
        return None
    return clocks.settle(table.clock.now(), owing_seats(table), turn_of(table), actor)


def turn_of(table: TableState) -> int:
    """The number of the turn, by the rules."""
    return table.rules().state.turn_number()


def may_begin(table: TableState) -> bool:
    """Whether the clocks can start: all seats are taken and, unless a turn takes days, everyone was there once."""
    clocks = table.seat_clocks
    if clocks is None or clocks.has_begun or table.status() != PLAYING:
        return False
    return clocks.control.is_in_days or all(_was_there(table, seat) for seat in range(table.seats))


def _was_there(table: TableState, seat: int) -> bool:
    return presence_of(table, seat) != GONE or table.log.own_counts[seat] > 0


def left_in(table: TableState, seats: set[int]) -> int | None:
    """The least that any of some seats has left, in milliseconds; None where none of their clocks runs."""
    clocks = table.seat_clocks
    if clocks is None:
        return None
    settle_clocks(table)
    left, running = clocks.left_at(table.clock.now()), clocks.running() & seats
    return min((left[seat] for seat in running), default=None)


def clocks_json(table: TableState) -> Values | None:
    """What the clocks say now, in milliseconds: none of it depends on the clock of whoever reads it."""
    clocks = table.seat_clocks
    if clocks is None:
        return None
    settle_clocks(table)
    left: list[Json] = [
        None if hold.kind == "bot" or seat in table.log.resigned else milliseconds
        for (seat, hold), milliseconds in zip(
            enumerate(table.stored.seats), clocks.left_at(table.clock.now()), strict=True
        )
    ]
    running: list[Json] = [*sorted(clocks.running())]
    return {"left": left, "running": running, "overdue": [*sorted(clocks.overdue)], "begun": clocks.has_begun}
