"""`quintessence bench lab`: what many games cost, and what workers add to it. Needs the extra `cluster`."""

from __future__ import annotations

import platform
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from statistics import median
from time import perf_counter, process_time
from typing import Final, final

from psutil import Process  # type: ignore[import-untyped]  # it comes with distributed

import quintessence
from quintessence.core.game import Json, Values
from quintessence.core.replay import fewest_seats
from quintessence.jobs.pool import Pool
from quintessence.lab.cluster import Cluster
from quintessence.lab.simulate import Plan, play_game, play_tasks
from quintessence.lab.workers import Runner

BOT: Final = "level3"
_SEED: Final = "bench"
_ROUND_SECONDS: Final = 10
"""A run of workers is so many samples long: tasks of half a second fill it evenly."""
_KINDS: Final[dict[str, Callable[[int], AbstractContextManager[Runner | None]]]] = {
    "pool": Pool,
    "cluster": lambda number: Cluster(f"local:{number}"),
}


def measure(games: list[str], rounds: int, seconds: float) -> Values:
    """The processor's time a game of each title, and two workers of this machine beside one."""
    slugs = games or quintessence.known_games()
    titles: list[Json] = [_title(slug, rounds, seconds) for slug in slugs]
    head: Values = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": quintessence.is_compiled(),
        "bot": BOT,
        "rounds": rounds,
        "seconds": seconds,
    }
    return {**head, "titles": titles, "workers": _workers(slugs[0], rounds, _ROUND_SECONDS * seconds)}


def _plan(slug: str) -> Plan:
    game = quintessence.load(slug, {})
    return Plan(slug, (BOT,) * fewest_seats(game, {}), _SEED, data={})


def _title(slug: str, rounds: int, seconds: float) -> Values:
    """What a game costs, and a million of them, in hours of one processor."""
    plan, number = _plan(slug), 0
    play_game(plan, 0)
    costs = []
    for _ in range(rounds):
        begun, first = process_time(), number
        while number == first or process_time() - begun < seconds:
            play_game(plan, number)
            number += 1
        costs.append((process_time() - begun) / (number - first))
    cost = median(costs)
    hours = round(cost * 1e6 / 3600, 1)
    return {"game": slug, "games": number, "ms_a_game": _milliseconds(costs), "hours_a_million": hours}


@final
class _Way:
    """Some workers, and what their processes and ours have taken of the processor."""

    def __init__(
        self, opened: AbstractContextManager[Runner | None], stack: ExitStack, plan: Plan, warm_up: int
    ) -> None:
        """A run before the first one that counts starts the workers, and has them load the game."""
        before = _children()
        self._runner: Final = stack.enter_context(opened)
        _play(plan, warm_up, self._runner)
        self._workers: Final = _children() - before
        self.runs: Final[list[tuple[float, float, float]]] = []
        """Of each run the seconds by the clock, and of the processor for workers and for whoever hands out, a game."""

    def run(self, plan: Plan, count: int) -> None:
        begun, workers, own = perf_counter(), self._spent(), process_time()
        _play(plan, count, self._runner)
        spent = (perf_counter() - begun, self._spent() - workers, process_time() - own)
        clock, of_workers, of_handing_out = (seconds / count for seconds in spent)
        self.runs.append((clock, of_workers, of_handing_out))

    def _spent(self) -> float:
        times = [worker.cpu_times() for worker in self._workers]
        return float(sum(time.user + time.system for time in times))


def _children() -> set[Process]:
    return set(Process().children(recursive=True))


def _play(plan: Plan, count: int, runner: Runner | None) -> None:
    played = sum(1 for _ in play_tasks([(plan, number) for number in range(count)], runner))
    assert played == count


def _workers(slug: str, rounds: int, seconds: float) -> Values:
    """The same games here, with one worker and with two, in turns; ratios of one round, then their median."""
    plan = _plan(slug)
    count = _games_in(plan, seconds)
    (here,) = _in_turns(lambda _: nullcontext(None), [0], plan, count, rounds)
    ways: list[Json] = [_pair(kind, *_in_turns(opened, [1, 2], plan, count, rounds)) for kind, opened in _KINDS.items()]
    return {"game": slug, "games": count, "ms_here": _milliseconds([run[2] for run in here.runs]), "ways": ways}


def _in_turns(
    opened: Callable[[int], AbstractContextManager[Runner | None]],
    numbers: list[int],
    plan: Plan,
    count: int,
    rounds: int,
) -> list[_Way]:
    """Runs with so many workers of one kind. No other kind is open then: a cluster's scheduler runs in this process."""
    with ExitStack() as stack:
        ways = [_Way(opened(number), stack, plan, max(8, count // 4) if number else 1) for number in numbers]
        for _ in range(rounds):
            for way in ways:
                way.run(plan, count)
    return ways


def _pair(kind: str, one: _Way, two: _Way) -> Values:
    """Two workers beside one.

    By the processor's time, which does not depend on who else runs: two processors have to do the work of two workers
    and of whoever hands it out, one worker has a processor for itself.
    """
    runs = [*zip(one.runs, two.runs, strict=True)]
    return {
        "workers": kind,
        "worker_ms": _milliseconds([work for _, work, _ in two.runs]),
        "handing_out_ms": _milliseconds([own for _, _, own in two.runs]),
        "efficiency_of_two": round(median(alone[1] / (both[1] + both[2]) for alone, both in runs), 3),
        "efficiency_by_clock": round(median(alone[0] / both[0] / 2 for alone, both in runs), 3),
    }


def _milliseconds(seconds: list[float]) -> float:
    return round(1000 * median(seconds), 3)


def _games_in(plan: Plan, seconds: float) -> int:
    """How many games fill some seconds of a processor."""
    begun, count = process_time(), 0
    while process_time() - begun < seconds / 4:
        play_game(plan, count)
        count += 1
    return 4 * count
