"""What stands before every request: names, origins, rates, sizes, and the headers that keep a browser safe."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quintessence.server.http.errors import problem
from quintessence.server.http.expensive import ExpensiveRequests, is_expensive
from quintessence.server.http.health import PATHS
from quintessence.server.http.hosts import is_own_host, is_own_origin
from quintessence.server.http.network import Network
from quintessence.server.http.rates import GUEST, Rates
from quintessence.server.people.identity import COOKIE
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from quintessence.service.nesting import is_too_deep
from quintessence.service.problems import Problem

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
_BUILT: Final = ("x-content-type-options", "cross-origin-resource-policy")
"""All that a built script, style or font needs: the others speak of documents, and a first visit loads thirty files."""
_FILES: Final = ("/api/records", "/api/mine/games")
"""Where whole files come in: a worker looks how deep they nest, and parses them."""
_TOO_MANY: Final = 429
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Refuses foreign names and origins, floods, and long or deep bodies, and adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, network: Network) -> None:
        self._app: Final = app
        self._settings: Final = settings
        self._network: Final = network
        self._turns: Final = ExpensiveRequests(settings.limits)
        self.bytes_held = 0
        """Bytes of bodies that are not answered yet."""

    @property
    def limits(self) -> Limits:
        return self._settings.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name in _BUILT if "immutable" in headers.get("cache-control", "") else _HEADERS:
                    headers.setdefault(name, _HEADERS[name])
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            try:
                async with asyncio.timeout(self.limits.reading_seconds):
                    await send(message)
            except TimeoutError:
                raise ClientDisconnect from None

        held = Held(self)
        try:
            body = await self._checked(scope, receive, held)
            async with self._turns.turn(scope):
                await self._app(scope, receive if body is None else _replayed(body, receive), sending)
        except ClientDisconnect:  # it reads too slowly, and is closed
            return
        except Problem as error:
            if error.status == _TOO_MANY:
                await asyncio.sleep(self.limits.refusal_pause)
            await problem(error.status, error.code, error.values)(scope, receive, sending)
        finally:
            self.bytes_held -= held.bytes

    async def _checked(self, scope: Scope, receive: Receive, held: Held) -> bytes | None:
        """The body of a request that may go on, where it has one; the cheap checks come first. Problem for others."""
        headers, limits = Headers(scope=scope), self._settings.limits
        opened = self._network.opened
        if scope["path"] not in PATHS and not is_own_host(scope, headers, self._settings, opened):
            raise Problem(403, "foreign_host", {"host": headers.get("host", "")[:100]})
        has_body = scope["method"] not in _SAFE
        if has_body and not is_own_origin(scope, headers, self._settings):
            raise Problem(403, "foreign_origin")
        if scope["path"].startswith("/api/"):
            self._take_rate(scope)
        most = _most(scope["path"], limits)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > most:
            raise Problem(413, "too_large", {"most": most})
        if not has_body:
            return None
        body = await _read_body(held.counted(receive), most, limits)
        if scope["path"] not in _FILES and is_too_deep(body, limits.json_depth, limits.json_lists):
            raise Problem(422, "too_deep", {"most": limits.json_depth})
        return body

    def _take_rate(self, scope: Scope) -> None:
        """Count a request before its body is read; Problem where there were too many."""
        rates = scope["app"].state.rates
        assert isinstance(rates, Rates)
        request = HTTPConnection(scope)
        guest = rates.identities.read(request.cookies.get(COOKIE))
        scope[GUEST] = guest
        address = request.client.host if request.client else ""
        cost = self.limits.expensive_cost if is_expensive(scope["method"], scope["path"]) else 1
        is_taken = rates.addresses.take(address) if guest is None else rates.guests.take(guest, cost)
        if not (is_taken and rates.all_of_address.take(address, cost)):
            raise Problem(429, "too_fast")


class Held:
    """The bytes of one body, counted among those of all."""

    def __init__(self, guard: Guard) -> None:
        self._guard: Final = guard
        self.bytes = 0

    def counted(self, receive: Receive) -> Receive:
        """Pass a body on, each piece counted as it comes; Problem where all bodies together are too much."""

        async def receiving() -> Message:
            message = await receive()
            length = len(message.get("body", b""))
            self.bytes += length
            self._guard.bytes_held += length
            if self._guard.bytes_held > self._guard.limits.bodies_in_all:
                raise Problem(503, "server_busy")
            return message

        return receiving


def _most(path: str, limits: Limits) -> int:
    """The most bytes of a body: a record is large, options, files and sheets of a variant can be, all else is small."""
    if path in _FILES:
        return limits.record_bytes
    if path.startswith("/api/lab/"):
        return limits.lab_bytes
    is_large = path in ("/api/tables", "/api/sketch", "/api/challenges") or path.endswith("/variants")
    return limits.body_bytes if is_large else limits.message_bytes


async def _read_body(receive: Receive, most: int, limits: Limits) -> bytes:
    """A whole body."""
    try:
        async with asyncio.timeout(limits.body_seconds):
            body = await _body(receive, most)
    except TimeoutError:
        raise Problem(408, "too_slow") from None
    if len(body) > most:
        raise Problem(413, "too_large", {"most": most})
    return body


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
