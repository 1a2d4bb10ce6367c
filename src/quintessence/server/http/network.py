"""By which address others reach this server; one for this machine alone can be opened to the local network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from quintessence.core.game import Values
from quintessence.server.http.hosts import name_of
from quintessence.server.settings import Settings
from quintessence.service.problems import Problem

ANYWHERE: Final = ("0.0.0.0", "::", "")
"""What a server that listens at every address of its machine is bound to."""
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "via")


class Gate(Protocol):
    """Opens and closes one more address of the server that runs."""

    @property
    def port(self) -> int:
        """The port at which it listens."""

    async def open(self, host: str) -> int:
        """Listen at an address too, at the same port where that is free; the port."""

    def close(self) -> None:
        """Listen there no more, and end what came in that way."""


class Network:
    """How others reach this server, now."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._lock: Final = asyncio.Lock()
        self.gate: Gate | None = None
        """None until the server listens, and where something else than our own server runs the application."""
        self.opened = ""
        """The address that was opened to the local network; "" where none is."""
        self._port = 0

    def address(self) -> str | None:
        """Where others find this server ("http://192.168.1.5:8765"); None where only this machine does."""
        settings, port = self._settings, 0 if self.gate is None else self.gate.port
        if settings.public_url:
            return settings.public_origin()
        if self.opened:
            return f"http://{self.opened}:{self._port}"
        if settings.is_local() or not port:
            return None
        bound = own_address() if settings.bound in ANYWHERE else settings.bound
        return f"http://[{bound}]:{port}" if ":" in bound else f"http://{bound}:{port}"

    def may_open(self, request: HTTPConnection) -> bool:
        """Whether this request may open or close the local network: only from this machine, and where it would help."""
        settings = self._settings
        is_private = (
            settings.is_local() and not settings.public_url and not settings.proxies and settings.processes == 1
        )
        return self.gate is not None and is_private and self._is_at_this_machine(request)

    def reach(self, request: HTTPConnection, is_host: bool) -> Values:
        """By which address others reach this server, whether that was opened, and whether who asks may open it."""
        return {
            "address": self.address(),
            "opened": bool(self.opened),
            "may_open": is_host and self.may_open(request),
        }

    async def open(self) -> None:
        """Let the local network in; Problem where this machine is in none."""
        async with self._lock:
            if self.opened or self.gate is None:
                return
            host = own_address()
            if host == _NOWHERE:
                raise Problem(409, "no_network")
            try:
                self._port = await self.gate.open(host)
            except OSError as error:
                raise Problem(409, "network_closed", {"detail": str(error)}) from None
            self.opened = host

    async def close(self) -> None:
        """Keep the local network out again; whoever came that way is cut off."""
        async with self._lock:
            if self.opened and self.gate is not None:
                self.opened = ""
                self.gate.close()

    def _is_at_this_machine(self, request: HTTPConnection) -> bool:
        """Whether a request was made here: by a loopback address and name, and through no proxy that we do not know."""
        if request.client is None or any(name in request.headers for name in _FORWARDED):
            return False
        came_to = (request.scope.get("server") or ("",))[0]
        named = name_of(request.headers.get("host", ""))
        is_named_so = named == "localhost" or _is_loopback(named)
        return is_named_so and came_to != self.opened and _is_loopback(request.client.host)


_NOWHERE: Final = "127.0.0.1"


def own_address() -> str:
    """This machine's address in its local network, as far as that is known; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return _NOWHERE


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
