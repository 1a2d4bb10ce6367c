"""Whether a seat may take its last action back: nobody has learned anything by it, and nothing was built on it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final

from quintessence.core.game import OPEN, Action, Seat, State
from quintessence.core.knowledge import Teaching
from quintessence.core.undo import without_action
from quintessence.server.decisions.answer_window import ONLINE, setting_of
from quintessence.server.people.callers import Caller
from quintessence.server.tables.table import Table

_THREAD: Final = ThreadPoolExecutor(1, "quintessence-worlds")
_SOON: Final = 0.0005
"""Seconds for which the loop itself looks: half of the looks end within them, and a way to the thread takes as long."""


def undo_seat(table: Table, caller: Caller) -> Seat | None:
    """The held seat that acted last: of all, or where all play together, of those that the caller holds."""
    held = caller.held
    if table.is_allied and len(held) == 1:
        (seat,) = held
        return Seat(seat) if table.log.last_of(seat) >= 0 else None
    for entry in reversed(table.log.actions):
        if entry.seat in held:
            return Seat(entry.seat)
        if not table.is_allied:
            break
    return None


def undo_for(table: Table, caller: Caller) -> tuple[bool | str, Seat | None]:
    """Whether a caller may take back (True, or the code of the reason why not), and in which seat.

    `learn_undo` has found out before what needs time.
    """
    if not table.log.actions:
        return "nothing_to_undo", None
    if not table.to_act():  # secrets may have been shown since
        return "match_is_over", None
    seat = undo_seat(table, caller)
    if seat is None:
        return ("nothing_to_undo" if table.is_allied else "other_seat_acted"), None
    return table.position.undo[seat], seat


async def learn_undo(table: Table, held: Collection[int]) -> None:
    """Find out for each held seat that may be asked about whether it may take back; where all is open, at once.

    Whether a bot's action could be undone is not worked out: nobody asks for it.
    """
    if not table.to_act() or not table.log.actions:
        return
    known = table.position.undo
    for number in range(table.seats) if table.is_allied else (table.log.last_actor() or 0,):
        seat = Seat(number)
        if seat in held and seat not in known:
            known[seat] = _at_once(table, seat) or await _looked_at(table, seat)


async def can_undo(table: Table, seat: Seat) -> bool | str:
    """Whether a seat may take its last action back: True, or the code of the reason why not."""
    known = table.position.undo
    if seat not in known:
        known[seat] = _at_once(table, seat) or await _looked_at(table, seat)
    return known[seat]


async def _looked_at(table: Table, seat: Seat) -> bool | str:
    """The answer that needs a look at possible worlds: whether the action has shown any seat something.

    Most often the first few worlds show it, so these are looked at here at once. Only the rest goes to the single
    thread: else every move would wait there behind the few that need all worlds.
    """
    loop, before = asyncio.get_running_loop(), table.befores.get(seat)
    if before is None:
        return await loop.run_in_executor(_THREAD, table.rules().can_undo, seat)
    following = table.rules().history()[before.played :]
    if len(following) > 1:
        rest = await loop.run_in_executor(_THREAD, without_action, before.state, following, table.rules().state)
        if rest is None:
            return "others_built_on_it"
    if before.has_shown is None:
        teaching = _teaching(before.state, seat, following[0][1], table.seats)
        if teaching is not None and not _is_shown_soon(teaching):
            await loop.run_in_executor(_THREAD, _look_at_all, teaching)
        before.has_shown = teaching is not None and teaching.has_taught
    return "something_was_shown" if before.has_shown else True


def _at_once(table: Table, seat: Seat) -> bool | str:
    """The answer where the log and the position give it; False where possible worlds have to be looked at."""
    index = table.log.last_of(seat)
    if index < 0:
        return "nothing_to_undo"
    if not table.to_act():
        return "match_is_over"
    is_last = index == table.played - 1
    if not is_last and not table.is_allied:
        return "other_seat_acted"
    if table.has_windows and setting_of(table) == ONLINE and _was_answer(table, seat):
        return "answer_is_final"  # or a window could be opened again and again
    return is_last and table.information == OPEN


def _teaching(before: State, seat: Seat, action: Action, seats: int) -> Teaching | None:
    """The search for what an action has taught others; None where nothing is hidden."""
    return None if before.information() == OPEN else Teaching(before, seat, action, seats)


def _is_shown_soon(teaching: Teaching) -> bool:
    """Look at worlds for a moment (`_SOON`); whether the search came to its end in that time."""
    end = perf_counter() + _SOON
    while teaching.is_open and perf_counter() < end:
        teaching.look_on()
    return not teaching.is_open


def _look_at_all(teaching: Teaching) -> None:
    """Look at all worlds, one call each: compiled code keeps the interpreter from the loop until it returns."""
    while teaching.is_open:
        teaching.look_on()


def _was_answer(table: Table, seat: Seat) -> bool:
    """Whether a seat's last action was an answer in another's turn."""
    before = table.befores.get(seat)
    if before is not None:
        return table.companions.answers.default_answer(before.state, seat) is not None
    match = table.rules()
    state = match.game.setup(match.options, match.seats, match.seed)
    for other, action, _ in match.history()[: table.log.last_of(seat)]:
        state.apply(other, action)
    return table.companions.answers.default_answer(state, seat) is not None
