"""What changes the board, and all that goes into the log: played, taken back, noted, or written elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from quintessence.core.game import Action, Event, IllegalAction, Json, Seat
from quintessence.table.answer_window import open_window
from quintessence.table.attendance import note_who_is_gone
from quintessence.table.caller import Caller
from quintessence.table.change import DEFAULT_GIVEN, Back, Change
from quintessence.table.clock_log import Mark, clocks_row
from quintessence.table.entry import BACK, CLOCKS, PLAY, SEAT, TAKE_BACK, UNDO, Entry
from quintessence.table.questions import is_late, require_time
from quintessence.table.seat_time import owing_seats, settle_clocks, turn_of
from quintessence.table.state import OVER, TableState
from quintessence.table.undo import can_undo


def play(table: TableState, seat: Seat, row: list[Json], note: str | None = None) -> Change:
    """Play a row in a seat; IllegalAction says why that may not be."""
    return _played(table, seat, table.choose(seat, row), note)


def come_back(table: TableState, seat: int) -> Change | None:
    """End the stand-in of a seat whose holder has come back; None where there is none."""
    if seat not in table.log.stand_ins or table.is_over():
        return None
    return note(table, BACK, Seat(seat), None, "back")


def arrive(table: TableState, caller: Caller, seat: int) -> Change | None:
    """Whoever acts in a seat is there, even without a socket, and takes over from a stand-in; refused without a right.

    Where everyone is connected, nobody can have gone.
    """
    own = caller.require_seat(seat)
    table.rules()
    if table.seat_clocks is not None:
        require_time(table, own)
    if table.gone_since or len(table.held_here()) < table.seats:
        table.gone_since.pop(seat, None)
        note_who_is_gone(table)
    return come_back(table, seat) if seat in table.log.stand_ins else None


def move(table: TableState, seat: Seat, question: int, row: list[Json]) -> Change:
    """Play an action as the answer to a question; in a window, the default answer is only kept until that closes."""
    came_late = question != table.current.asked(seat)[2] and is_late(table, seat, question)
    try:
        action = table.choose(seat, row)
    except IllegalAction as error:
        if came_late:  # another seat was quicker: say that, beside the rule's own reason
            raise IllegalAction(error.code, {**error.values, "late": True}) from None
        raise
    window = open_window(table) if table.has_windows else None
    if window is not None and window.seconds is not None and window.seat == seat and action is window.default_answer:
        return DEFAULT_GIVEN
    return _played(table, seat, action)


def _played(table: TableState, seat: Seat, action: Action, note: str | None = None) -> Change:
    """Play a legal action in memory; it counts once its entry is stored."""
    events = table.apply(seat, action)
    entry = table.new_entry(PLAY, seat, action.row(), note)
    table.add(entry)
    return _changed(table, entry, events)


def note(
    table: TableState, kind: str, seat: Seat | None, row: list[Json] | None = None, note: str | None = None
) -> Change:
    """Add a line to the log that is no action."""
    entry = table.new_entry(kind, seat, row, note)
    table.add(entry)
    return _changed(table, entry, [])


def undo(table: TableState, seat: Seat) -> Back:
    """Take back a seat's last action. Where others have acted since, everyone gets the whole table."""
    answer = can_undo(table, seat)
    if isinstance(answer, str):
        raise IllegalAction(answer)
    mark = table.log.clocks.mark_at(table.log.last_of(seat) + 1)
    require_time(table, seat)
    if table.seat_clocks is not None and mark is not None and mark.before[seat] == 0:
        raise IllegalAction("time_is_up")
    return Back(partial(table.take_off, seat), partial(_undone, table, seat, mark))


def _undone(table: TableState, seat: Seat, mark: Mark | None) -> Change:
    is_last = table.log.last_actor() == seat
    entry = table.new_entry(UNDO, seat)
    table.add(entry)
    if mark is not None:
        _restore(table, mark.before, _stopped(table) if is_last else [seat])
    return _changed(table, entry, [], is_whole=not is_last)


def take_back(table: TableState, seat: Seat, count: int) -> Back:
    """Go back to where so many actions had been played, clocks too; everyone gets the whole table."""
    return Back(partial(table.rewind, count), partial(_gone_back, table, seat, count))


