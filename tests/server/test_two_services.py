"""Two servers on one database in one process, whose time is the test's own: rights that end, answers kept elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quintessence.server.cluster.usage import Usage
from quintessence.server.http.rates import Buckets
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.storage.postgres.storage import PostgresStorage
from quintessence.server.wire.requests import Play, StandingAnswer
from quintessence.service.limits import Limits
from quintessence.service.people.callers import Visitor
from quintessence.service.storage.model import ForeignEntry
from quintessence.table.caller import Caller, caller_at
from quintessence.table.entry import Entry
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.model import StoredTable
from quintessence.table.refusals import NotAllowed
from quintessence.table.table import Table
from tests.server import deck
from tests.server.stored import some_table
from tests.server.windowed import DECLINE, REST, TAKE, A, B, Ear, Scene, TestClock, finished, new_table


class Socket(Ear):
    """A client whose rights are looked up anew only when someone says so, as a socket's are."""

    def __init__(self, service: Service, table: Table, guest: str) -> None:
        super().__init__(service, table, caller_at(table.stored, guest, None))
        self.code = 0

    def at(self, stored: StoredTable) -> Caller:
        return self.caller

    def renew(self, stored: StoredTable) -> bool:
        self.caller = caller_at(stored, self.caller.guest, None)
        return self.caller.may_watch

    def ask_whole(self) -> None:
        return

    def close(self, code: int) -> None:
        self.is_open, self.code = False, code


def test_a_move_by_a_right_that_was_revoked_elsewhere_is_not_written(data: Path, postgresql: str) -> None:
    async def work(one: Service, other: Service, clock: TestClock) -> None:
        assert other.following is not None
        await other.following.close()  # it is told nothing any more, and cannot know
        table = await new_table(one, [[deck.MAGIC], REST])
        elsewhere = await other.tables.find(table.id)
        socket = Socket(other, elsewhere, "g1")
        async with one.tables.locked(table.id) as table:
            await one.committer.commit(table, table.play(A, TAKE))
        async with other.tables.locked(table.id) as elsewhere:
            asked = Play(seat=B, question=elsewhere.current.question(B), row=["counter", deck.MAGIC])
        async with one.tables.locked(table.id) as table:
            await one.seating.revoke(table, caller_at(table.stored, "g0", None), 1)
        with pytest.raises(NotAllowed) as refused:
            await other.commands.play(table.id, socket, asked)
        assert refused.value.code == "not_your_seat" and socket.code == NOT_ALLOWED
        stored = await one.storage.table(table.id)
        assert stored is not None and [entry.kind for entry in stored.entries] == ["play", "seat"]

    services(data, postgresql, work)


def services(data: Path, database: str, work: Callable[[Service, Service, TestClock], Any]) -> None:
    """Two services in one process, whose time is the test's own."""

    async def run() -> None:
        clock = TestClock()
        both = [Service(Settings(data, Limits(workers=1), database=database), clock=clock) for _ in range(2)]
        try:
            for service in both:
                service.start()
            await work(both[0], both[1], clock)
        finally:
            for service in both:
                await service.stop()

    finished(run())


@pytest.mark.parametrize("how", ["kept", "standing"])
def test_an_answer_through_another_process_is_heeded_and_shown_to_nobody(data: Path, postgresql: str, how: str) -> None:
    async def work(one: Service, other: Service, clock: TestClock) -> None:
        clock.windows = one.windows
        table = await new_table(one, [[deck.MAGIC], REST])
        scene = Scene(one, clock, table)
        one.wake(table)
        assert one.lease_holder is not None and other.lease_holder is not None
        owner, strange = one.lease_holder, other.lease_holder
        await scene.until(lambda: owner.is_held(table.id))
        elsewhere = await other.tables.find(table.id)
        spectator = Ear(other, elsewhere, caller_at(elsewhere.stored, "nobody", elsewhere.stored.watch))
        await scene.play(A, TAKE)
        await scene.until(lambda: elsewhere.revision == table.revision)
        holder = Visitor(None, elsewhere.stored.seats[B].key)
        if how == "kept":
            asked = Play(seat=B, question=elsewhere.current.question(B), row=DECLINE)
            assert (await other.commands.play(table.id, holder, asked))["kept"]
        else:
            await other.commands.standing_answer(table.id, holder, StandingAnswer(seat=B, code="never_this_turn"))
        await scene.until(lambda: table.stored.people == elsewhere.stored.people)
        assert not strange.is_held(table.id) and len(clock.waiting()) == 1  # one timer, in one process
        await clock.pass_by(9.9)
        assert [message["revision"] for message in spectator.told()] == [table.revision]
        assert {kind for ear in (spectator, *scene.listeners()) for _, kind, _ in ear.schedule()} == {"update"}
        await clock.pass_by(0.2)
        assert table.revision == 2
        await scene.until(lambda: elsewhere.revision == 2)
        assert spectator.told()[-1]["events"] == scene.spectator.told()[-1]["events"]

    services(data, postgresql, work)


def test_who_spreads_over_two_processes_has_one_share_of_messages_and_sockets(data: Path, postgresql: str) -> None:
    async def work(one: Service, other: Service, clock: TestClock) -> None:
        assert one.usage is not None and other.usage is not None
        rates = [Buckets(0.001, 10), Buckets(0.001, 10)]
        for service, rate in zip((one, other), rates, strict=True):
            assert service.usage is not None
            service.usage.rates["messages"] = rate
            rate.report()  # from now on it is counted
        one.usage.sockets["greedy"] = 7  # is told with what is used next
        assert all(rates[0].take("greedy") for _ in range(8)) and rates[0].take("modest")
        await until_told(other.usage, "greedy", 7)
        other.usage.sockets["greedy"] = 6
        assert not rates[1].take("greedy", 3) and rates[1].take("greedy", 2)  # eight of its ten were used elsewhere
        await until_told(one.usage, "greedy", 6)
        assert not rates[0].take("greedy")
        one.usage.sockets.clear()
        await until_told(other.usage, "greedy", 0)

    services(data, postgresql, work)


async def until_told(usage: Usage, name: str, sockets: int) -> None:
    """Until a sign of life has told of those sockets."""
    async with asyncio.timeout(15):
        while usage.sockets_elsewhere(name) != sockets:
            await asyncio.sleep(0.02)


def test_lines_are_told_with_their_text_and_a_long_one_by_its_table_alone(postgresql: str) -> None:
    async def run() -> None:
        one, other = PostgresStorage(postgresql), PostgresStorage(postgresql)
        heard: list[tuple[str, ForeignEntry | None]] = []
        is_listening = asyncio.Event()
        other.listen(lambda table, told: heard.append((table, told)), is_listening.set, lambda: None)
        try:
            await one.add_table(some_table())
            await is_listening.wait()
            rows = ["a" * 100, "é" * 4000, *("b" * 300 for _ in range(60))]
            entries = [Entry(line, "play", 0, [row], None, 1.5) for line, row in enumerate(rows, 1)]
            await asyncio.gather(*(one.append("t1", entry, None) for entry in entries))
            async with asyncio.timeout(15):
                while len(heard) < len(entries):
                    await asyncio.sleep(0.02)
        finally:
            await one.close()
            await other.close()
        assert heard == [("t1", None if entry.line == 2 else ForeignEntry(entry, 0)) for entry in entries]

    asyncio.run(run())
