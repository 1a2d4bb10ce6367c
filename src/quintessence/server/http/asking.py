"""What every route needs of a request: the server, the guest, and the token it brings."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response

from quintessence.server.identity import COOKIE
from quintessence.server.limits import Buckets
from quintessence.server.models import ProblemOut
from quintessence.server.problems import Problem
from quintessence.server.service import Service

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemOut, "content": {"application/problem+json": {}}, "description": description}
    for status, description in {
        400: "No JSON in UTF-8",
        403: "Not allowed",
        404: "Not found",
        409: "Not now: illegal, stale, taken",
        413: "Too large",
        422: "Cannot be understood or done",
        429: "Too many",
        503: "Not ready",
        507: "Cannot be stored",
    }.items()
}


class Rates:
    """How often guests and addresses may ask."""

    def __init__(self, service: Service) -> None:
        limits = service.settings.limits
        self.guests = Buckets(limits.requests_per_second, limits.request_burst)
        self.addresses = Buckets(limits.new_guests_per_second, limits.new_guest_burst)


@dataclass(frozen=True)
class Asking:
    """One request."""

    service: Service
    guest: str
    token: str | None


async def asking(
    request: Request, response: Response, token: Annotated[str | None, Query(max_length=100)] = None
) -> Asking:
    """Who asks; whoever is not known yet becomes a guest."""
    service, rates = request.app.state.service, request.app.state.rates
    assert isinstance(service, Service) and isinstance(rates, Rates)
    guest = service.identities.read(request.cookies.get(COOKIE))
    if guest is None:
        address = request.client.host if request.client else ""
        if not rates.addresses.take(address):
            raise Problem(429, "too_fast")
        guest = secrets.token_urlsafe(12)
        service.identities.set_cookie(response, guest, request.url.scheme == "https")
    elif not rates.guests.take(guest):
        raise Problem(429, "too_fast")
    return Asking(service, guest, token)


Ask = Annotated[Asking, Depends(asking)]
