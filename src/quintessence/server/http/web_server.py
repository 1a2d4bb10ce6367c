"""The one file that knows uvicorn, also by its insides: connections, sockets, the server itself.

What is inherited here is no public interface. So only versions are allowed with which the tests have passed, here and
in pyproject.toml alike; another one is refused when this is imported, before anything is served by halves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections import deque
from collections.abc import Callable
from importlib.metadata import version
from struct import pack
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn._types import ASGISendEvent
from uvicorn.config import LOGGING_CONFIG
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from quintessence.server.http.connection_limits import ConnectionLimits
from quintessence.server.http.network import Network
from quintessence.server.http.rates import Bucket
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits

Config = uvicorn.Config

TESTED: Final = {"uvicorn": ((0, 54), (0, 55)), "websockets": ((17,), (18,))}
"""From which version on, and before which, each was tested."""


def require_tested(tested: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = TESTED) -> None:
    """RuntimeError where a library is here in a version that was not tested: it might lose pongs without a word."""
    for name, (first, end) in tested.items():
        installed = version(name)
        parts = tuple(int(part) for part in installed.split(".")[:2] if part.isdecimal())
        if not first <= parts < end:
            least, below = (".".join(map(str, bound)) for bound in (first, end))
            raise RuntimeError(f"{name} {installed} was not tested with this server: it needs >={least},<{below}")


require_tested()

FRAMES: Final = "quintessence.frames"
"""The extension of the ASGI scope under which a socket's frames are found."""
_SLICE: Final = 1024
_TEXT: Final = 0x81
"""The first byte of a text message that is one frame."""
_BACKLOG: Final = 2048


_BODY: Final = (
    b'{"type":"about:blank","title":"Too many","status":429,"code":"too_many_connections","detail":"","values":{}}'
)
_FULL: Final = b"\r\n".join(
    (
        b"HTTP/1.1 429 Too Many Requests",
        b"content-type: application/problem+json",
        b"content-length: %d" % len(_BODY),
        b"retry-after: 5",
        b"connection: close",
        b"",
        _BODY,
    )
)
"""What a connection too many is told, whatever it was to ask for."""
_LINGERING: Final = 64
_LINGER: Final = 1.0
"""So many are told at once, for so many seconds at most; others are just closed."""


