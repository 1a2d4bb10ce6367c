"""The requests that a host answers, by method and path: the same as the server's, with the same answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from quintessence.host import games_routes, own_routes, review_routes, table_routes
from quintessence.host.answer import Answer
from quintessence.host.asking import Asking, needs_server

Handler: TypeAlias = Callable[[Asking], Awaitable[Answer]]


async def _refuse(ask: Asking) -> Answer:
    """What needs others."""
    raise needs_server()


_NEEDS_SERVER: Final = {
    "POST /tables/*/join": _refuse,
    "POST /tables/*/recover": _refuse,
    "POST /tables/*/revoke": _refuse,
    "POST /tables/*/listed": _refuse,
    "POST /tables/*/network": _refuse,
    "GET /tables/*/code": _refuse,
}
_SERVERS_OWN: Final = ("lab", "notifications")
"""Rooms of the server of which a host has the entrance alone."""
ROUTES: Final[dict[str, Handler]] = {
    **games_routes.ROUTES,
    **table_routes.ROUTES,
    **review_routes.ROUTES,
    **own_routes.ROUTES,
    **_NEEDS_SERVER,
}
"""By "METHOD /path": a star stands for any one name."""


def find_route(method: str, parts: list[str]) -> tuple[Handler, list[str]] | None:
    """Who answers a request, and the names in its path; None where nobody does."""
    for route, handler in ROUTES.items():
        wanted_method, _, path = route.partition(" /")
        wanted = path.split("/")
        if wanted_method == method and len(wanted) == len(parts) and _fits(wanted, parts):
            return handler, [part for want, part in zip(wanted, parts, strict=True) if want == "*"]
    return (_refuse, []) if len(parts) > 1 and parts[0] in _SERVERS_OWN else None


def _fits(wanted: list[str], parts: list[str]) -> bool:
    return all(want in ("*", part) for want, part in zip(wanted, parts, strict=True))
