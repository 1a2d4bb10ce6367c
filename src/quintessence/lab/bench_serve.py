"""The servers that the benchmark measures, each in a process of its own: our tables, and a bare echo of the stack."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from quintessence.server.limits import Limits, Settings
from quintessence.server.main import Server, be_quick, configuration, listening

_MANY = 10**9
LIMITS = Limits(
    messages_per_second=_MANY,
    message_burst=_MANY,
    requests_per_second=_MANY,
    request_burst=_MANY,
    tables_per_guest=_MANY,
    connections_per_guest=_MANY,
    connections=_MANY,
    connections_per_address=_MANY,
    connections_in_all=_MANY,
    tables_in_memory=_MANY,
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
    kind, data = sys.argv[1], Path(sys.argv[2])
    settings = Settings(data, LIMITS)
    config = configuration(settings, "127.0.0.1", 0)
    if kind == "echo":
        config = uvicorn.Config(
            echo(), loop=config.loop, ws=config.ws, ws_per_message_deflate=False, log_level="warning", access_log=False
        )
    be_quick()
    place = listening("127.0.0.1", 0)
    port = place.getsockname()[1]
    Server(config, lambda: print(port, flush=True)).run([place])


if __name__ == "__main__":
    main()