class LimitedConnection(H11Protocol):
    """Uvicorn's connection, which must ask for something in time."""

    connection_limits: ConnectionLimits
    """Set for each server: all connections of one server share it."""
    _address: str | None = None
    """The address that was counted in; None where it was not, or a socket has taken over."""
    _is_refused = False
    """Whether it was one too many, and is still told so."""
    _seen: object = None
    """The request that was the last one when we looked."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.connection_limits.enter(address):
            self._refuse()
            return
        self._address = address
        self._watch()

    def _refuse(self) -> None:
        """Say why once it asks for something: whoever is just cut off takes it for the network."""
        if self.connection_limits.lingering >= _LINGERING:
            self.transport.abort()
            return
        self._is_refused = True
        self.connection_limits.lingering += 1
        self.loop.call_later(_LINGER, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            self.transport.write(_FULL)
            self.transport.close()
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._is_refused:
            self._is_refused = False
            self.connection_limits.lingering -= 1
        if self._address is not None:
            self.connection_limits.leave(self._address)
            self._address = None

    def _watch(self) -> None:
        self.loop.call_later(self.connection_limits.limits.header_seconds, self._look)

    def _look(self) -> None:
        """Close a connection on which nothing was asked since we last looked, and nothing is being answered."""
        is_other = self.transport.get_protocol() is not self  # a socket, which has pings of its own
        if is_other or self.transport.is_closing():
            return
        cycle = self.cycle
        if (cycle is None or cycle.response_complete) and cycle is self._seen:
            self.transport.abort()
            return
        self._seen = cycle
        self._watch()


class Frames(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which also reads and writes without ASGI.

    A move goes to everyone at a table at once. Through ASGI each of these messages is a coroutine six calls deep,
    in a task that must be woken for it. What goes to one client in one turn of the loop, such as the update and the
    answer to its own move, is given to the system as one: each time costs the loop some ten microseconds.

    Once somebody listens, a message goes straight from websockets' parser to whoever waits for it.
    """

    limits: Limits = Limits()
    connection_limits: ConnectionLimits | None = None
    """Both set for each server: all its sockets share them."""
    _bucket: Bucket
    _address: str | None = None
    _together: list[bytes]
    """What waits for the end of the turn."""
    _is_full = False
    """Whether the client reads too slowly to be given more now."""
    _texts: deque[bytes] | None = None
    """The texts that have come and were not asked for yet; None until somebody listens."""
    _wanted: asyncio.Future[bytes | None] | None = None
    """Whoever waits for the next text."""
    _has_ended = False
    """Whether no text can come any more."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._together = []
        self._address = self.client[0] if self.client else ""
        share = self.limits.frames_per_message
        self._bucket = Bucket(self.limits.messages_per_second * share, self.limits.message_burst * share)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end()
        if self.connection_limits is not None and self._address is not None:
            self.connection_limits.leave(self._address)  # it was counted in when it was no socket yet
            self._address = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False

    def listen(self) -> None:
        """From now on `next_text` gives what comes; ASGI no longer does."""
        self._texts = deque()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                self._texts.append((message.get("text") or "").encode())
            else:
                self._has_ended = True

    async def next_text(self) -> bytes | None:
        """The next message, empty where it is no text; None when no more can come."""
        texts = self._texts
        assert texts is not None
        if texts:
            return texts.popleft()
        if self._has_ended:
            return None
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._wanted = self.loop.create_future()
        return await self._wanted

    def data_received(self, data: bytes) -> None:
        """Take in what came, slice by slice: a flood of empty frames is cut before it is all parsed."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE] if len(data) > _SLICE else data)

    def send_receive_event_to_app(self) -> None:
        """A message is whole: a text, bytes, or characters that are none."""
        if self._texts is None:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type != "text":
            self._give(b"")
        elif _is_text(text):
            self._give(text)
        else:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _give(self, text: bytes) -> None:
        """Hand a message to whoever waits for it; where nobody does, nothing more is read until somebody asks."""
        wanted = self._wanted
        if self.close_sent:
            return
        if wanted is not None and not wanted.done():
            wanted.set_result(text)
            return
        assert self._texts is not None
        self._texts.append(text)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _end(self) -> None:
        """No more comes."""
        self._has_ended = True
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    def handle_text(self, event: Frame) -> None:
        if self._may():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if not self._may():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read gets no answer either

    def _may(self) -> bool:
        """Count a frame; a socket with too many is cut off."""
        if self.transport.is_closing():
            return False
        if not self._bucket.take():
            self.abort()
            return False
        return True

    def abort(self) -> None:
        """End at once: what waits for someone who does not read is thrown away."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][FRAMES] = {"frames": self}

    def write(self, data: bytes) -> bool:
        """Have a message sent in this turn of the loop; False when the client cannot take it now, or never again."""
        if self._is_full or self.close_sent or self.transport.is_closing():
            return False
        length = len(data)
        if length < 126:
            head = bytes((_TEXT, length))
        else:
            head = pack("!BBH", _TEXT, 126, length) if length < 65536 else pack("!BBQ", _TEXT, 127, length)
        if not self._together:
            self.loop.call_soon(self._flush)
        self._together += (head, data)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()  # what comes the long way comes after what was written before it
        await super().send(message)
        if self.close_sent:
            self._end()

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def _flush(self) -> None:
        frames, self._together = self._together, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


def _is_text(data: bytes) -> bool:
    """Whether some bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class SecondListener:
    """One more address for a server that runs: the same application, limits and connections."""

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


class Server(uvicorn.Server):
    """A server that calls when it listens."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready: Final = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = int(self.servers[0].sockets[0].getsockname()[1])
            network = getattr(getattr(self.config.app, "state", None), "network", None)
            if isinstance(network, Network):
                network.gate = SecondListener(self, port)
            self._when_ready()


def configuration(app: FastAPI, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How the server runs: uvloop where there is one, sockets without compression, small messages only."""
    connection_limits = ConnectionLimits(settings.limits, settings.proxies)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="auto",
        http=type("OwnConnection", (LimitedConnection,), {"connection_limits": connection_limits}),
        ws=type("OwnFrames", (Frames,), {"connection_limits": connection_limits, "limits": settings.limits}),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=5.0,  # whoever loses the network is gone within seconds, for the others too
        ws_ping_timeout=10.0,
        log_level="warning",
        log_config=None if logging.getLogger().handlers else LOGGING_CONFIG,  # what was set up already stays so
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=3,
    )
