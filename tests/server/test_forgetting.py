"""What is forgotten: memory at any time, and old tables where that is wanted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quintessence.core.game import Seat
from quintessence.server.service import Service
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.server.storage.transfer import opened_source
from quintessence.service.problems import Problem
from quintessence.service.tables.forgetting import Forgetting
from quintessence.service.tables.undo_looks import can_undo
from quintessence.table.caller import caller_at
from quintessence.table.model import ChatLine
from quintessence.table.table import Table
from tests.server.stored import new_table, play_one, run_all, with_service
from tests.server.windowed import Ear


def test_memory_can_be_dropped_at_any_time(data: Path, database: str) -> None:
    async def work(service: Service) -> None:
        table = await new_table(service)
        for _ in range(12):
            await play_one(service, table)
            service.tables.drop(await service.tables.find(table.id))
        found = await service.tables.find(table.id)
        assert found is not table and found.played == 12
        last = found.log.last_actor()
        assert last is not None and await can_undo(found, Seat(last)) is True
        async with service.tables.lock_of(found):
            await service.committer.undo(found, Seat(last))
        assert (found.played, found.revision) == (11, 13)

    with_service(data, database, work)


def test_old_tables_are_forgotten_whole_where_that_is_wanted_and_nobody_is_there(data: Path, database: str) -> None:
    async def work(service: Service) -> None:
        made = [await new_table(service) for _ in range(4)]
        for table in made:
            await play_one(service, table)
            await service.storage.add_chat(table.id, "host", ChatLine("Host", "hi", 1.0))
            await service.storage.store_document(table.id, "review", "", {})
        over, left, fresh, busy = made
        async with service.tables.locked(over.id) as found:
            await service.committer.commit(found, found.abandon())
        for table in (over, left, busy):
            await _make_old(service, table)
        table = await service.tables.find(busy.id)
        table.listeners.add(Ear(service, table, caller_at(table.stored, "host", None)))
        assert await Forgetting(service.tables, 30, None).forget() == 1  # it is over: that is another option
        with pytest.raises(Problem, match="unknown_table"):
            await service.tables.find(left.id)
        assert {found.header.id for found in await service.storage.tables_of("host")} == {over.id, fresh.id, busy.id}
        assert await Forgetting(service.tables, None, 30).forget() == 1
        assert await Forgetting(service.tables, None, None).forget() == 0
        assert (await service.tables.find(fresh.id)).played == 1

    with_service(data, database, work)
    leftovers = asyncio.run(_counts(database))
    assert leftovers == {"tables": 2, "seats": 4, "holders": 4, "sitters": 4, "entries": 2, "chat": 2, "documents": 2}


async def _make_old(service: Service, table: Table) -> None:
    storage, change = service.storage, f"UPDATE tables SET updated = 1 WHERE id = '{table.id}'"
    if isinstance(storage, SqliteStorage):
        await storage._do(change, ())
    else:
        await run_all(storage, [change])


async def _counts(database: str) -> dict[str, int]:
    async with opened_source(database) as source:
        names = ("tables", "seats", "holders", "sitters", "entries", "chat", "documents")
        return {name: sum([len(rows) async for rows in source.rows(name)]) for name in names}
