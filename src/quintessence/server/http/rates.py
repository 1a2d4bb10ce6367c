"""How often someone may ask: a rate with a burst, one for each name."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from quintessence.server.people.identity import Identities
from quintessence.server.service import Service

GUEST: Final = "quintessence.guest"
"""Where the guard leaves the guest whose cookie it has read, for the routes."""


_MOST_TOLD: Final = 100
"""Names of which other processes are told at once."""


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

    def charge(self, cost: float) -> None:
        """Take drops that were used in another process. The level may fall below zero, by one burst at most."""
        self.take(0)
        self._level = max(-self._burst, self._level - cost)


class Buckets:
    """One bucket a name; those not used for longest are forgotten."""

    def __init__(self, per_second: float, burst: int, most: int = 10_000) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._most: Final = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()
        self._spent: dict[str, float] | None = None
        """What each name has used since the last report, where someone wants reports."""

    def take(self, name: str, cost: float = 1) -> bool:
        """Whether a name may do one more thing now, which is then counted."""
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._new(name)
        else:
            self._known.move_to_end(name)
        is_allowed = bucket.take(cost)
        if is_allowed and self._spent is not None:
            self._spent[name] = self._spent.get(name, 0) + cost
        return is_allowed

    def report(self) -> dict[str, float]:
        """Who has used more than a quarter of what a second gives since the last report, the greatest first."""
        spent, self._spent = self._spent or {}, {}
        much = [(cost, name) for name, cost in spent.items() if cost * 4 > self._per_second]
        return {name: cost for cost, name in sorted(much, reverse=True)[:_MOST_TOLD]}

    def charge(self, name: str, cost: float) -> None:
        """Count what a name has used elsewhere."""
        bucket = self._known.get(name) or self._new(name)
        self._known.move_to_end(name)
        bucket.charge(cost)

    def _new(self, name: str) -> Bucket:
        bucket = self._known[name] = Bucket(self._per_second, self._burst)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return bucket


class Rates:
    """How often guests and addresses may ask."""

    def __init__(self, service: Service) -> None:
        limits = service.settings.limits
        self.identities: Final[Identities] = service.identities
        self.guests: Final = Buckets(limits.requests_per_second, limits.request_burst)
        self.all_of_address: Final = Buckets(limits.address_requests_per_second, limits.address_request_burst)
        """All requests of an address, by whichever guests."""
        self.codes: Final = Buckets(limits.codes_per_second, limits.code_burst)
        """How often a guest, and an address, may try codes of seats: of all tables, since nobody locks an owner out."""
        self.exports: Final = Buckets(limits.exports_per_second, limits.export_burst)
        self.addresses: Final = Buckets(limits.new_guests_per_second, limits.new_guest_burst)
        if service.usage is not None:
            service.usage.rates.update(
                requests=self.guests, new_guests=self.addresses, codes=self.codes, of_addresses=self.all_of_address
            )
