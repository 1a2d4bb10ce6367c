"""Who is gone is told of a turn: after a pause, once, not while there, not after a restart again."""

from __future__ import annotations

import asyncio
import hmac
import json
from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core.game import Seat
from quintessence.server.notification_settings import NotificationSettings, WebhookSettings
from quintessence.server.notifications.channel import Delivery, TurnNotification, Undelivered
from quintessence.server.notifications.outbox import RETRY, Outbox
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from quintessence.table.caller import caller_at
from quintessence.table.model import Guest, SeatHold
from quintessence.table.table import Table
from tests.server.sinks import HttpSink, http_sink
from tests.server.windowed import Ear, TestClock, finished

SECRET = "a secret of the owner"
A, B = Seat(0), Seat(1)


class World:
    """A server with a webhook, whose time is the test's own."""

    def __init__(self, data: Path, sink: HttpSink, limits: Limits | None = None) -> None:
        ways = NotificationSettings(webhook=WebhookSettings(sink.url(), SECRET))
        settings = Settings(
            data, limits or Limits(workers=1), public_url="https://games.example.org", notifications=ways
        )
        self.clock = TestClock()
        self.service = Service(settings, clock=self.clock)
        self.sink = sink

    async def table(self, *kinds: str) -> Table:
        """A table where everyone has a device of their own, and nobody is there."""
        match = quintessence.start("earth_water_sun", 2, "ann")  # seat 0 begins
        seats = []
        for seat, kind in enumerate(kinds or ("me", "friend")):
            holders = [] if kind == "bot" else ["g0" if kind in ("me", "screen") else f"g{seat}"]
            seats.append(SeatHold(kind, "level1" if kind == "bot" else None, f"token{seat}", f"key{seat}", holders))
        table = await self.service.creation.create(Guest("g0", "Ann", "fire"), match, seats)
        self.service.wake(table)
        return table

    async def play(self, id_: str, until: Seat | None = None) -> None:
        """One action, or as many as it takes until it is another's turn."""
        async with self.service.tables.locked(id_) as table:
            while True:
                seat = table.to_act()[0]
                await self.service.committer.commit(table, table.play(seat, table.rules().legal(seat)[0].row()))
                if until is None or table.to_act() == [until]:
                    return

    async def pass_by(self, seconds: float) -> list[Any]:
        """Let time pass; all that the webhook was told by then."""
        await self.clock.pass_by(seconds)
        await self.service.notifier.settled()
        return [json.loads(request.body) for request in self.sink.requests]


def played(data: Path, work: Callable[[World], Awaitable[None]], *statuses: int, limits: Limits | None = None) -> None:
    async def whole() -> None:
        async with http_sink(*statuses) as sink:
            world = World(data, sink, limits)
            try:
                await work(world)
            finally:
                await world.service.stop()

    finished(whole())


def test_who_is_gone_is_told_after_the_pause_and_once_a_turn(data: Path) -> None:
    async def work(world: World) -> None:
        table = await world.table()
        assert await world.pass_by(59) == []
        assert [told["seat"] for told in await world.pass_by(2)] == [0]
        await world.play(table.id)  # in the middle of the turn, without a socket
        assert table.to_act() == [A]
        assert len(await world.pass_by(3600)) == 1
        await world.play(table.id, until=B)
        assert [told["seat"] for told in await world.pass_by(61)] == [0, 1]
        await world.play(table.id, until=A)
        assert [told["seat"] for told in await world.pass_by(61)] == [0, 1, 0]

    played(data, work)


def test_a_quick_game_tells_nobody(data: Path) -> None:
    async def work(world: World) -> None:
        table = await world.table()
        for _ in range(6):
            await world.play(table.id, until=B)
            assert await world.pass_by(50) == []
            await world.play(table.id, until=A)
            assert await world.pass_by(50) == []

    played(data, work)


def test_who_is_there_is_not_told_until_they_have_left(data: Path) -> None:
    async def work(world: World) -> None:
        table = await world.table()
        ear = Ear(world.service, table, caller_at(table.stored, "g0", None))
        world.service.tell_presence(table)
        assert await world.pass_by(3600) == []
        table.listeners.discard(ear)
        world.service.tell_presence(table)
        assert await world.pass_by(59) == []
        assert len(await world.pass_by(2)) == 1

    played(data, work)


