"""The list of tables that anyone may find: by the host's word, where the server has such a list."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.game import Refused
from quintessence.server.http.terms import require_list, set_terms
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from tests.server.serving import BOT, FRIEND, ME, Person
from tests.server.stored import new_table


def found(person: Person, table: str) -> Any:
    """A table as the list has it; None where it is not there."""
    return next((one for one in person.get("open-tables")["tables"] if one["id"] == table), None)


def test_a_listed_table_waits_for_anyone_and_is_watched_once_it_is_full(person: Callable[[], Person]) -> None:
    host, friend, third = person(), person(), person()
    table = host.new_table(ME, FRIEND, listed=True)
    assert table["listed"]
    offered = found(friend, table["id"])
    assert offered["is_free"] and [seat["kind"] for seat in offered["seats"]] == ["me", "friend"]
    assert found(host, table["id"])["link"] == f"/t/{table['id']}"
    joined = friend.post(f"tables/{table['id']}/join", {"token": offered["link"].partition("join=")[2]})
    assert joined["seats"][1]["held"]
    host.post(f"tables/{table['id']}/listed", {"listed": True})  # which changes nothing, but the list is read anew
    watched = found(third, table["id"])
    assert not watched["is_free"]
    seen = third.post(f"tables/{table['id']}/join", {"token": watched["link"].partition("join=")[2]})
    assert not any(seat["held"] for seat in seen["seats"])


def test_only_the_host_lists_a_table_and_takes_it_off(person: Callable[[], Person]) -> None:
    host, friend = person(), person()
    table = host.new_table(ME, FRIEND)
    friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    assert found(friend, table["id"]) is None
    assert friend.post(f"tables/{table['id']}/listed", {"listed": True}, 403)["code"] == "only_the_host"
    assert host.post(f"tables/{table['id']}/listed", {"listed": True})["listed"]
    assert found(friend, table["id"])
    assert not host.post(f"tables/{table['id']}/listed", {"listed": False})["listed"]
    assert found(friend, table["id"]) is None


def test_a_table_that_is_over_is_not_listed(person: Callable[[], Person]) -> None:
    host = person()
    table = host.new_table(ME, FRIEND, listed=True)
    host.post(f"tables/{table['id']}/abandon")
    host.post(f"tables/{host.new_table(ME, FRIEND, listed=True)['id']}/listed", {"listed": True})
    assert found(host, table["id"]) is None


def test_a_server_without_a_list_lists_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(Settings(tmp_path, Limits(workers=1)))
        with pytest.raises(Refused, match="no_open_tables"):
            require_list(service)
        await service.stop()

    asyncio.run(work())


def test_bots_alone_keep_the_pace_that_was_set(person: Callable[[], Person]) -> None:
    host = person()
    table = host.new_table(BOT, BOT, pace=1)
    with host.live(table["id"]) as client:
        client.hear()
        first, second = client.hear_until(type="update"), client.hear_until(type="update")
        assert second["revision"] > first["revision"]
    assert host.get(f"tables/{table['id']}")["played"] < 20  # without a pace it would be over by now


def test_both_storages_find_what_is_listed(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(Settings(tmp_path / "data", Limits(workers=1), database=database))
        table, other = await new_table(service), await new_table(service)
        assert await service.storage.listed_tables(10) == []
        for one in (table, other):
            await set_terms(service, one.id, {"listed": True})
        assert {one.header.id for one in await service.storage.listed_tables(10)} == {table.id, other.id}
        await set_terms(service, table.id, {"claim_seconds": 300})  # another term leaves it on the list
        await set_terms(service, other.id, {"listed": False})
        (stored,) = await service.storage.listed_tables(10)
        assert stored.header.id == table.id and stored.seats[0].holders == ["host"]
        await service.stop()

    asyncio.run(work())
