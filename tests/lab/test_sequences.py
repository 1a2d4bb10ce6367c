"""Intervals that may be looked at after every game keep their promise; each test counts how often they break it."""

from __future__ import annotations

from random import Random

from quintessence.lab.sequences import BoundedSequence, mixture_half_width

RUNS = 1000


def is_ever_sure(random: Random, games: int) -> bool:
    """Whether somebody who looks after every game ever takes two equal variants for different ones."""
    sequence = BoundedSequence(-1, 1)
    for _ in range(games):
        sequence.add(random.choice((-1, 0, 0, 1)))
        if sequence.excludes_zero():
            return True
    return False


def test_at_no_difference_it_stops_wrongly_in_at_most_five_of_a_hundred_runs() -> None:
    random = Random(1)
    wrong = sum(is_ever_sure(random, 250) for _ in range(RUNS))
    assert wrong <= 0.05 * RUNS


def test_a_difference_is_found_and_the_interval_holds_it() -> None:
    random = Random(2)
    sequence = BoundedSequence(-1, 1)
    while not sequence.excludes_zero():
        sequence.add(random.choice((0, 0, 1)))
    assert sequence.low < 1 / 3 < sequence.high
    assert sequence.count < 100


def test_values_that_never_vary_are_soon_known() -> None:
    sequence = BoundedSequence(-1, 1)
    for _ in range(1000):
        sequence.add(0)
    assert sequence.half_width < 0.02
    assert sequence.low < 0 < sequence.high


def test_an_ordinary_interval_would_break_the_promise_and_the_mixture_keeps_it() -> None:
    random, wrong, ordinary_wrong = Random(3), 0, 0
    looks = range(20, 400, 20)
    for _ in range(RUNS):
        total, sums = 0.0, []
        for _ in range(max(looks) // 20):
            total += random.gauss(0, 20**0.5)  # twenty games of spread 1 together
            sums.append(total)
        means = [(count, abs(total) / count) for count, total in zip(looks, sums, strict=True)]
        wrong += any(mean > mixture_half_width(1, count) for count, mean in means)
        ordinary_wrong += any(mean > 1.96 / count**0.5 for count, mean in means)
    assert wrong <= 0.05 * RUNS < ordinary_wrong
