"""The layouts of both databases: an older one takes the steps it lacks, a newer or a foreign one is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import quintessence
from quintessence.server.main import run
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.storage import migrations
from quintessence.server.storage.opening import DATABASE
from quintessence.server.storage.postgres import migrations as postgres_migrations
from quintessence.server.storage.postgres.pool import prepare
from quintessence.server.storage.sqlite import SqliteStorage
from quintessence.service.storage.model import DatabaseRefused
from tests.server import postgres
from tests.server.stored import play_one, some_table, with_service, with_storage


def test_an_older_database_takes_the_steps_it_lacks(data: Path) -> None:
    data.mkdir()
    connection = sqlite3.connect(data / DATABASE)
    connection.executescript(migrations.STEPS[0])
    connection.execute(f"PRAGMA application_id = {migrations.APPLICATION}")
    connection.execute("PRAGMA user_version = 1")
    match = quintessence.start("earth_water_sun", seed="old")
    seat = match.to_act()[0]
    row = match.legal(seat)[0].row()
    connection.execute(
        "INSERT INTO tables VALUES ('old', 'earth_water_sun', 1, '{}', 2, 'old', ?, 'host', 1.0, '', 'w', "
        "'playing', 1, 1, '0', 0, '', 1.0)",
        (match.seed.commitment(),),
    )
    for number in range(2):
        connection.execute("INSERT INTO places VALUES ('old', ?, 'screen', NULL, 't', 'k')", (number,))
    text = str(row).replace("'", '"')
    connection.execute("INSERT INTO entries VALUES ('old', 1, 'play', ?, ?, NULL, 1.0)", (seat, text))
    connection.commit()
    connection.close()

    async def work(service: Service) -> None:
        table = await service.tables.find("old")
        assert table.played == 1 and table.status() == "playing" and table.stored.chat == []
        assert table.stored.summary.result is None
        await play_one(service, table)
        assert table.played == 2

    with_service(data, "", work)
    with_service(data, "", work_again)


async def work_again(service: Service) -> None:
    assert (await service.tables.find("old")).played == 2


def test_a_newer_or_a_foreign_database_is_refused_clearly(data: Path) -> None:
    data.mkdir()
    connection = sqlite3.connect(data / DATABASE)
    connection.execute(f"PRAGMA application_id = {migrations.APPLICATION}")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(DatabaseRefused) as refused:
        SqliteStorage(data / DATABASE)
    assert refused.value.code == "database_newer" and refused.value.values == {
        "found": 99,
        "known": len(migrations.STEPS),
    }
    with pytest.raises(DatabaseRefused):
        run(port=0, data=data)  # before it serves anything
    other = data / "other.sqlite3"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    with pytest.raises(DatabaseRefused) as foreign:
        SqliteStorage(other)
    assert foreign.value.code == "database_foreign"


def test_a_newer_or_a_foreign_postgresql_database_is_refused_clearly(data: Path, postgresql: str) -> None:
    asyncio.run(prepare(postgresql))
    asyncio.run(prepare(postgresql))  # once more changes nothing
    postgres.execute(postgresql, "UPDATE quintessence_layout SET version = 99")
    with pytest.raises(DatabaseRefused) as refused:
        asyncio.run(prepare(postgresql))
    known = postgres_migrations.VERSION
    assert refused.value.code == "database_newer" and refused.value.values == {"found": 99, "known": known}
    with pytest.raises(DatabaseRefused):
        run(port=0, data=data, reached=Settings(data, database=postgresql))  # before it serves anything
    postgres.execute(postgresql, "DROP TABLE quintessence_layout")
    with pytest.raises(DatabaseRefused) as foreign:
        asyncio.run(prepare(postgresql))
    assert foreign.value.code == "database_foreign"


def test_an_older_postgresql_database_takes_the_steps_it_lacks(postgresql: str) -> None:
    steps, version = postgres_migrations.STEPS, postgres_migrations.VERSION
    assert version == len(migrations.STEPS)  # the same numbers in both
    for found in steps:
        postgres.execute(postgresql, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        postgres.execute(postgresql, "".join(step for number, step in steps.items() if number <= found))
        postgres.execute(postgresql, "CREATE TABLE quintessence_layout (version INTEGER NOT NULL)")
        postgres.execute(postgresql, f"INSERT INTO quintessence_layout VALUES ({found})")
        asyncio.run(prepare(postgresql))
        with_storage(postgresql, lambda storage: storage.add_table(some_table()))
        assert postgres.rows(postgresql, "SELECT version FROM quintessence_layout") == [(version,)]


def test_a_postgresql_database_that_is_not_there_is_refused_without_its_password(data: Path) -> None:
    url = "postgresql://someone:secret@127.0.0.1:1/none"
    with pytest.raises(DatabaseRefused) as refused:
        run(port=0, data=data, reached=Settings(data, database=url))
    assert refused.value.code == "database_unusable" and "secret" not in str(refused.value.values)
