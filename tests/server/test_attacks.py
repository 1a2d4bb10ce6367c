"""An innocent player beside each attack: the answers still come, hardly later than in a quiet run of the same test.

The bounds here are wide, since a test may share its machine with others; tools/attacks.py measures the documented one.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import pytest

from quintessence.core.conformance.samples import IS_SWEEP
from quintessence.service.limits import Limits
from tests.server.attacks import ALONE
from tests.server.serving import ME, ROOT, SCREEN, Client, Person, Running, environment, server

pytestmark = pytest.mark.own_server

SECONDS = 3.0
PAUSE = 0.06
"""Between two pings: nobody may send more than twenty messages a second for long."""


def latencies(live: Client, seconds: float) -> list[float]:
    """How long each ping took, one after the other, the quickest first."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        start = time.monotonic()
        live.ask(type="ping")
        found.append(time.monotonic() - start)
        time.sleep(PAUSE)
    return sorted(found)


def p99(found: list[float]) -> float:
    return found[int(len(found) * 0.99)]


@contextmanager
def attacked(running: Running, name: str, seconds: float) -> Iterator[None]:
    """While an attack goes on, in a process of its own."""
    words = [sys.executable, "-m", "tests.server.attacks", name, str(running.port), str(seconds)]
    with subprocess.Popen(words, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as one:
        try:
            assert one.stdout is not None and one.stdout.readline().strip() == b"ready"
            yield
        finally:
            one.kill()


def beside(data: Path, name: str, seconds: float) -> tuple[list[float], list[float]]:
    """An innocent player's pings in a quiet server and in an attacked one, with the limits that every server has."""
    with server(data, asdict(Limits())) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN)
        with one.live(table["id"]) as live:
            live.hear_until(type="whole")
            quiet = latencies(live, seconds)
            with attacked(running, name, seconds + 1):
                found = latencies(live, seconds)
            state = live.state
            assert live.play(state["seat"], state["legal"][0]["row"])["ok"]  # and a move still counts
        one.close()
    return quiet, found


BY_DAY = ["fragments", "bots", "moments"]
"""One that keeps the socket busy, one the workers, and one of many guests together."""


@pytest.mark.parametrize("name", [*ALONE, "moments"] if IS_SWEEP else BY_DAY)
def test_an_innocent_player_hardly_notices(data: Path, name: str) -> None:
    quiet, found = beside(data, name, SECONDS)
    assert p99(found) < 10 * p99(quiet) + 1.0, (p99(quiet), p99(found))
    assert len(found) > len(quiet) / 4
