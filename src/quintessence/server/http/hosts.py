"""By which names this server may be called: a page of another name, led here by its own name server, gets nothing."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from quintessence.server.settings import Settings


def is_own_host(scope: Scope, headers: Headers, settings: Settings, opened: str = "") -> bool:
    """Whether a request calls this server by a name of its own; without any it does not.

    `opened` is the address that was opened to the local network, if any.
    """
    name = name_of(headers.get("host", ""))
    if (opened and name == opened) or name == "localhost" or name.endswith(".localhost") or name in _named(settings):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    came_to = scope.get("server") or ("",)
    return address.is_loopback or (not settings.is_local() and (address.is_private or name == came_to[0]))


def is_own_origin(scope: Scope, headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if origin in settings.origins or (settings.public_url and origin == settings.public_origin()):
        return True
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    return origin == f"{scheme}://{headers.get('host')}"


def _named(settings: Settings) -> set[str]:
    """The names that whoever started the server has given it."""
    urls = (*settings.origins, *((settings.public_url,) if settings.public_url else ()))
    return {name_of(name) for name in (settings.bound, *settings.hosts, *(urlsplit(url).netloc for url in urls))} - {""}


def name_of(host: str) -> str:
    """A host without its port, in small letters."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return (host.rpartition(":")[0] if host.count(":") == 1 else host).rstrip(".").lower()
