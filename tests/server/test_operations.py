"""What whoever runs a server needs: signs of life, secrets from outside, copies of all that is stored."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import os
import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from quintessence.cli import main
from quintessence.core.game import Refused
from quintessence.server.http.app import create_app
from quintessence.server.json_logs import JsonLines
from quintessence.server.people.identity import secret_of
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.storage.transfer import TABLES, opened_source, restore, transfer
from quintessence.service.limits import Limits
from quintessence.service.storage.model import DatabaseRefused
from quintessence.service.storage.protocol import Storage
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Summary
from tests.server import postgres
from tests.server.serving import ROOT
from tests.server.stored import new_table, play_one, some_table, with_storage


async def fill(data: Path, database: str) -> str:
    """A server's work: a table with moves, chat, a watcher and a standing answer."""
    service = Service(Settings(data, Limits(workers=1), database=database))
    table = await new_table(service)
    for _ in range(5):
        await play_one(service, table)
    storage = service.storage
    await storage.add_chat(table.id, "host", ChatLine("Host", "é « hi »", 3.0))
    await storage.add_chat(table.id, "host", ChatLine("Host", "second", 2.0))
    await storage.watch(table.id, "someone")
    await storage.store_standing_answer(table.id, 1, "never", 7)
    await storage.store_variant("g", "f", {"g": {"n": 1}}, "host")
    await storage.store_document("host", "label", table.id, {"text": "é"})
    await service.stop()
    return table.id


async def content(database: str) -> dict[str, list[str]]:
    async with opened_source(database) as source:
        return {
            table: [
                str([int(v) if isinstance(v, bool) else v for v in row])
                for rows in [r async for r in source.rows(table)]
                for row in rows
            ]
            for table in TABLES
        }


def same(one: dict[str, list[str]], other: dict[str, list[str]]) -> None:
    assert one["chat"] == other["chat"] and len(one["chat"]) == 2  # in their order
    assert {name: sorted(rows) for name, rows in one.items()} == {name: sorted(rows) for name, rows in other.items()}


