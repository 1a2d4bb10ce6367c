"""The door of the server: connections that ask for nothing are closed, and one address has only so many."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from quintessence.server.limits import Limits


class Doors:
    """How many connections each address has, sockets and requests together."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        """`proxies` stand for many people each, and are not counted."""
        self.limits: Final = limits
        self._proxies: Final = frozenset(proxies)
        self._counts: Final[Counter[str]] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection in; False where its address, or all together, have too many."""
        is_free = self._counts.total() < self.limits.connections_in_all
        is_full = self._counts[address] >= self.limits.connections_per_address and address not in self._proxies
        if not is_free or is_full:
            return False
        self._counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]

    def count(self, address: str) -> int:
        """How many connections an address has."""
        return self._counts[address]


class Door(H11Protocol):
    """Uvicorn's connection, which must ask for something in time."""

    doors: Doors
    """Set for each server: all connections of one server share it."""
    _address: str | None = None
    """The address that was counted in; None where it was not, or a socket has taken over."""
    _seen: object = None
    """The request that was the last one when we looked."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.doors.enter(address):
            transport.abort()
            return
        self._address = address
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._address is not None:
            self.doors.leave(self._address)
            self._address = None

    def _watch(self) -> None:
        self.loop.call_later(self.doors.limits.header_seconds, self._look)

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


def raise_descriptors() -> None:
    """Let this process have as many open connections as the system allows."""
    if sys.platform == "win32":
        return
    import resource  # which Windows does not have

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        most = hard if hard != resource.RLIM_INFINITY else _DESCRIPTORS
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(most, _DESCRIPTORS)), hard))


_DESCRIPTORS: Final = 65_536
