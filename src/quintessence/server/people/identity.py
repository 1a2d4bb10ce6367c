"""Who is asking: a guest known by a signed cookie."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.responses import Response

from quintessence.core.game import Refused
from quintessence.service.people.guests import Guests
from quintessence.service.storage.protocol import Storage

COOKIE: Final = "guest"
_SECRET_BYTES: Final = 32
_YEARS: Final = 5 * 365 * 24 * 3600


def secret_of(folder: Path) -> bytes:
    """The server's own secret, made when the data folder is first used; only its owner can read it.

    Where servers on several machines share their guests, the owner gives them the same one, in the environment
    (QUINTESSENCE_SECRET) or in a file that it names (QUINTESSENCE_SECRET_FILE).
    """
    given, named = os.environ.get("QUINTESSENCE_SECRET"), os.environ.get("QUINTESSENCE_SECRET_FILE")
    path = Path(named) if named else folder / "secret"
    if given is not None:
        value = given.encode()
    else:
        if not named and not path.exists():
            _write_aside(path, secrets.token_bytes(_SECRET_BYTES))
        value = path.read_bytes()
    if len(value) < _SECRET_BYTES:  # cut short by a full disk: whoever guesses it could be anyone
        raise Refused("secret_too_short", {"file": str(path), "found": len(value), "least": _SECRET_BYTES})
    return value


def _write_aside(path: Path, value: bytes) -> None:
    """Make a file that is there whole or not at all; where another process was quicker, its file stays."""
    aside = path.with_name(f"{path.name}-{secrets.token_hex(4)}")
    descriptor = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(value)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            _rename(aside, path)
    finally:
        aside.unlink(missing_ok=True)


def _rename(aside: Path, path: Path) -> None:
    """Give a file its name, unless there is one of that name."""
    if sys.platform == "win32":
        aside.rename(path)  # which fails there where the name is taken
    else:
        os.link(aside, path)
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


class Identities(Guests):
    """Signs and reads the cookies, and knows the guests' names."""

    def __init__(self, secret: bytes, storage: Storage) -> None:
        super().__init__(storage)
        self._signer: Final = Signer(secret, salt="quintessence guest", digest_method=sha256)

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