def test_everything_moves_between_both_kinds_of_database_and_goes_on(
    data: Path, postgresql: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data.mkdir()
    source, back = str(data / "a.sqlite3"), str(data / "b.sqlite3")
    table = asyncio.run(fill(data, source))
    assert main(["migrate", "--from", source, "--to", postgresql, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for line in ("guests: 1", "tables: 1", "seats: 2", "entries: 5", "chat: 2", "watchers: 1", "variants: 1"):
        assert line in told.splitlines()
    assert asyncio.run(transfer(postgresql, back))["entries"] == 5
    before = asyncio.run(content(source))
    same(before, asyncio.run(content(postgresql)))
    same(before, asyncio.run(content(back)))
    with pytest.raises(DatabaseRefused, match="database_not_empty"):
        asyncio.run(transfer(source, postgresql))

    async def go_on() -> None:
        service = Service(Settings(data, Limits(workers=1), database=postgresql))
        found = await service.tables.find(table)
        await play_one(service, found)
        assert found.played == 6 and [line.text for line in found.stored.chat] == ["é « hi »", "second"]
        await service.stop()

    asyncio.run(go_on())


def test_what_is_moved_while_people_play_is_as_of_one_moment(data: Path, database: str) -> None:
    """Tables that begin and go on meanwhile: each is there whole, with all of its log up to then, or not at all."""
    data.mkdir(exist_ok=True)
    target, ends = str(data / "moved.sqlite3"), asyncio.Event()

    async def play(service: Service) -> int:
        made = 0
        while not ends.is_set():
            table = await new_table(service)
            for _ in range(6):
                await play_one(service, table)
            made += 1
        return made

    async def run() -> dict[str, int]:
        service = Service(Settings(data, Limits(workers=1, tables_per_guest=10**6), database=database))
        players = [asyncio.create_task(play(service)) for _ in range(4)]
        try:
            while await service.storage.open_tables("host") < 8:
                await asyncio.sleep(0.01)
            counts = await asyncio.to_thread(lambda: asyncio.run(transfer(database, target)))
            while await service.storage.open_tables("host") <= counts["tables"]:
                await asyncio.sleep(0.01)  # they have played on
        finally:
            ends.set()
            await asyncio.gather(*players)
            await service.stop()
        return counts

    counts = asyncio.run(run())
    with sqlite3.connect(target) as moved:
        lines = moved.execute('SELECT "table", count(*), max(line) FROM entries GROUP BY "table"').fetchall()
        tables = dict(moved.execute("SELECT id, revision FROM tables").fetchall())
        seats = moved.execute('SELECT count(*) FROM seats WHERE "table" IN (SELECT id FROM tables)').fetchone()[0]
    assert len(tables) == counts["tables"] and seats == 2 * len(tables)
    assert all(table in tables and count == last for table, count, last in lines)  # no log without its table, or a gap
    known = {table: last for table, _, last in lines}
    assert all(known.get(table, 0) >= revision for table, revision in tables.items())  # no summary ahead of its log


def test_a_backup_is_made_while_the_server_runs_and_restores_whole_or_not_at_all(
    data: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(data, database))
    file, fresh = data / "backup.gz", str(data / "fresh.sqlite3")
    assert main(["backup", str(file), "--database", database]) == 0
    assert file.stat().st_mode & 0o777 == 0o600  # it holds every seed and link
    assert main(["backup", str(file), "--database", database]) == 2  # nothing is overwritten
    cut = data / "cut.gz"
    with gzip.open(file, "rt") as whole, gzip.open(cut, "wt") as part:
        part.writelines(whole.readlines()[:-2])
    with pytest.raises(Refused, match="backup_broken"):
        asyncio.run(restore(cut, fresh))
    with pytest.raises(Refused, match="backup_broken"):
        asyncio.run(restore(Path(__file__), fresh))
    assert main(["restore", str(file), "--database", fresh]) == 0
    same(asyncio.run(content(database)), asyncio.run(content(fresh)))
    capsys.readouterr()


def test_signs_of_life_are_answered_by_any_name_and_tell_of_a_lost_database(
    data: Path, postgresql: str, postgresql_server: str
) -> None:
    name = postgresql.partition("?")[0].rpartition("/")[2]

    def lose() -> None:
        postgres.execute(postgresql_server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
        postgres.rows(postgresql_server, cut, name)

    async def run() -> None:
        app = create_app(Settings(data, database=postgresql))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://10.1.2.3") as http,
        ):
            assert (await http.get("/healthz")).json() == {"status": "ok"}
            assert (await http.get("/readyz")).status_code == 200
            assert (await http.get("/api/me")).status_code == 403  # a foreign name
            await asyncio.to_thread(lose)
            await asyncio.sleep(1.1)
            assert (await http.get("/readyz")).status_code == 503
            assert (await http.get("/healthz")).status_code == 200

    asyncio.run(run())


def test_a_secret_comes_from_the_environment_or_a_file_and_must_be_long(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.mkdir()
    own = secret_of(data)
    assert secret_of(data) == own and len(own) >= 32
    monkeypatch.setenv("QUINTESSENCE_SECRET_FILE", str(data / "given"))
    (data / "given").write_bytes(b"f" * 40)
    assert secret_of(data) == b"f" * 40
    monkeypatch.setenv("QUINTESSENCE_SECRET", "e" * 32)
    assert secret_of(data) == b"e" * 32
    monkeypatch.setenv("QUINTESSENCE_SECRET", "short")
    with pytest.raises(Refused, match="secret_too_short"):
        secret_of(data)


def test_metrics_tell_of_every_process_where_the_owner_wants_that(data: Path, database: str) -> None:
    async def run() -> None:
        app = create_app(Settings(data, Limits(workers=1), database=database, has_metrics=True))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http,
        ):
            service = app.state.service
            await play_one(service, await new_table(service))
            if service.lease_holder is not None:
                await service.storage.beat(service.metrics.json(), {})
            told = (await http.get("/metrics")).text
        lines = {line.partition("{")[0]: line.rpartition(" ")[2] for line in told.splitlines() if line[0] != "#"}
        assert lines["quintessence_moves_total"] == lines["quintessence_commit_seconds_count"] == "1"
        assert lines["quintessence_sockets"] == "0" and lines["quintessence_tables_in_memory"] == "1"

    asyncio.run(run())


def test_logs_can_be_lines_of_json() -> None:
    record = logging.LogRecord("quintessence.server", logging.ERROR, __file__, 1, "table %s « é »", ("t",), None)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["message"]) == ("error", "table t « é »") and line["process"] == os.getpid()


@pytest.mark.parametrize("file", ["Dockerfile", "deploy/compose.yaml", "deploy/quintessence.service"])
def test_the_files_for_hosts_name_options_that_there_are(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    started = re.findall(r"(?:ENTRYPOINT|command:|ExecStart=).*", text)
    assert main(["serve", "--help"]) == 0
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert started and set(re.findall(r"--[a-z-]+", " ".join(started))) <= known


def test_what_hosts_run_is_pinned_bounded_and_no_superuser() -> None:
    docker, compose = ((ROOT / name).read_text(encoding="utf-8") for name in ("Dockerfile", "deploy/compose.yaml"))
    installs = [
        line for line in docker.replace("\\\n", " ").splitlines() if "pip install" in line or "pip wheel" in line
    ]
    assert installs and all("--require-hashes" in line or "--no-deps" in line for line in installs)
    locked = set(re.findall(r"deploy/\w+\.lock", docker))
    for lock in locked:
        names = [line for line in (ROOT / lock).read_text().splitlines() if re.match(r"[a-z].*==", line)]
        assert names and all(line.endswith("\\") for line in names), lock  # each is followed by its hashes
    server = (ROOT / "deploy/server.lock").read_text()
    both = {line for line in (ROOT / "requirements.lock").read_text().splitlines() if "==" in line}
    assert {line for line in server.splitlines() if "==" in line} <= both  # what is tested is what is served
    assert compose.count("mem_limit:") == compose.count("pids_limit:") == compose.count("restart:") == 3
    assert "POSTGRES_USER" not in compose and "NOSUPERUSER" in (ROOT / "deploy/make-database.sh").read_text()
    assert "deploy/secrets" in (ROOT / ".dockerignore").read_text().split()
    assert "MemoryMax=" in (ROOT / "deploy/quintessence.service").read_text()
    for workflow in (ROOT / ".github/workflows").iterdir():
        actions = re.findall(r"uses: (\S+)", workflow.read_text())
        assert actions and all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in actions)


def test_what_is_carried_over_while_people_play_is_as_of_one_moment(data: Path, database: str) -> None:
    fresh = str(data / "carried.sqlite3")

    async def work(storage: Storage) -> None:
        names = [f"t{number}" for number in range(5)]
        for name in names:
            await storage.add_table(some_table(name))
        written, is_carried = 0, asyncio.Event()

        async def play() -> None:
            nonlocal written
            while not is_carried.is_set():
                written += 1
                for name in names:  # one after the other: no table is ever ahead of the one before it
                    summary = Summary("playing", written, written, [0], False)
                    await storage.append(name, Entry(written, "play", 0, ["x"], None, 1.0), summary)

        playing = asyncio.create_task(play())
        while written < 20:
            await asyncio.sleep(0)
        await transfer(database, fresh)
        is_carried.set()
        await playing

    async def look(storage: Storage) -> None:
        counts = []
        for number in range(5):
            table = await storage.table(f"t{number}")
            assert table is not None and [entry.line for entry in table.entries] == [*range(1, len(table.entries) + 1)]
            assert table.summary.revision == len(table.entries)
            counts.append(len(table.entries))
        assert counts == sorted(counts, reverse=True) and counts[0] - counts[-1] <= 1 and counts[0] >= 19

    with_storage(database, work)
    with_storage(fresh, look)
