"""What things are worth: how much less a seat wins that may not take them, on the same seeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import sqrt

from quintessence.core.game import ALLIES
from quintessence.lab.intervals import SURE
from quintessence.lab.measures.balance import won
from quintessence.lab.restricted import ALL, ONE, kinds_of
from quintessence.lab.simulate import Plan, Played, play_tasks
from quintessence.lab.summary import Result
from quintessence.lab.workers import Processes, Runner, open_workers


@dataclass(frozen=True)
class Estimate:
    """A mean over all games, and half of its 95 % interval; None where no game says anything else than the others."""

    value: float
    half_width: float | None


@dataclass(frozen=True)
class Worth:
    """What some things are worth to a seat that may not take them."""

    things: tuple[str, ...]
    offered: int
    """Games in which one of them was offered to a seat that may not take it."""
    taken: int
    """Games in which one was taken there while it was allowed: only these can change."""
    wins: Estimate
    """The part of a win that goes with them."""
    points: Estimate
    """Points of the seat that go with them."""
    forced: int
    """Decisions in which nothing else was legal."""


@dataclass
class Worths:
    """The worth of several things, each against the same games without restriction."""

    plan: Plan
    games: int
    found: list[Worth] = field(default_factory=list)
    faults: list[Played] = field(default_factory=list)


def who_is_restricted(plan: Plan) -> str:
    """Rivals are restricted one at a time, since what all lack costs nobody a win; allies all together."""
    return ALL if plan.start(0).state.relation() == ALLIES else ONE


def weigh_things(
    plan: Plan,
    groups: list[tuple[str, ...]],
    games: int,
    processes: Processes = 1,
    advance: Callable[[], None] = lambda: None,
) -> Worths:
    """What each group of things is worth. A game in which nobody takes what is forbidden goes as it went without the
    restriction, so that only the others are played again."""
    kinds = tuple(dict.fromkeys(kind for group in groups for kind in kinds_of(group)))
    whom = plan.forbidden_to
    free = replace(plan, kinds=kinds, forbidden=())
    worths = Worths(plan, 0)
    with open_workers(processes) as pool:
        base = _played([(free, number) for number in range(games)], pool, advance, worths)
        worths.games = len(base)
        for group in groups:
            bound = replace(plan, forbidden=group, forbidden_to=whom)
            changed = [number for number, played in base.items() if _has(played.taken, bound, number)]
            again = _played([(bound, number) for number in changed], pool, lambda: None, worths)
            if base:
                worths.found.append(_worth(bound, group, base, again))
    return worths


def _played(
    tasks: list[tuple[Plan, int]], pool: Runner | None, advance: Callable[[], None], worths: Worths
) -> dict[int, Played]:
    """The finished games by their numbers."""
    by_number: dict[int, Played] = {}
    for _, played in play_tasks(tasks, pool):
        advance()
        if played.outcome is None:
            worths.faults.append(played)
        else:
            by_number[played.number] = played
    return dict(sorted(by_number.items()))


def _has(counts: list[dict[str, int]], plan: Plan, number: int) -> bool:
    """Whether a restricted seat has any of the forbidden things in its counts."""
    return any(thing in counts[seat] for seat in plan.restricted_seats(number) for thing in plan.forbidden)


def _worth(plan: Plan, group: tuple[str, ...], base: dict[int, Played], again: dict[int, Played]) -> Worth:
    taken = [number for number, played in base.items() if _has(played.taken, plan, number)]
    kept = [number for number in base if number in again or number not in taken]  # without those that crashed
    wins, points = [], []
    for number in kept:
        seats, free = plan.restricted_seats(number), base[number]
        bound = again.get(number, free)
        wins.append(sum(won(free, seat) - won(bound, seat) for seat in seats) / len(seats))
        points.append(sum(_points(free, seat) - _points(bound, seat) for seat in seats) / len(seats))
    return Worth(
        group,
        sum(_has(played.offered, plan, number) for number, played in base.items()),
        len(taken),
        _estimate(wins),
        _estimate(points),
        sum(played.forced for played in again.values()),
    )


def _points(played: Played, seat: int) -> int:
    assert played.outcome is not None
    return Result.of(played.outcome).totals[seat]


def _estimate(values: list[float]) -> Estimate:
    if not values:
        return Estimate(0.0, None)
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, None)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    is_same = variance == 0 and mean == 0
    return Estimate(mean, None if is_same else SURE * sqrt(variance / len(values)))
