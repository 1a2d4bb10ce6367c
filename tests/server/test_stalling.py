"""Whoever loses can neither make the other look gone nor be gone unseen; and what only a clock can end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from quintessence.core.game import Refused, Seat
from quintessence.server.wire.requests import InSeat, Join, Revoke
from quintessence.service.people.callers import Visitor
from quintessence.service.wire.updates import send_presence
from quintessence.table.attendance import gone_seconds
from tests.server.test_presence import at_a_table, leave, refused
from tests.server.windowed import Ear, Scene, staged

A, B = Seat(0), Seat(1)


async def to_b(scene: Scene) -> None:
    """Play until the second seat is awaited."""
    while scene.table.to_act() != [B]:
        await scene.play(A, scene.table.rules().legal(A)[0].row())


def test_a_host_who_sends_a_friend_away_cannot_claim_the_win(data: Path) -> None:
    """The seat is free then, and nobody is gone from a free seat, however long it stays so."""

    async def work(scene: Scene) -> None:
        table, commands = scene.table, scene.service.commands
        await to_b(scene)
        scene.ears[B].renew = lambda stored: False  # type: ignore[method-assign]
        scene.ears[A].ask_whole = scene.spectator.ask_whole = lambda: None  # type: ignore[method-assign]
        await commands.revoke(table.id, Visitor("g0"), Revoke(seat=B))
        table.listeners.discard(scene.ears[B])
        await scene.clock.pass_by(100_000)
        claim: Awaitable[None] = commands.claim(table.id, Visitor("g0"), InSeat(seat=B))
        assert await refused(claim) == "still_there"
        assert not table.is_over()

    staged(data, at_a_table(300), work)


def test_a_friend_who_comes_back_by_a_new_link_begins_to_be_gone_anew(data: Path) -> None:
    """Else a host could wait for the time with the seat renewed, and claim the moment that someone sits down."""

    async def work(scene: Scene) -> None:
        table, commands = scene.table, scene.service.commands
        await to_b(scene)
        leave(scene, B)
        await scene.clock.pass_by(299)
        for ear in (scene.ears[A], scene.spectator):
            ear.ask_whole = lambda: None  # type: ignore[method-assign]
        link = str((await commands.revoke(table.id, Visitor("g0"), Revoke(seat=B)))["link"])
        await scene.clock.pass_by(1000)
        await commands.join(table.id, "new", Join(token=link.partition("join=")[2]))
        assert gone_seconds(table, B) == 0
        assert await refused(commands.claim(table.id, Visitor("g0"), InSeat(seat=B))) == "too_early"

    staged(data, at_a_table(300), work)


def test_two_who_are_both_gone_cannot_claim_and_only_the_awaited_one_loses(data: Path) -> None:
    async def work(scene: Scene) -> None:
        table, commands = scene.table, scene.service.commands
        await to_b(scene)
        leave(scene, A)
        leave(scene, B)
        await scene.clock.pass_by(1000)
        assert await refused(commands.claim(table.id, Visitor("g1"), InSeat(seat=A))) == "nobody_awaited"
        both = [commands.claim(table.id, Visitor("g0"), InSeat(seat=B)) for _ in range(4)]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert [type(one) for one in done].count(type(None)) == 1  # it is claimed once
        assert all(one is None or (isinstance(one, Refused) and one.code == "match_is_over") for one in done)

    staged(data, at_a_table(300), work)


@pytest.mark.parametrize("is_connected", [True, False])
def test_who_is_there_and_does_nothing_is_never_claimed_against(data: Path, is_connected: bool) -> None:
    """A page that stays open, or is opened for a moment now and then: that is what clocks are for."""

    async def work(scene: Scene) -> None:
        table, commands = scene.table, scene.service.commands
        for _ in range(5):
            if not is_connected:
                leave(scene, A)
            await scene.clock.pass_by(299)
            expected = "still_there" if is_connected else "too_early"
            assert await refused(commands.claim(table.id, Visitor("g1"), InSeat(seat=A))) == expected
            back = Ear(scene.service, table, scene.ears[A].caller)
            send_presence(table)
            table.listeners.discard(back)

    staged(data, at_a_table(300), work)
