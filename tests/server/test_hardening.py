"""What a stranger, a full disk or a broken file can do to a server: nothing but get a clear answer."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from quintessence.cli import main as command
from quintessence.core.game import Refused
from quintessence.server.http.hosts import is_own_host, is_own_origin
from quintessence.server.http.pages import file_in
from quintessence.server.main import configuration
from quintessence.server.people.identity import secret_of
from quintessence.server.settings import Settings
from quintessence.server.storage import sqlite, sqlite_reading
from quintessence.server.storage.writer import Write, Writer
from quintessence.service.nesting import is_too_deep
from quintessence.table.model import Guest
from tests.server.serving import BOT, ME, SCREEN, Person, Running, server

People = Callable[[], Person]
DATABASE = "quintessence.sqlite3"


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        (b"[" * 25 + b"]" * 25, True),
        (b"[" * 24 + b"]" * 24, False),
        (b'{"a":' * 25, True),
        (b'["' + b"[" * 100 + b'"]', False),
        (b'["\\"' + b"[" * 100 + b'"]', False),
        (b'["\\\\",' + b"[" * 24, True),
        (b"[],[]," * 200, True),
        (b"[],[]," * 40, False),
        (b"", False),
    ],
)
def test_depth_is_found_without_parsing(text: bytes, deep: bool) -> None:
    assert is_too_deep(text, 24, 100) is deep


def test_a_giant_is_scanned_in_a_moment() -> None:
    for giant in (b"[" * 2_000_000, b"[]," * 700_000, b'"' + b"\\" * 2_000_000, b'["",' * 500_000):
        start = time.process_time()
        is_too_deep(giant, 24, 60_000)
        assert time.process_time() - start < 1


@pytest.mark.own_server
def test_the_rate_is_checked_before_the_body(tmp_path: Path) -> None:
    with server(tmp_path, {"requests_per_second": 0.001, "request_burst": 3}) as running:
        one = Person(running)
        cookie = "; ".join(f"{name}={value}" for name, value in one.http.cookies.items())
        while one.http.get("/api/me").status_code == 200:
            pass
        head = f"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\nContent-Length: 1000000\r\n\r\n"
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(head.encode())  # and not one byte of the body
            line.settimeout(20)
            assert line.recv(100).startswith(b"HTTP/1.1 429")
        one.close()


def test_what_is_nested_is_refused_everywhere(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN)
    deep = b"[" * 100 + b"]" * 100
    for path, body in (
        ("records", deep),
        ("tables", b'{"game":"stubborn","seats":[{"kind":"me"}],"options":{"fault":' + deep + b"}}"),
        (f"tables/{table['id']}/play", b'{"seat":0,"question":0,"row":' + deep + b"}"),
    ):
        answer = one.http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "too_deep"), path
    with one.live(table["id"]) as live:
        live.hear_until(type="whole")
        live.socket.send('{"type":"play","seat":0,"question":0,"row":' + deep.decode() + "}")
        assert live.hear_until(ok=False)["code"] == "too_deep"
    wide = json.dumps({"seat": 0, "question": 0, "row": ["x" * 20_000]}).encode()
    assert one.http.post(f"/api/tables/{table['id']}/play", content=wide).status_code == 413


def test_strange_origins_and_paths_are_answered(person: People) -> None:
    one = person()
    for origin in ("http://[x", "http://", "[", "http://127.0.0.1:99999999", "\xff"):
        answer = one.http.post("/api/tables", json={}, headers={b"origin": origin.encode("latin-1")})
        assert answer.status_code == 403, origin
    for path in ("/" + "x" * 300, "/boards/stubborn/" + "x" * 300, "/assets/" + "x" * 300, "/api/" + "x" * 300):
        assert one.http.get(path).status_code in (200, 404), path


def test_a_path_that_no_file_can_have_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "page.js").write_text("")
    assert file_in(tmp_path, "page.js") == tmp_path / "page.js"
    for path in ("x" * 300, "a/" + "x" * 5000, "\0", "../secret", "", "."):
        assert file_in(tmp_path, path) is None, path[:20]


def test_a_name_that_is_not_ours_is_refused(person: People, running: Running) -> None:
    one = person()
    for name in ("evil.example", "127.0.0.1.evil.example", "8.8.8.8", "192.168.1.5", "[x"):
        answer = one.http.get("/api/me", headers={"host": f"{name}:{running.port}"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_host"), name
    for name in ("localhost", "LOCALHOST", "table.localhost", "127.0.0.2", "[::1]"):
        assert one.http.get("/api/me", headers={"host": f"{name}:{running.port}"}).status_code == 200, name


def test_no_name_at_all_is_refused_too(running: Running) -> None:
    with socket.create_connection(("127.0.0.1", running.port)) as line:
        line.sendall(b"GET /api/me HTTP/1.0\r\n\r\n")
        assert b"foreign_host" in line.makefile("rb").read()


def test_a_socket_calls_the_server_by_a_name_of_its_own_too(person: People, running: Running) -> None:
    one = person()
    address = f":{running.port}/api/tables/{one.new_table(ME, SCREEN)['id']}/live"
    cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in one.http.cookies.items())}

    def called(name: str) -> ClientConnection:
        line = socket.create_connection(("127.0.0.1", running.port))
        return connect(f"ws://{name}{address}", sock=line, additional_headers=cookie)

    with called("localhost") as opened:
        assert json.loads(opened.recv(20))["type"] == "whole"
    with pytest.raises(InvalidStatus, match="403"):
        called("evil.example")


def test_names_of_a_server_that_others_reach() -> None:
    def may(host: str, settings: Settings, came_to: str = "203.0.113.7") -> bool:
        return is_own_host({"server": (came_to, 80)}, Headers({"host": host}), settings)

    home = Settings(Path(), bound="0.0.0.0")
    assert may("192.168.1.5:8765", home) and may("[fd00::1]:8765", home) and may("203.0.113.7", home)
    assert not may("evil.example", home) and not may("8.8.8.8", home) and not may("0.0.0.0.example", home)
    hosted = Settings(Path(), public_url="https://games.example.org", hosts=("Other.example.org",))
    assert may("games.example.org", hosted) and may("other.example.org:8765", hosted)
    assert not may("example.org", hosted) and not may("192.168.1.5", hosted)


def test_the_scheme_of_an_origin_counts() -> None:
    def may(origin: str, scheme: str, settings: Settings) -> bool:
        return is_own_origin({"scheme": scheme}, Headers({"host": "a.example", "origin": origin}), settings)

    plain = Settings(Path())
    assert may("http://a.example", "http", plain) and may("http://a.example", "ws", plain)
    assert not may("https://a.example", "http", plain) and not may("http://a.example", "https", plain)
    assert may("https://a.example", "http", Settings(Path(), public_url="https://a.example/"))


@pytest.mark.own_server
def test_nobody_says_where_a_request_came_from_but_stated_proxies(tmp_path: Path) -> None:
    with server(tmp_path, {"new_guests_per_second": 0.001, "new_guest_burst": 3}) as running:
        one = Person(running)
        one.http.cookies.clear()
        answers = []
        for number in range(6):
            one.http.cookies.clear()
            answers.append(one.http.get("/api/me", headers={"x-forwarded-for": f"10.0.0.{number}"}).status_code)
        assert answers[-1] == 429
        one.close()


def test_a_stated_proxy_is_believed(tmp_path: Path) -> None:
    plain, behind = Settings(tmp_path / "a"), Settings(tmp_path / "b", proxies=("10.0.0.9",))
    assert not configuration(plain, "127.0.0.1", 0).proxy_headers
    found = configuration(behind, "127.0.0.1", 0)
    assert found.proxy_headers and found.forwarded_allow_ips == ["10.0.0.9"]


def test_the_secret_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            secret_of(tmp_path)
    assert list(tmp_path.iterdir()) == []
    secret = secret_of(tmp_path)
    assert len(secret) == 32 and secret_of(tmp_path) == secret and len(list(tmp_path.iterdir())) == 1
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    for short in (b"", b"x" * 31):
        (tmp_path / "secret").write_bytes(short)
        with pytest.raises(Refused) as refused:
            secret_of(tmp_path)
        assert refused.value.code == "secret_too_short"


@pytest.mark.own_server
def test_database_and_folder_are_their_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    with server(data) as running:
        one = Person(running)
        one.new_table(ME, BOT, game="stubborn")
        one.close()
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert {stat.S_IMODE(path.stat().st_mode) for path in data.iterdir()} == {0o600}


def spoiled(folder: Path, fault: str) -> Path:
    """A data folder with which no server can start."""
    data = folder / "data"
    if fault == "file":
        data.write_text("not a folder")
        return data
    data.mkdir()
    if fault == "secret":
        (data / "secret").write_bytes(b"")
    elif fault == "database":
        (data / DATABASE).write_bytes(b"this is no database at all" * 100)
    elif fault == "folder":
        (data / DATABASE).mkdir()
    return data


@pytest.mark.parametrize("words", ["en", "fr"])
@pytest.mark.parametrize("fault", ["file", "secret", "database", "folder"])
def test_a_fault_at_the_start_is_told_in_words(
    tmp_path: Path, fault: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = spoiled(tmp_path, fault)
    assert command(["serve", "--lang", words, "--port", "0", "--data", str(data)]) == 2
    told = capsys.readouterr().err
    assert "went wrong inside" not in told and str(data) in told, told
    assert ("secret" if fault == "secret" else "cannot be used" if words == "en" else "inutilisable") in told


@pytest.mark.own_server
def test_a_locked_database_fails_a_move_in_a_bounded_time(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN)
        place, seat = f"tables/{table['id']}", table["state"]["seat"]
        other = sqlite3.connect(data / DATABASE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        start = time.monotonic()
        row = table["state"]["legal"][0]["row"]
        assert one.play(table, seat, row, 503)["code"] == "storage_busy"
        assert time.monotonic() - start < 4 * sqlite_reading.BUSY_SECONDS
        other.execute("ROLLBACK")
        other.close()
        assert one.get(place)["revision"] == 0
        assert one.play(place.removeprefix("tables/"), seat, row)["revision"] == 1
        one.close()


def test_all_who_wait_for_a_locked_database_wait_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one group, and those behind it, are told together; one after the other they waited for half a minute."""
    assert sqlite_reading.BUSY_SECONDS <= 5
    monkeypatch.setattr(sqlite_reading, "BUSY_SECONDS", 2.0)
    tries, write_group = [0], Writer._try

    def counted(writer: Writer, group: list[Write]) -> Exception | None:
        tries[0] += 1
        return write_group(writer, group)

    monkeypatch.setattr(Writer, "_try", counted)

    async def run() -> None:
        storage = sqlite.SqliteStorage(tmp_path / DATABASE)
        other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writes = []
        for number in range(6):
            group = [storage.store_guest(Guest(f"{number} {one}", "", "fire")) for one in range(10)]
            writes += [asyncio.ensure_future(write) for write in group]
            await asyncio.sleep(0.01)  # the groups after the first come while that one waits
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert {str(answer) for answer in answers} == {"storage_busy"}
        other.close()
        await storage.close()

    asyncio.run(run())
    assert tries == [1]


