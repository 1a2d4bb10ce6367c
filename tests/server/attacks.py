"""Attacks on a server, each a program of its own: python -m tests.server.attacks NAME PORT SECONDS."""

from __future__ import annotations

import itertools
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.serving import ME, SCREEN, Person

FAULTS = (OSError, httpx.HTTPError, WebSocketException, AssertionError, TimeoutError, KeyError)
"""What an attacker who is cut off may run into."""
SEARCHING = {"kind": "bot", "level": "level5"}


class Attack:
    """Someone who knows the server's address and wishes it ill."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.seconds = seconds
        self.end = time.monotonic() + seconds
        self.running: Any = SimpleNamespace(port=port, address=f"http://127.0.0.1:{port}")

    def repeat(self, count: int, work: Callable[[], None]) -> None:
        """Do something in so many threads, until the time is over."""

        def loop() -> None:
            while time.monotonic() < self.end:
                with suppress(*FAULTS):
                    work()
                time.sleep(0.01)

        threads = [threading.Thread(target=loop, daemon=True) for _ in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(max(0.0, self.end - time.monotonic()) + 1)

    def records(self) -> None:
        """Records of two megabytes: nested, wide, and without end."""
        one = Person(self.running)
        bodies = [b"[" * 2_000_000, b"[]," * 600_000, b'{"actions":[' + b"[0]," * 40_000 + b"[0]]}"]

        def send() -> None:
            for body in bodies:
                one.http.post("/api/records", content=body)

        self.repeat(10, send)

    def why(self) -> None:
        """Twenty-four sockets of one guest, each asking about 180 rows at once."""
        one = Person(self.running)
        table = one.new_table(ME, SCREEN)
        rows = [["grow", "a1", "earth"]] * 180

        def ask() -> None:
            with one.live(table["id"]) as live:
                while time.monotonic() < self.end:
                    live.say(type="why", seat=0, rows=rows)
                    live.hear(2)

        self.repeat(24, ask)

    def fragments(self) -> None:
        """A message in empty pieces that never ends."""
        self._frames(frame(1, False) + frame(0, False) * 20_000)

    def pings(self) -> None:
        """Nothing but control frames."""
        self._frames(frame(9) * 20_000)

    def _frames(self, flood: bytes) -> None:
        one = Person(self.running)
        table = one.new_table(ME, SCREEN)

        def send() -> None:
            with one.live(table["id"]) as live:
                while time.monotonic() < self.end:
                    live.socket.socket.sendall(flood)

        self.repeat(8, send)

    def deaf(self) -> None:
        """Sockets that ask for the whole table and never read."""
        one = Person(self.running)
        table = one.new_table(ME, SCREEN)

        def ask() -> None:
            with one.live(table["id"]) as live:
                while time.monotonic() < self.end:
                    live.say(type="whole")
                    time.sleep(0.05)

        self.repeat(24, ask)

    def idle(self) -> None:
        """Connections that ask for nothing."""
        lines: list[socket.socket] = []
        while time.monotonic() < self.end:
            with suppress(OSError):
                lines.append(socket.create_connection(("127.0.0.1", self.port), 1))
            if len(lines) > 600:
                lines.pop(0).close()
            time.sleep(0.002)

    def bots(self) -> None:
        """Sixty tables of one guest, at each of which a bot thinks."""
        one = Person(self.running)
        for _ in range(60):
            with suppress(*FAULTS):
                table = one.new_table(ME, SEARCHING)
                if table["state"]["to_act"] == [0]:
                    one.play(table, 0, table["state"]["legal"][0]["row"])
        time.sleep(max(0.0, self.end - time.monotonic()))

    def reviews(self) -> None:
        """Twenty-five guests who look back at matches, whole."""
        self._ask(lambda one, table, number: one.http.get(f"/api/tables/{table}/review"))

    def moments(self) -> None:
        """The same, moment by moment, each of them another one."""
        self._ask(lambda one, table, number: one.http.get(f"/api/tables/{table}/review/{number % 30}"))

    def forks(self) -> None:
        """Each moment becomes a table of its own."""
        body = {"seats": [ME, SCREEN]}
        self._ask(
            lambda one, table, number: one.http.post(f"/api/tables/{table}/fork", json={**body, "at": number % 30})
        )

    def lists(self) -> None:
        """Twenty-five guests who ask for their own lists, of many tables."""
        self._ask(lambda one, table, number: one.http.get("/api/tables"), tables=20)

    def puzzles(self) -> None:
        """All puzzles, again and again."""
        self._ask(lambda one, table, number: one.http.get("/api/puzzles"))

    def variants(self) -> None:
        """Data of games that take long to read."""
        files = {"earth_water_sun": "\n".join(f"[part{number}]\nvalue = {number}" for number in range(2000))}
        path = "/api/games/earth_water_sun/variants"
        self._ask(lambda one, table, number: one.http.post(path, json={"files": files}))

    def renames(self) -> None:
        """A name that changes, at many tables."""
        self._ask(lambda one, table, number: one.http.put("/api/me", json={"name": f"Ada {number}"}), tables=20)

    def exports(self) -> None:
        """All that each guest has, and what it has achieved."""
        paths = ("/api/mine/export", "/api/mine/achievements", "/api/challenges")
        self._ask(lambda one, table, number: one.http.get(paths[number % 3]))

    def replays(self) -> None:
        """Matches that are taken in and opened, looked at whole, and told as records."""

        def ask(one: Person, table: str, number: int) -> object:
            record = one.http.get(f"/api/tables/{table}/record")
            if number % 4 or record.status_code != 200:
                return record
            made = one.http.post("/api/records", content=record.content)
            return one.http.get(f"/api/tables/{made.json().get('id', table)}")

        self._ask(ask)

    def _ask(self, ask: Callable[[Person, str, int], object], tables: int = 1, guests: int = 25) -> None:
        """So many guests of one address, each with tables of its own, who ask as often as they may."""
        numbers, ready = itertools.count(), threading.Barrier(guests, self._begin)

        def loop() -> None:
            one, table = Person(self.running), ""
            while not table:
                with suppress(*FAULTS):
                    table = self._played(one)
            for _ in range(tables - 1):
                with suppress(*FAULTS):  # as many as it gets
                    one.new_table(ME, SCREEN)
            ready.wait()
            while time.monotonic() < self.end:
                with suppress(*FAULTS):
                    ask(one, table, next(numbers))

        threads = [threading.Thread(target=loop, daemon=True) for _ in range(guests)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _begin(self) -> None:
        """All are there: the time counts from now on."""
        self.end = time.monotonic() + self.seconds
        print("ready", flush=True)

    def _played(self, one: Person) -> str:
        """A table at which some turns were played."""
        table = one.new_table(ME, SCREEN)
        with one.live(table["id"]) as live:
            live.hear_until(type="whole")
            for _ in range(30):
                if not live.state["outcome"]:
                    live.play(live.state["seat"], live.state["legal"][0]["row"])
        return str(table["id"])


def frame(code: int, is_last: bool = True) -> bytes:
    """An empty frame as a client sends it."""
    return struct.pack("!BB", (0x80 if is_last else 0) | code, 0x80) + b"\0\0\0\0"


ALONE = ["records", "why", "fragments", "pings", "deaf", "idle", "bots"]
"""By one guest."""
TOGETHER = ["reviews", "moments", "forks", "lists", "puzzles", "variants", "renames", "exports", "replays"]
"""By twenty-five guests of one address."""
ATTACKS = ALONE + TOGETHER


def main() -> None:
    """Attack, until the time is over."""
    name, port, seconds = sys.argv[1:]
    assert name in ATTACKS
    if name in ALONE:
        print("ready", flush=True)
    getattr(Attack(int(port), float(seconds)), name)()


if __name__ == "__main__":
    main()
