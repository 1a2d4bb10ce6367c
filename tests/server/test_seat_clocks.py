"""The arithmetic of the seats' clocks: what each says follows from who owed a decision, and for how long."""

from __future__ import annotations

import random

import pytest

from quintessence.core.game import Json
from quintessence.service.tables.clock import LoopClock
from quintessence.table.clock_log import ClockLog, clocks_row
from quintessence.table.entry import CLOCKS, TIME_UP, Entry
from quintessence.table.seat_clocks import SeatClocks
from quintessence.table.time_control import BOT, GAME, LOSS, TURN, TimeControl, read_time_control

A, B, C = 0, 1, 2
A_TURN = TimeControl(TURN, 60, 0, BOT, "level3")
A_GAME = TimeControl(GAME, 900, 10, LOSS, "level3")
NOBODY: frozenset[int] = frozenset()


def started(control: TimeControl, *owing: int, seats: int = 2) -> SeatClocks:
    """Clocks that were started at 100, in the first turn."""
    clocks = SeatClocks(control, seats)
    clocks.settle(100.0, frozenset(owing), 1, None)
    clocks.begin(100.0)
    return clocks


def test_only_who_owes_a_decision_is_charged() -> None:
    clocks = started(A_GAME, A)
    assert clocks.left_at(130.0) == [870_000, 900_000]


def test_nothing_runs_before_the_clocks_are_started() -> None:
    clocks = SeatClocks(A_GAME, 2)
    clocks.settle(0.0, frozenset([A]), 1, None)
    clocks.settle(50.0, frozenset([B]), 2, A)
    assert clocks.left_at(1000.0) == [900_000, 900_000] and clocks.running() == NOBODY


def test_a_turn_s_clock_is_full_again_when_the_turn_is_over() -> None:
    clocks = started(A_TURN, A)
    assert clocks.settle(150.0, frozenset([B]), 2, A) == [10_000, 60_000]
    assert clocks.left_at(150.0) == [60_000, 60_000] and clocks.left_at(155.0) == [60_000, 55_000]


def test_a_game_s_clock_gains_its_increment_by_the_seat_s_own_action() -> None:
    clocks = started(A_GAME, A)
    clocks.settle(130.0, frozenset([B]), 2, A)
    assert clocks.left_at(130.0) == [880_000, 900_000]
    clocks.settle(140.0, NOBODY, 3, A)  # what the other did spares this seat its answer: no turn of its own
    assert clocks.left_at(200.0) == [880_000, 890_000]


def test_steps_within_a_turn_change_nothing() -> None:
    clocks = started(A_TURN, A)
    for moment in (110.0, 120.0, 130.0):
        assert clocks.settle(moment, frozenset([A]), 1, A) is None
    assert clocks.left_at(130.0) == [30_000, 60_000]


def test_alone_a_turn_ends_by_one_s_own_action_that_begins_the_next() -> None:
    clocks = started(A_TURN, A, seats=1)
    assert clocks.settle(140.0, frozenset([A]), 2, A) == [20_000]
    assert clocks.left_at(145.0) == [55_000]


def test_another_s_turn_that_ends_gives_nothing_to_who_still_owes_an_answer() -> None:
    clocks = started(A_TURN, A, B, seats=3)
    clocks.settle(130.0, frozenset([B, C]), 2, A)
    assert clocks.left_at(140.0) == [60_000, 20_000, 50_000]
    clocks.settle(140.0, frozenset([B]), 3, C)  # now its own turn has come
    assert clocks.left_at(140.0) == [60_000, 60_000, 60_000]


@pytest.mark.parametrize("control", [A_TURN, A_GAME])
def test_who_is_asked_again_in_the_same_turn_goes_on_where_it_was(control: TimeControl) -> None:
    full = control.full
    clocks = started(control, A, B)
    clocks.settle(110.0, frozenset([A]), 1, A)  # A has something to pay first, and B waits
    assert clocks.left_at(115.0) == [full - 15_000, full - 10_000]
    clocks.settle(115.0, frozenset([A, B]), 1, A)
    clocks.settle(120.0, frozenset([B]), 1, A)  # A has done its part, and is asked once more
    gain = control.increment * 1000
    clocks.settle(121.0, frozenset([A, B]), 1, B)
    clocks.settle(122.0, frozenset([B]), 1, A)
    assert clocks.left_at(122.0) == [full - 21_000 + gain, full - 17_000]  # one increment a turn


def test_a_bot_that_moves_for_someone_does_so_until_the_turn_is_over() -> None:
    clocks = started(A_TURN, A)
    clocks.time_up(A, 160.0)
    clocks.settle(161.0, frozenset([B]), 1, A)  # B answers in A's turn
    clocks.settle(165.0, frozenset([A]), 1, B)
    assert clocks.overdue == {A} and clocks.running() == NOBODY
    clocks.settle(166.0, frozenset([B]), 2, A)
    assert clocks.overdue == set() and clocks.left == [60_000, 60_000]


def test_a_game_that_counts_no_turns_has_one_each_time_that_a_seat_is_asked() -> None:
    clocks = SeatClocks(A_GAME, 2)
    clocks.begin(100.0)
    clocks.settle(100.0, frozenset([A]), 0, None)
    for moment in (110.0, 120.0, 130.0, 140.0):
        asked = B if moment % 20 else A
        clocks.settle(moment, frozenset([asked]), 0, 1 - asked)
    assert clocks.left_at(140.0) == [900_000, 900_000]