@pytest.mark.parametrize("kinds", [("me", "bot"), ("me", "screen")])
def test_who_plays_alone_is_not_called_back(data: Path, kinds: tuple[str, str]) -> None:
    async def work(world: World) -> None:
        await world.table(*kinds)
        assert await world.pass_by(3600) == []

    played(data, work)


def test_a_restart_tells_nobody_twice_and_forgets_nobody(data: Path) -> None:
    async def whole() -> None:
        async with http_sink() as sink:
            world = World(data, sink)
            told = await world.table()
            await world.pass_by(61)
            waiting = await world.table()  # its pause is not over when the server stops
            await world.service.stop()
            for _ in range(2):
                again = World(data, sink)
                again.service.start()
                starting = again.service._starting
                assert starting is not None
                await starting
                found = await again.pass_by(61)
                await again.service.stop()
                assert [one["table"] for one in found] == [told.id, waiting.id]

    finished(whole())


def test_the_webhook_says_the_allowed_and_is_signed(data: Path) -> None:
    async def work(world: World) -> None:
        table = await world.table()
        told = await world.pass_by(61)
        link = f"https://games.example.org/t/{table.id}"
        whole = {"event": "turn", "table": table.id, "game": "earth_water_sun", "seat": 0, "name": "Ann", "link": link}
        assert told == [whole]
        request = world.sink.requests[0]
        signed = f"{request.headers['webhook-id']}.{request.headers['webhook-timestamp']}.".encode() + request.body
        signature = b64encode(hmac.new(SECRET.encode(), signed, sha256).digest()).decode()
        assert request.headers["webhook-signature"] == f"v1,{signature}"

    played(data, work)


@pytest.mark.parametrize("status", [500, 302])
def test_a_webhook_that_fails_is_called_once_more_and_followed_nowhere(data: Path, status: int) -> None:
    async def work(world: World) -> None:
        await world.table()
        assert len(await world.pass_by(61)) == 1
        assert len(await world.pass_by(RETRY + 1)) == 2
        assert len(await world.pass_by(3600)) == 2
        first, second = world.sink.requests
        assert first.headers["webhook-id"] == second.headers["webhook-id"]
        assert {request.path for request in world.sink.requests} == {"/hook"}

    played(data, work, status)


def test_what_waits_to_be_sent_is_bounded() -> None:
    async def whole() -> None:
        began, go_on, sent = asyncio.Event(), asyncio.Event(), list[int]()

        async def slow() -> None:
            began.set()
            await go_on.wait()
            sent.append(1)

        outbox = Outbox([], TestClock(), 5)
        taken = [outbox.add(slow) for _ in range(20)]
        assert taken.count(True) == 5
        go_on.set()
        await outbox.settled()
        assert len(sent) == 5
        await outbox.close()

    finished(whole())


def test_a_server_that_stops_sends_what_is_in_line_first() -> None:
    async def whole() -> None:
        sent: list[int] = []

        async def send() -> None:
            await asyncio.sleep(0)
            sent.append(1)

        outbox = Outbox([], TestClock(), 20)
        for _ in range(20):
            outbox.add(send)
        await outbox.close()
        assert len(sent) == 20

    finished(whole())


def test_a_channel_that_fails_keeps_no_other_from_telling() -> None:
    async def whole() -> None:
        told: list[str] = []

        class One:
            def __init__(self, name: str) -> None:
                self._name = name

            async def deliveries(self, notification: TurnNotification) -> list[Delivery]:
                async def send() -> None:
                    told.append(self._name)
                    if self._name == "broken":
                        raise Undelivered("no")

                return [send]

        clock = TestClock()
        outbox = Outbox([One("broken"), One("whole")], clock, 5)
        await outbox.tell(TurnNotification("id", "table", "game", 0, "", ()))
        await outbox.settled()
        await clock.pass_by(RETRY)
        await outbox.settled()
        assert sorted(told) == ["broken", "broken", "whole"]
        await outbox.close()

    finished(whole())
