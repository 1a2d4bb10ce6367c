"""A POST to an address outside: one deadline for all of it, no redirects, and of the answer only its status."""

from __future__ import annotations

import asyncio
import socket
import ssl
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from quintessence.server.notifications.channel import Undelivered

_PORTS: Final = {"https": 443, "http": 80}
_HEAD: Final = 4096
"""Bytes in which an answer's first line must come."""
_CLOSED: Final = tuple(
    IPv6Network(name)
    for name in (
        "64:ff9b::/32",
        "::/96",
        "::ffff:0:0:0/96",
        "fec0::/10",
        "5f00::/16",
        "3fff::/20",
        "2002::/16",
        "2001::/32",
    )
)
"""Addresses that name another one within them (translated, compatible, 6to4, Teredo), and those of no open network
(site-local, segment routing, documentation), whatever this Python knows of them."""


async def post(url: str, headers: dict[str, str], body: bytes, seconds: float, is_public: bool) -> int:
    """The status of the answer; Undelivered where there is none. With `is_public`, to no private address."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    sent = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items()), "", ""]
    try:
        async with asyncio.timeout(seconds):
            address = await _address(host, port, is_public)
            name = host if parts.scheme == "https" else None
            return await _status(address, name, "\r\n".join(lines).encode() + body, is_public)
    except (OSError, ssl.SSLError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
        raise Undelivered(f"{host}: {type(error).__name__} {error}") from error


async def _address(host: str, port: int, is_public: bool) -> tuple[str, int]:
    """Where a host is. It is this address that is connected to: a second look-up could tell another."""
    rows = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(row[4][0]) for row in rows]
    if not addresses or (is_public and not all(is_public_address(address) for address in addresses)):
        raise OSError("not a public address")
    return addresses[0], port


def is_public_address(text: str) -> bool:
    """Whether an address is one of the open network: not this machine, not its neighbours, nobody's group."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public_address(str(address.ipv4_mapped))
        if any(address in network for network in _CLOSED):
            return False
    return address.is_global and not address.is_multicast


async def _status(address: tuple[str, int], name: str | None, request: bytes, is_public: bool) -> int:
    secured = {} if name is None else {"ssl": _context(), "server_hostname": name}
    reader, writer = await asyncio.open_connection(*address, limit=_HEAD, **secured)  # type: ignore[arg-type]
    try:
        if is_public and not is_public_address(str(writer.get_extra_info("peername")[0])):  # the one in use
            raise OSError("not a public address")
        writer.write(request)
        await writer.drain()
        words = (await reader.readline()).split()
    finally:
        writer.transport.abort()  # what else it has to say is not read
    if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
        raise ValueError("no answer")
    return int(words[1])


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
