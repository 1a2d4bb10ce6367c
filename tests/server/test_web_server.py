"""What is inherited from the insides of uvicorn works: kept connections, pings and pongs, whoever is suddenly gone."""

from __future__ import annotations

import asyncio
import re
import time
import tomllib
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
import uvloop
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as sync_connect

from quintessence.core.game import Refused
from quintessence.server.http.web_server import (
    FRAMES,
    TESTED,
    Config,
    LimitedConnection,
    Server,
    configuration,
    require_tested,
)
from quintessence.server.main import listening
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from tests.server.serving import ROOT

Story = Callable[[int, Config, list[str]], Awaitable[None]]


def application(told: list[str]) -> FastAPI:
    app = FastAPI()

    @app.get("/")
    async def page() -> str:
        return "page"

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                if text == "sleep":
                    await _sleep_after_ping(socket)
                await socket.send_text(text)
        except WebSocketDisconnect as gone:
            told.append(f"gone {gone.code}")

    return app


async def _sleep_after_ping(socket: WebSocket) -> None:
    """Keep the loop from everything for longer than a pong may take, which comes meanwhile."""
    frames = socket.scope["extensions"][FRAMES]["frames"]
    while frames.pending_ping_payload is None:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    time.sleep(0.5)


def served(story: Story, **limits: Any) -> None:
    """A small application behind the connections and sockets of the real server."""

    async def run() -> None:
        told: list[str] = []
        config = configuration(application(told), Settings(Path(), Limits(**limits)), "127.0.0.1", 0)
        config.ws_ping_interval, config.ws_ping_timeout = 0.1, 0.3
        bound = listening("127.0.0.1", 0)
        is_ready = asyncio.Event()
        server = Server(config, is_ready.set)
        task = asyncio.create_task(server.serve([bound]))
        await is_ready.wait()
        try:
            async with asyncio.timeout(60):
                await story(bound.getsockname()[1], config, told)
        finally:
            server.should_exit = True
            await task

    uvloop.run(run())


def connections(config: Config) -> int:
    made: Any = config.http_protocol_class
    assert issubclass(made, LimitedConnection)
    return int(made.connection_limits.count("127.0.0.1"))


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_a_connection_is_kept_for_the_next_request_and_closed_when_there_is_none() -> None:
    async def story(port: int, config: Config, told: list[str]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200 ") and b"connection: close" not in head.lower()
            length = re.search(rb"content-length: (\d+)", head.lower())
            assert length and await reader.readexactly(int(length[1])) == b'"page"'
        assert connections(config) == 1
        with pytest.raises((asyncio.IncompleteReadError, ConnectionResetError)):  # nothing is asked any more
            await reader.readexactly(1)
        await until(lambda: connections(config) == 0)
        writer.close()

    served(story, header_seconds=0.5)


def test_pings_are_answered_and_whoever_answers_none_is_cut_off() -> None:
    async def story(port: int, config: Config, told: list[str]) -> None:
        async with connect(f"ws://127.0.0.1:{port}/live", ping_interval=None) as client:
            assert await (await client.ping()) >= 0  # a pong has come
            await client.send("hello")
            assert await client.recv() == "hello"
            silent = await connect(f"ws://127.0.0.1:{port}/live", ping_interval=None)
            silent.transport.pause_reading()  # it hears no ping, and answers none
            await until(lambda: bool(told))  # while the first one, which answers, stays
            await client.send("still here")
            assert await client.recv() == "still here" and connections(config) == 1
            silent.transport.abort()
            with pytest.raises(ConnectionClosed):
                await silent.recv()

    served(story)


def test_a_pong_that_came_while_the_server_was_busy_counts() -> None:
    def talk(port: int) -> list[str | bytes]:
        with sync_connect(f"ws://127.0.0.1:{port}/live", ping_interval=None) as client:
            answers = []
            for word in ("sleep", "sleep", "awake"):
                client.send(word)
                answers.append(client.recv(timeout=30))
            return answers

    async def story(port: int, config: Config, told: list[str]) -> None:
        assert await asyncio.to_thread(talk, port) == ["sleep", "sleep", "awake"]

    served(story)


def test_whoever_is_suddenly_gone_is_noticed_and_counted_out() -> None:
    async def story(port: int, config: Config, told: list[str]) -> None:
        config.ws_ping_interval = None  # not by a ping that stays out
        client = await connect(f"ws://127.0.0.1:{port}/live", ping_interval=None)
        await client.send("hello")
        assert await client.recv() == "hello" and connections(config) == 1
        client.transport.abort()
        await until(lambda: bool(told) and connections(config) == 0)
        assert len(told) == 1

    served(story)


def test_other_versions_are_refused_by_the_package_and_at_the_start() -> None:
    require_tested()
    with pytest.raises(RuntimeError, match=r"uvicorn .* was not tested"):
        require_tested({"uvicorn": ((0, 35), (0, 41))})
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    for name, bounds in TESTED.items():
        least, below = (".".join(map(str, bound)) for bound in bounds)
        assert f"{name}>={least},<{below}" in wanted


def test_a_port_that_becomes_free_within_a_second_is_taken() -> None:
    held = listening("127.0.0.1", 0)
    port = held.getsockname()[1]
    going = Timer(0.2, held.close)
    going.start()
    listening("127.0.0.1", port).close()
    going.join()


def test_a_port_that_stays_taken_is_refused() -> None:
    with closing(listening("127.0.0.1", 0)) as held, pytest.raises(Refused, match="port_taken"):
        listening("127.0.0.1", held.getsockname()[1])