@pytest.mark.own_server
def test_a_table_whose_entries_are_nonsense_opens_without_its_match(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN)
        one.play(table, table["state"]["seat"], table["state"]["legal"][0]["row"])
        running.kill()
        broken = sqlite3.connect(data / DATABASE)
        broken.execute('UPDATE entries SET "row" = NULL')
        broken.commit()
        broken.close()
        running.start()
        found = one.get(f"tables/{table['id']}")
        assert (found["status"], found["state"]) == ("unreadable", None)
        one.close()


@pytest.mark.own_server
def test_one_broken_table_leaves_the_others_in_the_list(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        ids = [one.new_table(ME, SCREEN)["id"] for _ in range(4)]
        state = one.get(f"tables/{ids[2]}")["state"]
        one.play(ids[2], state["seat"], state["legal"][0]["row"])
        running.kill()
        broken = sqlite3.connect(data / DATABASE)
        broken.execute("UPDATE tables SET options = '{' WHERE id = ?", (ids[0],))
        broken.execute("UPDATE tables SET result = '[' WHERE id = ?", (ids[1],))
        broken.execute('UPDATE entries SET "row" = \'{"a": 1}\', seat = 9 WHERE "table" = ?', (ids[2],))
        broken.commit()
        broken.close()
        running.start()
        listed = {found["id"]: found["status"] for found in one.get("tables")}
        assert listed[ids[3]] == "playing" and listed[ids[0]] == listed[ids[1]] == "unreadable"
        for id_ in ids[:3]:
            answer = one.http.get(f"/api/tables/{id_}")
            assert answer.status_code == 409 and answer.json()["code"] == "table_unreadable", answer.text
        assert one.get(f"tables/{ids[3]}")["status"] == "playing"
        one.close()


@pytest.mark.own_server
def test_a_revoked_link_does_not_come_back_after_a_full_disk(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN)
        place, old = f"tables/{table['id']}", table["watch_link"]
        other = sqlite3.connect(data / DATABASE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert one.post(f"{place}/revoke", {"seat": "spectator"}, 503)["code"] == "storage_busy"
        other.execute("ROLLBACK")
        other.close()
        assert one.get(place)["watch_link"] == old  # nothing was promised that the storage does not hold
        fresh = one.post(f"{place}/revoke", {"seat": "spectator"})["link"]
        running.kill()
        running.start()
        assert one.get(place)["watch_link"] == fresh != old
        one.close()


@pytest.mark.own_server
def test_bodies_of_all_requests_together_are_bounded(data: Path) -> None:
    with server(data, {"bodies_in_all": 150_000, "body_seconds": 60}) as running:
        one = Person(running)
        head = "POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n"
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(head.encode() + b"x" * 400_000)
            line.settimeout(20)
            assert line.recv(100).startswith(b"HTTP/1.1 503")
        assert one.new_table(ME, SCREEN)["status"] == "playing"  # what was refused is not held any more
        one.close()


@pytest.mark.own_server
def test_a_body_that_never_ends_is_not_waited_for(data: Path) -> None:
    with server(data, {"body_seconds": 0.2}) as running:
        head = "POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n"
        with socket.create_connection(("127.0.0.1", running.port)) as line:
            line.sendall(head.encode())
            line.settimeout(20)
            assert line.recv(100).startswith(b"HTTP/1.1 408")
