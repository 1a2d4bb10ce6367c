"""Who is asking: a guest known by a signed cookie."""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

from quintessence.server.storage.model import Guest
from quintessence.server.storage.protocol import Storage

COOKIE: Final = "guest"
COLOURS: Final = ("fire", "water", "earth", "air", "aether")
_YEARS: Final = 5 * 365 * 24 * 3600


def secret_of(folder: Path) -> bytes:
    """The server's own secret, made when the data folder is first used; only its owner can read it."""
    path = folder / "secret"
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(descriptor, "wb") as file:
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
