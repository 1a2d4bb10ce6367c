"""A disk that is full: nothing is lost, and the answer is clear."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

import quintessence
from quintessence.core.game import Seat
from quintessence.server.http.app import create_app
from quintessence.server.service import Service
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.service.storage.model import (
    StorageFailed,
)
from quintessence.table.table import Table
from tests.server.stored import new_table, play_one, run_all, settings_of, with_service

FULL = """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: the disk is full' USING ERRCODE = 'disk_full'; END $$
"""


async def fill_disk(service: Service) -> None:
    """Let the database grow no further, as a full disk would."""
    storage = service.storage
    if isinstance(storage, SqliteStorage):
        storage._writer._connection.execute("PRAGMA max_page_count = 1")  # as many as there are
    else:
        await run_all(storage, [FULL, *(_trigger("CREATE", name, "BEFORE INSERT") for name in ("entries", "tables"))])


async def free_disk(service: Service) -> None:
    storage = service.storage
    if isinstance(storage, SqliteStorage):
        storage._writer._connection.execute("PRAGMA max_page_count = 1000000")
    else:
        await run_all(storage, [f"DROP TRIGGER full_{name} ON {name}" for name in ("entries", "tables")])


def _trigger(verb: str, name: str, when: str) -> str:
    return f"{verb} TRIGGER full_{name} {when} ON {name} EXECUTE FUNCTION refuse()"


def test_a_full_disk_loses_nothing(data: Path, database: str) -> None:
    async def work(service: Service) -> None:
        table = await new_table(service)
        await play_one(service, table)
        await fill_disk(service)
        played = 1

        async def play_on() -> None:
            nonlocal played
            for _ in range(3000):
                await play_one(service, table)
                played += 1

        with pytest.raises(StorageFailed) as failed:
            await play_on()
        assert failed.value.code == "storage_failed" and "full" in str(failed.value.values["detail"])
        now = await service.tables.find(table.id)
        assert now.played == played  # memory holds what the log holds
        assert now.rules().state_hash() == (await _replayed(service, now)).state_hash()
        await free_disk(service)
        await play_one(service, table)
        assert (await service.tables.find(table.id)).played == played + 1

    with_service(data, database, work)


async def _replayed(service: Service, table: Table) -> quintessence.Match:
    stored = await service.storage.table(table.id)
    assert stored is not None
    match = quintessence.start("earth_water_sun", seed="storage")
    for entry in stored.entries:
        assert entry.seat is not None and entry.row is not None
        match.play(Seat(entry.seat), entry.row)
    return match


def test_a_full_disk_is_a_clear_answer(data: Path, database: str) -> None:
    async def run() -> None:
        app = create_app(settings_of(data, database))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http,
        ):
            body = {"game": "earth_water_sun", "seats": [{"kind": "me"}, {"kind": "screen"}]}
            table = (await http.post("/api/tables", json=body)).json()
            await fill_disk(app.state.service)
            answer = await http.get("/api/me")
            for _ in range(400):
                if not answer.is_success:
                    break
                answer = await http.post("/api/tables", json=body)
            assert answer.status_code == 507 and answer.json()["code"] == "storage_failed"
            assert (await http.get(f"/api/tables/{table['id']}")).json()["state"]["revision"] == 0

    asyncio.run(run())