def test_each_of_several_has_a_clock_of_its_own() -> None:
    clocks = started(A_GAME, A, B, C, seats=3)
    clocks.settle(110.0, frozenset([B, C]), 1, A)
    clocks.settle(130.0, frozenset([C]), 1, B)
    assert clocks.left_at(160.0) == [900_000, 880_000, 840_000]


def test_nothing_goes_below_zero_and_time_never_runs_backwards() -> None:
    clocks = started(A_TURN, A)
    assert clocks.left_at(1e9) == [0, 60_000]
    assert clocks.left_at(-1e9) == [60_000, 60_000]


def test_a_clock_at_zero_stands_still_while_a_bot_moves_and_comes_back_for_the_next_turn() -> None:
    clocks = started(A_GAME, A)
    assert clocks.left_at(1100.0)[A] == 0
    clocks.time_up(A, 1100.0)
    assert clocks.running() == NOBODY
    clocks.settle(1105.0, frozenset([B]), 2, A)
    assert clocks.overdue == set() and clocks.left[B] == 900_000 and clocks.left_at(1106.0) == [10_000, 899_000]


def test_the_board_goes_back_and_the_clocks_with_it_but_those_that_run_on() -> None:
    clocks = started(A_GAME, A, C, seats=3)
    before = clocks.settle(130.0, frozenset([B, C]), 2, A)
    assert before == [870_000, 900_000, 870_000]
    clocks.restore(150.0, {A: before[A], B: before[B]}, frozenset([A, C]), 1)
    assert clocks.left_at(150.0) == [870_000, 900_000, 850_000]
    assert clocks.left_at(160.0) == [860_000, 900_000, 840_000]


@pytest.mark.parametrize("control", [A_TURN, A_GAME])
def test_whatever_happens_charges_add_up(control: TimeControl) -> None:
    """Any order of turns, read back from what was written at any moment, says the same as one that was never read."""
    for seed in range(200):
        chance, now = random.Random(seed), 100.0
        clocks, log, turn = started(control, A, seats=3), ClockLog(), 1
        for line in range(1, 30):
            now += chance.choice([0.0, 0.4, 3.0, 25.0])
            owing = frozenset(seat for seat in range(3) if chance.random() < 0.5)
            turn += chance.random() < 0.3
            before = clocks.settle(now, owing, turn, chance.choice([None, A, B, C]))
            assert all(0 <= left <= control.full or control.per == GAME for left in clocks.left)
            row = clocks_row(clocks.left_at(now), clocks.owing or NOBODY, clocks.overdue, before)
            log.add(Entry(line, CLOCKS, None, row, None, now), line)
            again = SeatClocks(control, 3)
            again.read(log, now)
            again.settle(now, owing, turn, None)
            later = now + chance.random() * 100
            assert again.left_at(later) == clocks.left_at(later)
            assert sum(clocks.left_at(later)) <= sum(clocks.left_at(now))


def test_what_was_written_before_this_turn_began_charges_nobody_for_it() -> None:
    log = ClockLog()
    log.add(Entry(1, CLOCKS, None, clocks_row([30_000, 60_000], frozenset([A]), set(), None), None, 5.0), 3)
    clocks = SeatClocks(A_TURN, 2)
    clocks.read(log, 5.0)
    clocks.settle(500.0, frozenset([B]), 4, None)  # the action that ended A's turn was written, the clocks were not
    assert clocks.left_at(510.0)[B] == 50_000


def test_the_log_remembers_the_clocks_of_every_turn_that_ended() -> None:
    log = ClockLog()
    for played, left in ((2, 40), (5, 30), (7, 20)):
        row = clocks_row([left, 60], frozenset([A]), set(), [left - 10, 60])
        log.add(Entry(played, CLOCKS, None, row, None, 0.0), played)
    mark = log.mark_at(5)
    assert mark is not None and mark.before == [20, 60] and log.mark_at(4) is None
    assert log.left_after(6) == [30, 60] and log.left_after(1) is None
    log.undo(4)  # the fifth action, in the middle: the seventh is the sixth now
    assert [one.played for one in log.marks] == [2, 6]
    log.take_back(3)
    assert [one.played for one in log.marks] == [2]


def test_who_is_out_of_time_stays_so_until_the_clocks_are_written_again() -> None:
    log = ClockLog()
    log.add(Entry(1, TIME_UP, A, ["level3"], "time_up_bot", 0.0), 0)
    assert log.overdue == {A}
    log.add(Entry(2, CLOCKS, None, clocks_row([60, 60], frozenset([B]), set(), None), None, 0.0), 1)
    assert log.overdue == set()


def test_a_process_counts_from_its_own_start_and_nothing_is_in_the_future() -> None:
    clock = LoopClock()
    started_at = clock.now()
    assert clock.moment_of(0.0) == pytest.approx(started_at, abs=1.0)
    assert clock.moment_of(4e9) <= clock.now()


def test_clocks_are_written_down_twenty_times_a_turn_but_no_oftener_than_each_minute() -> None:
    def seconds(full: int) -> float:
        return TimeControl(TURN, full, 0, BOT, "level3").checkpoint_seconds

    assert [seconds(60), seconds(3600), seconds(86400), seconds(7 * 86400)] == [60, 180, 4320, 7200]


def test_a_time_control_is_read_as_it_was_written_and_nothing_else_is() -> None:
    assert read_time_control(A_GAME.json()) == A_GAME
    bad: list[Json] = [None, 3, {}, {"seconds": "x", "increment": 1}]
    assert [read_time_control(value) for value in bad] == [None] * 4
