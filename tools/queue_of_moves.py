"""What N processes on one database would give, by a simulation: python tools/queue_of_moves.py [--own US] …

Pairs of sockets play at tables, each socket at a process that chance chose. A move waits for the loop of its
player's process, which plays it; then for that process's writer, which takes all that waits at once and waits for
the disk. Then the player is answered, every other process hears of it, and the other seat's, where it is another
one, follows and tells its seat. Only then comes the next move. Each process has a processor of its own, and the
database has enough: a bound for a machine with processors to spare, no measurement. `quintessence bench server
--database` helps to find a machine's own times.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections import deque
from collections.abc import Callable
from typing import Final

PROCESSES: Final = (1, 2, 4, 8, 16)


class Clock:
    """What is to be done, by the time when it is due; in microseconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: Final[list[tuple[float, int, Callable[[], None]]]] = []
        self._made = 0

    def after(self, delay: float, work: Callable[[], None]) -> None:
        self._made += 1
        heapq.heappush(self._due, (self.now + delay, self._made, work))

    def run_until(self, end: float) -> None:
        while self._due and self._due[0][0] <= end:
            self.now, _, work = heapq.heappop(self._due)
            work()


class Loop:
    """A process's one thread for its sockets: one thing after the other."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._free_at = 0.0

    def do(self, cost: float, then: Callable[[], None]) -> None:
        self._free_at = max(self._free_at, self._clock.now) + cost
        self._clock.after(self._free_at - self._clock.now, then)


class Writer:
    """A process's way to the disk: whatever came in meanwhile is one group."""

    def __init__(self, clock: Clock, flush: float, entry: float) -> None:
        self._clock: Final = clock
        self._flush: Final = flush
        self._entry: Final = entry
        self._waiting: Final[deque[Callable[[], None]]] = deque()
        self._is_busy = False

    def write(self, then: Callable[[], None]) -> None:
        self._waiting.append(then)
        if not self._is_busy:
            self._write_group()

    def _write_group(self) -> None:
        group = list(self._waiting)
        self._waiting.clear()
        self._is_busy = bool(group)
        if group:
            self._clock.after(self._flush + self._entry * len(group), lambda: self._written(group))

    def _written(self, group: list[Callable[[], None]]) -> None:
        for then in group:
            then()
        self._write_group()


class Process:
    def __init__(self, clock: Clock, times: argparse.Namespace) -> None:
        self.loop: Final = Loop(clock)
        self.writer: Final = Writer(clock, times.flush, times.entry)


def nothing() -> None:
    """What follows on having heard of a move at somebody else's table."""


class Pair:
    """Two sockets at a table, and how long each of their moves took until it was answered."""

    def __init__(self, clock: Clock, own: list[Process], everyone: list[Process], times: argparse.Namespace) -> None:
        self._clock: Final = clock
        self._own: Final = own
        self._everyone: Final = everyone
        self._times: Final = times
        self._turn = 0
        self.answered: Final[list[float]] = []

    def move(self) -> None:
        here, sent = self._own[self._turn], self._clock.now
        here.loop.do(self._times.own, lambda: here.writer.write(lambda: self._stored(sent)))

    def _stored(self, sent: float) -> None:
        self.answered.append(self._clock.now - sent)
        here, there = self._own[self._turn], self._own[1 - self._turn]
        self._turn = 1 - self._turn
        for process in self._everyone:
            if process is not here:
                process.loop.do(self._times.hear, nothing)
        if here is there:
            self.move()
        else:
            there.loop.do(self._times.other, self.move)


def simulated(processes: int, sockets: int, times: argparse.Namespace) -> tuple[float, float]:
    """Moves a second, and within how many milliseconds 99 of 100 were answered."""
    clock = Clock()
    everyone = [Process(clock, times) for _ in range(processes)]
    chance = random.Random(processes)
    pairs = [Pair(clock, chance.choices(everyone, k=2), everyone, times) for _ in range(sockets // 2)]
    for pair in pairs:
        pair.move()
    clock.run_until(1e6)
    for pair in pairs:
        pair.answered.clear()
    clock.run_until(1e6 * (1 + times.seconds))
    answered = sorted(wait for pair in pairs for wait in pair.answered)
    return len(answered) / times.seconds, answered[int(0.99 * len(answered))] / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--own", type=float, default=190.0, help="µs of a loop for a move of its own player")
    parser.add_argument("--other", type=float, default=150.0, help="µs of a loop to follow and tell another's move")
    parser.add_argument("--hear", type=float, default=70.0, help="µs of a loop for each move at any other process")
    parser.add_argument("--flush", type=float, default=1000.0, help="µs of a group at the database, whatever it holds")
    parser.add_argument("--entry", type=float, default=30.0, help="µs more for each entry of it")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to simulate")
    times = parser.parse_args()
    print(f"{'processes':>9} {'sockets':>8} {'moves/s':>9} {'p99 ms':>8}")
    for sockets in (50, 500, 5000):
        for processes in PROCESSES:
            moves, longest = simulated(processes, sockets, times)
            print(f"{processes:>9} {sockets:>8} {moves:>9,.0f} {longest:>8.1f}")


if __name__ == "__main__":
    main()
