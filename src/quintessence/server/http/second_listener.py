"""One more address for a server that runs: the same application, limits and connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from typing import Any, Final

import uvicorn

_BACKLOG: Final = 2048


class SecondListener:
    """The gate of one server."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.port: Final = port
        self._server: Final = server
        self._listening: asyncio.Server | None = None
        self._at: Any = None
        """The address and port that were opened."""

    async def open(self, host: str) -> int:
        """Listen at an address too; the port."""
        bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        try:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                bound.bind((host, self.port))
            except OSError:  # the port is another program's there
                bound.bind((host, 0))
            loop = asyncio.get_running_loop()
            listening = await loop.create_server(self._connection, sock=bound, backlog=_BACKLOG)
        except BaseException:
            bound.close()
            raise
        self._server.servers.append(listening)  # which are closed when the server stops
        self._listening, self._at = listening, bound.getsockname()
        return int(self._at[1])

    def close(self) -> None:
        """Listen there no more, and end every connection that came in that way."""
        if self._listening is None:
            return
        self._listening.close()
        with contextlib.suppress(ValueError):
            self._server.servers.remove(self._listening)
        for connection in list(self._server.server_state.connections):
            transport = getattr(connection, "transport", None)
            if transport is not None and transport.get_extra_info("sockname") == self._at:
                transport.close()
        self._listening = self._at = None

    def _connection(self) -> asyncio.Protocol:
        server = self._server
        protocol: Any = server.config.http_protocol_class
        made = protocol(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)
        assert isinstance(made, asyncio.Protocol)
        return made
