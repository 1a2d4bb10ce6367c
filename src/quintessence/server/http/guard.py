"""What stands before every request: origins, sizes, and the headers that keep a browser safe."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quintessence.server.http.errors import problem
from quintessence.server.limits import Settings

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Refuses foreign origins and long bodies, and adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._settings: Final = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        headers, limits = Headers(scope=scope), self._settings.limits
        if scope["method"] not in _SAFE and not is_own_origin(headers, self._settings):
            await problem(403, "foreign_origin")(scope, receive, sending)
            return
        most = limits.record_bytes if scope["path"] == "/api/records" else limits.body_bytes
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > most:
            await problem(413, "too_large", {"most": most})(scope, receive, sending)
            return
        body = await _body(receive, most) if scope["method"] not in _SAFE else None
        if body is not None and len(body) > most:
            await problem(413, "too_large", {"most": most})(scope, receive, sending)
            return
        await self._app(scope, receive if body is None else _replayed(body, receive), sending)


async def _body(receive: Receive, most: int) -> bytes:
    """A whole body, or a bit more than is allowed of it."""
    parts, length, is_more = [], 0, True
    while is_more and length <= most:
        message = await receive()
        parts.append(message.get("body", b""))
        length += len(parts[-1])
        is_more = message.get("more_body", False)
    return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, then whatever else comes."""
    is_given = False

    async def receiving() -> Message:
        nonlocal is_given
        if is_given:
            return await receive()
        is_given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving
