"""Two processes on one database: whoever is gone is told of a turn by one of them, also when that one dies."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import FRIEND, ME, Person, Running
from tests.server.test_processes import token_of, wait_for

pytestmark = pytest.mark.own_server


@contextmanager
def webhook() -> Iterator[tuple[str, list[Any]]]:
    """An address, and what it was told."""
    told: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", told
    finally:
        server.shutdown()
        server.server_close()


def play_turn(people: list[Person], table: str) -> None:
    """Play without a socket until it is the other's turn."""
    seat = people[0].get(f"tables/{table}")["state"]["to_act"][0]
    while True:
        found = people[seat].get(f"tables/{table}")
        if found["state"]["to_act"] != [seat]:
            return
        people[seat].play(found, seat, found["state"]["legal"][0]["row"])


def test_of_two_processes_one_tells_and_the_other_goes_on_when_it_dies(tmp_path: Path, postgresql: str) -> None:
    with webhook() as (url, told):
        ways: dict[str, object] = {"webhook": {"url": url, "secret": "a secret of the owner"}}
        one, other = (Running(tmp_path, {"notification_seconds": 0.3}, postgresql, ways) for _ in range(2))
        one.start()
        other.start()
        people = [Person(one), Person(other)]
        try:
            table = people[0].new_table(ME, FRIEND)
            place = f"tables/{table['id']}"
            people[1].post(f"{place}/join", {"token": token_of(table["seats"][1]["link"])})
            first = people[0].get(place)["state"]["to_act"][0]
            wait_for(lambda: len(told) == 1)
            for turn in range(1, 4):
                play_turn(people, table["id"])
                wait_for(lambda turn=turn: len(told) == turn + 1)  # type: ignore[misc]
            one.kill()
            survivors = [people[0].through(other), people[1]]
            play_turn(survivors, table["id"])
            wait_for(lambda: len(told) == 5)
            survivors[0].close()
            assert [notice["seat"] for notice in told] == [first, 1 - first, first, 1 - first, first]
            other.stop()
        finally:
            for person in people:
                person.close()
            one.end()
            other.end()
