"""How many connections the server takes: so many of one address, so many in all, so many a second."""

from __future__ import annotations

import contextlib
import logging
import sys
from collections import Counter
from time import monotonic
from typing import Final

from quintessence.server.http.rates import Buckets
from quintessence.service.limits import Limits

_LOG: Final = logging.getLogger("quintessence.server")
_PAUSE: Final = 60.0
"""Seconds between two tellings."""


class ConnectionLimits:
    """How many connections each address has, sockets and requests together."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        """`proxies` stand for many people each, and are not counted."""
        self.limits: Final = limits
        self._proxies: Final = frozenset(proxies)
        self._rates: Final = Buckets(limits.connects_per_second, limits.connect_burst)
        self._counts: Final[Counter[str]] = Counter()
        self.refused = 0
        """Connections that were one too many."""
        self.lingering = 0
        """Of these, how many are still being told."""
        self._warned_at = -_PAUSE

    def enter(self, address: str) -> bool:
        """Count a connection in; False where its address, or all together, have too many."""
        is_free = self._counts.total() < self.limits.connections_in_all
        is_full = self._counts[address] >= self.limits.connections_per_address and address not in self._proxies
        if not is_free or is_full or not (address in self._proxies or self._rates.take(address)):
            self._note(is_free, is_full)
            return False
        self._counts[address] += 1
        return True

    def _note(self, is_free: bool, is_full: bool) -> None:
        """Tell the owner, once a minute, why connections are refused: to those who come it looks like the network."""
        self.refused += 1
        if monotonic() - self._warned_at < _PAUSE:
            return
        self._warned_at = monotonic()
        bound = "all together" if not is_free else "one address" if is_full else "one address in a second"
        _LOG.warning("connections are refused, %d so far: as many are open of %s as may be", self.refused, bound)

    def leave(self, address: str) -> None:
        """Count a connection out."""
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]

    def count(self, address: str) -> int:
        """How many connections an address has."""
        return self._counts[address]


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
