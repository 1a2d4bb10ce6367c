"""Nobody takes more than a share: messages, frames, bytes and thoughts are counted by guest, not by socket."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import quintessence
from quintessence.core.game import Values
from quintessence.server.http.connection import Backlog, Connection
from quintessence.server.http.connection_limits import ConnectionLimits, raise_descriptors
from quintessence.server.http.web_server import FRAMES, Frames
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from quintessence.service.tables.creation import new_seats
from quintessence.service.workers.fair_queue import FairQueue
from quintessence.table.caller import Caller
from quintessence.table.model import Guest
from tests.server.serving import ME, SCREEN, Person, Running, environment, server

TIGHT = {"messages_per_second": 0.001, "message_burst": 20, "header_seconds": 0.3, "connections_per_address": 12}


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("tight"), TIGHT) as running:
        yield running


@pytest.mark.own_server
def test_messages_count_by_guest_not_by_socket(tight: Running) -> None:
    one = Person(tight)
    table = one.new_table(ME, SCREEN)
    with ExitStack() as stack:
        sockets = [stack.enter_context(one.live(table["id"])) for _ in range(4)]
        for live in sockets:
            live.hear_until(type="whole")
        refused = 0
        for number in range(28):
            live = sockets[number % 4]
            live.say(type="ping")
            while (answer := live.hear())["type"] not in ("pong", "answer"):
                pass
            refused += answer["type"] == "answer" and answer["code"] == "too_fast"
        assert refused == 8  # of 20 in all, though no socket sent more than 7
    one.close()


@pytest.mark.own_server
def test_rows_of_why_count_as_messages(tight: Running) -> None:
    one = Person(tight)
    table = one.new_table(ME, SCREEN)
    with one.live(table["id"]) as live:
        live.hear_until(type="whole")
        answers = [live.ask(type="why", seat=0, rows=[["pass"]] * 200) for _ in range(2)]
        assert answers[0]["type"] == "why" and answers[-1].get("code") == "too_fast"
    one.close()


def frame(code: int, data: bytes = b"", is_last: bool = True) -> bytes:
    """A frame as a client sends it."""
    return struct.pack("!BB", (0x80 if is_last else 0) | code, 0x80 | len(data)) + b"\0\0\0\0" + data


@pytest.mark.own_server
@pytest.mark.parametrize("flood", [frame(9), frame(10), frame(0, b"", False)], ids=["ping", "pong", "fragment"])
def test_control_frames_and_empty_fragments_count(tight: Running, flood: bytes) -> None:
    one = Person(tight)
    table = one.new_table(ME, SCREEN)
    with one.live(table["id"]) as live:
        live.hear_until(type="whole")
        raw = live.socket.socket
        with suppress(OSError):
            raw.sendall(frame(1, b"", False) + flood * 200)
        with pytest.raises(ConnectionClosed):
            live.hear_until(type="never")
    one.close()


class Idle(Frames):
    """The short way out of a socket that takes nothing."""

    def __init__(self) -> None:
        self.is_aborted = False

    def write(self, data: bytes) -> bool:
        return False

    def abort(self) -> None:
        self.is_aborted = True


class Stuck:
    """A socket whose other end does not read."""

    def __init__(self) -> None:
        self.frames = Idle()
        self.scope = {"extensions": {FRAMES: {"frames": self.frames}}}


def stuck(limits: Limits, backlog: Backlog) -> Connection:
    caller = Caller("guest", frozenset(), False, True)
    return Connection(Stuck(), "table", caller, None, limits, backlog)  # type: ignore[arg-type]


def test_what_waits_is_bounded_in_bytes() -> None:
    backlog = Backlog()
    one = stuck(Limits(waiting_bytes=1000), backlog)
    for _ in range(3):
        one.send(b"x" * 300)
    assert one.is_open and backlog.bytes == 900
    one.send(b"x" * 300)
    assert not one.is_open and backlog.bytes == 0
    one.send(b"x" * 300)
    assert backlog.bytes == 0  # nothing more is kept for it


def test_what_waits_for_all_is_bounded_too() -> None:
    backlog, limits = Backlog(), Limits(waiting_bytes=1000, waiting_bytes_in_all=1500)
    one, two = stuck(limits, backlog), stuck(limits, backlog)
    one.send(b"x" * 900)
    two.send(b"x" * 500)
    two.send(b"x" * 200)
    assert one.is_open and not two.is_open and backlog.bytes == 900


def test_who_does_not_read_is_cut_off_at_once() -> None:
    """Else the system keeps what was sent for as long as the client does not read it."""
    one = stuck(Limits(waiting_messages=2), Backlog())
    for _ in range(2):
        one.send(b"x")
    assert isinstance(one.frames, Idle) and one.is_open and not one.frames.is_aborted
    one.send(b"x")
    assert not one.is_open and one.frames.is_aborted


@pytest.mark.own_server
def test_a_line_of_chat_comes_alone(tight: Running) -> None:
    one = Person(tight)
    table = one.new_table(ME, SCREEN)
    with one.live(table["id"]) as live:
        live.hear_until(type="whole")
        live.hear_until(type="table")  # the seats are online now
        before = len(live.heard)
        live.ask(type="chat", text="hello")
        heard = live.heard[before:]
        assert [message["type"] for message in heard] == ["chat", "answer"]
        assert heard[0]["line"]["text"] == "hello" and len(json.dumps(heard[0])) < 200
    one.close()


def closed(line: socket.socket) -> bool:
    """Whether the other end closes; it waits for that."""
    line.settimeout(20)
    try:
        return line.recv(1000) == b""
    except ConnectionError:
        return True


@pytest.mark.own_server
@pytest.mark.parametrize("start", [b"", b"GET /api/me HT", b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: "])
def test_a_connection_that_asks_for_nothing_is_closed(tight: Running, start: bytes) -> None:
    with socket.create_connection(("127.0.0.1", tight.port)) as line:
        if start:
            line.sendall(start)
        assert closed(line)


def test_one_address_has_only_so_many_connections() -> None:
    own_limits = ConnectionLimits(Limits(connections_per_address=2, connections_in_all=5), ("10.0.0.9",))
    hasty = ConnectionLimits(Limits(connects_per_second=0.001, connect_burst=3))
    for _ in range(3):
        assert hasty.enter("10.0.0.1")
        hasty.leave("10.0.0.1")
    assert not hasty.enter("10.0.0.1") and hasty.enter("10.0.0.2")
    assert [own_limits.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    own_limits.leave("10.0.0.1")
    assert own_limits.enter("10.0.0.1") and own_limits.count("10.0.0.1") == 2
    assert [own_limits.enter("10.0.0.9") for _ in range(4)] == [True, True, True, False]  # a proxy, until all are taken


@pytest.mark.own_server
def test_a_connection_too_many_is_closed_and_the_others_stay(tmp_path: Path) -> None:
    with server(tmp_path, {"connections_per_address": 5, "header_seconds": 60}) as running, ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", running.port))) for _ in range(5)]
        with socket.create_connection(("127.0.0.1", running.port)) as late:
            assert closed(late)
        with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{running.port}/api/tables/x/live"):
            pass
        answer = refused.value.response  # else it looks like the network: forty of three hundred sockets just fell
        assert answer.status_code == 429 and b"too_many_connections" in answer.body
        for line in lines:
            line.settimeout(0.05)
            with pytest.raises(TimeoutError):
                line.recv(1)


@pytest.mark.own_server
def test_sockets_count_until_they_are_gone(tight: Running) -> None:
    one = Person(tight)
    table = one.new_table(ME, SCREEN)
    for _ in range(20):  # more than an address may have at once
        with one.live(table["id"]) as live:
            live.hear_until(type="whole")
    one.close()


def test_the_soft_limit_of_descriptors_is_raised() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        raise_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(before[1], 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="this system does not tell a process's limits")
def test_a_server_raises_its_own_limit(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    command = [sys.executable, "-u", "-m", "quintessence.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        ["sh", "-c", 'ulimit -S -n 256; exec "$@"', "sh", *command],
        stdout=subprocess.PIPE,
        env=environment(),
    ) as running:
        assert running.stdout is not None
        assert any(line.startswith(b"http://") for line in running.stdout)  # it listens
        (line,) = [one for one in Path(f"/proc/{running.pid}/limits").read_text().splitlines() if "open files" in one]
        running.terminate()
        running.stdout.read()
    assert int(line.split()[3]) == min(hard, 65_536)


async def _thoughts(workers: int, asked: list[str], rounds: int) -> list[str]:
    """Who thinks, turn by turn, when every thought takes one step."""
    queue = FairQueue(workers)
    order: list[str] = []
    steps = [asyncio.Event() for _ in asked]

    async def think(number: int, guest: str) -> None:
        async with queue.turn(guest):
            order.append(guest)
            await steps[number].wait()

    tasks = [asyncio.create_task(think(number, guest)) for number, guest in enumerate(asked)]
    for _ in range(rounds):
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for step in steps:
            step.set()
    await asyncio.gather(*tasks)
    return order


def test_sixty_thoughts_of_one_guest_do_not_stand_before_anothers() -> None:
    order = asyncio.run(_thoughts(2, ["many"] * 60 + ["other"], 1))
    assert order.index("other") == 1  # one worker is always free for whoever has none
    order = asyncio.run(_thoughts(1, ["many"] * 60 + ["other"] * 2, 1))
    assert order[:4] == ["many", "other", "many", "other"]


def test_a_guests_bots_think_before_the_rest_of_anothers(tmp_path: Path) -> None:
    """The same on a whole server: ten tables of bots for one guest, then one for another."""

    async def run() -> None:
        service = Service(Settings(tmp_path, Limits(workers=2)))
        thinking: list[str] = []

        async def think(job: object, seconds: float, key: str = "") -> Values:
            thinking.append(key.partition("/")[0])
            await asyncio.Event().wait()  # for ever
            return {}

        service.workers._pool.run = think  # type: ignore[method-assign]
        tables = []
        for host in ["many"] * 10 + ["other"]:
            seats = new_seats(host, [("bot", "level1"), ("bot", "level1")])
            made = await service.creation.create(Guest(host, "", "fire"), quintessence.start("connect_four", 2), seats)
            tables.append(made.id)
            service.wake(made)
            for _ in range(20):
                await asyncio.sleep(0)
        async with asyncio.timeout(20):
            while len(thinking) < 2:
                await asyncio.sleep(0.01)
        assert thinking == [tables[0], tables[-1]]  # one worker is another guest's, whoever came first
        await service.stop()

    asyncio.run(run())


def test_a_turn_that_is_no_longer_wanted_goes_to_the_next() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.turn("a"):
            waiting = asyncio.create_task(_one(queue, "b"))
            await asyncio.sleep(0)
            assert queue.waiting("b") == 1
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                await waiting
        async with asyncio.timeout(5):
            await _one(queue, "c")

    asyncio.run(run())


async def _one(queue: FairQueue, guest: str) -> None:
    async with queue.turn(guest):
        pass


@pytest.mark.own_server
def test_too_many_questions_of_one_guest_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, {"thoughts_waiting": 0}) as running:
        one = Person(running)
        body = {"game": "earth_water_sun"}
        assert one.post("sketch", body, 429)["code"] == "too_much_thinking"
        one.close()


@pytest.mark.own_server
def test_whoever_opens_sockets_all_the_time_is_slowed_down(tmp_path: Path) -> None:
    with server(tmp_path, {"sockets_per_second": 0.001, "socket_burst": 3}) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN)
        kinds = []
        for _ in range(5):
            with one.live(table["id"]) as live:
                kinds.append(live.hear()["type"])
        assert kinds == ["whole"] * 3 + ["refused"] * 2
        one.close()


@pytest.mark.own_server
def test_a_flood_is_forgotten_with_its_socket(tmp_path: Path) -> None:
    limits = {"messages_per_second": 0.001, "message_burst": 20, "connections_per_guest": 1}
    with server(tmp_path, limits) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN)
        with one.live(table["id"]) as live:
            live.hear_until(type="whole")
            for _ in range(60):  # forty of them would each cost a pause of half a second
                live.say(type="ping")
            assert live.hear_until(type="answer")["code"] == "too_fast"
        end = time.monotonic() + 10
        kinds = ["refused"]
        while kinds[-1] == "refused" and time.monotonic() < end:
            with one.live(table["id"]) as live:
                kinds.append(live.hear()["type"])
        assert kinds[-1] == "whole"
        one.close()
