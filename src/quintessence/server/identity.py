"""Who is asking: a guest known by a signed cookie, a seat known by its key."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

from quintessence.server.storage import Guest, Storage
from quintessence.server.table import Table

COOKIE: Final = "guest"
COLOURS: Final = ("fire", "water", "earth", "air", "aether")
_YEARS: Final = 5 * 365 * 24 * 3600


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def secret_of(folder: Path) -> bytes:
    """The server's own secret, made when the data folder is first used; only its owner can read it."""
    path = folder / "secret"
    try:
        place = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(place, "wb") as file:
        value = secrets.token_bytes(32)
        file.write(value)
        file.flush()
        os.fsync(file.fileno())
    return value


class Identities:
    """Signs and reads the cookies, and knows the guests' names."""

    def __init__(self, secret: bytes, storage: Storage) -> None:
        self._signer: Final = Signer(secret, salt="quintessence guest", digest_method=sha256)
        self._storage: Final = storage

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None when it is not one of ours."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def signed(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._signer.sign(guest).decode()

    def set_cookie(self, response: Response, guest: str, secure: bool) -> None:
        """Let the browser remember a guest."""
        response.set_cookie(
            COOKIE, self.signed(guest), max_age=_YEARS, httponly=True, samesite="lax", secure=secure, path="/"
        )

    async def guest(self, guest: str) -> Guest:
        """A guest by name; without one yet, a colour at least."""
        known = await self._storage.guest(guest)
        return Guest(guest, "", COLOURS[sha256(guest.encode()).digest()[0] % len(COLOURS)]) if known is None else known


@dataclass(frozen=True)
class Caller:
    """What someone may do at a table."""

    guest: str | None
    held: frozenset[int]
    is_host: bool
    may_watch: bool


def caller_at(table: Table, guest: str | None, token: str | None) -> Caller:
    """What a guest may do at a table, with the help of a token: a seat's key, or the spectators' token."""
    held = set()
    for seat, place in enumerate(table.stored.places):
        has_key = place.kind != "bot" and is_same(place.key, token)
        if has_key or (guest is not None and guest in place.holders):
            held.add(seat)
    is_host = guest is not None and guest == table.stored.header.host
    may_watch = is_host or bool(held) or is_same(table.stored.watch, token)
    may_watch = may_watch or (guest is not None and guest in table.stored.watchers)
    return Caller(guest, frozenset(held), is_host, may_watch)


def is_same(secret: str, given: str | None) -> bool:
    """Whether someone has a token, in a time that tells nothing about it."""
    return given is not None and secrets.compare_digest(secret.encode(), given.encode("utf-8", "replace"))
