"""Limits, origins and headers: what keeps a stranger's page, a flood or a giant out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quintessence.server.http.rates import Bucket, Buckets
from quintessence.service.people.plain_text import clean
from tests.server.serving import BOT, ME, Person, Running, server

TIGHT = {
    "messages_per_second": 1,
    "message_burst": 5,
    "requests_per_second": 1,
    "request_burst": 40,
    "new_guests_per_second": 0.1,
    "new_guest_burst": 12,
    "tables_per_guest": 3,
    "connections_per_guest": 2,
}


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Running]:
    """A server of its own for each test: what one uses up of an address's rate is not missing in the next."""
    with server(tmp_path, TIGHT) as running:
        yield running


def test_clean_leaves_what_can_be_read() -> None:
    assert clean(" a\x00b\tc\u202e\ud800 d ", 20) == "ab c d"
    assert clean("👩\u200d🚀 é", 20) == "👩\u200d🚀 é"
    assert clean("e\u0301", 20) == "é"
    assert clean("x" * 50, 20) == "x" * 20


def test_buckets_fill_and_empty() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    buckets = Buckets(0.001, 1, most=2)
    assert [buckets.take(name) for name in "aabbca"] == [True, False, True, False, True, True]


@pytest.mark.own_server
def test_tables_and_connections_are_counted(tight: Running) -> None:
    one = Person(tight)
    tables = [one.new_table(ME, BOT, game="stubborn") for _ in range(3)]
    body = {"game": "stubborn", "seats": [ME, BOT]}
    assert one.post("tables", body, 429)["code"] == "too_many_tables"
    one.post(f"tables/{tables[0]['id']}/abandon")
    one.new_table(ME, BOT, game="stubborn")
    with one.live(tables[1]["id"]) as first, one.live(tables[1]["id"]) as second:
        first.hear_until(type="whole")
        second.hear_until(type="whole")
        with one.live(tables[1]["id"]) as third:
            assert third.hear()["code"] == "too_many_connections"
            with pytest.raises(ConnectionClosed):
                third.hear()
    one.close()


@pytest.mark.own_server
def test_a_flood_is_slowed_down(tight: Running) -> None:
    one = Person(tight)
    table = one.new_table(ME, BOT, game="stubborn")
    with one.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        for _ in range(8):
            socket.say(type="ping")
        assert socket.hear_until(ok=False)["code"] == "too_fast"
    answers = [one.http.get("/api/me").status_code for _ in range(45)]
    assert 429 in answers and answers[0] == 200
    one.close()


@pytest.mark.own_server
def test_a_stream_of_new_guests_is_slowed_down(tight: Running) -> None:
    with httpx.HTTPTransport() as line:  # which keeps no cookie: a client made for each stranger would take far longer
        answers = [line.handle_request(httpx.Request("GET", f"{tight.address}/api/me")) for _ in range(14)]
    assert answers[0].status_code == 200 and answers[-1].status_code == 429


def test_bodies_have_a_limit(person: Callable[[], Person]) -> None:
    one = person()
    big = b'{"game": "' + b"x" * 70_000 + b'"}'
    answer = one.http.post("/api/tables", content=big, headers={"content-type": "application/json"})
    assert answer.status_code == 413 and answer.json()["code"] == "too_large"

    def parts() -> Iterator[bytes]:
        for _ in range(80):
            yield b"x" * 1000

    assert one.http.post("/api/tables", content=parts()).status_code == 413
    assert one.http.post("/api/records", content=b"x" * 3_000_000).status_code == 413
    for wrong in (b"", b"{", b"[1]", b"\xff\xfe", b'{"game": "\\ud800", "seats": [{"kind": "me"}]}'):
        answer = one.http.post("/api/tables", content=wrong, headers={"content-type": "application/json"})
        assert answer.status_code in (404, 422), (wrong, answer.text)
        assert answer.headers["content-type"] == "application/problem+json"


def test_another_pages_requests_are_refused(person: Callable[[], Person], running: Running) -> None:
    one = person()
    table = one.new_table(ME, BOT, game="stubborn")
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = one.http.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == 403 and answer.json()["code"] == "foreign_origin"
    assert one.http.get("/api/me", headers={"origin": "http://evil.example"}).status_code == 200
    with pytest.raises(InvalidStatus):
        one.live(table["id"], Origin="http://evil.example")
    with one.live(table["id"], Origin=running.address) as socket:
        assert socket.hear()["type"] == "whole"


def test_every_answer_carries_the_headers(person: Callable[[], Person]) -> None:
    one = person()
    for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/assets/nothing.js", "/../../etc/passwd", "/%2e%2e/secret"):
        answer = one.http.get(path)
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "script" not in policy
        assert "root:" not in answer.text
    assert one.http.get("/api/nothing").json()["code"] == "not_found"
    assert one.http.get("/assets/nothing.js").status_code == 404
    assert one.http.delete("/api/me").json()["code"] == "method_not_allowed"
    assert "text/html" in one.http.get("/t/abc").headers["content-type"]


def test_a_socket_that_may_not_enter_is_told_why(person: Callable[[], Person]) -> None:
    one, two = person(), person()
    table = one.new_table(ME, BOT, game="stubborn")
    with two.live(table["id"]) as socket:
        assert socket.hear() == {"type": "refused", "code": "not_at_this_table", "values": {}}
    with two.live("nothing") as socket:
        assert socket.hear()["code"] == "unknown_table"
    with two.live(table["id"], token="guess") as socket:
        assert socket.hear()["code"] == "not_at_this_table"
    key = table["seats"][0]["link"].split("=")[1]
    with two.live(table["id"], token=key) as socket:
        assert socket.hear()["table"]["seats"][0]["held"]
