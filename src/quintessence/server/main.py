"""Starts a server: where it keeps its data, how it is reached, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path

from quintessence.core.game import Refused
from quintessence.server.http.app import create_app
from quintessence.server.http.frames import Frames
from quintessence.server.limits import Settings
from quintessence.server.service import DATABASE
from quintessence.server.storage.protocol import Storage
from quintessence.server.storage.sqlite import SqliteStorage

PORT: Final = 8765
_ANYWHERE: Final = ("0.0.0.0", "::", "")


def data_folder() -> Path:
    """Where this system keeps a user's data of ours."""
    return user_data_path("quintessence", appauthor=False)


class Server(uvicorn.Server):
    """A server that calls when it listens."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready: Final = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_ready()


def configuration(settings: Settings, host: str, port: int, storage: Storage | None = None) -> uvicorn.Config:
    """How the server runs: uvloop where there is one, sockets without compression, small messages only."""
    return uvicorn.Config(
        create_app(settings, storage),
        host=host,
        port=port,
        loop="auto",
        ws=Frames,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def be_quick() -> None:
    """Set the interpreter up for many small answers, once everything is loaded."""
    sys.setswitchinterval(0.00005)  # the thread that flushes to disk wants the interpreter seldom, and then at once
    gc.collect()
    gc.freeze()  # what is loaded stays, and need not be looked through any more
    gc.set_threshold(50_000, 20, 50)  # a position's view is hundreds of objects, and none of them in a circle


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; when the port was not asked for and is taken, any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise Refused("port_taken", {"host": host, "port": port, "detail": str(error)}) from None
    bound.listen(2048)
    bound.set_inheritable(True)
    return bound


def run(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    open_browser: str | None = None,
    announce: Callable[[str], None] = print,
) -> int:
    """Serve until interrupted; Refused when it cannot start. `open_browser` is the path to open ("/"), if any."""
    settings = Settings(data_folder() if data is None else data)
    settings.data.mkdir(parents=True, exist_ok=True)
    storage = SqliteStorage(settings.data / DATABASE)  # a database that cannot be used is refused before all else
    bound = _listening_socket(host, port)
    port = int(bound.getsockname()[1])

    def when_ready() -> None:
        announce(f"http://{'127.0.0.1' if host in _ANYWHERE else host}:{port}/")
        if host in _ANYWHERE:
            _invite(port, announce)
        if open_browser is not None:
            webbrowser.open(f"http://127.0.0.1:{port}{open_browser}")

    be_quick()
    server = Server(configuration(settings, host, port, storage), when_ready)
    try:
        asyncio.run(server.serve([bound])) if sys.platform == "win32" else server.run([bound])
    except KeyboardInterrupt:
        return 0
    finally:
        bound.close()
    return 0 if server.started else 1


def _listening_socket(host: str, port: int) -> socket.socket:
    try:
        return listening(host, port)
    except Refused:
        if port != PORT:
            raise
        return listening(host, 0)


def own_address() -> str:
    """This machine's address in its local network, as far as that is known; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _invite(port: int, announce: Callable[[str], None]) -> None:
    """Print the address for the others of the network, and its QR code."""
    import segno  # only here: it takes a while to load

    address = f"http://{own_address()}:{port}/"
    announce(address)
    if sys.stdout.isatty():
        segno.make(address, error="l").terminal(compact=True)
