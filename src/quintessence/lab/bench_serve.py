"""The servers that the benchmark measures, each in a process of its own: our tables, and a bare echo of the stack."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from quintessence.server.http.web_server import Server
from quintessence.server.main import be_quick, configuration, listening
from quintessence.server.people.identity import secret_of
from quintessence.server.processes import Processes
from quintessence.server.service import own_folder
from quintessence.server.settings import Settings
from quintessence.server.storage.opening import check_storage
from quintessence.service.limits import Limits

_MANY = 10**9
LIMITS = Limits(
    messages_per_second=_MANY,
    message_burst=_MANY,
    requests_per_second=_MANY,
    request_burst=_MANY,
    address_requests_per_second=_MANY,
    address_request_burst=_MANY,
    tables_per_guest=_MANY,
    connections_per_guest=_MANY,
    connections=_MANY,
    sockets_per_second=_MANY,
    socket_burst=_MANY,
    connects_per_second=_MANY,
    connect_burst=_MANY,
    connections_per_address=_MANY,
    connections_in_all=_MANY,
    spare_tables=_MANY,
)
"""One client stands for hundreds of people here."""


def echo() -> FastAPI:
    """The least that this stack can do for a move: tell it to the two who play."""
    app = FastAPI()
    pairs: dict[str, list[WebSocket]] = {}

    @app.websocket("/echo/{pair}")
    async def live(socket: WebSocket, pair: str) -> None:
        await socket.accept()
        both = pairs.setdefault(pair, [])
        both.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                for one in both:
                    await one.send_text(text)
        except WebSocketDisconnect:
            both.remove(socket)

    return app


def main() -> None:
    """Serve until the benchmark ends this process."""
    kind, data, database, processes = sys.argv[1], Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    settings = Settings(data, LIMITS, database=database, processes=processes)
    own_folder(data)
    secret_of(data)
    check_storage(database)
    be_quick()
    place = listening("127.0.0.1", 0)
    port = place.getsockname()[1]

    def serve(ready: Callable[[], None]) -> int:
        config = configuration(settings, "127.0.0.1", 0)
        if kind == "echo":
            loop, ws = config.loop, config.ws
            config = uvicorn.Config(
                echo(), loop=loop, ws=ws, ws_per_message_deflate=False, log_level="warning", access_log=False
            )
        Server(config, ready).run([place])
        return 0

    if processes == 1:
        serve(lambda: print(port, flush=True))
    else:
        Processes(processes, serve).run(lambda: print(port, flush=True))


if __name__ == "__main__":
    main()
