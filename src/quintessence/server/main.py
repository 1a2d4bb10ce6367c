"""Starts a server: where it keeps its data, how it is reached, and the browser that opens on it."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from errno import EADDRINUSE
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from platformdirs import user_data_path

from quintessence.core.game import Refused
from quintessence.server.http import web_server
from quintessence.server.http.app import create_app
from quintessence.server.http.connection_limits import raise_descriptors
from quintessence.server.http.network import ANYWHERE, own_address
from quintessence.server.http.web_server import Config, Server
from quintessence.server.people.identity import secret_of
from quintessence.server.service import own_folder
from quintessence.server.settings import Settings
from quintessence.server.storage.opening import check_storage, is_postgresql, open_storage
from quintessence.service.storage.protocol import Storage

PORT: Final = 8765
_PATIENCE: Final = 1.0
"""Seconds for which a port may still be taken."""


def data_folder() -> Path:
    """Where this system keeps a user's data of ours."""
    return user_data_path("quintessence", appauthor=False)


def configuration(settings: Settings, host: str, port: int, storage: Storage | None = None) -> Config:
    """How the server runs that these settings describe."""
    return web_server.configuration(create_app(replace(settings, bound=host), storage), settings, host, port)


def be_quick() -> None:
    """Set the interpreter up for many small answers, once everything is loaded."""
    sys.setswitchinterval(0.00005)  # the thread that flushes to disk wants the interpreter seldom, and then at once
    gc.collect()
    gc.freeze()  # what is loaded stays, and need not be looked through any more
    gc.set_threshold(50_000, 20, 50)  # a position's view is hundreds of objects, and none of them in a circle


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; Refused where the port stays taken. A server just killed may need a moment to go."""
    end = monotonic() + _PATIENCE
    while True:
        bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port))
        except OSError as error:
            bound.close()
            if error.errno != EADDRINUSE or monotonic() > end:
                raise Refused("port_taken", {"host": host, "port": port, "detail": str(error)}) from None
            sleep(0.05)
        else:
            bound.listen(2048)
            return bound  # which no other program inherits: the port is free as soon as this one is gone


def run(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    open_browser: str | None = None,
    announce: Callable[[str], None] = print,
    reached: Settings | None = None,
) -> int:
    """Serve until interrupted; Refused when it cannot start. `open_browser` is the path to open ("/"), if any.

    `reached` says by which names and through which proxies the server is reached, where that is not plain.
    """
    settings = replace(reached or Settings(Path()), data=data_folder() if data is None else data, is_warm=True)
    if settings.processes > 1 and (not is_postgresql(settings.database) or sys.platform == "win32"):
        raise Refused("processes_need_postgresql")
    if settings.processes > 1 and settings.has_lab:
        raise Refused("lab_needs_one_process")
    own_folder(settings.data)
    _require_secret(settings.data)
    check_storage(settings.database)  # a database that cannot be used is refused before all else
    is_shared = is_postgresql(settings.database)
    storage = None if is_shared else open_storage(settings.database, settings.data, settings.limits)
    bound = _listening_socket(host, port)
    port = int(bound.getsockname()[1])

    def when_ready() -> None:
        announce(f"http://{'127.0.0.1' if host in ANYWHERE else host}:{port}/")
        if host in ANYWHERE:
            _invite(port, announce)
        if open_browser is not None:
            webbrowser.open(f"http://127.0.0.1:{port}{open_browser}")

    be_quick()
    raise_descriptors()

    def serve_one(ready: Callable[[], None]) -> int:
        server = Server(configuration(settings, host, port, storage), ready)
        try:
            asyncio.run(server.serve([bound])) if sys.platform == "win32" else server.run([bound])
        except KeyboardInterrupt:
            return 0
        return 0 if server.started else 1

    try:
        if settings.processes == 1:
            return serve_one(when_ready)
        from quintessence.server.processes import Processes  # which Windows does not have

        return Processes(settings.processes, serve_one).run(when_ready)
    finally:
        bound.close()


def _require_secret(folder: Path) -> None:
    """Refused when the secret cannot be read or made: told in words, before anything is served."""
    try:
        secret_of(folder)
    except OSError as error:
        raise Refused("data_folder_unusable", {"folder": str(folder), "detail": str(error)}) from error


def _listening_socket(host: str, port: int) -> socket.socket:
    try:
        return listening(host, port)
    except Refused:
        if port != PORT:
            raise
        return listening(host, 0)


def _invite(port: int, announce: Callable[[str], None]) -> None:
    """Print the address for the others of the network, and its QR code."""
    import segno  # only here: it takes a while to load

    address = f"http://{own_address()}:{port}/"
    announce(address)
    if sys.stdout.isatty():
        segno.make(address, error="l").terminal(compact=True)
