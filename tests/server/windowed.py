"""What the tests of answer windows share: a server whose time is the test's own, and ears that note when they hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any, TypeVar

import quintessence
from quintessence.core.game import Json, Seat, Values
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.wire.requests import Play, StandingAnswer
from quintessence.service.limits import Limits
from quintessence.service.people.callers import Visitor
from quintessence.service.play.clock_timers import ClockTimers
from quintessence.service.play.window_timers import WindowTimers
from quintessence.service.tables.clock import Timer
from quintessence.service.wire.table_json import whole_json
from quintessence.table.caller import Caller, caller_at
from quintessence.table.model import Guest, SeatHold, StoredTable
from quintessence.table.table import Table
from quintessence.table.viewer import viewer_of
from tests.server import deck

T = TypeVar("T")
A, B, C = Seat(0), Seat(1), Seat(2)
TAKE: list[Json] = ["take", deck.TAKE]
DECLINE: list[Json] = ["decline"]
DESTROY: list[Json] = ["destroy", deck.DESTROY, 1]
DISCARD: list[Json] = ["discard", deck.DESTROY]
NOTHING, REST = [deck.NOTHING], [deck.REST]
"""Hands that counter nothing."""


class Ring:
    """A timer of the clock below."""

    def __init__(self, when: float, work: Callable[[], None]) -> None:
        self.when = when
        self.work = work
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class TestClock:
    """Time that passes only when a test says so."""

    __test__ = False

    def __init__(self) -> None:
        self._now = 1000.0
        self._rings: list[Ring] = []
        self.windows: WindowTimers | None = None
        self.clocks: ClockTimers | None = None

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return time()

    def since(self, wall: float) -> float:
        return self.now()

    def moment_of(self, wall: float) -> float:
        return self.now()

    def call_at(self, when: float, work: Callable[[], None]) -> Timer:
        self._rings.append(Ring(when, work))
        return self._rings[-1]

    def waiting(self) -> list[float]:
        """When something is to happen, from now."""
        return sorted(ring.when - self._now for ring in self._rings if not ring.is_cancelled)

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and all that is due happen in its order."""
        end = self._now + seconds
        while True:
            if self.windows is not None:
                await self.windows.settled()
            if self.clocks is not None:
                await self.clocks.settled()
            due = [ring for ring in self._rings if not ring.is_cancelled and ring.when <= end]
            if not due:
                break
            first = min(due, key=lambda ring: ring.when)
            self._rings.remove(first)
            self._now = max(self._now, first.when)
            first.work()
        self._now = end


class Ear:
    """One client: what it heard, and when."""

    def __init__(self, service: Service, table: Table, caller: Caller) -> None:
        self._clock = service.windows.clock
        self.caller = caller
        self.viewer: int | None = None
        self.is_open = True
        self.is_away = False
        self.shown = table.current.parts(viewer_of(table, caller.held))
        self.revision = table.revision
        self.heard: list[tuple[float, Any, int]] = []
        table.listeners.add(self)

    def send(self, text: bytes) -> None:
        self.heard.append((round(self._clock.now() - 1000, 3), json.loads(text), len(text)))

    def renew(self, stored: StoredTable) -> bool:
        return True

    def ask_whole(self) -> None:
        raise AssertionError("what was told is no longer true")

    def close(self, code: int) -> None:
        return

    def told(self, kind: str = "update") -> list[Any]:
        """The messages of a kind."""
        return [message for _, message, _ in self.heard if message["type"] == kind]

    def schedule(self) -> list[tuple[float, str, int]]:
        """When which kind of message came, and how long it was."""
        return [(when, message["type"], size) for when, message, size in self.heard]


class Scene:
    """A table of Ephyran on a server with a clock of its own."""

    def __init__(self, service: Service, clock: TestClock, table: Table) -> None:
        self.service = service
        self.clock = clock
        self.table = table
        stored = table.stored
        self.ears = [Ear(service, table, caller_at(stored, f"g{seat}", None)) for seat in range(table.seats)]
        self.spectator = Ear(service, table, caller_at(stored, "nobody", stored.watch))

    def listeners(self) -> list[Ear]:
        """Everyone but seat 1, which has the secrets."""
        return [self.ears[A], *self.ears[C:], self.spectator]

    async def play(self, seat: Seat, row: list[Json]) -> Values:
        asked = Play(seat=seat, question=self.table.current.question(seat), row=row)
        return await self.service.commands.play(self.table.id, self._holder(seat), asked)

    async def choose(self, seat: Seat, code: str) -> None:
        asked = StandingAnswer(seat=seat, code=code)
        await self.service.commands.standing_answer(self.table.id, self._holder(seat), asked)

    def _holder(self, seat: Seat) -> Visitor:
        return Visitor(None, self.table.stored.seats[seat].key)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for a worker process, in true time."""
        for _ in range(2000):
            if condition():
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it never came")


def scenario(*hands: list[str]) -> Values:
    """Seat 0 is to act, with supports that can be countered; the others hold what is said."""
    everyone: list[Json] = [[deck.TAKE, deck.DESTROY, deck.MORE[0]]]
    everyone.extend([*hand] for hand in hands)
    gods: list[Json] = [*["poseidon", "gaia", "aeolus"][: len(everyone)]]
    return {"first": 0, "gods": gods, "pile": deck.PILE, "hands": everyone, "cities": deck.CITIES[: len(everyone)]}


async def new_table(
    service: Service, hands: list[list[str]], kinds: list[str] | None = None, seconds: int | None = 10
) -> Table:
    """A table where each person of a friend's seat is a guest of its own, and others share the host's screen."""
    kinds = kinds or ["me", *("friend" for _ in hands)]
    match = quintessence.start("ephyran", len(kinds), "windows", {"scenario": scenario(*hands)})
    seats = []
    for seat, kind in enumerate(kinds):
        holders = [f"g{seat}"] if kind == "friend" else [] if kind == "bot" else ["g0"]
        seats.append(SeatHold(kind, "level2" if kind == "bot" else None, f"token{seat}", f"key{seat}", holders))
    return await service.creation.create(Guest("g0", "Ann", "fire"), match, seats, answer_seconds=seconds)


async def whole(table: Table, guest: str | None, token: str | None = None) -> Any:
    """A table as someone is shown it."""
    return json.loads(await whole_json(table, caller_at(table.stored, guest, token)))


def run(
    data: Path,
    hands: list[list[str]],
    work: Callable[[Scene], Coroutine[Any, Any, None]],
    kinds: list[str] | None = None,
    seconds: int | None = 10,
) -> Scene:
    """Play a scene with those hands to its end; it can be looked at afterwards."""
    return staged(data, lambda service: new_table(service, hands, kinds, seconds), work)


def staged(
    data: Path,
    make: Callable[[Service], Coroutine[Any, Any, Table]],
    work: Callable[[Scene], Coroutine[Any, Any, None]],
) -> Scene:
    """Play a scene at any table to its end."""
    scenes: list[Scene] = []

    async def whole() -> None:
        clock = TestClock()
        service = Service(Settings(data, Limits(workers=1)), clock=clock)
        try:
            clock.windows, clock.clocks = service.windows, service.clocks
            table = await make(service)
            scenes.append(Scene(service, clock, table))
            service.wake(table)
            await work(scenes[0])
        finally:
            await service.stop()

    finished(whole())
    return scenes[0]


def finished(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end in a loop and a thread of its own: a browser's tests leave theirs running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
