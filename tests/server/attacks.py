"""Attacks on a server, each a program of its own: python -m tests.server.attacks NAME PORT SECONDS."""

from __future__ import annotations

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


def frame(code: int, is_last: bool = True) -> bytes:
    """An empty frame as a client sends it."""
    return struct.pack("!BB", (0x80 if is_last else 0) | code, 0x80) + b"\0\0\0\0"


ATTACKS = ["records", "why", "fragments", "pings", "deaf", "idle", "bots"]


def main() -> None:
    """Attack, until the time is over."""
    name, port, seconds = sys.argv[1:]
    assert name in ATTACKS
    print("ready", flush=True)
    getattr(Attack(int(port), float(seconds)), name)()


if __name__ == "__main__":
    main()
