"""Read, decide, write is one: whatever is bounded or counts once does so when asked for at once through two servers."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core.game import Refused, Seat, Values
from quintessence.server.notifications.addresses import Addresses
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.storage.opening import open_storage
from quintessence.server.wire.requests import InSeat, Join, Revoke, TakeBack
from quintessence.service.accounts.table_notes import marks_of
from quintessence.service.limits import DEFAULT, Limits
from quintessence.service.people.callers import Visitor
from quintessence.service.puzzles.results import results_of
from quintessence.service.storage.change import add_document, change_document
from quintessence.service.storage.model import Claim, Taken
from quintessence.service.storage.protocol import Storage
from quintessence.service.tables.creation import new_seats
from quintessence.table.model import Guest, SeatHold
from quintessence.table.table import Table
from tests.server import racing
from tests.server.serving import ROOT, environment
from tests.server.stored import HOST, some_table

Work = Callable[[list[Service]], Coroutine[Any, Any, None]]
MANY = 12


def two_services(data: Path, database: str, work: Work, **limits: Any) -> None:
    """Two servers on one database; neither has been started, so that nothing but the test asks them."""

    async def run() -> None:
        bounds = dataclasses.replace(DEFAULT, workers=1, **limits)
        both = [Service(Settings(data, bounds, database=database)) for _ in range(2)]
        try:
            await work(both)
        finally:
            for service in both:
                await service.stop()

    asyncio.run(run())


async def at_once(asked: list[Awaitable[Any]]) -> tuple[list[Any], Counter[str]]:
    """What was done, and how often each refusal came."""
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, (Refused, Taken)):
            raise answer
    refusals = Counter(str(getattr(one, "code", "taken")) for one in answers if isinstance(one, Exception))
    return [one for one in answers if not isinstance(one, Exception)], refusals


def test_the_first_attempt_at_a_challenge_counts_once(data: Path, database: str) -> None:
    async def work(both: list[Service]) -> None:
        deal = await both[0].challenges.make("maker", "connect_four", {}, [("me", None), ("bot", "level1")])
        takes = [both[number % 2].challenges.take("ada", deal) for number in range(MANY)]
        taken, refused = await at_once([*takes])
        assert len({table for table, _, _ in taken}) == 1 and all(counts for _, counts, _ in taken) and not refused
        assert len(await both[0].storage.tables_of("ada")) == 1
        assert len(await both[1].challenges.entries(deal.id)) == 1
        _, refused = await at_once([both[n % 2].challenges.take(f"g{n}", deal) for n in range(MANY)])
        assert refused == {"challenge_is_full": MANY - 2}
        assert len(await both[1].challenges.entries(deal.id)) == 3

    two_services(data, database, work, challenge_entries=3)


def test_a_guest_has_no_more_tables_and_challenges_than_it_may(data: Path, database: str) -> None:
    async def table(service: Service) -> Table:
        match = quintessence.start("connect_four")
        return await service.creation.create(HOST, match, new_seats("host", [("me", None), ("screen", None)]))

    async def work(both: list[Service]) -> None:
        made, refused = await at_once([table(both[number % 2]) for number in range(MANY)])
        assert len(made) == 3 and refused == {"too_many_tables": MANY - 3}
        seats: list[tuple[str, str | None]] = [("me", None), ("bot", "level1")]
        deals = [both[n % 2].challenges.make("host", "connect_four", {}, seats) for n in range(MANY)]
        made, refused = await at_once([*deals])
        assert len(made) == 2 and refused == {"too_many_challenges": MANY - 2}

    two_services(data, database, work, tables_per_guest=3, challenges_per_guest=2)


def test_tries_of_a_mail_code_and_mails_with_one_are_counted_one_by_one(data: Path, database: str) -> None:
    async def work(both: list[Service]) -> None:
        books = [Addresses(service.storage, b"secret", Limits()) for service in both]
        code = await books[0].begin("ada", "ada@example.org", "en")
        wrong = "000000" if code != "000000" else "000001"
        _, refused = await at_once([books[number % 2].confirm("ada", wrong) for number in range(MANY)])
        assert refused == {"wrong_mail_code": 5, "no_mail_code": MANY - 5}
        begun, refused = await at_once([books[n % 2].begin(f"g{n}", "bob@example.org", "en") for n in range(MANY)])
        assert len(begun) == 3 and refused == {"too_many_mail_codes": MANY - 3}
        begun, _ = await at_once([books[n % 2].begin("cy", f"{n}@example.org", "en") for n in range(MANY)])
        assert len(begun) == 3

    two_services(data, database, work)


def test_no_try_of_a_puzzle_is_lost_and_none_undoes_that_it_was_shown(data: Path, database: str) -> None:
    async def work(both: list[Service]) -> None:
        known = [await results_of(service.storage, "ada") for service in both]
        await at_once([known[number % 2].attempted("p", False, None) for number in range(MANY)])
        assert (await results_of(both[0].storage, "ada")).of("p")["tries"] == MANY
        await asyncio.gather(
            known[0].shown("p"), known[1].attempted("p", True, None), known[0].attempted("q", True, None)
        )
        seen = [(await results_of(service.storage, "ada")).of("p") for service in both]
        assert seen[0] == seen[1] and (seen[0]["state"], seen[0]["tries"]) in (("shown", MANY), ("solved", MANY + 1))

    two_services(data, database, work)


def test_a_label_and_a_deletion_given_at_once_both_stay(data: Path, database: str) -> None:
    async def work(both: list[Service]) -> None:
        shelves = [service.accounts.table_notes for service in both]
        for number in range(MANY):
            id_ = f"t{number}"
            await asyncio.gather(shelves[0].mark("ada", id_, "mine", None), shelves[1].mark("ada", id_, None, True))
        assert {(mark.label, mark.deleted > 0) for mark in (await shelves[0].marks("ada")).values()} == {("mine", True)}

    two_services(data, database, work)


def test_one_table_is_made_of_a_record_that_is_opened_at_once(database: str) -> None:
    async def run() -> None:
        storages = [open_storage(database, Path()) for _ in range(2)]
        try:
            await both_open(storages)
        finally:
            for storage in storages:
                await storage.close()

    async def both_open(storages: list[Storage]) -> None:
        def add(number: int, before: Values | None) -> Awaitable[Any]:
            claim = Claim("host", "opened", "r", {"table": f"t{number}"}, before)
            return storages[number % 2].add_table(some_table(f"t{number}"), claim=claim)

        made, refused = await at_once([add(number, None) for number in range(MANY)])
        assert len(made) == 1 and refused == {"taken": MANY - 1}
        (first,) = await storages[0].tables_of("host")
        before: Values = {"table": first.header.id}
        made, _ = await at_once([add(number, before) for number in range(MANY, 2 * MANY)])  # the first one is gone
        assert len(made) == 1 and len(await storages[0].tables_of("host")) == 2

    asyncio.run(run())


async def friends(service: Service) -> Table:
    """A table of a game with secrets: the host, and two seats for friends."""
    seats = [SeatHold(kind, None, f"token{seat}", f"key{seat}") for seat, kind in enumerate(["me", "friend", "friend"])]
    seats[0].holders.append("host")
    return await service.creation.create(HOST, quintessence.start("ephyran", 3, "races"), seats)


def test_nobody_sits_in_two_seats_with_secrets_by_coming_through_two_doors(data: Path, postgresql: str) -> None:
    async def work(both: list[Service]) -> None:
        follow(both)
        for number in range(4):
            table = await friends(both[0])
            await both[1].tables.find(table.id)
            joins = [
                both[n % 2].commands.join(table.id, f"g{number}", Join(token=f"token{1 + n % 2}")) for n in range(4)
            ]
            done, refused = await at_once([*joins])
            stored = await both[0].storage.table(table.id)
            assert stored is not None and sum(len(hold.holders) for hold in stored.seats[1:]) == 1
            assert len(done) == 2 and refused == {"held_another_seat": 2}

    two_services(data, postgresql, work)


def follow(both: list[Service]) -> None:
    for service in both:
        assert service.following is not None
        service.following.start()


def test_a_seat_goes_to_one_of_those_who_come_at_once(data: Path, database: str) -> None:
    async def work(both: list[Service]) -> None:
        doors = both if both[0].storage.is_shared else both[:1]
        table = await friends(both[0])
        joins = [doors[n % len(doors)].commands.join(table.id, f"g{n}", Join(token="token1")) for n in range(MANY)]
        done, refused = await at_once([*joins])
        assert len(done) == 1 and refused == {"seat_taken": MANY - 1}

    two_services(data, database, work)


def test_whoever_is_sent_away_keeps_no_key_by_renewing_it_at_once(data: Path, postgresql: str) -> None:
    async def work(both: list[Service]) -> None:
        for number in range(4):
            table = await friends(both[0])
            await both[0].commands.join(table.id, "friend", Join(token="token1"))
            await both[1].tables.find(table.id)  # both know it
            asked = Revoke(seat=1)
            away, own = await asyncio.gather(
                both[number % 2].commands.revoke(table.id, Visitor("host"), asked),
                both[1 - number % 2].commands.revoke(table.id, Visitor("friend"), asked),
                return_exceptions=True,
            )
            stored = await both[0].storage.table(table.id)
            assert stored is not None and not isinstance(away, BaseException)
            seat = stored.seats[1]
            assert seat.holders == [] and str(away["link"]).endswith(seat.invitation)
            if not isinstance(own, BaseException):
                assert not str(own["link"]).endswith(seat.key)

    two_services(data, postgresql, work)


def test_whatever_was_decided_by_old_rights_is_not_written(postgresql: str) -> None:
    async def run() -> None:
        storage = open_storage(postgresql, Path())
        try:
            await storage.add_table(some_table())
            people = await storage.watch("t1", "ann", 0)
            late: list[Awaitable[int]] = [
                storage.watch("t1", "bob", 0),
                storage.hold("t1", 1, "bob", False, 0),
                storage.renew_seat("t1", 1, "x", "y", "bob", 0),
                storage.renew_watch("t1", "z", 0),
                storage.store_default_answer("t1", 1, 3, 0),
                storage.store_standing_answer("t1", 1, "never", 3, 0),
            ]
            _, refused = await at_once(late)
            assert refused == {"taken": len(late)}
            assert await storage.hold("t1", 1, "bob", True, people) == people + 1
        finally:
            await storage.close()

    asyncio.run(run())


def test_a_table_has_one_rematch_and_leaves_no_other_behind(data: Path, postgresql: str) -> None:
    async def rematch(service: Service, id_: str) -> str:
        async with service.tables.locked(id_) as table:
            return (await service.creation.rematch(table)).id

    async def work(both: list[Service]) -> None:
        table = await friends(both[0])
        await both[0].commands.abandon(table.id, Visitor("host"))
        made, _ = await at_once([rematch(both[number % 2], table.id) for number in range(4)])
        assert len(set(made)) == 1 and len(made) == 4
        assert {one.header.id for one in await both[0].storage.tables_of("host")} == {table.id, made[0]}

    two_services(data, postgresql, work)


def test_taking_back_is_asked_once_and_done_once(data: Path, database: str) -> None:
    async def work(both: list[Service]) -> None:
        doors = both if both[0].storage.is_shared else [both[0]] * 2
        one = doors[0]
        seats = [SeatHold(kind, None, f"token{n}", f"key{n}", [f"g{n}"]) for n, kind in enumerate(["me", "friend"])]
        table = await one.creation.create(Guest("g0", "", "fire"), quintessence.start("connect_four"), seats)
        async with one.tables.locked(table.id) as table:
            seat = table.to_act()[0]
            await one.committer.commit(table, table.play(seat, table.rules().legal(seat)[0].row()))
        asker, other = Visitor(f"g{seat}"), Visitor(f"g{1 - seat}")
        asked = TakeBack(seat=int(seat), answer="ask")
        await at_once([doors[n % 2].commands.take_back(table.id, asker, asked) for n in range(6)])
        agreed = TakeBack(seat=1 - int(seat), answer="agree")
        await at_once([doors[n % 2].commands.take_back(table.id, other, agreed) for n in range(6)])
        await at_once([doors[n % 2].commands.resign(table.id, other, InSeat(seat=1 - int(seat))) for n in range(4)])
        stored = await one.storage.table(table.id)
        assert stored is not None
        assert [entry.kind for entry in stored.entries] == ["play", "ask_back", "give_back", "take_back", "resign"]

    two_services(data, database, work)


def test_a_document_is_added_by_one_and_may_refuse_to_change(database: str) -> None:
    async def run() -> None:
        storages = [open_storage(database, Path()) for _ in range(2)]
        try:
            added = await asyncio.gather(*(add_document(storages[n % 2], "o", "k", "n", {"n": n}) for n in range(MANY)))
            assert added.count(True) == 1

            def refuse(known: Values | None) -> Values | None:
                raise Refused("no", known or {})

            with pytest.raises(Refused, match="no"):
                await change_document(storages[0], "o", "k", "n", refuse)
            assert await change_document(storages[0], "o", "k", "n", lambda known: None) is None
            assert await storages[1].document("o", "k", "n") is None
        finally:
            for storage in storages:
                await storage.close()

    asyncio.run(run())


def test_two_processes_at_once_get_no_more_than_one(data: Path, database: str) -> None:
    """Each shape once more, by programs that share nothing but the database: tests.server.racing."""
    asyncio.run(prepare(data, database))
    command = [sys.executable, "-m", "tests.server.racing", str(data), database]
    pipe = subprocess.PIPE
    running = [subprocess.Popen(command, env=environment(), cwd=ROOT, stdin=pipe, stdout=pipe) for _ in range(2)]
    for one in running:
        assert one.stdout is not None and one.stdout.readline() == b"ready\n"
    for one in running:
        assert one.stdin is not None
        one.stdin.write(b"go\n")
        one.stdin.flush()
    told = [json.loads(one.communicate(timeout=120)[0]) for one in running]
    counts: Counter[str] = Counter()
    for answer in told:
        counts.update(answer["counts"])
    assert counts["tables"] == racing.TABLES and counts["challenges"] == racing.CHALLENGES
    assert counts["wrong_mail_code"] == Limits().mail_code_tries and counts["mails"] == Limits().mail_codes_per_day
    assert len({answer["attempt"] for answer in told}) == 1  # the table of the attempt that counts
    assert counts["opened"] == 1
    assert counts["seats"] == (1 if database.startswith("postgres") else 0)
    asyncio.run(check_kept(database))


async def prepare(data: Path, database: str) -> None:
    """What the two programs race for."""
    service = Service(Settings(data, racing.LIMITS, database=database))
    try:
        deal = await service.challenges.make("maker", *racing.DEAL)
        await service.storage.store_document("race", "race", "deal", deal.json())
        code = await Addresses(service.storage, b"secret", Limits()).begin("ada", "ada@example.org", "en")
        await service.storage.store_document("race", "race", "code", {"code": code})
        if service.storage.is_shared:
            await prepare_tables(service)
    finally:
        await service.stop()


async def prepare_tables(service: Service) -> None:
    """One with a free seat, one with an action to take back, and one that is over."""
    free, ended = await friends(service), await friends(service)
    await service.commands.abandon(ended.id, Visitor("host"))
    seats = [SeatHold(kind, None, f"token{n}", f"key{n}", [f"g{n}"]) for n, kind in enumerate(["me", "friend"])]
    back = await service.creation.create(Guest("g0", "", "fire"), quintessence.start("connect_four", 2, "races"), seats)
    assert back.to_act() == [0]
    async with service.tables.locked(back.id) as table:
        await service.committer.commit(table, table.play(Seat(0), table.rules().legal(Seat(0))[0].row()))
    for name, table in (("seat", free), ("back", back), ("ended", ended)):
        await service.storage.store_document("race", "tables", name, {"id": table.id})


async def check_kept(database: str) -> None:
    """No try was lost, both halves of each mark stay, and the attempt is one."""
    storage = open_storage(database, Path())
    try:
        assert (await results_of(storage, "ada")).of("p")["tries"] == 2 * racing.MANY
        marks = await marks_of(storage, "ada")
        assert {(mark.label, mark.deleted > 0) for mark in marks.values()} == {("mine", True)}
        assert len(await storage.tables_of("cy")) == 1
        assert len([one for one in await storage.tables_of("eve") if one.header.origin == "opened"]) == 1
        if storage.is_shared:
            await check_tables(storage)
    finally:
        await storage.close()


async def check_tables(storage: Storage) -> None:
    """The seat has one holder, the action was taken back once, the table has one rematch and no other was left."""
    ids = {name: str(value["id"]) for name, value in (await storage.documents("race", "tables")).items()}
    free, back = [await storage.table(ids[name]) for name in ("seat", "back")]
    assert free is not None and len(free.seats[1].holders) == 1
    assert back is not None
    assert [entry.kind for entry in back.entries] == ["play", "ask_back", "give_back", "take_back"]
    assert len([one for one in await storage.tables_of("host") if one.header.origin == ids["ended"]]) == 1


COUNTING = """
import asyncio, sys
from pathlib import Path
from quintessence.service.storage.change import change_document
from quintessence.server.storage.opening import open_storage

async def run():
    storage = open_storage(sys.argv[1], Path())
    more = lambda known: {"n": (known or {"n": 0})["n"] + 1}
    await asyncio.gather(*(change_document(storage, "o", "k", "count", more) for _ in range(40)))
    await storage.close()

asyncio.run(run())
"""


def test_two_processes_that_count_at_once_lose_nothing(database: str) -> None:
    async def prepared() -> str | None:
        storage = open_storage(database, Path())
        found = await storage.document("o", "k", "count")
        await storage.close()
        return found

    assert asyncio.run(prepared()) is None
    command = [sys.executable, "-c", COUNTING, database]
    running = [subprocess.Popen(command, env=environment(), cwd=ROOT) for _ in range(2)]
    assert [one.wait(timeout=60) for one in running] == [0, 0]
    assert asyncio.run(prepared()) in ('{"n": 80}', '{"n":80}')