def _gone_back(table: TableState, seat: Seat, count: int) -> Change:
    left = table.log.clocks.left_after(count)
    entry = table.new_entry(TAKE_BACK, seat, [count], "taken_back")
    table.add(entry)
    _restore(table, left, range(table.seats))
    return _changed(table, entry, [], is_whole=True)


def _changed(table: TableState, entry: Entry, events: list[Event], is_whole: bool = False) -> Change:
    """The change by an entry that the log in memory has."""
    kind, clocks = entry.kind, table.seat_clocks
    before = None if clocks is None else settle_clocks(table, entry.seat if kind == PLAY else None)
    summary = table.new_summary()
    if summary is not None:
        table.stored.summary = summary
    status = table.stored.summary.status
    return Change(
        entry,
        events,
        summary,
        has_update=not is_whole,
        is_whole=is_whole,
        shows_table=status == OVER or kind not in (PLAY, UNDO),
        has_pins=bool(table.pins.all) and _settle_pins(table, entry),
        writes_clocks=before is not None or (clocks is not None and kind in (UNDO, TAKE_BACK)),
        clocks_before=before if kind == PLAY else None,
    )


def follow(table: TableState, entry: Entry) -> Back | Change:
    """Take in an entry that was written elsewhere."""
    if entry.kind == CLOCKS:
        return _take_clocks(table, entry)
    if entry.kind not in (UNDO, TAKE_BACK):
        return _followed(table, entry, table.fold(entry))
    is_whole = entry.kind == TAKE_BACK or table.log.last_actor() != entry.seat
    return Back(partial(table.fold, entry), partial(_followed, table, entry, [], is_whole))


def _followed(table: TableState, entry: Entry, events: list[Event], is_whole: bool = False) -> Change:
    settle_clocks(table, entry.seat if entry.kind == PLAY else None)
    table.stored.summary = table.summary()
    return Change(
        entry,
        events,
        has_update=entry.kind != SEAT and not is_whole,
        is_whole=is_whole,
        shows_table=table.stored.summary.status == OVER or entry.kind not in (PLAY, UNDO),
        has_pins=bool(table.pins.all) and _settle_pins(table, entry),
        is_followed=True,
    )


def _take_clocks(table: TableState, entry: Entry) -> Change:
    """Go on from what was written elsewhere of the clocks, just now."""
    table.add(entry)
    if table.seat_clocks is not None:
        table.seat_clocks.read(table.log.clocks, table.clock.now())
        settle_clocks(table)
    return Change(entry, shows_clocks=table.seat_clocks is not None, is_followed=True)


def clocks_now(table: TableState, before: list[int] | None = None) -> Change | None:
    """What the clocks say now, to be written down; None where none runs. `clocks_written` takes it into the log.

    `before` are all clocks before the action that has just ended a turn.
    """
    clocks, now = table.seat_clocks, table.clock.now()
    if clocks is None or not clocks.has_begun:
        return None
    clocks.left, clocks.since = clocks.left_at(now), now
    row = clocks_row(clocks.left, clocks.owing or frozenset(), clocks.overdue, before)
    return Change(table.new_entry(CLOCKS, None, row), None, table.new_summary())


def clocks_written(table: TableState, change: Change) -> None:
    """What the clocks said is durable."""
    if change.entry is not None and table.seat_clocks is not None:
        table.add(change.entry)
        table.seat_clocks.written_at = table.seat_clocks.since
    if change.summary is not None:
        table.stored.summary = change.summary


def _restore(table: TableState, left: list[int] | None, seats: Iterable[int]) -> None:
    """Let some clocks go back with the board, to what they were; None: to the start."""
    clocks = table.seat_clocks
    if clocks is not None:
        known = left or [clocks.control.full] * table.seats
        now, owing = table.clock.now(), owing_seats(table)
        clocks.restore(now, {seat: known[seat] for seat in seats}, owing, turn_of(table))


def _stopped(table: TableState) -> list[int]:
    """The seats whose clocks do not just run on after an undo."""
    before = None if table.seat_clocks is None else table.seat_clocks.owing
    return [seat for seat in range(table.seats) if seat not in (before or frozenset()) & owing_seats(table)]


def _settle_pins(table: TableState, entry: Entry) -> bool:
    """Whether pins have fallen by a change."""
    turn = None if table.is_over() else table.rules().state.turn_number()
    return table.pins.settle(turn, entry.seat, entry.row)
