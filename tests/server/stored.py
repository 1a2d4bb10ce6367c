"""What the tests of the database share: a server or a storage of their own, and a table in it."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import quintessence
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.storage.opening import open_storage
from quintessence.server.storage.postgres.storage import PostgresStorage
from quintessence.service.limits import DEFAULT, Limits
from quintessence.service.storage.protocol import Storage
from quintessence.table.model import Guest, Header, SeatHold, StoredTable, Summary
from quintessence.table.table import Table

HOST = Guest("host", "Host", "fire")


def settings_of(data: Path, database: str) -> Settings:
    return Settings(data, Limits(workers=1), database=database)


def with_service(
    data: Path,
    database: str,
    work: Callable[[Service], Coroutine[Any, Any, None]],
    limits: Limits | None = None,
) -> None:
    async def run() -> None:
        settings = settings_of(data, database)
        service = Service(settings if limits is None else dataclasses.replace(settings, limits=limits))
        try:
            await work(service)
        finally:
            await service.stop()

    asyncio.run(run())


def with_storage(
    database: str, work: Callable[[Storage], Coroutine[Any, Any, object]], limits: Limits = DEFAULT
) -> None:
    async def run() -> None:
        storage = open_storage(database, Path(), limits)
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


async def new_table(service: Service) -> Table:
    kinds = enumerate(("me", "screen"))
    seats = [SeatHold(kind, None, f"token{seat}", f"key{seat}", ["host"]) for seat, kind in kinds]
    match = quintessence.start("earth_water_sun", seed="storage")
    return await service.creation.create(HOST, match, seats)


async def play_one(service: Service, table: Table) -> None:
    async with service.tables.locked(table.id) as found:
        seat = found.to_act()[0]
        await service.committer.commit(found, found.play(seat, found.rules().legal(seat)[0].row()))


def some_table(id_: str = "t1") -> StoredTable:
    header = Header(id_, "earth_water_sun", 1, {}, 2, "seed", "c", "host", 1.0)
    seats = [SeatHold("me", None, "a", "b", ["host"]), SeatHold("friend", None, "c", "d")]
    return StoredTable(header, seats, "w", Summary("waiting", 0, 0, [0], False), 1.0)


async def run_all(storage: Storage, statements: list[str]) -> None:
    assert isinstance(storage, PostgresStorage)
    connection = await storage.pool.connect()
    for statement in statements:
        await connection.execute(statement)
    await connection.close()
