"""Who is here, away or gone; and what others may do where someone has left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core.game import Refused, Seat
from quintessence.server.service import Service
from quintessence.server.wire.requests import InSeat, Play, StandIn
from quintessence.service.people.callers import Visitor
from quintessence.service.wire.updates import send_presence
from quintessence.table.attendance import gone_seconds, is_online, presence_of, seats_here
from quintessence.table.entry import TERMS
from quintessence.table.model import Guest, SeatHold
from quintessence.table.table import Table
from tests.server.serving import FRIEND, ME, Client, Person
from tests.server.windowed import Scene, staged, whole

A, B = Seat(0), Seat(1)


def seated(person: Callable[[], Person]) -> tuple[Person, Person, Any]:
    """Two people at one table."""
    host, friend = person(), person()
    table = host.new_table(ME, FRIEND)
    friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    return host, friend, table


def hear_presence(client: Client, presence: list[str | None]) -> Any:
    """The next message that has those people there."""
    return client.hear_until(type="presence", presence=presence)


def test_each_seat_is_here_away_or_gone(person: Callable[[], Person]) -> None:
    host, friend, table = seated(person)
    with host.live(table["id"]) as one:
        assert [seat["presence"] for seat in one.hear()["table"]["seats"]] == ["here", "gone"]
        with friend.live(table["id"]) as other:
            hear_presence(one, ["here", "here"])
            assert other.ask(type="away", away=True)["ok"]
            hear_presence(one, ["here", "away"])
            with friend.live(table["id"]):  # a second page of the same person counts for the best
                hear_presence(one, ["here", "here"])
            hear_presence(one, ["here", "away"])
            other.ask(type="away", away=False)
            hear_presence(one, ["here", "here"])
        hear_presence(one, ["here", "gone"])
        assert [seat["presence"] for seat in host.get(f"tables/{table['id']}")["seats"]] == ["here", "gone"]


def test_who_watches_is_named_and_knows_that_it_may_not_write(person: Callable[[], Person]) -> None:
    host, _, table = seated(person)
    watcher = person()
    watcher.http.put("/api/me", json={"name": "Cléo", "colour": "air"})
    watcher.post(f"tables/{table['id']}/join", {"token": table["watch_link"].partition("join=")[2]})
    with host.live(table["id"]) as one:
        assert one.hear()["table"]["may_write"]
        with watcher.live(table["id"]) as other:
            assert not other.hear()["table"]["may_write"]
            while not (told := one.hear_until(type="presence"))["watchers"]:
                pass
            assert told["watchers"] == [{"name": "Cléo", "presence": "here"}]
        assert one.hear_until(type="presence", watchers=[])


def test_a_bot_s_seat_and_a_free_one_have_nobody_who_could_be_there(person: Callable[[], Person]) -> None:
    table = person().new_table(ME, FRIEND)
    assert [seat["presence"] for seat in table["seats"]] == ["gone", None]


def at_a_table(claim: int | None = None) -> Callable[[Service], Coroutine[Any, Any, Table]]:
    """Two people at a table; the first is to act."""

    async def make(service: Service) -> Table:
        match = quintessence.start("earth_water_sun", 2, "left", {"colours": "seat-0-black"})
        kinds = enumerate(("me", "friend"))
        seats = [SeatHold(kind, None, f"i{seat}", f"k{seat}", [f"g{seat}"]) for seat, kind in kinds]
        table = await service.creation.create(Guest("g0", "Ann", "fire"), match, seats)
        if claim is not None:
            await service.committer.commit(table, table.note(TERMS, None, [{"claim_seconds": claim}]))
        return table

    return make


def leave(scene: Scene, seat: Seat) -> None:
    """Someone closes the page."""
    scene.table.listeners.discard(scene.ears[seat])
    send_presence(scene.table)


async def refused(work: Awaitable[None]) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as error:
        await work
    return error.value.code


def test_a_bot_stands_in_for_who_is_gone_until_they_are_back(data: Path) -> None:
    async def work(scene: Scene) -> None:
        service, id_ = scene.service, scene.table.id
        bot = StandIn(seat=A, level="level4")

        def asked(by: str) -> Awaitable[None]:
            return service.commands.stand_in(id_, Visitor(by), bot)

        assert await refused(asked("g1")) == "still_there"
        leave(scene, A)
        assert await refused(asked("g1")) == "too_early"
        await scene.clock.pass_by(119)
        assert await refused(asked("g1")) == "too_early"
        await scene.clock.pass_by(1)
        assert await refused(asked("g0")) == "only_other_seats"  # who left has no say about the own seat
        assert await refused(asked("nobody")) == "not_at_this_table"
        weak = StandIn(seat=A, level="level1")
        assert await refused(service.commands.stand_in(id_, Visitor("g1"), weak)) == "unknown_bot"  # a rival's choice
        other = StandIn(seat=B, level="level4")
        assert await refused(service.commands.stand_in(id_, Visitor("g1"), other)) == "only_other_seats"
        await asked("g1")
        shown = await whole(scene.table, "g1")
        assert shown["seats"][A]["stand_in"] == "level4" and shown["notes"][-1]["code"] == "stand_in"
        assert scene.table.summary().bot_due  # a server that starts again asks the bot too
        await scene.until(lambda: scene.table.played > 0)

        await service.committer.commit(scene.table, scene.table.come_back(A))
        shown = await whole(scene.table, "g0")
        assert shown["seats"][A]["stand_in"] is None and shown["notes"][-1]["code"] == "back"
        assert A not in scene.table.bots_due()

    staged(data, at_a_table(), work)


def test_who_plays_has_the_seat_again_without_a_socket_too(data: Path) -> None:
    async def work(scene: Scene) -> None:
        table, commands = scene.table, scene.service.commands
        await scene.service.bots.close()
        leave(scene, A)
        await scene.clock.pass_by(120)
        table.log.stand_ins[A] = "level4"  # as if a bot had not begun yet
        row = table.rules().legal(A)[0].row()
        await commands.play(table.id, Visitor("g0"), Play(seat=A, question=table.current.question(A), row=row))
        assert not table.log.stand_ins and table.played == 1
        assert gone_seconds(table, A) == 0  # and is no longer gone for two minutes

    staged(data, at_a_table(), work)


def test_the_win_is_claimed_only_where_the_host_has_set_it_and_in_time(data: Path) -> None:
    async def off(scene: Scene) -> None:
        leave(scene, A)
        await scene.clock.pass_by(100_000)
        claim = scene.service.commands.claim(scene.table.id, Visitor("g1"), InSeat(seat=A))
        assert await refused(claim) == "no_claim_here"

    async def on(scene: Scene) -> None:
        table, commands, own = scene.table, scene.service.commands, InSeat(seat=A)
        assert (await whole(table, "g1"))["claim_seconds"] == 300
        assert await refused(commands.claim(table.id, Visitor("g1"), own)) == "still_there"
        leave(scene, A)
        await scene.clock.pass_by(299)
        assert await refused(commands.claim(table.id, Visitor("g1"), own)) == "too_early"
        await scene.clock.pass_by(1)
        assert await refused(commands.claim(table.id, Visitor("g0"), own)) == "only_other_seats"
        assert await refused(commands.claim(table.id, Visitor("x", table.stored.watch), own)) == "only_other_seats"
        await commands.claim(table.id, Visitor("g1"), own)
        shown = await whole(table, "g0")
        assert shown["result"] == {"places": [2, 1], "reason": "resigned", "seat": A}
        assert shown["notes"][-1] == {"played": 0, "code": "win_claimed", "seat": A}

    staged(data / "off", at_a_table(), off)
    staged(data / "on", at_a_table(300), on)


def test_other_processes_know_who_is_here_and_who_is_away(data: Path) -> None:
    async def work(scene: Scene) -> None:
        table = scene.table
        scene.ears[B].is_away = True
        told = seats_here(table)
        for ear in scene.ears:
            table.listeners.discard(ear)
        assert [presence_of(table, seat) for seat in (A, B)] == ["gone", "gone"]
        table.see_elsewhere(frozenset(told))  # as another process is told
        assert [presence_of(table, seat) for seat in (A, B)] == ["here", "away"]
        assert is_online(table, A) and is_online(table, B)

    staged(data, at_a_table(), work)


def test_whoever_comes_back_in_between_is_gone_for_no_time(data: Path) -> None:
    async def work(scene: Scene) -> None:
        leave(scene, A)
        await scene.clock.pass_by(119)
        scene.table.listeners.add(scene.ears[A])
        send_presence(scene.table)
        leave(scene, A)
        await scene.clock.pass_by(100)
        bot = StandIn(seat=A, level="level4")
        assert await refused(scene.service.commands.stand_in(scene.table.id, Visitor("g1"), bot)) == "too_early"

    staged(data, at_a_table(), work)


def test_nobody_is_replaced_whom_the_table_does_not_wait_for(data: Path) -> None:
    async def work(scene: Scene) -> None:
        leave(scene, B)
        await scene.clock.pass_by(1000)
        bot = StandIn(seat=B, level="level4")
        assert await refused(scene.service.commands.stand_in(scene.table.id, Visitor("g0"), bot)) == "nobody_awaited"

    staged(data, at_a_table(), work)


def test_what_the_host_has_set_goes_on_in_the_rematch(person: Callable[[], Person]) -> None:
    host = person()
    table = host.new_table(ME, FRIEND, claim_seconds=900)
    assert table["claim_seconds"] == 900
    host.post(f"tables/{table['id']}/resign", {"seat": 0})
    assert host.post(f"tables/{table['id']}/rematch", None, 201)["claim_seconds"] == 900
