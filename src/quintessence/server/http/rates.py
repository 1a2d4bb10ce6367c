"""How often someone may ask: a rate with a burst, one for each name."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from quintessence.server.people.identity import Identities
from quintessence.server.service import Service

GUEST: Final = "quintessence.guest"
"""Where the guard leaves the guest whose cookie it has read, for the routes."""


class Bucket:
    """A rate with a burst: each use takes one drop, and drops come back with time."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._level = float(burst)
        self._since = monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether one more is allowed now; what costs more than the whole burst is allowed when the bucket is full."""
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._since) * self._per_second)
        self._since = now
        if self._level < min(cost, self._burst):
            return False
        self._level -= cost
        return True


class Buckets:
    """One bucket a name; those not used for longest are forgotten."""

    def __init__(self, per_second: float, burst: int, most: int = 10_000) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._most: Final = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1) -> bool:
        """Whether that name may once more."""
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._known[name] = Bucket(self._per_second, self._burst)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return bucket.take(cost)


class Rates:
    """How often guests and addresses may ask."""

    def __init__(self, service: Service) -> None:
        limits = service.settings.limits
        self.identities: Final[Identities] = service.identities
        self.guests: Final = Buckets(limits.requests_per_second, limits.request_burst)
        self.addresses: Final = Buckets(limits.new_guests_per_second, limits.new_guest_burst)
