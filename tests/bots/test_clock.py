"""Bots on the clock: whoever runs out of time plays the best found so far, however slow the rules run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from quintessence.bots.budget import Allowance, Budget
from quintessence.bots.levels import LEVELS, SECONDS, seconds_of
from quintessence.core.game import Values
from quintessence.jobs.pool import Pool

from . import slow_toy


class Watch:
    """A clock that is set by hand, and counts who looks at it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now


def test_a_budget_counts_nodes_and_never_looks_at_the_clock() -> None:
    watch = Watch()
    budget = Budget(2, None, watch)
    budget.pay()
    budget.watch()
    assert not budget.is_over and budget.spent_part() == 0.5
    budget.pay()
    assert budget.is_over and not budget.is_late and budget.spent == 2 and watch.looks == 0


def test_slow_steps_are_watched_one_by_one_and_quick_ones_less_often() -> None:
    watch = Watch()
    slow = Budget(None, 1.0, watch)
    for _ in range(10):
        watch.now += 0.09
        slow.watch()
    assert watch.looks == 11 and not slow.is_over
    watch.now += 0.1
    slow.pay()
    assert slow.is_late and slow.is_over
    watch.looks = 0
    quick = Budget(None, 1.0, watch)
    for _ in range(1600):
        quick.pay()
    assert 100 <= watch.looks <= 110


def test_what_was_quick_and_becomes_slow_is_noticed_within_a_few_steps() -> None:
    watch = Watch()
    budget = Budget(None, 1.0, watch)
    for _ in range(200):
        budget.pay()
    steps = 0
    while not budget.is_over:
        watch.now += 0.05
        budget.pay()
        steps += 1
    assert steps * 0.05 <= 1.0 + 16 * 0.05


def test_nodes_and_seconds_bound_a_decision_whichever_ends_first() -> None:
    watch = Watch()
    budget = Budget(100, 1.0, watch)
    watch.now += 0.25
    for _ in range(50):
        budget.pay()
    assert budget.spent_part() == 0.5
    watch.now += 0.5
    assert budget.spent_part() == 0.75


def test_the_decisions_of_a_turn_share_its_seconds() -> None:
    watch = Watch()
    allowance = Allowance(None, 2.0, 0.5, watch)

    def seconds_for(turn: int) -> float:
        budget, began = allowance.budget(turn), watch.now
        while not budget.is_over:
            watch.now += 0.01
            budget.watch()
        allowance.charge(budget)
        return watch.now - began

    assert [seconds_for(1) for _ in range(4)] == pytest.approx([1.0, 0.5, 0.25, 0.125], abs=0.02)
    assert seconds_for(2) == pytest.approx(1.0, abs=0.02)
    assert [seconds_for(0), seconds_for(0)] == pytest.approx([1.0, 1.0], abs=0.02), "turns without numbers"


def test_every_level_has_seconds() -> None:
    assert list(SECONDS) == LEVELS
    assert [seconds_of(level) for level in LEVELS] == sorted(SECONDS.values())
    assert seconds_of("somebody's own") == SECONDS["level5"]


@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_takes_its_seconds_and_little_more_where_rules_are_slow(level: str, is_open: bool) -> None:
    told = slow_toy.times({"level": level, "seconds": seconds_of(level), "is_open": is_open})
    turns = told["turns"]
    assert isinstance(turns, list) and len(turns) == 3
    for seconds in turns:
        assert isinstance(seconds, float) and seconds <= seconds_of(level) + 0.5


@pytest.mark.parametrize("is_open", [True, False])
def test_whoever_runs_out_of_time_plays_the_best_found_so_far(is_open: bool) -> None:
    told = slow_toy.times({"level": "level5", "seconds": 2.0, "is_open": is_open})
    chosen = told["chosen"]
    assert isinstance(chosen, list)
    assert sum(number for number in chosen if isinstance(number, int)) > 2.5 * len(chosen), "better than chance"


def test_the_same_holds_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    here = str(Path(__file__).parent)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), here]).strip(os.pathsep))
    jobs: list[Values] = [
        {"run": "slow_toy:times", "level": level, "seconds": seconds_of(level), "is_open": is_open}
        for level in ("level4", "level5")
        for is_open in (True, False)
    ]
    with Pool(1, pure=True) as pool:
        for number, answer in pool.run_all(jobs):
            here_too = slow_toy.times(jobs[number])
            assert answer.get("chosen") == here_too["chosen"]
            turns, seconds = answer.get("turns"), jobs[number]["seconds"]
            assert isinstance(turns, list) and isinstance(seconds, float)
            assert all(isinstance(turn, float) and turn <= seconds + 0.5 for turn in turns)
